import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { boat, callTrades, insertBoatOf } from '../../../testing/trades.ts';

let app: TestApp;
let people: { person: Person; boatId: number }[];
let tradeId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
/** Ann's boat goes to Ben, Ben's to Cleo, Cleo's to Ann. */
beforeEach(async () => {
  people = [];
  for (const firstName of ['Ann', 'Ben', 'Cleo']) {
    const person = await registerPerson(app, { firstName });
    people.push({ person, boatId: await insertBoatOf(app, person, `${firstName}’s boat`) });
  }
  const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);
  const { rows } = await query(
    "insert into trades (kind, expires_at) values ('ring', now() + interval '3 days') returning id",
    [],
  );
  tradeId = rows[0].id;
  await query('insert into trade_revisions (trade_id, number) values ($1, 1)', [tradeId]);
  for (const [position, { person, boatId }] of people.entries()) {
    await query(
      "insert into trade_parties (trade_id, position, user_id, list, listed_at) values ($1, $2, $3, 'waiting', now())",
      [tradeId, position, person.user.id],
    );
    await query(
      `insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
       select $1, 1, $2 + 1, 'boat', $2, ($2 + 1) % 3, id, price, title from boats where id = $3`,
      [tradeId, position, boatId],
    );
  }
});

const someone = (index: number) => people[index] as (typeof people)[number];
const read = async (index: number) =>
  (await app.call('GET', `/api/trades/${tradeId}`, { token: someone(index).person.token })).body;

it('offers nobody in a ring a counteroffer, which would be refused', async () => {
  expect((await read(0)).actions).toEqual(['accept', 'decline']);
  const counter = { revision: 1, gives: [boat(someone(0).boatId)], gets: [boat(someone(2).boatId)] };
  expect(await callTrades(app, someone(0).person, `/${tradeId}/counter`, counter)).toMatchObject({
    status: 409,
    body: { message: 'A trade of more than two people can’t be changed. You can decline it instead.' },
  });
});

it('tells the third person in a ring of a block between the others in words that fit', async () => {
  await app.call('POST', '/api/users/block', {
    token: someone(0).person.token,
    body: { blockedId: someone(1).person.user.id },
  });
  expect(await read(2)).toMatchObject({
    status: 'void',
    endedReason: 'Two of the people in this trade are no longer in contact.',
  });
});

it('tells the others in a ring of a suspension in words that fit', async () => {
  const { user } = someone(0).person;
  await app.dependencies.commit((work) => work.happened('people.suspended', { userIds: [user.id] }));
  expect(await read(2)).toMatchObject({
    status: 'void',
    endedReason: 'One of the people in this trade is no longer on Tradewind.',
  });
});
