import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import { closingOf, fund, legalName, payAll, signAll, uploadDecision } from '../../../testing/closings.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';
import { runClock } from '../course/clock.service.ts';

let app: TestApp;
let brokers: [Person, Person];
let traders: Traders;
let tradeId: number;
/** Osprey goes from Olive to Ben, and Ben has $2,000 held back until its engine is repaired. */
let osprey: number;

const [BEN, OLIVE] = [0, 1];

beforeAll(async () => {
  app = await testApp();
  brokers = [await registerBroker(app), await registerBroker(app)];
});
beforeEach(async () => {
  traders = await registerTraders(app);
  await app.database.pool.query('update boats set length = 24 where id = any($1)', [[traders.osprey, traders.tern]]);
  tradeId = (await agree(app, traders)).id;
  const closing = await signAll(app, traders.buyer, tradeId);
  osprey = closing.tasks.find(({ title, leg }) => title === 'Osprey' && leg !== null)?.leg ?? 0;
  const terms = { kind: 'holdback', leg: osprey, amount: '2000.00', condition: 'Engine repaired', until: '2099-01-01' };
  await both(terms, [traders.buyer, traders.owner]);
  await finishPapers(app.database.pool, tradeId);
  await fund(app, brokers, tradeId);
});

const post = (person: Person, path: string, body: object = {}) => callTrades(app, person, `/${tradeId}${path}`, body);
const moneyOf = async (position: number) =>
  (await closingOf(app, brokers[0], tradeId)).money.parties.find((party) => party.position === position);

const nameOf = (person: Person) => legalName(person === traders.owner ? OLIVE : BEN);

/** The first proposes it and the second consents. */
async function both(terms: object, [first, second]: readonly [Person, Person]): Promise<void> {
  const { status, body } = await post(first, '/closing/proposals', { terms, name: nameOf(first) });
  expect(status, JSON.stringify(body)).toBe(200);
  const answer = await post(second, `/closing/proposals/${body.proposals[0].id}/consent`, { name: nameOf(second) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

it('keeps agreed money back at the release, until the two free it', async () => {
  expect((await moneyOf(OLIVE))?.gets).toBe('49725.00');
  await post(brokers[0], '/release');
  expect((await moneyOf(OLIVE))?.held).toBe('49725.00');
  await payAll(app, brokers, tradeId);
  expect((await post(brokers[0], '/settle')).body.message).toBe(
    'This can’t be settled yet. Money is held back until its condition is met.',
  );
  await both({ kind: 'holdback-end', leg: osprey, to: 'giver' }, [traders.owner, traders.buyer]);
  expect((await moneyOf(OLIVE))?.held).toBe('2000.00');
  await payAll(app, brokers, tradeId);
  expect((await post(brokers[0], '/settle')).body.status).toBe('closed');
});

it('returns it to the receiver by an award, once', async () => {
  await post(brokers[0], '/release');
  const document = (await uploadDecision(app, brokers[0], tradeId)).body.id;
  expect((await closingOf(app, traders.owner, tradeId)).holdbacks).toEqual([
    { leg: osprey, title: 'Osprey', amount: '2000.00', actions: [] },
  ]);
  const award = { to: 'receiver', basis: 'award', reference: 'AAA 01-26', document };
  expect((await post(brokers[0], `/holdbacks/${osprey}`, { ...award, document: document + 1 })).body.message).toBe(
    'Please upload the award or the order first.',
  );
  expect((await closingOf(app, brokers[0], tradeId)).holdbacks).toMatchObject([{ actions: ['decide'] }]);
  expect((await post(brokers[0], `/holdbacks/${osprey}`, award)).status).toBe(200);
  expect(await moneyOf(BEN)).toMatchObject({ held: '2000.00' });
  expect((await post(brokers[1], `/holdbacks/${osprey}`, { ...award, to: 'giver' })).body.message).toBe(
    'Nothing is held back for this boat.',
  );
});

it('is not decided by one of the two, by the broker alone, or before the release', async () => {
  const end = { terms: { kind: 'holdback-end', leg: osprey, to: 'receiver' }, name: legalName(BEN) };
  expect((await post(traders.buyer, '/closing/proposals', end)).status).toBe(409);
  const early = await post(brokers[0], `/holdbacks/${osprey}`, {
    to: 'giver',
    basis: 'award',
    reference: 'A',
    document: 1,
  });
  expect(early.body.message).toBe('Nothing is held back for this boat.');
  await post(brokers[0], '/release');
  expect((await post(brokers[0], '/closing/proposals', end)).status).toBe(409);
  expect((await post(traders.buyer, '/closing/proposals', end)).status).toBe(200);
  expect(await moneyOf(BEN)).toMatchObject({ held: '0.00' });
  const stranger = { ...end, terms: { ...end.terms, leg: 99 } };
  expect((await post(traders.owner, '/closing/proposals', stranger)).status).toBe(409);
});

it('reminds the two people and the brokers once when its day has come, and moves nothing', async () => {
  await post(brokers[0], '/release');
  const told = async ({ user }: Person) =>
    (
      await app.database.pool.query(
        "select title from notifications where user_id = $1 and group_key = $2 and title like 'The day has come%'",
        [user.id, `trade:${tradeId}`],
      )
    ).rows;
  await runClock(app.dependencies, new Date('2098-12-31T12:00:00Z'));
  expect(await told(traders.owner)).toEqual([]);
  for (const moment of ['2099-01-01T12:00:00Z', '2099-01-02T12:00:00Z'])
    await runClock(app.dependencies, new Date(moment));
  const title = 'The day has come for the $2,000 held back for Osprey';
  for (const person of [traders.owner, traders.buyer, brokers[1]]) expect(await told(person)).toEqual([{ title }]);
  expect((await closingOf(app, traders.owner, tradeId)).holdbacks).toHaveLength(1);
});
