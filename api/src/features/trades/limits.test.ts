import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  boat,
  callTrades,
  cash,
  insertBoatOf,
  offerOf,
  propose,
  registerTraders,
  type Traders,
} from '../../testing/trades.ts';
import { TRADES } from './limits.ts';

let app: TestApp;
let traders: Traders;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  traders = await registerTraders(app);
});

it('refuses another offer once a person has too many open ones', async () => {
  const { owner, buyer } = traders;
  await propose(app, buyer, offerOf(traders));
  await app.database.pool.query(
    `with made as (insert into trades (kind, subject_id) select 'offer', n + 1000000 from generate_series(2, $1::int) n returning id)
     insert into trade_parties (trade_id, position, user_id, list, listed_at) select id, 0, $2, 'open', now() from made`,
    [TRADES.openOffers, buyer.user.id],
  );
  const heron = await insertBoatOf(app, owner, 'Heron');
  const answer = await callTrades(app, buyer, '', { gives: [cash(1_000)], gets: [boat(heron)] });
  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe('You have 100 open offers. Please withdraw some before you make a new one.');
});

it('refuses another revision once a trade has too many', async () => {
  const { owner, buyer } = traders;
  const { id } = await propose(app, buyer, offerOf(traders));
  await app.database.pool.query(
    `with revised as (update trades set revision = $2 where id = $1),
       written as (insert into trade_revisions (trade_id, number, author) values ($1, $2, 0))
     insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
     select trade_id, $2, number, kind, giver, receiver, boat_id, value, title from trade_legs where trade_id = $1`,
    [id, TRADES.revisions],
  );
  const counter = {
    revision: TRADES.revisions,
    gives: [boat(traders.osprey)],
    gets: [boat(traders.tern), cash(60_000)],
  };
  const answer = await callTrades(app, owner, `/${id}/counter`, counter);
  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe(
    'This offer has been changed too often. Please accept it, or end it and start anew.',
  );
});
