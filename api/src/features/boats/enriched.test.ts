import { enrichedBoat } from '@tradewind/contract/boats';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

describe('GET /api/boats/{id}/enriched', () => {
  it('says what boats of the same type, age and length are offered for', async () => {
    const { db } = app.database;
    const { id: sellerId } = await insertUser(db);
    const like = { sellerId, type: 'Bowrider', year: 2020, length: 24 };
    const boat = await insertBoat(db, { ...like, price: '999999.00' });
    await insertBoat(db, { ...like, price: '40000.00', year: 2016 });
    await insertBoat(db, { ...like, price: '60000.00', length: 26.5 });
    for (const other of [{ type: 'Motor Yacht' }, { year: 2010 }, { length: 40 }, { status: 'sold' }]) {
      await insertBoat(db, { ...like, price: '10.00', ...other });
    }
    const { body } = await app.call('GET', `/api/boats/${boat.id}/enriched`);
    expect(enrichedBoat.parse(body)).toMatchObject({
      id: boat.id,
      seller: { id: sellerId },
      marketData: {
        averageMarketPrice: '50000.00',
        similarListings: 2,
        priceRange: { min: '40000.00', max: '60000.00' },
      },
    });
  });

  it('says nothing where nothing compares', async () => {
    const alone = await insertBoat(app.database.db, { type: 'Dual Console', year: 1955, length: 90 });
    const bare = await insertBoat(app.database.db, { type: null, length: null });
    for (const { id } of [alone, bare]) {
      expect((await app.call('GET', `/api/boats/${id}/enriched`)).body.marketData).toBeNull();
    }
  });
});

describe('GET /api/boats/{id}', () => {
  it('answers 404 for a boat that is not there or not active', async () => {
    const paused = await insertBoat(app.database.db, { status: 'paused' });
    for (const id of [paused.id, 999_999, 2_147_483_647]) {
      expect((await app.call('GET', `/api/boats/${id}`)).status).toBe(404);
    }
    expect((await app.call('GET', '/api/boats/2147483648')).status).toBe(400);
  });

  it('never shows the management token', async () => {
    const boat = await insertBoat(app.database.db, { managementToken: 'a-secret-of-the-owner', featured: true });
    for (const path of [`/${boat.id}`, `/${boat.id}/enriched`, '', '/featured']) {
      const { body } = await app.call('GET', `/api/boats${path}`);
      expect(JSON.stringify(body)).toContain(boat.title);
      expect(JSON.stringify(body)).not.toMatch(/a-secret-of-the-owner|managementToken|textKey/);
    }
  });
});
