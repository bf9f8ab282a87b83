import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { closingOf, LEGAL_DETAILS } from '../../testing/closings.ts';
import type { Person } from '../../testing/people.ts';
import { insertRingClosing, type RingPeople, registerRing } from '../../testing/ring-closing.ts';
import { callTrades } from '../../testing/trades.ts';

let app: TestApp;
let people: RingPeople;
let trade: number;

type Name = 'actor' | 'party' | 'partyBroker' | 'broker';
const { legalName: name } = LEGAL_DETAILS;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  people = await registerRing(app);
});
/** The actor's boat goes to the party, and the party's to a third person. */
beforeEach(async () => {
  trade = (await insertRingClosing(app, people)).trade;
});

const person = (who: Name) => people[who] as Person;
const read = (who: Name) => closingOf(app, person(who), trade);
const send = (who: Name, path: string, body: object) => callTrades(app, person(who), `/${trade}/closing${path}`, body);
const holdback = (leg: number) => ({ kind: 'holdback', leg, amount: '1.00', condition: 'Secret', until: '2099-01-01' });
const propose = (who: Name, leg: number) => send(who, '/proposals', { terms: holdback(leg), name });
const seenBy = async (who: Name) =>
  (await read(who)).proposals.flatMap(({ terms }) => (terms.kind === 'holdback' ? [terms.leg] : [])).sort();

it('lets each pair agree about money held back, whatever the others have open', async () => {
  const answers = [await propose('party', 1), await propose('partyBroker', 2)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send('party', '/proposals', { terms: { ...holdback(1), amount: '2.00' }, name })).status).toBe(409);
  const first = answers[0]?.body.proposals[0].id;
  expect((await send('actor', `/proposals/${first}/consent`, { name })).status).toBe(200);
});

it('hides money held back from the others, in the room and in the news', async () => {
  const { id } = (await propose('party', 1)).body.proposals[0];
  await propose('partyBroker', 2);
  expect([await seenBy('actor'), await seenBy('party'), await seenBy('partyBroker'), await seenBy('broker')]).toEqual([
    [1],
    [1, 2],
    [2],
    [1, 2],
  ]);
  for (const step of ['consent', 'decline'])
    expect((await send('partyBroker', `/proposals/${id}/${step}`, { name })).status).toBe(404);
  await send('actor', `/proposals/${id}/decline`, {});
  expect((await send('partyBroker', `/proposals/${id}/decline`, {})).status).toBe(404);
  const { rows } = await app.database.pool.query(
    `select user_id from notifications where path like $1 and title like '%hold back%'`,
    [`%/${trade}`],
  );
  const told = rows.map(({ user_id }) => user_id);
  expect(told).toContain(person('actor').user.id);
  expect(told).toContain(person('party').user.id);
  expect(told).not.toContain(person('partyBroker').user.id);
});

it('shows a lender’s confirmation only to both ends of the boat and the broker', async () => {
  await app.database.pool.query(
    `insert into closing_tasks (trade_id, key, kind, leg) values ($1, 'lien-satisfaction:leg-1', 'lien-satisfaction', 1)`,
    [trade],
  );
  const shows = async (who: Name) => (await read(who)).tasks.some(({ kind }) => kind === 'lien-satisfaction');
  expect([await shows('actor'), await shows('party'), await shows('broker')]).toEqual([true, true, true]);
  expect(await shows('partyBroker')).toBe(false);
});
