import type { UserFilter } from '@tradewind/contract/admin';
import type { ListingFilter } from '@tradewind/contract/admin-listings';
import { beforeAll, expect, it } from 'vitest';
import type { Database, DatabaseClient } from '../../db/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { plansOf } from '../../testing/plans.ts';
import { readActivity } from '../activity/service.ts';
import { readFigures } from './figures.service.ts';
import { listingCursor } from './listings.present.ts';
import { findListings } from './listings.service.ts';
import { countUsers, findUsers, requestOf } from './users.service.ts';

const SIZE = 20_000;
let database: DatabaseClient;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    `insert into users (id, email, username, first_name, last_name, password, boats_posted, suspended, suspension_reason, last_login, created_at)
     select 'u' || n, 'person' || n || '@example.com', 'person' || n, 'Robin', 'Nr. ' || n, '!', n % 7, n % 50 = 0,
       case when n % 50 = 0 then 'Spam' end, case when n % 3 > 0 then now() - n * interval '7 minutes' end, now() - n * interval '1 hour'
     from generate_series(1, ${SIZE}) n`,
  );
  await database.pool.query(
    `insert into messages (boat_title, subject_id, sender_id, receiver_id, content, created_at)
     select 'Any', 1, 'u' || 1 + n % 90, 'u' || 100 + n % 90, 'Hello', now() - n * interval '1 minute' from generate_series(1, ${SIZE}) n`,
  );
  await database.pool.query(
    `insert into activity_log (user_id, user_email, action, timestamp)
     select 'u' || n, 'person' || n || '@example.com', 'login', now() - n * interval '1 minute' from generate_series(1, ${SIZE}) n`,
  );
  await database.pool.query(
    `insert into boats (seller_id, title, price, year, make, model, location, status, removed_at, removal_reason)
     select 'u' || 1 + n % 5000, '2019 Maker' || n % 300 || ' Model ' || n, 50000, 2019, 'Maker' || n % 300, 'Model ' || n, 'Miami, FL',
       case when n % 40 = 0 then 'paused' when n % 30 = 0 then 'sold' else 'active' end,
       case when n % 200 = 7 then now() end, case when n % 200 = 7 then 'Spam' end
     from generate_series(1, ${SIZE}) n`,
  );
  await database.pool.query('analyze');
});

const page = (filter: UserFilter) => (db: Database) => findUsers(db, requestOf(filter), 25);
const counted = (filter: UserFilter) => (db: Database) => countUsers(db, requestOf(filter).search);
const listings = (filter: Partial<ListingFilter>) => (db: Database) => findListings(db, { limit: 25, ...filter });
const log = (query: string) => (db: Database) => readActivity(db, { query, limit: 30 });

const reads: [string, (db: Database) => Promise<unknown>, RegExp][] = [
  ['the newest', page({}), /users_newest/],
  ['the oldest', page({ sort: 'oldest' }), /users_newest/],
  ['the first by name', page({ sort: 'name' }), /users_name/],
  ['the last to sign in', page({ sort: 'last-login' }), /users_last_login/],
  ['the owners of the most boats', page({ sort: 'boats' }), /users_boats/],
  ['suspended users', page({ status: 'suspended' }), /users_suspended/],
  ['active users by name', page({ status: 'active', sort: 'name' }), /users_name/],
  ['a rare word', page({ query: 'person7777' }), /users_words/],
  ['a rare word by name', page({ query: 'person7777', sort: 'name' }), /users_words/],
  ['a common word', page({ query: 'example' }), /users_newest/],
  ['a common word by name', page({ query: 'example', sort: 'name' }), /users_name/],
  ['the number of users', counted({}), /user_counts/],
  ['the number of suspended users', counted({ status: 'suspended' }), /users_suspended/],
  ['the number of matches', counted({ query: 'person7777' }), /users_words/],
  ['the figures', readFigures, /message_counts/],
  ['all listings', listings({}), /boats_pkey/],
  ['the next page of all listings', listings({ cursor: listingCursor.write({ id: 9_000 }) }), /boats_pkey/],
  ['active listings', listings({ state: 'active' }), /boats_pkey/],
  ['paused listings', listings({ state: 'paused' }), /boats_unlisted_state/],
  ['removed listings', listings({ state: 'removed' }), /boats_unlisted_state/],
  ['listings by a rare word', listings({ query: 'model 19999' }), /boats_text_newest/],
  ['listings by a common word', listings({ query: 'maker' }), /boat_texts/],
  ['unlisted boats by a rare word', listings({ query: 'model 19999' }), /boats_unlisted_words/],
  ['sold listings by a word', listings({ query: 'maker90', state: 'sold' }), /boats_unlisted_(state|words)/],
  ['the listings of an owner', listings({ owner: 'person4321' }), /boats_seller/],
  ['log entries of one user', log('person7777'), /activity_log_email/],
  ['log entries of many users', log('example'), /activity_log_newest/],
];

it.each(reads)(
  'finds %s by an index, without reading every user, boat, message or entry',
  async (_name, read, index) => {
    const plans = await plansOf(database, read);
    expect(plans).toMatch(index);
    expect(plans).not.toMatch(/Seq Scan on (users|messages|activity_log|boats)/);
  },
);
