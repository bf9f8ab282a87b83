import type { TradeTerms } from '@tradewind/contract/trade-terms';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, legalName, signAll, taskIn } from '../../../testing/closings.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { agree, callTrades, offerOf, propose, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let broker: Person;
let traders: Traders;
let tradeId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  broker = await registerBroker(app);
});
beforeEach(async () => {
  traders = await registerTraders(app);
  tradeId = (await agree(app, traders)).id;
});

const BUYER = 0;
const OWNER = 1;
const DAY_MS = 86_400_000;
const send = (person: Person, path: string, body?: unknown) =>
  callTrades(app, person, `/${tradeId}/closing${path}`, body);
const nameOf = (person: Person) => legalName(person === traders.owner ? OWNER : BUYER);
const suggest = (person: Person, terms: object, more = {}) =>
  send(person, '/proposals', { terms, name: nameOf(person), ...more });
const answer = (person: Person, id: number, what: string) =>
  send(person, `/proposals/${id}/${what}`, what === 'consent' ? { name: nameOf(person) } : undefined);
const read = (person: Person) => closingOf(app, person, tradeId);
const noticesOf = async (person: Person) =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items.map(
    ({ title }: { title: string }) => title,
  );

describe('The terms of an offer', () => {
  it('are the standard ones unless somebody changes them, and the agreement uses them', async () => {
    const others = await registerTraders(app);
    const standard = await propose(app, others.buyer, offerOf(others));
    expect(standard.terms).toEqual({
      ...{ depositDays: 3, acceptDays: 21, closeDays: 14 },
      deposits: [
        { userId: others.buyer.user.id, amount: '5000.00', isStandard: true },
        { userId: others.owner.user.id, amount: '3000.00', isStandard: true },
      ],
    });
    const counter = { ...mirrored(others), revision: 1, terms: { acceptDays: 30, deposits: { theirs: 8_000 } } };
    const changed = await callTrades(app, others.owner, `/${standard.id}/counter`, counter);
    expect(changed.body.terms).toMatchObject({ depositDays: 3, acceptDays: 30 });
    expect(changed.body.terms.deposits[0]).toEqual({
      ...{ userId: others.buyer.user.id, amount: '8000.00', isStandard: false },
    });
    await callTrades(app, others.buyer, `/${standard.id}/accept`, { revision: 2 });
    const closing = await signAll(app, others.buyer, standard.id);
    expect(closing).toMatchObject({
      terms: { acceptDays: 30 },
      deposits: [{ amount: '8000.00' }, { amount: '3000.00' }],
    });
    expect(Date.parse(closing.acceptBy ?? '') - Date.now()).toBeCloseTo(30 * DAY_MS, -5);
  });

  it('stay when a counteroffer does not mention them, and make a repeated one different', async () => {
    const others = await registerTraders(app);
    const { id } = await propose(app, others.buyer, { ...offerOf(others), terms: { closeDays: 20 } });
    const counter = (more: object) => callTrades(app, others.owner, `/${id}/counter`, { ...mirrored(others), ...more });
    expect((await counter({ revision: 1 })).body).toMatchObject({ revision: 2, terms: { closeDays: 20 } });
    expect((await counter({ revision: 1 })).body).toMatchObject({ revision: 2 });
    expect((await counter({ revision: 2, terms: { closeDays: 21 } })).body).toMatchObject({ revision: 3 });
  });

  it('go back to the standard deposit, and the history keeps what each revision said', async () => {
    const others = await registerTraders(app);
    const named = { acceptDays: 10, deposits: { mine: 9_000 } };
    const { id } = await propose(app, others.buyer, { ...offerOf(others), terms: named });
    const terms = { acceptDays: 7, deposits: { theirs: null } };
    await callTrades(app, others.owner, `/${id}/counter`, { ...mirrored(others), revision: 1, terms });
    const { body } = await app.call('GET', `/api/trades/${id}`, { token: others.owner.token });
    expect(body.revisions.map(({ terms }: { terms: TradeTerms }) => [terms.acceptDays, terms.deposits[0]])).toEqual([
      [10, { userId: others.buyer.user.id, amount: '9000.00', isStandard: false }],
      [7, { userId: others.buyer.user.id, amount: '5000.00', isStandard: true }],
    ]);
  });

  it('are refused in plain words outside their limits', async () => {
    const others = await registerTraders(app);
    const refused = await callTrades(app, others.buyer, '', { ...offerOf(others), terms: { acceptDays: 0 } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('as a whole number of days, from 3 to 90.');
  });
});

const mirrored = (others: Traders) => ({ gives: offerOf(others).gets, gets: offerOf(others).gives });

describe('An extension', () => {
  it('moves the dates once everyone has consented, and there is only one', async () => {
    const before = await signAll(app, traders.buyer, tradeId);
    const proposed = await suggest(traders.buyer, { kind: 'extension', days: 7 });
    expect(proposed.status, JSON.stringify(proposed.body)).toBe(200);
    const [proposal] = proposed.body.proposals;
    expect(proposal).toMatchObject({ state: 'open', by: BUYER, concerns: [BUYER, OWNER], actions: ['decline'] });
    expect((await read(traders.owner)).proposals[0]?.actions).toEqual(['consent', 'decline']);
    expect(await noticesOf(traders.owner)).toContain('Ben proposes 7 more days');
    expect((await read(traders.owner)).acceptBy).toBe(before.acceptBy);

    const agreed = (await answer(traders.owner, proposal.id, 'consent')).body;
    expect(agreed.proposals[0].state).toBe('agreed');
    expect(Date.parse(agreed.acceptBy) - Date.parse(before.acceptBy ?? '')).toBe(7 * DAY_MS);
    expect(Date.parse(agreed.closeBy) - Date.parse(before.closeBy ?? '')).toBe(7 * DAY_MS);
    expect(taskIn(agreed, 'acceptance', { by: OWNER }).dueAt).toBe(agreed.acceptBy);

    expect((await answer(traders.owner, proposal.id, 'consent')).body.acceptBy).toBe(agreed.acceptBy);
    const second = await suggest(traders.owner, { kind: 'extension', days: 3 });
    expect([second.status, second.body.message]).toEqual([
      409,
      'The dates of this closing can’t be moved, or not anymore: there is one extension.',
    ]);
  });

  it('waits for every party, also when the broker proposes it', async () => {
    await signAll(app, traders.buyer, tradeId);
    const { body } = await suggest(broker, { kind: 'extension', days: 7 }, { name: undefined });
    const { id } = body.proposals[0];
    expect((await answer(broker, id, 'consent')).status).toBe(403);
    await answer(traders.buyer, id, 'consent');
    expect((await read(broker)).extendedTo).toBeNull();
    await answer(traders.owner, id, 'consent');
    expect((await read(broker)).extendedTo).not.toBeNull();
  });

  it('can be turned down, and is sent once however often somebody clicks', async () => {
    const before = await signAll(app, traders.buyer, tradeId);
    await Promise.all([1, 2, 3].map(() => suggest(traders.buyer, { kind: 'extension', days: 7 })));
    const { proposals } = await read(traders.owner);
    expect(proposals).toHaveLength(1);
    const id = proposals[0]?.id ?? 0;
    expect((await suggest(traders.owner, { kind: 'extension', days: 9 })).status).toBe(409);
    await answer(traders.owner, id, 'decline');
    expect((await answer(traders.buyer, id, 'consent')).body.proposals[0].state).toBe('declined');
    expect((await read(traders.buyer)).acceptBy).toBe(before.acceptBy);
  });

  it('is not proposed before everyone has signed, nor by strangers, nor without a name', async () => {
    expect((await suggest(traders.buyer, { kind: 'extension', days: 7 })).status).toBe(409);
    await signAll(app, traders.buyer, tradeId);
    expect((await suggest(await registerPerson(app), { kind: 'extension', days: 7 })).status).toBe(404);
    const nameless = await suggest(traders.buyer, { kind: 'extension', days: 7 }, { name: undefined });
    expect([nameless.status, nameless.body.message]).toEqual([400, 'Please enter your full name.']);
    expect((await suggest(traders.buyer, { kind: 'extension', days: 61 })).status).toBe(400);
  });
});

describe('An inspection that lowers an amount', () => {
  const LOWER = { kind: 'amendment', changes: [{ leg: 2, amount: 42_000 }], cash: [] };

  it('is a new revision once everyone has consented, and asks for new signatures only', async () => {
    const { buyer, owner } = traders;
    await signAll(app, buyer, tradeId);
    const { body } = await suggest(buyer, LOWER, { reason: 'The survey found soft decks.' });
    const trade = async () => (await app.call('GET', `/api/trades/${tradeId}`, { token: buyer.token })).body;
    expect((await trade()).revision).toBe(1);
    const amended = (await answer(owner, body.proposals[0].id, 'consent')).body;
    expect(await trade()).toMatchObject({
      ...{ status: 'closing', revision: 2, note: 'The survey found soft decks.' },
      parties: [{ accepted: true }, { accepted: true }],
      legs: [{ kind: 'boat' }, { kind: 'cash', amount: '42000.00' }, { kind: 'boat' }],
    });
    expect(taskIn(amended, 'agreement', { party: BUYER })).toMatchObject({ state: 'open' });
    expect(taskIn(amended, 'legal-details', { party: BUYER })).toMatchObject({ state: 'done' });
    expect(taskIn(amended, 'disclosures', { party: BUYER })).toMatchObject({ state: 'done' });
    expect(amended.deposits).toEqual([
      { position: BUYER, amount: '5000.00' },
      { position: OWNER, amount: '3000.00' },
    ]);
    expect(await noticesOf(owner)).toContain('Agreed: other amounts');
  });

  it('is signed again by everyone before anybody accepts, but rejected at any time', async () => {
    const { buyer, owner } = traders;
    await signAll(app, buyer, tradeId);
    const { body } = await suggest(buyer, LOWER);
    await answer(owner, body.proposals[0].id, 'consent');
    const task = taskIn(await read(buyer), 'acceptance', { by: BUYER });
    expect(task.actions).toEqual(['reject']);
    const early = await send(buyer, `/tasks/${task.id}/accept`, { name: legalName(BUYER) });
    expect([early.status, early.body.message]).toEqual([409, 'Everyone must sign the exchange agreement first.']);
  });

  it('leaves no deposit above the value of everything its payer gets', async () => {
    traders = await registerTraders(app);
    const { buyer, owner } = traders;
    const trade = await propose(app, buyer, { ...offerOf(traders), terms: { deposits: { theirs: '195000' } } });
    tradeId = trade.id;
    await callTrades(app, owner, `/${tradeId}/accept`, { revision: 1 });
    await signAll(app, buyer, tradeId);
    const message = 'A deposit can’t be more than the value of everything its payer gets, here $192,000.';
    expect(await suggest(buyer, LOWER)).toMatchObject({
      ...{ status: 400, body: { message, fields: { 'terms.changes': message } } },
    });
    expect((await read(owner)).proposals).toEqual([]);
    expect(await suggest(buyer, { ...LOWER, changes: [{ leg: 2, amount: 45_000 }] })).toMatchObject({ status: 200 });
  });

  it('can add cash between two parties, but not to oneself, nor a leg that is not there', async () => {
    await signAll(app, traders.buyer, tradeId);
    const extra = (from: number, to: number) => ({ kind: 'amendment', changes: [], cash: [{ from, to, amount: 900 }] });
    expect((await suggest(traders.buyer, extra(OWNER, OWNER))).body.message).toBe(
      'Cash goes from one party to another.',
    );
    expect((await suggest(traders.buyer, extra(OWNER, 7))).status).toBe(400);
    expect((await suggest(traders.buyer, { ...LOWER, changes: [{ leg: 9, amount: 1 }] })).status).toBe(400);
    expect((await suggest(broker, LOWER)).status).toBe(409);
    const { body } = await suggest(traders.buyer, extra(OWNER, BUYER));
    await answer(traders.owner, body.proposals[0].id, 'consent');
    const { legs } = (await app.call('GET', `/api/trades/${tradeId}`, { token: broker.token })).body;
    expect(legs.at(-1)).toMatchObject({ kind: 'cash', amount: '900.00', from: traders.owner.user.id });
  });
});

describe('A holdback', () => {
  const holdback = (leg: number) => ({
    ...{ kind: 'holdback', leg, amount: 2_500, condition: 'The generator runs.' },
    until: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  });

  it('is asked for by the receiver of a boat and agreed by its giver', async () => {
    await signAll(app, traders.buyer, tradeId);
    expect((await suggest(traders.owner, holdback(3))).status).toBe(403);
    const { body } = await suggest(traders.buyer, holdback(3));
    expect(body.proposals[0]).toMatchObject({ concerns: [OWNER, BUYER], state: 'open' });
    const agreed = await answer(traders.owner, body.proposals[0].id, 'consent');
    expect(agreed.body.proposals[0]).toMatchObject({ state: 'agreed', terms: { amount: '2500.00' } });
  });

  it('is about a boat, no more than it is worth, and ends in the future', async () => {
    await signAll(app, traders.buyer, tradeId);
    for (const terms of [holdback(2), { ...holdback(3), amount: 300_000 }, { ...holdback(3), until: '2020-01-01' }])
      expect((await suggest(traders.buyer, terms)).status).toBe(400);
  });
});
