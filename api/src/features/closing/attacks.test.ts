import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { closingOf, depositOf, legalName, payOut, signAll, taskIn, uploadDecision } from '../../testing/closings.ts';
import { type Person, registerBroker } from '../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../testing/trades.ts';

const BEN = 0;
const OLIVE = 1;
const AS_THEY_WERE = [
  { position: BEN, trust: 'trust_other', amount: '5000' },
  { position: OLIVE, trust: 'trust_other', amount: '3000' },
];

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
  await signAll(app, traders.buyer, tradeId);
  await depositOf(app, broker, tradeId, BEN, 5_000);
  await depositOf(app, broker, tradeId, OLIVE, 3_000);
});

const send = (person: Person, path: string, body?: unknown) =>
  callTrades(app, person, `/${tradeId}/closing${path}`, body);
const acceptanceOf = async (person: Person, title: string) =>
  taskIn(await closingOf(app, person, tradeId), 'acceptance', { title });
const accept = async (person: Person, title: string) => {
  const { id, by } = await acceptanceOf(person, title);
  return send(person, `/tasks/${id}/accept`, { name: legalName(by ?? 0) });
};
const settle = (person: Person, outcome: string, shares: unknown, name: string) =>
  send(person, '/proposals', { terms: { kind: 'settlement', outcome, shares }, name });

it('freezes the deposit of a party who accepted and states the other kind of default', async () => {
  expect((await accept(traders.owner, 'Tern')).status).toBe(200);
  const { body } = await send(traders.owner, '/cancel', { cause: 'giver-default', reason: 'Changed my mind.' });
  expect(body.disputes).toMatchObject([{ against: OLIVE }]);
  const refund = await payOut(app, broker, tradeId, { kind: 'refund', position: OLIVE }, 3_000);
  expect(refund.body.fields.amount).toBe('There’s only $0.00 left to pay out there.');
});

it('takes back no acceptance when the dates move', async () => {
  await accept(traders.owner, 'Tern');
  const { body } = await send(traders.buyer, '/proposals', {
    terms: { kind: 'extension', days: 3 },
    name: legalName(BEN),
  });
  await send(traders.owner, `/proposals/${body.proposals[0].id}/consent`, { name: legalName(OLIVE) });
  expect(await acceptanceOf(traders.owner, 'Tern')).toMatchObject({ state: 'done', actions: [] });
});

it('resolves no dispute with the release of an earlier one', async () => {
  await send(traders.buyer, '/dispute', { reason: 'The engine smokes.' });
  const all = [{ position: OLIVE, trust: 'trust_other', amount: '8000' }];
  const { body } = await settle(traders.buyer, 'cancel', all, legalName(BEN));
  const release = body.proposals[0].id;
  await send(traders.buyer, `/proposals/${release}/consent`, { name: legalName(BEN) });
  const signed = await send(traders.owner, `/proposals/${release}/consent`, { name: legalName(OLIVE) });
  expect(signed.body.proposals[0].state).toBe('agreed');
  const document = (await uploadDecision(app, broker, tradeId)).body.id;
  const award = { basis: 'award', reference: 'Award 7', document, outcome: 'resume', shares: AS_THEY_WERE };
  expect((await send(broker, '/dispute/resolve', award)).status).toBe(200);
  await send(traders.owner, '/dispute', { reason: 'The trailer is missing.' });
  const old = await send(broker, '/dispute/resolve', { basis: 'signed_release', proposal: release });
  expect([old.status, old.body.message]).toEqual([409, 'This release isn’t signed by everyone.']);
});

it('takes only a legal name as a signature under a proposal and a consent', async () => {
  await send(traders.buyer, '/dispute', { reason: 'The engine smokes.' });
  const wrong = await settle(traders.buyer, 'resume', AS_THEY_WERE, 'x');
  expect([wrong.status, wrong.body.fields.name]).toEqual([
    400,
    `Please type your name as the document has it: ${legalName(BEN)}`,
  ]);
  const { body } = await settle(traders.buyer, 'resume', AS_THEY_WERE, legalName(BEN));
  const path = `/proposals/${body.proposals[0].id}/consent`;
  expect((await send(traders.owner, path, { name: legalName(BEN) })).status).toBe(400);
  expect((await send(traders.owner, path, { name: legalName(OLIVE) })).body.proposals[0].state).toBe('open');
  expect((await send(traders.buyer, path, { name: legalName(BEN) })).body.proposals[0].state).toBe('agreed');
});

it('stores nothing for a rejection with a wrong name', async () => {
  const { id } = await acceptanceOf(traders.buyer, 'Osprey');
  const { status } = await send(traders.buyer, `/tasks/${id}/reject`, { name: 'Somebody Else', reason: 'Rot.' });
  expect(status).toBe(400);
  const { documents } = await closingOf(app, traders.buyer, tradeId);
  expect(documents.filter(({ kind }) => kind === 'rejection')).toEqual([]);
});

it('pays out money in dispute to the last cent', async () => {
  await depositOf(app, broker, tradeId, BEN, 0.5);
  await send(traders.buyer, '/dispute', { reason: 'The engine smokes.' });
  const shares = [...AS_THEY_WERE, { position: BEN, trust: 'trust_other', amount: '0.50' }];
  const document = (await uploadDecision(app, broker, tradeId)).body.id;
  const award = { basis: 'award', reference: 'Award 8', document, outcome: 'resume', shares };
  expect((await send(broker, '/dispute/resolve', award)).status).toBe(200);
});

it('holds back no more than a boat is worth, in all', async () => {
  const { leg } = await acceptanceOf(traders.buyer, 'Osprey');
  const { rows } = await app.database.pool.query('select value from trade_legs where trade_id = $1 and number = $2', [
    ...[tradeId, leg],
  ]);
  const value = Number(rows[0].value);
  const hold = (amount: number) => {
    const terms = { kind: 'holdback', leg, amount, condition: 'Repaired', until: '2099-01-01' };
    return send(traders.buyer, '/proposals', { terms, name: legalName(BEN) });
  };
  const { body } = await hold(value);
  await send(traders.owner, `/proposals/${body.proposals[0].id}/consent`, { name: legalName(OLIVE) });
  const more = await hold(1);
  expect(more.body.fields['terms.amount']).toMatch(/^With the \$.* held back already, that’s more than the value/);
  const terms = { kind: 'amendment', changes: [{ leg, amount: 1 }], cash: [] };
  const lower = await send(traders.buyer, '/proposals', { terms, name: legalName(BEN) });
  expect(lower.body.fields['terms.changes']).toBe('More than that is held back for Osprey.');
});
