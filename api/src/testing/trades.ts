import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { insertBoat } from './factories.ts';
import { type Person, registerPerson } from './people.ts';

export const boat = (boatId: number) => ({ kind: 'boat', boatId });
export const cash = (amount: number | string) => ({ kind: 'cash', amount });

export interface Traders {
  /** Olive, who owns Osprey. */
  owner: Person;
  /** Ben, who owns Tern and offers it with money for Osprey. */
  buyer: Person;
  osprey: number;
  tern: number;
}

export async function registerTraders(app: TestApp): Promise<Traders> {
  const owner = await registerPerson(app, { firstName: 'Olive' });
  const buyer = await registerPerson(app, { firstName: 'Ben' });
  return {
    owner,
    buyer,
    osprey: await insertBoatOf(app, owner, 'Osprey', '200000.00'),
    tern: await insertBoatOf(app, buyer, 'Tern', '150000.00'),
  };
}

/** All boats have one length, so that one trust account holds the money of a trade. */
const LENGTH = 26;

export const insertBoatOf = async (app: TestApp, person: Person, title: string, price = '100000.00'): Promise<number> =>
  (await insertBoat(app.database.db, { sellerId: person.user.id, title, price, length: LENGTH })).id;

export const offerOf = ({ osprey, tern }: Traders) => ({ gives: [boat(tern), cash(50_000)], gets: [boat(osprey)] });

export const callTrades = (app: TestApp, person: Person, path: string, body?: unknown, headers = {}) =>
  app.call('POST', `/api/trades${path}`, { token: person.token, body, headers });

export async function propose(app: TestApp, person: Person, body: unknown) {
  const answer = await callTrades(app, person, '', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

export async function agree(app: TestApp, traders: Traders) {
  const trade = await propose(app, traders.buyer, offerOf(traders));
  const answer = await callTrades(app, traders.owner, `/${trade.id}/accept`, { revision: 1 });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** People who each offer money for a boat, written as the product would. */
export async function insertRivals(app: TestApp, owner: Person, boatId: number, count: number): Promise<void> {
  const { pool } = app.database;
  await pool.query(
    `insert into users (id, username, email, password, first_name)
     select 'rival-' || n, 'rival' || n, 'rival' || n || '@example.com', 'none', 'Rival' from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(
    `with made as (
       insert into trades (kind, subject_id, pair, expires_at)
       select 'offer', $1, pair, now() + interval '2 days'
       from (select least('rival-' || n, $2) || ' ' || greatest('rival-' || n, $2) as pair from generate_series(1, $3) n) pairs
       returning id, pair, replace(replace(pair, $2, ''), ' ', '') as rival),
     parties as (
       insert into trade_parties (trade_id, position, user_id, list, listed_at)
       select id, 0, rival, 'open', now() from made union all select id, 1, $2, 'waiting', now() from made),
     revisions as (insert into trade_revisions (trade_id, number, author) select id, 1, 0 from made)
     insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
     select id, 1, 1, 'cash', 0, 1, null, 1000, 'Cash' from made
     union all select made.id, 1, 2, 'boat', 1, 0, boats.id, price, title from made, boats where boats.id = $1`,
    [boatId, owner.user.id, count],
  );
  await pool.query(
    `insert into trade_acceptances (trade_id, revision, position)
     select trade_id, 1, 0 from trade_parties where user_id like 'rival-%'`,
  );
}

/** Skips the closing of an agreed trade: the state that the broker's settlement leaves, with everything that follows from it. */
export const closeTrade = (app: TestApp, tradeId: number): Promise<void> =>
  app.dependencies.commit(async (work) => {
    await work.tx.execute(sql`delete from trade_reservations where trade_id = ${tradeId}`);
    await work.tx.execute(sql`update trades set status = 'closed' where id = ${tradeId}`);
    await work.tx.execute(sql`update trade_parties set list = 'closed' where trade_id = ${tradeId}`);
    await work.happened('trade.changed', { id: tradeId });
    await work.happened('trade.closed', { id: tradeId });
  });
