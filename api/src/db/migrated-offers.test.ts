import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { beforeAll, expect, inject, it } from 'vitest';
import { cleanUpAfterFile } from '../testing/cleanup.ts';
import { adminQuery, dropDatabase, urlOf } from '../testing/server.ts';
import { migrateDatabase } from './migrate.ts';

const MIGRATIONS = new URL('./migrations', import.meta.url).pathname;
/** The last one before offers and negotiations become trades. */
const LAST_OF_BEFORE = '0022_set_boat_listed_set_boats_of_seller_listed';

/** Offers on messages and negotiations of agents, as the version before trades stored them. */
const DATA_OF_BEFORE = `
  insert into users (id, email, username, first_name, password)
    select name, name || '@example.com', name, initcap(name), 'x' from unnest(array['ann', 'ben', 'kim']) as name;
  insert into boats (seller_id, title, price, year, make, model, location) values
    ('ann', 'Osprey', 200000, 2015, 'A', 'B', 'Miami, FL'), ('ben', 'Tern', 150000, 2015, 'A', 'B', 'Miami, FL'),
    ('ann', 'Kite', 90000, 2015, 'A', 'B', 'Miami, FL');
  insert into messages (boat_id, boat_title, subject_id, sender_id, receiver_id, content, message_type, offer_data) values
    (1, 'Osprey', 1, 'ben', 'ann', 'Take it?', 'offer',
      '{"boat": {"id": 2, "title": "Tern", "price": "150000.00"}, "cash": "40000.00", "assets": ["Bitcoin", "Car"]}'),
    (1, 'Osprey', 1, 'kim', 'ann', 'Cash?', 'offer', '{"boat": null, "cash": "180000.00", "assets": []}'),
    (1, 'Osprey', 1, 'kim', 'ann', 'Hello', 'text', null);
  insert into negotiations (initiator_user_id, responder_user_id, boat_id, status, final_offer, updated_at) values
    ('ben', 'ann', 1, 'agreed', '{"price": "190000", "tradeBoat": {"id": 2, "title": "Tern", "value": "150000"}, "balance": "40000"}', '2026-01-01'),
    ('kim', 'ann', 1, 'agreed', '{"price": "195000", "tradeBoat": null, "balance": "195000"}', '2026-01-02'),
    ('kim', 'ann', 3, 'confirmed_by_initiator', '{"price": "85000", "tradeBoat": null, "balance": "85000"}', '2026-01-03'),
    ('ben', 'ann', 3, 'declined', '{"price": "80000", "tradeBoat": null, "balance": "80000"}', '2026-01-04');`;

async function migrateTo(client: pg.Client, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const until = entries.findIndex(({ tag }) => tag === last) + 1;
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

let client: pg.Client;
const rows = async (query: string) => (await client.query(query)).rows;
const legsOf = (where: string) =>
  rows(`select l.kind, l.giver, l.receiver, l.boat_id as "boatId", l.value, l.title from trade_legs l
    join trades t on t.id = l.trade_id where ${where} order by l.trade_id, l.number`);

beforeAll(async () => {
  const server = inject('databaseServer');
  const name = `upgraded_${randomBytes(6).toString('hex')}`;
  await adminQuery(server, `create database ${name}`);
  client = new pg.Client({ connectionString: urlOf(server, name) });
  await client.connect();
  cleanUpAfterFile(async () => {
    await client.end();
    await dropDatabase(server, name);
  });
  await migrateTo(client, LAST_OF_BEFORE);
  await client.query(DATA_OF_BEFORE);
  await migrateDatabase(urlOf(server, name));
});

it('turns the offer on a message into a trade that has expired', async () => {
  const messages = await rows(`select offer_data as offer, t.status, t.kind, r.note from messages m
    join trades t on t.id = (m.offer_data ->> 'tradeId')::int join trade_revisions r on r.trade_id = t.id order by m.id`);
  expect(messages).toMatchObject([
    { offer: { revision: 1 }, status: 'expired', kind: 'offer', note: 'Also offered: Bitcoin, Car' },
    { offer: { revision: 1 }, status: 'expired', kind: 'offer', note: null },
  ]);
  expect(await legsOf(`t.kind = 'offer'`)).toEqual([
    { kind: 'boat', giver: 1, receiver: 0, boatId: 1, value: '200000.00', title: 'Osprey' },
    { kind: 'boat', giver: 0, receiver: 1, boatId: 2, value: '150000.00', title: 'Tern' },
    { kind: 'cash', giver: 0, receiver: 1, boatId: null, value: '40000.00', title: 'Cash' },
    { kind: 'boat', giver: 1, receiver: 0, boatId: 1, value: '200000.00', title: 'Osprey' },
    { kind: 'cash', giver: 0, receiver: 1, boatId: null, value: '180000.00', title: 'Cash' },
  ]);
});

it('leaves plain messages alone', async () => {
  expect(await rows(`select content, offer_data from messages where message_type = 'text'`)).toEqual([
    { content: 'Hello', offer_data: null },
  ]);
});

it('keeps the first of two agreements over one boat and cancels the second', async () => {
  const trades = await rows(`select n.initiator_user_id as "by", t.status, t.ended_reason as reason from negotiations n
    join trades t on t.id = n.trade_id where n.status = 'agreed' order by n.id`);
  expect(trades).toEqual([
    { by: 'ben', status: 'agreed', reason: null },
    { by: 'kim', status: 'cancelled', reason: 'One of the boats was no longer available.' },
  ]);
  expect(await rows('select boat_id as "boatId" from trade_reservations order by boat_id')).toEqual([
    { boatId: 1 },
    { boatId: 2 },
  ]);
  expect(await rows('select status from boats order by id')).toEqual([
    { status: 'pending' },
    { status: 'pending' },
    { status: 'active' },
  ]);
});

it('carries over who had confirmed a proposal, and whom it waits for', async () => {
  const parties =
    await rows(`select p.user_id as "userId", p.list, a.position is not null as accepted from negotiations n
    join trade_parties p on p.trade_id = n.trade_id
    left join trade_acceptances a on a.trade_id = p.trade_id and a.position = p.position
    where n.status = 'confirmed_by_initiator' order by p.position`);
  expect(parties).toEqual([
    { userId: 'kim', list: 'open', accepted: true },
    { userId: 'ann', list: 'waiting', accepted: false },
  ]);
});

it('makes no trade of a declined negotiation', async () => {
  expect(await rows(`select trade_id from negotiations where status = 'declined'`)).toEqual([{ trade_id: null }]);
});
