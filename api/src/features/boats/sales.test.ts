import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boats, transactions } from '../../db/schema/boats.ts';
import { boatSales } from '../../db/schema/sales.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';
import { findComparables } from './market.store.ts';
import { readEnrichedBoat } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const like = { type: 'Dual Console', year: 2020, length: 24, make: 'Larkwell' } as const;
let buyer: string;
beforeEach(async () => {
  const { db } = app.database;
  await db.delete(transactions);
  await db.delete(boats);
  buyer = (await insertUser(db)).id;
  for (const price of ['98000.00', '99000.00', '100000.00', '101000.00', '102000.00', '100500.00'])
    await insertBoat(db, { ...like, price });
});

async function sell(boatId: number, sellerId: string, price: string, completedAt = new Date('2026-05-20T10:11:12Z')) {
  const [row] = await app.database.db
    .insert(transactions)
    .values({
      ...{ boatId, sellerId, buyerId: buyer, salePrice: price, adminFee: '0.00', totalAmount: price },
      ...{ status: 'completed', completedAt },
    })
    .returning();
  return row?.id ?? 0;
}

async function soldBoat(price: string, completedAt?: Date, traits = {}) {
  const boat = await insertBoat(app.database.db, { ...like, ...traits, price: '150000.00', status: 'sold' });
  await sell(boat.id, boat.sellerId, price, completedAt);
  return boat;
}

const marketOf = async (id: number) => (await readEnrichedBoat(app.database.db, id)).marketData;

describe('A closed trade', () => {
  it('becomes a comparable that weighs more than an asking price', async () => {
    const { db } = app.database;
    const subject = await insertBoat(db, { ...like, price: '120000.00' });
    const before = Number((await marketOf(subject.id))?.averageMarketPrice);
    await soldBoat('90000.00');
    await soldBoat('91000.00');
    const after = await marketOf(subject.id);
    expect(after).toMatchObject({ similarListings: 6, similarSales: 2 });
    // Two of eight boats, but six of twelve parts of the weight.
    expect(Number(after?.averageMarketPrice)).toBeLessThan(before - 3_500);
  });

  it('is shown without people, place, exact date and exact price', async () => {
    const subject = await insertBoat(app.database.db, { ...like, price: '120000.00' });
    const sold = await soldBoat('97412.37');
    const market = await marketOf(subject.id);
    const entry = market?.comparables.find(({ kind }) => kind === 'sold');
    expect(entry).toEqual({ kind: 'sold', year: 2020, make: 'Larkwell', length: 24, price: '97400.00', soldIn: 2026 });
    const text = JSON.stringify(market?.comparables);
    for (const secret of [sold.sellerId, buyer, sold.location, sold.title, '97412'])
      expect(text.includes(`"${secret}`)).toBe(false);
  });

  it('does not tell what the current owner paid for the boat', async () => {
    const boat = await insertBoat(app.database.db, { ...like, price: '120000.00' });
    await sell(boat.id, (await insertUser(app.database.db)).id, '40000.00');
    expect(await marketOf(boat.id)).toMatchObject({ similarSales: 0 });
    const other = await insertBoat(app.database.db, { ...like, price: '120000.00' });
    expect(await marketOf(other.id)).toMatchObject({ similarListings: 7, similarSales: 0 });
  });

  it('keeps the traits that the boat was sold with', async () => {
    const { db } = app.database;
    const sold = await soldBoat('95000.00');
    await db.update(boats).set({ length: 80, year: 1960, make: 'Edited' }).where(eq(boats.id, sold.id));
    expect(await db.select().from(boatSales)).toMatchObject([{ length: 24, year: 2020, make: 'Larkwell' }]);
  });

  it('is found beyond many equal boats', async () => {
    const { db, pool } = app.database;
    const sellers = await Promise.all(Array.from({ length: 45 }, async () => (await insertUser(db)).id));
    await pool.query(
      `insert into boats (seller_id, title, price, year, make, model, length, type, condition, location)
       select ($1::text[])[1 + n % 45], 'Boat ' || n, 100000, $2, $3, 'M', $4, $5, 'Good', 'Miami, FL' from generate_series(1, 225) n`,
      [sellers, like.year, like.make, like.length, like.type],
    );
    await soldBoat('81000.00', undefined, { year: 2008 });
    const { sales } = await findComparables(db, { ...like, condition: null }, undefined);
    expect(sales.map(({ year, price }) => [year, price])).toEqual([[2008, 8_100_000]]);
  });

  it('no longer counts after three years', async () => {
    const subject = await insertBoat(app.database.db, { ...like, price: '120000.00' });
    await soldBoat('95000.00', new Date('2020-01-01T00:00:00Z'));
    expect(await marketOf(subject.id)).toMatchObject({ similarSales: 0 });
  });

  it('counts once it is completed, and once only', async () => {
    const { db } = app.database;
    const boat = await insertBoat(db, { ...like, price: '120000.00' });
    const amounts = { salePrice: '90000.00', adminFee: '0.00', totalAmount: '90000.00' };
    const [row] = await db
      .insert(transactions)
      .values({ boatId: boat.id, sellerId: boat.sellerId, buyerId: buyer, ...amounts })
      .returning();
    expect(await db.select().from(boatSales)).toEqual([]);
    const complete = { status: 'completed', completedAt: new Date() };
    for (const _ of [1, 2])
      await db
        .update(transactions)
        .set(complete)
        .where(eq(transactions.id, row?.id ?? 0));
    expect(await db.select().from(boatSales)).toHaveLength(1);
  });
});
