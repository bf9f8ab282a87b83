import { enrichedBoat } from '@tradewind/contract/boats';
import { type Comparable, nearest } from '@tradewind/domain/valuation/comparables';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';
import { findComparables } from './market.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

describe('GET /api/boats/{id}/enriched', () => {
  it('estimates the price from boats of the same type, age and length, and names them', async () => {
    const { db } = app.database;
    const { id: sellerId } = await insertUser(db);
    const like = { type: 'Bowrider', year: 2020, length: 24, make: 'Larkwell' };
    const boat = await insertBoat(db, { ...like, sellerId, price: '999999.00' });
    for (const price of ['48000.00', '49000.00', '50000.00', '51000.00', '52000.00']) {
      await insertBoat(db, { ...like, sellerId: (await insertUser(db)).id, price });
    }
    for (const other of [{ price: '5.00' }, { type: 'Motor Yacht' }, { status: 'sold' }]) {
      await insertBoat(db, { ...like, sellerId, price: '900000.00', ...other });
    }
    const { body } = await app.call('GET', `/api/boats/${boat.id}/enriched`);
    const { marketData, ...plain } = enrichedBoat.parse(body);
    expect(plain).toMatchObject({ id: boat.id, seller: { id: sellerId } });
    expect(marketData).toMatchObject({ similarListings: 5, similarSales: 0, warnings: [] });
    expect(marketData?.comparables.map(({ price }) => price).sort()).toEqual([
      ...['48000.00', '49000.00', '50000.00', '51000.00', '52000.00'],
    ]);
    expect(Number(marketData?.averageMarketPrice)).toBeCloseTo(50_000, -3);
    expect(Number(marketData?.priceRange.min)).toBeGreaterThan(38_000);
    expect(Number(marketData?.priceRange.min)).toBeLessThan(48_000);
    expect(Number(marketData?.priceRange.max)).toBeGreaterThan(52_000);
    expect(Number(marketData?.priceRange.max)).toBeLessThan(66_000);
  });

  it('reports no market data without comparable boats', async () => {
    const alone = await insertBoat(app.database.db, { type: 'Dual Console', year: 1905, length: 90 });
    const bare = await insertBoat(app.database.db, { type: null, length: null });
    for (const { id } of [alone, bare]) {
      expect((await app.call('GET', `/api/boats/${id}/enriched`)).body.marketData).toBeNull();
    }
  });

  it('compares the same boats in the same order as the domain', async () => {
    const { db, pool } = app.database;
    const sellers: string[] = [];
    // One after the other: so many at once could wait too long for a connection.
    while (sellers.length < 300) sellers.push((await insertUser(db)).id);
    await pool.query(
      `insert into boats (seller_id, title, price, year, make, model, length, type, condition, location)
       select ($1::text[])[1 + n % 300], 'Boat ' || n, 1000 + n * 31 % 90000, 1980 + n * 7 % 46, case n % 3 when 0 then ' HERON' else 'Make ' || n % 5 end,
         'M', 15 + n * 13 % 300 / 10.0, 'Center Console', 'Good', 'Miami, FL' from generate_series(1, 1500) n`,
      [sellers],
    );
    const { rows } = await pool.query(
      `select id, type, make, year, length::float8, condition, (price * 100)::float8 as price, seller_id as owner
       from boats where listed order by id`,
    );
    for (const [year, length] of [
      [2019, 31.4],
      [1981, 16],
    ] as const) {
      const subject = { type: 'Center Console', make: 'Heron', year, length, condition: null };
      const { listed } = await findComparables(db, subject, undefined);
      const expected = nearest(
        subject,
        rows.map((row) => ({ ...row, sold: false })) as (Comparable & { id: number })[],
      );
      expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });
});

describe('GET /api/boats/{id}', () => {
  it('returns 404 for a boat that does not exist', async () => {
    for (const id of [999_999, 2_147_483_647]) expect((await app.call('GET', `/api/boats/${id}`)).status).toBe(404);
    expect((await app.call('GET', '/api/boats/2147483648')).status).toBe(400);
  });

  it('never returns the management token', async () => {
    const boat = await insertBoat(app.database.db, { managementToken: 'a-secret-of-the-owner', featured: true });
    for (const path of [`/${boat.id}`, `/${boat.id}/enriched`, '', '/featured']) {
      const { body } = await app.call('GET', `/api/boats${path}`);
      expect(JSON.stringify(body)).toContain(boat.title);
      expect(JSON.stringify(body)).not.toMatch(/a-secret-of-the-owner|managementToken|textKey/);
    }
  });
});
