import type { BoatFilter } from '@tradewind/contract/boats';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { beforeAll, expect, it } from 'vitest';
import type { Database, DatabaseClient } from '../../../db/client.ts';
import { testDatabase } from '../../../testing/database.ts';
import { insertUser } from '../../../testing/factories.ts';
import { findBoatJson } from '../store.ts';
import { findNearest } from './nearest.service.ts';
import { findBoats, requestOf } from './service.ts';
import { findTakers } from './takers.service.ts';

const SIZE = 20_000;
let database: DatabaseClient;

beforeAll(async () => {
  database = await testDatabase();
  const { id } = await insertUser(database.db);
  const types = BOAT_TYPES.map((type) => `'${type}'`).join(', ');
  await database.pool.query(
    `insert into boats (seller_id, features, title, price, year, make, model, length, beam, type, location, state, trade_categories, created_at)
     select $1, case when n % 2000 = 0 then array['Watermaker'] else array['Radar ' || n % 90] end, 'Boat ' || n % 900, 1000 + n * 31 % 900000, 1980 + n % 46, 'Make ' || n % 30, 'Model ' || n % 50, 15 + n % 60,
       case when n % 5 = 0 then 7 + n % 90 / 10.0 end,
       (array[${types}])[1 + n % ${BOAT_TYPES.length}], 'Town ' || n % 70, (array['FL', 'CA', 'NY', 'TX', null])[1 + n % 5],
       array[(array['boats', 'wine', 'art'])[1 + n % 3]], now() - n * interval '1 minute'
     from generate_series(1, ${SIZE}) n`,
    [id],
  );
  await database.pool.query(
    'analyze boats; analyze boat_texts; analyze boat_counts; analyze boat_trade_counts; analyze users',
  );
});

interface Statement {
  text: string;
  values: unknown[];
}

/** The plans of the statements that a read runs. */
async function plansOf(read: (db: Database) => Promise<unknown>): Promise<string> {
  const statements: Statement[] = [];
  const { pool } = database;
  const listening = {
    query(statement: string | Statement, values: unknown[] = []) {
      statements.push(typeof statement === 'string' ? { text: statement, values } : statement);
      return pool.query(statement, values.length > 0 ? values : undefined);
    },
  };
  const { db } = database;
  await read({ $client: listening, transaction: db.transaction.bind(db) } as unknown as Database);
  const plans: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n\n');
}

const page = (filter: BoatFilter) => (db: Database) => findBoats(db, requestOf({ limit: 24, ...filter }), 24);

const takers = (filter: BoatFilter) => (db: Database) => findTakers(db, filter, 24, 1_000);

const near = (filter: BoatFilter) => (db: Database) =>
  findNearest(db, filter, { near: 'Tampa, FL', withinMiles: undefined, limit: 6 });

const reads: [string, (db: Database) => Promise<unknown>, RegExp][] = [
  ['the first page', page({}), /boats_newest/],
  ['the oldest', page({ sort: 'oldest' }), /boats_newest/],
  ['the cheapest', page({ sort: 'price-low' }), /boats_price/],
  ['the most expensive of a bucket', page({ sort: 'price-high', priceBucket: '50k-100k' }), /boats_price/],
  ['the longest', page({ sort: 'length' }), /boats_length/],
  ['a type', page({ type: 'Bowrider' }), /boats_type_newest/],
  ['a type by price', page({ type: 'Bowrider', sort: 'price-low', priceBucket: '50k-100k' }), /boats_type_price/],
  ['a type by length', page({ type: 'Bowrider', sort: 'length' }), /boats_type_length/],
  ['the nearest', page({ sort: 'distance', zip: '33139' }), /boats_place_newest/],
  ['boats near a town', near({}), /boats_location_newest/],
  ['boats of a type and price near a town', near({ type: 'Bowrider', minPrice: '100000' }), /boats_location_newest/],
  [
    'a rare word',
    page({ query: 'boat 777' }),
    /boats_text_newest[\s\S]*boat_texts_words|boat_texts_words[\s\S]*boats_text_newest/,
  ],
  ['a beam', page({ minBeam: 15.5 }), /boats_beam/],
  ['a location', page({ location: 'town 33' }), /boats_location/],
  ['rare equipment', page({ equipment: ['watermaker'] }), /boats_equipment/],
  ['one of two kinds of rare equipment', page({ equipment: ['watermaker|jacuzzi'] }), /boats_equipment/],
  ['a common word', page({ query: 'make 1' }), /boats_newest/],
  ['owners who name a thing before those open to offers', takers({ tradeFor: ['art'] }), /boats_newest/],
  ['one boat', (db) => findBoatJson(db, 77), /boats_pkey/],
];

it.each(reads)('finds %s by an index, without reading every boat', async (_name, read, index) => {
  const plans = await plansOf(read);
  expect(plans).toMatch(index);
  expect(plans).not.toMatch(/Seq Scan on boats/);
});
