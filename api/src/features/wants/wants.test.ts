import { want } from '@tradewind/contract/wants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assets } from '../../db/schema/assets.ts';
import { deployAgent } from '../../testing/agents.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BoatRow, insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let boat: BoatRow;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  stranger = await registerPerson(app);
});
beforeEach(async () => {
  owner = await registerPerson(app);
  boat = await insertBoat(app.database.db, {
    sellerId: owner.user.id,
    title: 'Sea Otter',
    price: '100000.00',
    tradeCategories: ['boats', 'wine'],
  });
});

const ANYTHING = {
  boatTypes: [],
  minLength: null,
  maxLength: null,
  minYear: null,
  maxYear: null,
  minPrice: null,
  maxPrice: null,
  maxMiles: null,
  categories: [],
  maxCashToAdd: null,
  minCashToReceive: null,
  lowestValue: null,
};
const list = async (person = owner) =>
  z.array(want).parse((await app.call('GET', '/api/wants', { token: person.token })).body.wants);
const put = (body: unknown, person = owner) => app.call('PUT', '/api/wants', { token: person.token, body });
const forBoat = () => ({ kind: 'boat', boatId: boat.id });
async function addAsset(person: Person): Promise<number> {
  const [row] = await app.database.db
    .insert(assets)
    .values({ ownerId: person.user.id, category: 'vehicles', title: 'Old Truck', value: '20000.00' })
    .returning();
  return row?.id ?? 0;
}

describe('A want', () => {
  it('suggests the listing’s trade categories and the agent’s prices until it is set', async () => {
    await deployAgent(app.database.db, owner.user.id, { priceRangeMin: '50000.00', priceRangeMax: '200000.00' });
    const assetId = await addAsset(owner);
    const prices = { minPrice: '50000.00', maxPrice: '200000.00' };
    expect(await list()).toMatchObject([
      {
        for: { kind: 'boat', boatId: boat.id },
        title: 'Sea Otter',
        value: '100000.00',
        suggested: true,
        rules: { ...ANYTHING, ...prices, categories: ['boats', 'wine'] },
        updatedAt: null,
      },
      { for: { kind: 'asset', assetId }, title: 'Old Truck', suggested: true, rules: { categories: ['boats'] } },
      { for: { kind: 'cash' }, title: null, value: null, suggested: true, rules: { ...prices, categories: ['boats'] } },
    ]);
  });

  it('is saved as a whole for a boat, an asset or cash, and can be reset to the suggestion', async () => {
    const rules = {
      boatTypes: ['Bowrider', 'Motor Yacht', 'Bowrider'],
      minLength: 20,
      maxLength: 40.5,
      minYear: 2005,
      maxYear: 2024,
      minPrice: 50_000,
      maxPrice: '150000',
      maxMiles: 800,
      categories: ['boats', 'bitcoin'],
      maxCashToAdd: '25000.5',
      minCashToReceive: 0,
      lowestValue: 93_000,
    };
    const { status, body } = await put({ for: forBoat(), rules });
    expect(status).toBe(200);
    const saved = {
      ...rules,
      boatTypes: ['Bowrider', 'Motor Yacht'],
      minPrice: '50000.00',
      maxPrice: '150000.00',
      maxCashToAdd: '25000.50',
      minCashToReceive: '0.00',
      lowestValue: '93000.00',
    };
    expect(body).toMatchObject({ for: forBoat(), suggested: false, rules: saved });
    const asset = { kind: 'asset', assetId: await addAsset(owner) };
    await put({ for: asset, rules: { maxMiles: 100 } });
    await put({ for: { kind: 'cash' }, rules: { maxPrice: 75_000 } });
    await put({ for: { kind: 'cash' }, rules: { maxPrice: 80_000 } });
    expect(await list()).toMatchObject([
      { for: forBoat(), suggested: false, rules: saved },
      { for: asset, suggested: false, rules: { ...ANYTHING, maxMiles: 100 } },
      { for: { kind: 'cash' }, suggested: false, rules: { ...ANYTHING, maxPrice: '80000.00' } },
    ]);
    expect((await put({ for: forBoat(), rules: null })).body).toMatchObject({
      suggested: true,
      rules: { ...ANYTHING, categories: ['boats', 'wine'] },
    });
    expect((await list())[0]).toMatchObject({ suggested: true });
  });

  it('stays in the list and can be changed while an agreed trade reserves the boat', async () => {
    const reserve = { gives: [{ kind: 'cash', amount: '90000' }], gets: [forBoat()] };
    const trade = await app.call('POST', '/api/trades', { token: stranger.token, body: reserve });
    expect((await list())[0]).toMatchObject({ for: forBoat(), reserved: false });
    const accepted = { token: owner.token, body: { revision: 1 } };
    expect((await app.call('POST', `/api/trades/${trade.body.id}/accept`, accepted)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ for: forBoat(), reserved: true });
    const saved = await put({ for: forBoat(), rules: { ...ANYTHING, maxLength: 40 } });
    expect(saved).toMatchObject({ status: 200, body: { reserved: true, rules: { maxLength: 40 } } });
  });

  it('is deleted with its boat or asset', async () => {
    const assetId = await addAsset(owner);
    await put({ for: forBoat(), rules: { maxMiles: 100 } });
    await put({ for: { kind: 'asset', assetId }, rules: { maxMiles: 100 } });
    await app.call('DELETE', `/api/boats/${boat.id}`, { token: owner.token });
    await app.database.pool.query('delete from assets where id = $1', [assetId]);
    const { rows } = await app.database.pool.query('select from wants where user_id = $1', [owner.user.id]);
    expect(rows).toHaveLength(0);
    expect(await list()).toHaveLength(1);
  });

  it('is part of the owner’s data export and is deleted with the account', async () => {
    await put({ for: forBoat(), rules: { lowestValue: 93_123 } });
    const { body } = await app.call('POST', '/api/user/export', { token: owner.token });
    expect(body.wants).toMatchObject([{ boatId: boat.id, lowestValue: '93123.00' }]);
    await app.call('DELETE', '/api/user', { token: owner.token, body: { password: owner.password } });
    const { rows } = await app.database.pool.query('select from wants where user_id = $1', [owner.user.id]);
    expect(rows).toHaveLength(0);
  });

  it('cannot be read by anyone else', async () => {
    await put({ for: forBoat(), rules: { lowestValue: 93_123, maxCashToAdd: 17_123 } });
    const secrets = /93123|17123|lowestValue|CashToAdd/;
    const reads = [
      '/api/wants',
      '/api/boats',
      `/api/boats/${boat.id}`,
      '/api/wants/verdicts',
      '/api/marketplace/stats',
    ];
    for (const path of reads) {
      const { body } = await app.call('GET', path, { token: stranger.token });
      expect(JSON.stringify(body)).not.toMatch(/93123|17123/);
    }
    const { body } = await app.call('POST', '/api/user/export', { token: stranger.token });
    expect(JSON.stringify({ ...body, wants: [] })).not.toMatch(secrets);
    expect(body.wants).toEqual([]);
    expect((await app.call('GET', '/api/wants')).status).toBe(401);
    expect((await app.call('PUT', '/api/wants', { body: { for: forBoat(), rules: {} } })).status).toBe(401);
  });

  it('can be set only for the user’s own items, without revealing which others exist', async () => {
    const theirs = await addAsset(stranger);
    const mine = await addAsset(owner);
    for (const subject of [
      forBoat(),
      { kind: 'boat', boatId: 2_000_000_000 },
      { kind: 'asset', assetId: mine },
      { kind: 'asset', assetId: 2_000_000_000 },
    ]) {
      const answer = await put({ for: subject, rules: {} }, stranger);
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'not_found', message: 'That isn’t one of your boats or assets.' },
      });
    }
    expect((await put({ for: { kind: 'asset', assetId: theirs }, rules: {} }, stranger)).status).toBe(200);
  });

  it.each([
    [
      'a shortest length above the longest',
      { minLength: 40, maxLength: 30 },
      'minLength',
      'The shortest length can’t be more than the longest.',
    ],
    [
      'an earliest year after the latest',
      { minYear: 2020, maxYear: 2010 },
      'minYear',
      'The earliest year can’t be after the latest.',
    ],
    [
      'a lowest price above the highest',
      { minPrice: 9, maxPrice: 8 },
      'minPrice',
      'The lowest price can’t be more than the highest.',
    ],
    [
      'a negative amount',
      { maxCashToAdd: -1 },
      'maxCashToAdd',
      'The most cash to add must be between $0 and $9,999,999,999.',
    ],
    [
      'an enormous amount',
      { lowestValue: '99999999999' },
      'lowestValue',
      'The lowest value must be between $0 and $9,999,999,999.',
    ],
    [
      'words for an amount',
      { minCashToReceive: 'plenty' },
      'minCashToReceive',
      'The least cash to receive must be between $0 and $9,999,999,999.',
    ],
    ['negative miles', { maxMiles: -5 }, 'maxMiles', 'The distance must be between 0 and 10,000 miles.'],
    ['an unknown type', { boatTypes: ['Raft'] }, 'boatTypes', 'Please choose boat types from the list.'],
    [
      'an unknown category',
      { categories: ['gold teeth'] },
      'categories',
      'Please choose trade categories from the list.',
    ],
    [
      'endless categories',
      { categories: Array.from({ length: 61 }, () => 'boats') },
      'categories',
      'Please choose trade categories from the list.',
    ],
    ['a zero length', { minLength: 0 }, 'minLength', 'The shortest length must be between 1 and 1,000 feet.'],
    ['an invalid year', { maxYear: 20.5 }, 'maxYear', 'The latest year must be a year between 1850 and 2100.'],
  ])('is refused for %s with a clear message', async (_what, rules, field, message) => {
    const { status, body } = await put({ for: forBoat(), rules });
    expect(status).toBe(400);
    expect(Object.entries(body.fields)).toEqual([[expect.stringContaining(field), message]]);
    expect(await list()).toMatchObject([{ suggested: true }, {}]);
  });

  it.each([
    ['no subject', undefined],
    ['an unknown subject', { kind: 'house', houseId: 1 }],
    ['a boat without an id', { kind: 'boat' }],
  ])('is refused for %s', async (_what, subject) => {
    expect((await put({ for: subject, rules: {} })).status).toBe(400);
  });

  it('keeps one of two concurrent changes as a whole', async () => {
    const changes = [1, 2, 3, 4].map((n) => put({ for: forBoat(), rules: { minYear: 2000 + n, maxYear: 2000 + n } }));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ rules } = { rules: ANYTHING }] = await list();
    expect(rules.minYear).toBe(rules.maxYear);
  });
});
