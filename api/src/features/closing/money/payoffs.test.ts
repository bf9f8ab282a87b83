import { LETTER_FIRST } from '@tradewind/contract/closing-facts';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import { closingOf, fund, onTask, taskIn, uploadPaper, VESSEL_DETAILS } from '../../../testing/closings.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';
import { runClock } from '../course/clock.service.ts';

let app: TestApp;
let brokers: [Person, Person];
let traders: Traders;
let trade: number;

const DAY_MS = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => brokerageDay(new Date(Date.now() + days * DAY_MS));
const LETTER = { loan: true, lender: 'Gulf', amount: '1000.00', perDiem: '12.01', goodThrough: inDays(20) };
const NO_LOAN = { loan: false };

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  brokers = [await registerBroker(app), await registerBroker(app)];
});

/** Everything is done and paid, with a loan on Olive's Osprey that the broker has approved. */
beforeEach(async () => {
  traders = await registerTraders(app);
  await app.database.pool.query('update boats set length = 24 where id = any($1)', [[traders.osprey, traders.tern]]);
  trade = (await agree(app, traders)).id;
  await act(traders.owner, 'vessel-details', 'facts', { facts: { ...VESSEL_DETAILS, hasLoan: true } });
  await finishPapers(app.database.pool, trade);
  await addLetter();
  await enter(LETTER);
  await act(brokers[0], 'payoff', 'check', { result: 'passed' });
  await fund(app, brokers, trade);
});

const payoff = async (person = brokers[0]) =>
  taskIn(await closingOf(app, person, trade), 'payoff', { title: 'Osprey' });
async function act(person: Person, kind: string, what: string, body: object) {
  const { id: task } = taskIn(await closingOf(app, person, trade), kind, { title: 'Osprey' });
  return onTask(app, person, { trade, task }, what, body);
}
const addLetter = async () =>
  uploadPaper(app, traders.owner, trade, { task: String((await payoff(traders.owner)).id) });
const enter = (facts: object) => act(traders.owner, 'payoff', 'facts', { facts });
const check = (body: object) => act(brokers[0], 'payoff', 'check', body);
const obstacles = async () => ((await closingOf(app, brokers[0], trade)).obstacles ?? []).map(({ text }) => text);
const release = () => callTrades(app, brokers[0], `/${trade}/release`, {});

const DENIED =
  'The details of Osprey name a loan, but the payoff says that there’s none. The broker must return it, or approve it with a note.';

it('waits for the broker again after each change, tells them, and keeps the release back', async () => {
  expect(await obstacles()).toEqual([]);
  expect((await enter({ ...LETTER, amount: '900.00' })).status).toBe(200);
  expect(await payoff()).toMatchObject({ state: 'submitted', doneAt: null });
  expect(await obstacles()).toEqual(['Loan payoff (Olive, Osprey) isn’t done.']);
  const { rows } = await app.database.pool.query('select title from notifications where user_id = $1', [
    brokers[1].user.id,
  ]);
  expect(rows.map(({ title }) => title)).toContain('Olive changed the payoff for Osprey');
  expect((await release()).status).toBe(409);
  expect((await closingOf(app, brokers[0], trade)).brokerWaiting).toBeGreaterThan(0);
  await check({ result: 'passed' });
  expect((await release()).body.status).toBe('released');
});

it('that denies a loan which the details name is approved only with a note', async () => {
  await enter(NO_LOAN);
  expect(await obstacles()).toEqual(['Loan payoff (Olive, Osprey) isn’t done.', DENIED]);
  expect((await check({ result: 'passed' })).body.fields.note).toBe(
    'The details of this boat name a loan. Please note what shows that it’s paid off.',
  );
  expect((await check({ result: 'passed', note: 'Satisfaction of mortgage read' })).status).toBe(200);
  expect(await obstacles()).toEqual([]);
  expect((await release()).body.status).toBe('released');
});

it('that was written as finished without a note still keeps the release back, and the broker can return it', async () => {
  await enter(NO_LOAN);
  await finishPapers(app.database.pool, trade);
  expect((await release()).body.message).toContain(DENIED);
  expect((await check({ result: 'failed', note: 'The register still names Gulf.' })).status).toBe(200);
  expect(await payoff(traders.owner)).toMatchObject({
    ...{ state: 'open', note: 'The register still names Gulf.' },
    actions: expect.arrayContaining(['enter']),
  });
});

it('names no amounts without the letter that shows them', async () => {
  const { documents } = await closingOf(app, traders.owner, trade);
  const [letter] = documents.filter(({ kind }) => kind === 'payoff');
  await app.database.pool.query("update closing_documents set state = 'removed' where id = $1", [letter?.id]);
  const { status, body } = await enter({ ...LETTER, amount: '900.00' });
  expect([status, body.fields]).toEqual([400, { 'facts.loan': LETTER_FIRST }]);
  expect(await payoff()).toMatchObject({ state: 'done', facts: LETTER });
  await addLetter();
  expect((await enter({ ...LETTER, amount: '900.00' })).status).toBe(200);
});

it('is approved only as the broker has read it', async () => {
  await enter({ ...LETTER, amount: '900.00' });
  const { facts } = await payoff();
  await enter({ ...LETTER, amount: '800.00' });
  expect((await check({ result: 'passed', facts })).status).toBe(409);
  expect((await payoff()).state).toBe('submitted');
  expect((await check({ result: 'passed', facts: (await payoff()).facts })).status).toBe(200);
});

it('names a letter that is good for at most sixty days', async () => {
  const { status, body } = await enter({ ...LETTER, goodThrough: '9999-12-31' });
  expect([status, body.fields['facts.goodThrough']]).toEqual([
    400,
    'A payoff letter can be good for at most 60 days from today.',
  ]);
  expect((await enter({ ...LETTER, goodThrough: inDays(60) })).status).toBe(200);
});

describe('A letter that has run out', () => {
  const clockIn = (days: number) => runClock(app.dependencies, new Date(Date.now() + days * DAY_MS));

  it('is asked for again from its owner, who learns of it once', async () => {
    await clockIn(20);
    expect(await payoff(traders.owner)).toMatchObject({ state: 'done' });
    await clockIn(21);
    await clockIn(21);
    expect(await payoff(traders.owner)).toMatchObject({ state: 'open', facts: LETTER, doneAt: null, current: true });
    const told = async ({ user }: Person) =>
      (
        await app.database.pool.query('select title from notifications where user_id = $1 and title like $2', [
          user.id,
          'The payoff letter%',
        ])
      ).rows;
    expect(await told(traders.owner)).toEqual([{ title: 'The payoff letter for Osprey has run out' }]);
    expect(await told(traders.buyer)).toEqual([]);
    expect((await release()).status).toBe(409);
    const next = { ...LETTER, goodThrough: inDays(30) };
    const refused = await enter(next);
    expect([refused.status, refused.body.fields]).toEqual([400, { 'facts.loan': LETTER_FIRST }]);
    const { documents } = await closingOf(app, traders.owner, trade);
    expect(documents.filter(({ kind }) => kind === 'payoff').map(({ state }) => state)).toEqual(['returned']);
    await addLetter();
    expect((await enter(next)).status).toBe(200);
    await check({ result: 'passed' });
    expect(await obstacles()).toEqual([]);
  });

  it('stays as it is in a dispute', async () => {
    await callTrades(app, traders.buyer, `/${trade}/closing/dispute`, { reason: 'The papers are forged.' });
    await clockIn(21);
    expect(await payoff(traders.owner)).toMatchObject({ state: 'done' });
    expect((await enter(LETTER)).body.message).toBe('The trade is disputed, so all steps wait.');
  });

  it('is refused when somebody enters it', async () => {
    const { status, body } = await enter({ ...LETTER, goodThrough: inDays(-1) });
    expect([status, body.fields['facts.goodThrough']]).toEqual([
      400,
      'This letter has run out. Please ask the lender for a new one.',
    ]);
  });
});

it('is decided about as the broker has read it, also when they return it', async () => {
  const read = await payoff();
  await enter({ ...LETTER, amount: '2000.00' });
  const stale = { facts: read.facts, readNote: read.note };
  for (const decision of [{ result: 'passed' }, { result: 'failed', note: 'The letter says 1,500' }])
    expect(await check({ ...decision, ...stale })).toMatchObject({
      status: 409,
      body: { message: 'Something else was entered since you opened this task. Please read it first.' },
    });
});

it('lets no broker pass a check that another one has failed meanwhile', async () => {
  const closing = await closingOf(app, brokers[0], trade);
  const { id: task, note: readNote } = taskIn(closing, 'sanctions');
  const decide = (person: Person, decision: object) => onTask(app, person, { trade, task }, 'check', decision);
  expect((await decide(brokers[0], { result: 'failed', note: 'On the list of June', readNote })).status).toBe(200);
  expect(await decide(brokers[1], { result: 'passed', readNote })).toMatchObject({
    status: 409,
    body: { message: 'Somebody decided about this task since you opened it. Please read their note first.' },
  });
  expect((await decide(brokers[1], { result: 'passed', readNote: 'On the list of June' })).status).toBe(200);
});
