import type { Closing } from '@tradewind/contract/closing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { closingOf, LEGAL_DETAILS, taskIn, VESSEL_DETAILS } from '../../testing/closings.ts';
import { type Person, registerAdmin, registerBroker, registerPerson } from '../../testing/people.ts';
import { agree, offerOf, propose, registerTraders, type Traders } from '../../testing/trades.ts';

let app: TestApp;
let broker: Person;
let traders: Traders;
let tradeId: number;

beforeAll(async () => {
  app = await testApp();
  broker = await registerBroker(app);
});
beforeEach(async () => {
  traders = await registerTraders(app);
  tradeId = (await agree(app, traders)).id;
});

const read = (person: Person) => closingOf(app, person, tradeId);
const act = (person: Person, task: number, what: string, body?: unknown) =>
  app.call(what === 'facts' ? 'PUT' : 'POST', `/api/trades/${tradeId}/closing/tasks/${task}/${what}`, {
    token: person.token,
    body,
  });
/** Positions: the buyer proposed the trade, so they come first. */
const BUYER = 0;
const OWNER = 1;

it('offers the hull number of the listing to the person who enters the details of their boat', async () => {
  const traders = await registerTraders(app);
  await app.database.pool.query('update boats set hull_number = $2 where id = $1', [traders.osprey, 'TWD12345H819']);
  const { id } = await agree(app, traders);
  const known = async (person: Person) =>
    taskIn(await closingOf(app, person, id), 'vessel-details', { title: 'Osprey' }).known;
  expect(await known(traders.owner)).toEqual({ hullNumber: 'TWD12345H819' });
  expect(await known(traders.buyer)).toBeNull();
});

describe('A closing', () => {
  it('begins with the agreement, not with the offer', async () => {
    const others = await registerTraders(app);
    const { id } = await propose(app, others.buyer, offerOf(others));
    const answer = await app.call('GET', `/api/trades/${id}/closing`, { token: others.buyer.token });
    expect([answer.status, answer.body.message]).toEqual([404, 'This trade has no closing yet.']);
    expect(await read(traders.buyer)).toMatchObject({ step: 'signing', position: BUYER, status: 'agreed' });
    expect(await read(traders.owner)).toMatchObject({ position: OWNER });
    expect(await read(broker)).toMatchObject({ position: null });
  });

  it('gives each boat, the money and each person their tasks, with deadlines', async () => {
    const closing = await read(traders.buyer);
    const boats = closing.tasks.filter(({ kind }) => kind === 'acceptance');
    expect(boats.map(({ by, title }) => [by, title])).toEqual([
      [OWNER, 'Tern'],
      [BUYER, 'Osprey'],
    ]);
    expect(taskIn(closing, 'source-of-funds').by).toBe(BUYER);
    expect(taskIn(closing, 'agreement', { party: OWNER }).dueAt).toBe(closing.signBy);
    expect(taskIn(closing, 'deposit', { party: OWNER }).dueAt).toBeNull();
    expect(Date.parse(closing.signBy) - Date.now()).toBeCloseTo(72 * 3_600_000, -5);
  });

  it('says whose turn it is, and counts the same for a party, the broker and the desk', async () => {
    const kindsOf = ({ tasks }: Closing) =>
      tasks.filter(({ current, by }) => current && by === BUYER).map(({ kind }) => kind);
    const before = await read(traders.buyer);
    expect(kindsOf(before)).toEqual(['legal-details', 'vessel-details']);
    await act(traders.buyer, taskIn(before, 'legal-details', { party: BUYER }).id, 'facts', { facts: LEGAL_DETAILS });
    const after = await read(broker);
    expect(kindsOf(after)).toEqual(['disclosures', 'vessel-details']);
    expect(after.parties.find(({ position }) => position === BUYER)?.waiting).toBe(2);
    expect(after.brokerWaiting).toBe(after.tasks.filter(({ current, by }) => current && by === null).length);
    const desk = await app.call('GET', '/api/broker/closings', { token: broker.token });
    const summary = desk.body.find(({ tradeId }: { tradeId: number }) => tradeId === after.tradeId);
    expect(summary.broker.waiting).toBe(after.brokerWaiting);
    expect(summary.parties.map(({ waiting }: { waiting: number }) => waiting)).toEqual(
      after.parties.map(({ waiting }) => waiting),
    );
  });
});

describe('Facts', () => {
  it('are checked in plain words and lose nothing', async () => {
    const task = taskIn(await read(traders.buyer), 'legal-details', { party: BUYER });
    const refused = await act(traders.buyer, task.id, 'facts', { facts: { ...LEGAL_DETAILS, zip: '1' } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Please enter a ZIP code such as 33139.');
    expect((await act(traders.buyer, task.id, 'facts', { facts: LEGAL_DETAILS })).status).toBe(200);
    expect(taskIn(await read(traders.buyer), 'legal-details', { party: BUYER })).toMatchObject({
      state: 'done',
      facts: { ...LEGAL_DETAILS, coOwners: null },
    });
  });

  it('can be corrected before the agreement is signed', async () => {
    const task = taskIn(await read(traders.buyer), 'legal-details', { party: BUYER });
    for (const city of ['Tampa', 'Naples'])
      expect((await act(traders.buyer, task.id, 'facts', { facts: { ...LEGAL_DETAILS, city } })).status).toBe(200);
    expect(taskIn(await read(traders.buyer), 'legal-details', { party: BUYER }).facts).toMatchObject({
      city: 'Naples',
    });
  });

  it('about a boat add the tasks of its title, parts and loan, and take them away again', async () => {
    const { buyer, owner } = traders;
    const before = await read(buyer);
    const task = taskIn(before, 'vessel-details', { title: 'Tern' });
    const facts = { ...VESSEL_DETAILS, regime: 'state', state: 'FL', hasLoan: true, parts: [{ name: 'Trailer' }] };
    const added = (await act(buyer, task.id, 'facts', { facts })).body;
    const ofTern = ({ tasks }: typeof before) => tasks.filter(({ leg }) => leg === task.leg).map(({ kind }) => kind);
    expect(ofTern(added)).toEqual(expect.arrayContaining(['title-assigned', 'part-title', 'lien-satisfaction']));
    expect(taskIn(await read(owner), 'vessel-details', { title: 'Tern' }).facts).toMatchObject({ number: '1234567' });
    const removed = (await act(buyer, task.id, 'facts', { facts: VESSEL_DETAILS })).body;
    expect(ofTern(removed).sort()).toEqual(ofTern(before).sort());
  });

  it('about a person are for them and the broker', async () => {
    const task = taskIn(await read(traders.buyer), 'legal-details', { party: BUYER });
    await act(traders.buyer, task.id, 'facts', { facts: LEGAL_DETAILS });
    const seenBy = async (person: Person) => taskIn(await read(person), 'legal-details', { party: BUYER }).facts;
    expect(await seenBy(traders.owner)).toBeNull();
    expect(await seenBy(broker)).toMatchObject({ legalName: LEGAL_DETAILS.legalName });
  });
});

describe('The broker', () => {
  it('records checks, and says what is wrong with a failed one', async () => {
    const task = taskIn(await read(broker), 'identity', { party: BUYER });
    expect(task.actions).toEqual(['upload', 'check']);
    const silent = await act(broker, task.id, 'check', { result: 'failed' });
    expect(silent.body.message).toBe('Please say what is wrong, so that it can be put right.');
    const passed = await act(broker, task.id, 'check', { result: 'passed', note: 'Passport seen.' });
    expect(taskIn(passed.body, 'identity', { party: BUYER })).toMatchObject({ state: 'done', note: 'Passport seen.' });
    expect(taskIn(await read(traders.buyer), 'identity', { party: BUYER }).note).toBeNull();
  });

  it('makes a person verified by checking their identity, until a later check fails', async () => {
    const profile = async ({ user }: Person) => (await app.call('GET', `/api/people/${user.username}`)).body;
    const task = taskIn(await read(broker), 'identity', { party: BUYER });
    expect(await profile(traders.buyer)).toMatchObject({ verified: false, verifiedSince: null, verifiedBy: null });
    await act(broker, task.id, 'check', { result: 'passed', note: 'Passport seen.' });
    const checked = await profile(traders.buyer);
    const today = new Date().toISOString().slice(0, 10);
    expect(checked).toMatchObject({ verified: true, verifiedSince: today, verifiedBy: 'identity check' });
    expect(JSON.stringify(checked)).not.toContain('Passport');
    expect(await profile(traders.owner)).toMatchObject({ verified: false });
    await act(broker, task.id, 'check', { result: 'failed', note: 'The passport was forged.' });
    expect(await profile(traders.buyer)).toMatchObject({ verified: false, verifiedBy: null });
    const { rows } = await app.database.pool.query(
      `select action from activity_log where action in ('user.verify', 'user.unverify') and details->>'userId' = $1 order by id`,
      [traders.buyer.user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['user.verify', 'user.unverify']);
  });

  it('waives papers, but neither signatures nor money', async () => {
    const closing = await read(broker);
    const waived = await act(broker, taskIn(closing, 'tax-form', { party: BUYER }).id, 'waive', { note: 'On file.' });
    expect(taskIn(waived.body, 'tax-form', { party: BUYER }).state).toBe('unneeded');
    for (const kind of ['agreement', 'deposit', 'sanctions'])
      expect((await act(broker, taskIn(closing, kind).id, 'waive', { note: 'No.' })).status).toBe(409);
  });
});

describe('Nobody else', () => {
  it('sees the closing or its tasks, or acts for somebody', async () => {
    const { buyer, owner } = traders;
    const stranger = await registerPerson(app);
    const admin = await registerAdmin(app);
    const closing = await read(buyer);
    const own = taskIn(closing, 'legal-details', { party: BUYER }).id;
    for (const person of [stranger, admin]) {
      const answer = await app.call('GET', `/api/trades/${tradeId}/closing`, { token: person.token });
      expect([answer.status, answer.body.message]).toEqual([404, 'We can’t find that trade.']);
      expect((await act(person, own, 'facts', { facts: LEGAL_DETAILS })).status).toBe(404);
    }
    expect((await act(owner, own, 'facts', { facts: LEGAL_DETAILS })).status).toBe(403);
    expect((await act(broker, own, 'facts', { facts: LEGAL_DETAILS })).status).toBe(403);
    expect((await act(buyer, taskIn(closing, 'identity').id, 'check', { result: 'passed' })).status).toBe(403);
    expect((await act(buyer, 999_999, 'facts', { facts: LEGAL_DETAILS })).status).toBe(404);
  });

  it('acts once the trade is canceled', async () => {
    const task = taskIn(await read(traders.buyer), 'legal-details', { party: BUYER });
    await app.call('POST', `/api/trades/${tradeId}/cancel`, { token: traders.owner.token, body: {} });
    expect((await act(traders.buyer, task.id, 'facts', { facts: LEGAL_DETAILS })).status).toBe(409);
    expect((await read(traders.buyer)).tasks.every(({ actions }) => actions.length === 0)).toBe(true);
  });
});
