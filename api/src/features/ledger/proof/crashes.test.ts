import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { crashingDatabase } from '../../../testing/crashing-database.ts';
import { testDatabase } from '../../../testing/database.ts';
import { insertUser } from '../../../testing/factories.ts';
import { insertClosing } from '../../../testing/ledger.ts';
import { RandomLedger } from '../../../testing/random-ledger.ts';

/** `npm run bench -- ledger` runs 100,000. */
const EVENTS = 500;
const TRADES = 12;

it(`survives ${EVENTS} random events with a connection that breaks between any two statements`, async () => {
  const database = crashingDatabase(await testDatabase());
  const { db, pool } = database.client;
  const people = await Promise.all(Array.from({ length: 4 }, () => insertUser(db)));
  const tradeIds: number[] = [];
  for (let count = 0; count < TRADES; count++)
    tradeIds.push(
      await insertClosing(
        db,
        people.map(({ id }) => id),
      ),
    );
  const app = await testApp({}, { database: database.client });
  const ledger = new RandomLedger({ commit: app.dependencies.commit, database, tradeIds, seed: 7 });

  for (let count = 0; count < EVENTS; count++) await ledger.step();
  expect(await ledger.differences()).toEqual([]);
  expect(ledger.counts.crashed).toBeGreaterThan(EVENTS / 10);
  expect(ledger.counts.refused).toBeGreaterThan(EVENTS / 20);

  for (const id of tradeIds) await ledger.settle(id);
  expect(await ledger.differences()).toEqual([]);
  const held = await pool.query('select * from ledger_balances where trade_id is not null and amount <> 0');
  expect(held.rows).toEqual([]);
  const sums = await pool.query(
    'select book, sum(amount)::int as sum from ledger_postings group by book order by book',
  );
  expect(sums.rows).toEqual(['own', 'trust_other', 'trust_yacht'].map((book) => ({ book, sum: 0 })));
}, 120_000);
