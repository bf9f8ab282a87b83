import { boat as boatShape } from '@tradewind/contract/boats';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boats } from '../../../db/schema/boats.ts';
import { type Json, type TestApp, testApp } from '../../../testing/app.ts';
import { type BoatDraft, boatDraft, insertBoat, insertUser } from '../../../testing/factories.ts';
import { nextAddress, walkPages } from '../../../testing/pages.ts';

let app: TestApp;
let sellerId: string;
beforeAll(async () => {
  app = await testApp();
  sellerId = (await insertUser(app.database.db, { firstName: 'Ada', location: 'Tampa, FL' })).id;
});

async function onlyBoats(...drafts: Partial<BoatDraft>[]): Promise<void> {
  await app.database.db.delete(boats);
  for (const draft of drafts) await app.database.db.insert(boats).values(boatDraft({ sellerId, ...draft }));
  app.dependencies.responseCache.clear();
}

const find = async (query: string): Promise<string[]> => {
  const { status, body } = await app.call('GET', `/api/boats?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map((boat: Json) => boat.title);
};

describe('GET /api/boats', () => {
  it('returns all active boats with their sellers, newest first, as in the contract', async () => {
    await onlyBoats(
      { title: 'Older', createdAt: new Date('2026-01-01'), length: 27.5, engineHours: 120 },
      { title: 'Paused', status: 'paused' },
      { title: 'Newer', createdAt: new Date('2026-02-01T10:20:30.456Z'), length: null, description: 'Say "ahoy"\n' },
      { title: 'Sold', status: 'sold' },
    );
    const { body, headers } = await app.call('GET', '/api/boats');
    expect(body.map((boat: Json) => boat.title)).toEqual(['Newer', 'Older']);
    expect(z.array(z.strictObject(boatShape.shape)).safeParse(body).error).toBeUndefined();
    expect(body[0]).toMatchObject({
      createdAt: '2026-02-01T10:20:30.456Z',
      price: '125000.00',
      seller: { firstName: 'Ada' },
    });
    expect(headers).toMatchObject({ 'x-total-count': '2', 'x-catalogue-count': '2' });
    expect(headers.link).toBeUndefined();
  });

  it('treats SQL wildcards as plain characters', async () => {
    await onlyBoats(
      { title: '100% teak' },
      { title: '1000 teak' },
      { title: 'A_B' },
      { title: 'AxB' },
      { title: 'C\\D' },
    );
    expect(await find('query=0%25')).toEqual(['100% teak']);
    expect(await find('query=a_b')).toEqual(['A_B']);
    expect(await find('query=%5C')).toEqual(['C\\D']);
    expect(await find("query='; drop table boats")).toEqual([]);
  });

  it('searches title, make and model separately and in any case', async () => {
    await onlyBoats(
      { title: 'Étoile du Nord', make: 'Larkwell', model: 'X1' },
      { title: 'Other', make: 'Ray', model: 'Sea' },
      { title: 'By make', make: 'SEA RAY', model: 'X3' },
      { title: 'By model', make: 'Larkwell', model: 'sea rays' },
    );
    expect(await find('query=sea ray&sort=oldest')).toEqual(['By make', 'By model']);
    expect(await find('query=éTOILE')).toEqual(['Étoile du Nord']);
    expect(await find('query=ray%1Fsea')).toEqual([]);
  });

  it('includes the lower bound of a bucket and excludes the upper one', async () => {
    await onlyBoats(
      { title: 'A', price: '24999.99' },
      { title: 'B', price: '25000.00' },
      { title: 'C', price: '50000.00' },
    );
    expect(await find('priceBucket=25k-50k')).toEqual(['B']);
    expect(await find('budget=25k-50k&budget=50k-100k&sort=price-low')).toEqual(['B', 'C']);
    expect(await find('budget=25k-50k&priceBucket=under-25k')).toEqual([]);
    expect(await find('minPrice=24999.99&maxPrice=25000&sort=price-high')).toEqual(['B', 'A']);
  });

  it('finds owners who accept at least one of the categories or are open to offers', async () => {
    await onlyBoats(
      { title: 'Cars', tradeCategories: ['vehicles'] },
      { title: 'Open', tradeCategories: ['open_to_offers'] },
      { title: 'Art', tradeCategories: ['art', 'wine'] },
    );
    expect((await find('tradeFor=automobile')).sort()).toEqual(['Cars', 'Open']);
    expect((await find('tradeFor=wine&tradeFor=Automobiles')).sort()).toEqual(['Art', 'Cars', 'Open']);
  });

  it('sorts by distance from a zip code, newest first at equal distance, and by age without one', async () => {
    await onlyBoats(
      { title: 'Texas', location: 'Houston, TX', createdAt: new Date('2026-01-04') },
      { title: 'Somewhere', location: 'At sea', createdAt: new Date('2026-01-03') },
      { title: 'Old Florida', location: 'Miami FL', createdAt: new Date('2026-01-01') },
      { title: 'New Florida', location: 'Tampa, Florida 33602', createdAt: new Date('2026-01-02') },
      { title: 'Maine', location: 'Portland, ME', createdAt: new Date('2026-01-05') },
    );
    const nearest = ['New Florida', 'Old Florida', 'Somewhere', 'Maine', 'Texas'];
    expect(await find('sort=distance&zip=33139')).toEqual(nearest);
    expect(await walkPages(app, 'sort=distance&zip=33139&limit=1')).toMatchObject({ titles: nearest });
    expect(await find('sort=distance')).toEqual(['Maine', 'Texas', 'Somewhere', 'New Florida', 'Old Florida']);
  });

  it('links to the next page with the same filter', async () => {
    await onlyBoats(
      { title: 'A', type: 'Bowrider' },
      { title: 'B', type: 'Bowrider' },
      { title: 'C', type: 'Motor Yacht' },
    );
    const { headers } = await app.call('GET', '/api/boats?type=Bowrider&limit=1&sort=oldest');
    expect(headers).toMatchObject({ 'x-total-count': '2', 'x-catalogue-count': '3' });
    const next = await app.call('GET', nextAddress(headers) ?? '');
    expect(next.body).toMatchObject([{ title: 'B' }]);
    expect(next.headers).toMatchObject({ 'x-total-count': '2', 'x-catalogue-count': '3' });
    expect(next.headers.link).toBeUndefined();
  });

  it('refuses invalid filters and reports the field', async () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const [query, field] of [
      ['cursor=nonsense', 'cursor'],
      [`cursor=${forged(['price-low', '1.00', 1])}`, 'cursor'],
      [`cursor=${forged(['newest', "x'; drop table boats", 1])}`, 'cursor'],
      [`cursor=${forged(['newest', '2026-01-01T00:00:00.000Z', 1e12])}`, 'cursor'],
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['type=Submarine', 'type'],
      ['minPrice=lots', 'minPrice'],
      ['minYear=2020&maxYear=2010', 'minYear'],
      ['zip=123', 'zip'],
      ['sort=size', 'sort'],
      ['priceBucket=cheap', 'priceBucket'],
      ['tradeFor=dragons', 'tradeFor.0'],
    ] as const) {
      const { status, body } = await app.call('GET', `/api/boats?${query}`);
      expect(status, query).toBe(400);
      expect(Object.keys(body.fields), query).toEqual([field]);
    }
  });

  it('hides boats of a suspended owner until activation', async () => {
    await onlyBoats({ title: 'Seen' });
    const suspended = await insertUser(app.database.db);
    const hidden = await insertBoat(app.database.db, { sellerId: suspended.id, title: 'Hidden' });
    const suspend = (flag: boolean) =>
      app.database.pool.query('update users set suspended = $2, suspension_reason = $3 where id = $1', [
        suspended.id,
        flag,
        'spam',
      ]);
    await suspend(true);
    await insertBoat(app.database.db, { sellerId: suspended.id, title: 'Posted meanwhile' });
    app.dependencies.responseCache.clear();
    expect(await find('')).toEqual(['Seen']);
    expect((await app.call('GET', `/api/boats/${hidden.id}`)).status).toBe(404);
    expect((await app.call('GET', `/api/boats/${hidden.id}/enriched`)).status).toBe(404);
    expect((await app.call('GET', '/api/marketplace/stats')).body.totalBoats).toBe(1);
    await suspend(false);
    app.dependencies.responseCache.clear();
    expect(await find('')).toHaveLength(3);
  });

  it('streams more boats than one batch', async () => {
    await onlyBoats();
    const many = Array.from({ length: 1_203 }, (_, number) => boatDraft({ sellerId, title: `Boat ${number}` }));
    await app.database.db.insert(boats).values(many);
    app.dependencies.responseCache.clear();
    const { body, headers } = await app.call('GET', '/api/boats');
    expect(new Set(body.map((boat: Json) => boat.id)).size).toBe(1_203);
    expect(headers).toMatchObject({ 'x-total-count': '1203', 'content-type': 'application/json; charset=utf-8' });
    expect((await app.call('GET', '/api/boats?query=boat 12')).body).toHaveLength(14);
  });
});
