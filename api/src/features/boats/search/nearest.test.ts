import type { BoatFilter } from '@tradewind/contract/boats';
import { apart } from '@tradewind/domain/city-distances';
import { beforeAll, expect, it } from 'vitest';
import type { DatabaseClient } from '../../../db/client.ts';
import { testDatabase } from '../../../testing/database.ts';
import { insertUser } from '../../../testing/factories.ts';
import { findNearest } from './nearest.service.ts';

const SIZE = 2_400;
const LOCATIONS = [
  'Tampa, FL',
  'Tampa, Florida 33602',
  'St. Petersburg, FL',
  'Miami, FL',
  'Nowhere Creek, FL',
  'Seattle, WA',
  'Nassau, Bahamas',
];
let database: DatabaseClient;

interface Row {
  id: number;
  location: string;
  createdAt: string;
}

beforeAll(async () => {
  database = await testDatabase();
  const { id } = await insertUser(database.db);
  await database.pool.query(
    `insert into boats (seller_id, title, price, year, make, model, type, location, created_at)
     select $1, 'Boat ' || n, 1000 + n, 2000 + n % 20, 'Make', 'Model ' || n % 5, (array['Bowrider', 'Motor Yacht'])[1 + n % 2],
       ($2::text[])[1 + n * n % ${LOCATIONS.length}], now() - n % 300 * interval '1 minute' from generate_series(1, ${SIZE}) n`,
    [id, LOCATIONS],
  );
});

/** All matches by comparing every one of them. */
async function expected(where: string, withinMiles?: number): Promise<number[]> {
  const { rows } = await database.pool.query<Row>(
    `select id, location, created_at as "createdAt" from boats where ${where} order by created_at desc, id desc`,
  );
  const far = (location: string) => apart('Tampa, FL', location)?.miles ?? Infinity;
  const isNear = (location: string) =>
    withinMiles === undefined || (apart('Tampa, FL', location)?.exact && far(location) <= withinMiles);
  return rows
    .filter(({ location }) => isNear(location))
    .toSorted((a, b) => (far(a.location) === far(b.location) ? 0 : far(a.location) - far(b.location)))
    .map(({ id }) => id);
}

async function walk(filter: BoatFilter, withinMiles?: number) {
  const ids: number[] = [];
  let cursor: string | undefined;
  let first: Awaited<ReturnType<typeof findNearest>> | undefined;
  do {
    const wish = { near: 'Tampa, FL', withinMiles, limit: 97 };
    const page = await findNearest(database.db, { ...filter, ...(cursor && { cursor }) }, wish);
    first ??= page;
    ids.push(...page.boats.map(({ json }) => (JSON.parse(json) as { id: number }).id));
    cursor = page.next;
  } while (cursor);
  return { ids, ...first };
}

it.each<[string, BoatFilter, string, number | undefined]>([
  ['many', {}, 'listed', undefined],
  ['many within miles', {}, 'listed', 30],
  ['many of a type', { type: 'Bowrider' }, "type = 'Bowrider'", undefined],
  ['few of a price', { maxPrice: '1500' }, 'price <= 1500', undefined],
  ['few within miles', { maxPrice: '1900' }, 'price <= 1900', 30],
])('pages through %s, nearest first and newest of each distance', async (_name, filter, where, withinMiles) => {
  const { ids } = await walk(filter, withinMiles);
  expect(ids).toEqual(await expected(where, withinMiles));
});

it('counts no further than a thousand unless a table of counts knows', async () => {
  expect(await walk({})).toMatchObject({ total: SIZE });
  expect(await walk({}, 250)).toMatchObject({ total: 1_000, andMore: true });
  expect(await walk({ minPrice: '1200' })).toMatchObject({ total: 1_000, andMore: true });
});

it('counts boats in unknown towns, which a limit of miles leaves out', async () => {
  const { rows } = await database.pool.query<{ boats: number }>(
    "select count(*)::int as boats from boats where location in ('Nowhere Creek, FL', 'Nassau, Bahamas')",
  );
  expect(await walk({}, 30)).toMatchObject({ notPlaced: rows[0]?.boats });
  expect((await walk({})).notPlaced).toBeUndefined();
});

it('refuses the cursor of another order', async () => {
  const cursor = Buffer.from(JSON.stringify(['newest', '2026-01-01T00:00:00.000Z', 1])).toString('base64url');
  const wish = { near: 'Tampa, FL', withinMiles: undefined, limit: 6 };
  await expect(findNearest(database.db, { cursor }, wish)).rejects.toMatchObject({ code: 'invalid' });
});
