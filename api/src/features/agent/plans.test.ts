import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { dollars } from '@tradewind/domain/money';
import { beforeAll, expect, it } from 'vitest';
import type { Database, DatabaseClient } from '../../db/client.ts';
import { deployAgent } from '../../testing/agents.ts';
import { testDatabase } from '../../testing/database.ts';
import { insertUser } from '../../testing/factories.ts';
import { plansOf } from '../../testing/plans.ts';
import { appraise } from '../boats/service.ts';
import { statedWants, verdictsAbout } from '../wants/service.ts';
import { dueSeekers, newestWanted, ownBoatsOf, saidYesTo, seekersReaching } from './looking/seekers.store.ts';
import { findTradePartners } from './service.ts';

const SIZE = 20_000;
let database: DatabaseClient;
let userId: string;
let ownBoatId: number;

beforeAll(async () => {
  database = await testDatabase();
  const { db, pool } = database;
  userId = (await insertUser(db)).id;
  const types = BOAT_TYPES.map((type) => `'${type}'`).join(', ');
  await pool.query(
    `insert into users (id, email, username, first_name, password)
     select 'seller-' || n, 's' || n || '@example.com', 's' || n, 'Robin', '!' from generate_series(1, ${SIZE / 10}) n`,
  );
  await pool.query(
    `insert into boats (seller_id, title, price, year, make, model, length, type, location, state, trade_categories, created_at)
     select 'seller-' || 1 + n % ${SIZE / 10}, 'Boat ' || n % 900, 1000 + n * 31 % 900000, 1980 + n % 46, 'Make ' || n % 30, 'Model', 15 + n % 60,
       (array[${types}])[1 + n % ${BOAT_TYPES.length}], 'Town', 'FL', array[(array['boats', 'wine', 'art'])[1 + n % 3]], now() - n * interval '1 minute'
     from generate_series(1, ${SIZE}) n`,
  );
  await deployAgent(db, userId);
  await pool.query(
    `insert into agent_log (user_id, kind, text) select 'seller-' || 1 + n % ${SIZE / 10}, 'look', 'Looked.' from generate_series(1, ${SIZE}) n`,
  );
  const own = await pool.query<{ id: number }>(
    'update boats set seller_id = $1 where id = (select min(id) from boats) returning id',
    [userId],
  );
  ownBoatId = own.rows[0]?.id ?? 0;
  await pool.query(
    `insert into verdicts (user_id, boat_id, verdict) select 'seller-' || 1 + n % ${SIZE / 10}, (select min(id) from boats) + n % ${SIZE}, 'yes'
     from generate_series(1, ${SIZE}) n on conflict do nothing`,
  );
  await pool.query(`insert into wants (user_id) select 'seller-' || n from generate_series(1, ${SIZE / 10}) n`);
  await pool.query('analyze');
});

const reads: [string, (db: Database) => Promise<unknown>, RegExp][] = [
  [
    'a trade by the newest and by an own boat’s price',
    (db) => findTradePartners(db, userId, { boatId: ownBoatId }),
    /boats_price/,
  ],
  [
    'a trade in a narrow range',
    (db) =>
      newestWanted(
        db,
        { userId, min: '500000.00', max: '501000.00', accepted: ['wine'], types: null, onlyNew: true },
        300,
      ),
    /boats_price/,
  ],
  [
    'a trade of something else',
    (db) => findTradePartners(db, userId, { asset: 'livestock', worth: dollars(200_000) }),
    /boats_(?:trade|price)/,
  ],
  [
    'a trade for boats of some types',
    (db) =>
      newestWanted(
        db,
        { userId, min: null, max: null, accepted: null, types: ['Bowrider', 'Motor Yacht'], onlyNew: true },
        300,
      ),
    /boats_(?:type_newest|newest)/,
  ],
  ['boats with a yes verdict', (db) => saidYesTo(db, userId, true, 100), /verdicts_/],
  ['the wants of several people', (db) => statedWants(db, [userId, 'seller-1', 'seller-2']), /wants_user/],
  [
    'what people answered about a boat',
    (db) => verdictsAbout(db, [userId, 'seller-1', 'seller-2'], [ownBoatId]),
    /verdicts_/,
  ],
  ['the boats of several owners', (db) => ownBoatsOf(db, [userId, 'seller-1', 'seller-2']), /boats_seller/],
  [
    'the market value of a boat',
    (db) => appraise(db, { type: 'Bowrider', make: 'Make 3', year: 2010, length: 30, condition: null }),
    /boats_type_year/,
  ],
  ['due agents', (db) => dueSeekers(db, 24, 500), /agent_log_newest/],
  ['agents by price', (db) => seekersReaching(db, '100000.00', '90000.00', '', 500), /agent_preferences/],
];

it.each(reads)('finds %s by an index, without reading every boat', async (_name, read, index) => {
  const plans = await plansOf(database, read);
  expect(plans).toMatch(index);
  expect(plans).not.toMatch(/Seq Scan on (?:boats|wants|verdicts)/);
});
