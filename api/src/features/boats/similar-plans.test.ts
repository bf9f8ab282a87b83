import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { insertUser } from '../../testing/factories.ts';
import { plansOf } from '../../testing/plans.ts';
import { boatsAround } from './similar.store.ts';

const SIZE = 20_000;

it('finds similar boats by the price indexes, without reading every boat', async () => {
  const database = await testDatabase();
  const { id } = await insertUser(database.db);
  const types = BOAT_TYPES.map((type) => `'${type}'`).join(', ');
  await database.pool.query(
    `insert into boats (seller_id, title, price, year, make, model, length, type, location)
     select $1, 'Boat', 1000 + n * 31 % 900000, 2000, 'Make', 'Model', 15 + n % 60,
       (array[${types}])[1 + n % ${BOAT_TYPES.length}], 'Town' from generate_series(1, ${SIZE}) n`,
    [id],
  );
  await database.pool.query('analyze boats');
  const subject = { id: 77, exactPrice: '100000.00', price: 100_000, length: 30, type: 'Bowrider', state: 'FL' };
  const plans = [
    [await plansOf(database, (db) => boatsAround(db, subject, 'of its type', 60)), /boats_type_price/],
    [await plansOf(database, (db) => boatsAround(db, subject, 'of any type', 60)), /boats_price/],
  ] as const;
  for (const [plan, index] of plans) {
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on boats|Sort/);
  }
});
