import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, depositOf, legalName, payOut, signAll, taskIn, uploadDecision } from '../../../testing/closings.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';
import { runClock } from '../course/clock.service.ts';

let app: TestApp;
let broker: Person;
let traders: Traders;
let tradeId: number;

/** Ben (B of the worked cases) proposed the trade, so he comes first; Olive is A. */
const BEN = 0;
const OLIVE = 1;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  broker = await registerBroker(app);
});
beforeEach(async () => {
  traders = await registerTraders(app);
  tradeId = (await agree(app, traders)).id;
});

const send = (person: Person, path: string, body?: unknown) =>
  callTrades(app, person, `/${tradeId}/closing${path}`, body);
const read = (person: Person) => closingOf(app, person, tradeId);
const status = async () => (await app.call('GET', `/api/trades/${tradeId}`, { token: broker.token })).body.status;
const boatStatus = async (id: number) =>
  (await app.database.pool.query('select status from boats where id = $1', [id])).rows[0].status;
const money = async () => {
  const { body } = await app.call('GET', `/api/broker/money?trade=${tradeId}`, { token: broker.token });
  return body.balances.map(({ account, amount }: { account: string; amount: string }) => `${account} ${amount}`);
};
const refund = (position: number, amount: number) => payOut(app, broker, tradeId, { kind: 'refund', position }, amount);

async function signAndDeposit(): Promise<void> {
  await signAll(app, traders.buyer, tradeId);
  await depositOf(app, broker, tradeId, BEN, 5_000);
  await depositOf(app, broker, tradeId, OLIVE, 3_000);
}

async function accept(person: Person, title: string, name?: string) {
  const task = taskIn(await read(person), 'acceptance', { title });
  return send(person, `/tasks/${task.id}/accept`, { name: name ?? legalName(task.by ?? 0) });
}

async function reject(person: Person, title: string) {
  const task = taskIn(await read(person), 'acceptance', { title });
  return send(person, `/tasks/${task.id}/reject`, { name: legalName(task.by ?? 0), reason: 'Soft decks.' });
}

const documentsOf = async (person: Person, kind: string) =>
  (await read(person)).documents.filter((document) => document.kind === kind);

describe('The acceptance of a vessel', () => {
  it('is its receiver’s alone, after the signatures', async () => {
    const early = await accept(traders.buyer, 'Osprey');
    expect([early.status, early.body.message]).toEqual([409, 'Everyone must sign the exchange agreement first.']);
    await signAll(app, traders.buyer, tradeId);
    for (const person of [traders.owner, broker]) expect((await accept(person, 'Osprey')).status).toBe(403);
    const misnamed = await accept(traders.buyer, 'Osprey', 'Somebody Else');
    expect([misnamed.status, misnamed.body.message]).toEqual([
      400,
      'Please type your name as the document has it: Benjamin Reyes',
    ]);
    const accepted = (await accept(traders.buyer, 'Osprey')).body;
    expect(await documentsOf(traders.owner, 'acceptance')).toMatchObject([{ signatures: [{ position: BEN }] }]);
    expect(taskIn(accepted, 'acceptance', { title: 'Osprey' })).toMatchObject({ state: 'done', actions: [] });
    expect((await accept(traders.buyer, 'Osprey')).status).toBe(200);
    expect((await reject(traders.buyer, 'Osprey')).status).toBe(409);
  });

  it('comes too late after the last day, also before the clock has noticed', async () => {
    await signAll(app, traders.buyer, tradeId);
    await app.database.pool.query(
      "update closing_tasks set due_at = now() - interval '1 second' where trade_id = $1 and kind = 'acceptance'",
      [tradeId],
    );
    const late = await accept(traders.buyer, 'Osprey');
    expect([late.status, late.body.message]).toEqual([409, 'The last day has passed, and silence is rejection.']);
  });

  it('ends the trade when it is a rejection, and nobody keeps anybody’s deposit', async () => {
    await signAndDeposit();
    await accept(traders.owner, 'Tern');
    const rejected = (await reject(traders.buyer, 'Osprey')).body;
    expect(rejected.cancellation).toMatchObject({ cause: 'rejected', party: BEN, by: BEN, waitsForMoney: true });
    expect(rejected.tasks.every(({ actions }: { actions: string[] }) => actions.length === 0)).toBe(true);
    expect((await reject(traders.buyer, 'Osprey')).status).toBe(200);
    expect(await documentsOf(traders.owner, 'rejection')).toMatchObject([{ signatures: [{ position: BEN }] }]);
    expect([await status(), await boatStatus(traders.osprey)]).toEqual(['closing', 'pending']);
    expect((await app.call('GET', `/api/trades/${tradeId}`, { token: traders.buyer.token })).body).toMatchObject({
      ending: true,
      ended: null,
    });
    await refund(BEN, 5_000);
    await runClock(app.dependencies);
    expect(await status()).toBe('closing');
    await refund(OLIVE, 3_000);
    await runClock(app.dependencies);
    expect([await status(), await boatStatus(traders.osprey), await money()]).toEqual(['cancelled', 'active', []]);
    expect((await app.call('GET', `/api/trades/${tradeId}`, { token: traders.buyer.token })).body.ending).toBe(false);
  });
});

describe('A cause', () => {
  it('is not needed before everyone has signed', async () => {
    const early = await send(traders.buyer, '/cancel', { cause: 'giver-default', reason: 'No.' });
    expect([early.status, early.body.message]).toEqual([
      409,
      'Nobody is bound before everyone has signed. You can simply cancel the trade.',
    ]);
    expect((await callTrades(app, traders.buyer, `/${tradeId}/cancel`, {})).body.status).toBe('cancelled');
  });

  it('is needed afterwards', async () => {
    await signAll(app, traders.buyer, tradeId);
    const refused = await callTrades(app, traders.buyer, `/${tradeId}/cancel`, {});
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Everyone has signed. To end this trade, state the cause in its closing.',
    ]);
  });

  it('is stated by those who may know it', async () => {
    await signAll(app, traders.buyer, tradeId);
    const { buyer, owner } = traders;
    const state = (person: Person, cause: string, more = {}) =>
      send(person, '/cancel', { cause, reason: 'It is so.', ...more });
    expect((await read(buyer)).causes).toEqual(['giver-default', 'receiver-default']);
    expect((await read(broker)).causes).not.toContain('deposit-missing');
    expect((await state(buyer, 'giver-default', { party: OLIVE })).body.message).toBe(
      'You can state only your own default. About somebody else’s, open a dispute.',
    );
    expect((await state(buyer, 'casualty')).status).toBe(403);
    expect((await state(broker, 'giver-default')).status).toBe(400);
    for (const cause of ['mutual', 'rejected', 'unsigned', 'outside-failed', 'decided'])
      expect((await state(broker, cause)).status).toBe(409);
    expect((await state(await registerPerson(app), 'casualty')).status).toBe(404);
    expect((await state(broker, 'casualty')).body).toMatchObject({
      status: 'cancelled',
      cancellation: { party: null },
    });
    expect((await state(owner, 'giver-default')).status).toBe(409);
  });

  it('returns everything before the acceptance, also after a default', async () => {
    await signAndDeposit();
    const ended = await send(traders.owner, '/cancel', { cause: 'giver-default', reason: 'I keep her.' });
    expect(ended.body).toMatchObject({ status: 'closing', cancellation: { cause: 'giver-default', party: OLIVE } });
    await refund(BEN, 5_000);
    await refund(OLIVE, 3_000);
    await runClock(app.dependencies);
    expect([await status(), await money()]).toEqual(['cancelled', []]);
  });

  it('can be everyone’s wish', async () => {
    await signAll(app, traders.buyer, tradeId);
    const { body } = await send(traders.buyer, '/proposals', { terms: { kind: 'cancellation' }, name: legalName(BEN) });
    const { id } = body.proposals[0];
    expect(await status()).toBe('closing');
    const ended = await send(traders.owner, `/proposals/${id}/consent`, { name: legalName(OLIVE) });
    expect(ended.body).toMatchObject({ status: 'cancelled', cancellation: { cause: 'mutual' } });
    expect(await boatStatus(traders.tern)).toBe('active');
  });
});

describe('A dispute', () => {
  it('5: freezes the deposit of a giver who does not deliver, until an award moves it', async () => {
    await signAndDeposit();
    await accept(traders.buyer, 'Osprey');
    const frozen = await send(traders.owner, '/cancel', { cause: 'giver-default', reason: 'I keep her.' });
    expect(frozen.body).toMatchObject({
      status: 'disputed',
      disputes: [{ by: OLIVE, against: OLIVE, cause: 'giver-default', frozen: [{ amount: '3000.00' }] }],
    });
    expect(await money()).toEqual(['client:0 -5000.00', 'dispute -3000.00']);
    expect((await refund(BEN, 5_000)).body.message).toBe('This trade is in dispute, so its money stays where it is.');

    const seen = async (person: Person) => (await closingOf(app, person, tradeId)).disputes[0]?.suggested;
    expect(await seen(broker)).toEqual([{ position: BEN, trust: 'trust_other', amount: '3000.00' }]);
    expect(await seen(traders.buyer)).toEqual([]);

    const shares = [{ position: BEN, trust: 'trust_other', amount: 3_000 }];
    const unproven = { basis: 'award', reference: 'AAA 01-26', outcome: 'cancel', shares };
    expect((await send(broker, '/dispute/resolve', unproven)).body.message).toBe(
      'Please upload the award or the order first.',
    );
    expect((await uploadDecision(app, traders.buyer, tradeId)).status).toBe(403);
    const { body: paper } = await uploadDecision(app, broker, tradeId);
    const award = { ...unproven, document: paper.id };
    expect((await send(traders.owner, '/dispute/resolve', award)).status).toBe(403);
    const wrong = await send(broker, '/dispute/resolve', { ...award, shares: [{ ...shares[0], amount: 2_999 }] });
    expect(wrong.body.message).toBe(
      'There’s $3,000.00 in dispute in the other trust account, but $2,999.00 is distributed.',
    );
    const resolved = await send(broker, '/dispute/resolve', award);
    expect(resolved.body).toMatchObject({
      status: 'closing',
      cancellation: { cause: 'giver-default', party: OLIVE, waitsForMoney: true },
      disputes: [{ resolution: { basis: 'award', reference: 'AAA 01-26', outcome: 'cancel', documentId: paper.id } }],
    });
    expect(await documentsOf(traders.owner, 'decision')).toMatchObject([{ id: paper.id, state: 'approved' }]);
    expect((await app.call('DELETE', `/api/documents/${paper.id}`, { token: broker.token })).status).toBe(409);
    expect(await money()).toEqual(['client:0 -8000.00']);
    expect((await send(broker, '/dispute/resolve', award)).status).toBe(409);
    await refund(BEN, 8_000);
    await runClock(app.dependencies);
    expect([await status(), await money(), await boatStatus(traders.osprey)]).toEqual(['cancelled', [], 'active']);
  });

  it('is what a claim against somebody else becomes, and is opened once', async () => {
    await signAndDeposit();
    const claim = { reason: 'She moved the boat away.', against: OLIVE, cause: 'giver-default' };
    await Promise.all([1, 2, 3].map(() => send(traders.buyer, '/dispute', claim)));
    const { disputes } = await read(broker);
    expect(disputes).toMatchObject([{ by: BEN, against: OLIVE, frozen: [{ amount: '3000.00' }] }]);
    expect((await send(traders.owner, '/dispute', { reason: 'He lies.' })).status).toBe(409);
    expect((await send(traders.owner, '/cancel', { cause: 'giver-default', reason: 'Fine.' })).status).toBe(409);
    expect((await callTrades(app, traders.owner, `/${tradeId}/cancel`, {})).status).toBe(409);
    const { body } = await app.call('GET', '/api/notifications', { token: broker.token });
    expect(body.items.map(({ title }: { title: string }) => title)).toContain('Ben opened a dispute about Osprey');
  });

  it('ends with a release that everyone signed, exactly as it says', async () => {
    await signAndDeposit();
    await send(traders.buyer, '/dispute', { reason: 'The engine was swapped.' });
    expect(await money()).toEqual(['dispute -8000.00']);
    const shares = [
      { position: BEN, trust: 'trust_other', amount: 6_000 },
      { position: OLIVE, trust: 'trust_other', amount: 2_000 },
    ];
    const terms = { kind: 'settlement', outcome: 'cancel', shares };
    const partial = await send(broker, '/proposals', { terms: { ...terms, shares: shares.slice(1) } });
    expect(partial.body.message).toContain('$8,000.00 in dispute in the other trust account, but $2,000.00');
    const proposed = await send(broker, '/proposals', { terms });
    const { id } = proposed.body.proposals[0];
    const form = (await send(traders.owner, `/proposals/${id}/form`)).body;
    expect(form).toMatchObject({ kind: 'dispute-release', name: legalName(OLIVE), signed: false });
    expect((await send(broker, `/proposals/${id}/form`)).status).toBe(403);
    const release = { basis: 'signed_release', proposal: id };
    const sign = (person: Person, input: object) => send(person, `/proposals/${id}/consent`, input);
    expect((await sign(traders.buyer, { name: 'Ben' })).body.message).toContain(
      'Please type your name as the document',
    );
    expect((await sign(traders.buyer, { name: legalName(BEN), hash: 'another' })).status).toBe(409);
    expect((await sign(traders.buyer, { name: legalName(BEN), hash: form.hash })).status).toBe(200);
    const unsigned = await send(broker, '/dispute/resolve', release);
    expect([unsigned.status, unsigned.body.message]).toEqual([409, 'This release isn’t signed by everyone.']);
    expect((await sign(traders.owner, { name: legalName(OLIVE), hash: form.hash })).status).toBe(200);
    expect(await money()).toEqual(['dispute -8000.00']);
    const resolved = await send(broker, '/dispute/resolve', release);
    expect(resolved.body).toMatchObject({
      ...{ status: 'closing', cancellation: { cause: 'mutual' } },
      disputes: [{ resolution: { basis: 'signed_release', documentId: form.documentId } }],
    });
    expect(await documentsOf(traders.buyer, 'dispute-release')).toMatchObject([
      { id: form.documentId, hash: form.hash, signatures: [{ position: BEN }, { position: OLIVE }] },
    ]);
    expect(await money()).toEqual(['client:0 -6000.00', 'client:1 -2000.00']);
  });

  it('can end with the trade going on, with the time that it took', async () => {
    await signAndDeposit();
    const before = await read(traders.buyer);
    await send(traders.buyer, '/dispute', { reason: 'The engine was swapped.' });
    await app.database.pool.query(
      "update closing_disputes set opened_at = opened_at - interval '10 days' where trade_id = $1",
      [tradeId],
    );
    const shares = [
      { position: BEN, trust: 'trust_other', amount: 5_000 },
      { position: OLIVE, trust: 'trust_other', amount: 3_000 },
    ];
    const document = (await uploadDecision(app, broker, tradeId)).body.id;
    const order = { basis: 'court_order', reference: '26-CA-1', document, outcome: 'resume', shares };
    const strangers = { ...order, shares: [{ position: 9, trust: 'trust_other', amount: 8_000 }] };
    expect((await send(broker, '/dispute/resolve', strangers)).status).toBe(400);
    const resumed = (await send(broker, '/dispute/resolve', order)).body;
    expect(resumed).toMatchObject({ status: 'closing', cancellation: null });
    expect(Date.parse(resumed.acceptBy) - Date.parse(before.acceptBy ?? '')).toBeGreaterThanOrEqual(10 * 86_400_000);
    expect((await accept(traders.buyer, 'Osprey')).status).toBe(200);
  });

  it('has a reason, a party of the trade, and not oneself', async () => {
    await signAndDeposit();
    expect((await send(traders.buyer, '/dispute', { reason: '' })).status).toBe(400);
    for (const against of [BEN, 7])
      expect((await send(traders.buyer, '/dispute', { reason: 'So.', against, cause: 'giver-default' })).status).toBe(
        400,
      );
    expect((await send(await registerPerson(app), '/dispute', { reason: 'So.' })).status).toBe(404);
  });
});

it('treats a broker who is a party to the trade as a party only', async () => {
  await signAndDeposit();
  await app.database.pool.query('update users set is_broker = true where id = $1', [traders.owner.user.id]);
  expect((await read(traders.owner)).position).toBe(OLIVE);
  expect((await send(traders.owner, '/cancel', { cause: 'casualty', reason: 'Sunk.' })).status).toBe(403);
  await send(traders.buyer, '/dispute', { reason: 'The engine was swapped.' });
  const shares = [{ position: OLIVE, trust: 'trust_other', amount: 8_000 }];
  const own = await send(traders.owner, '/dispute/resolve', {
    ...{ basis: 'award', reference: 'Mine', document: 1, outcome: 'cancel', shares },
  });
  expect([own.status, own.body.message]).toEqual([403, 'You’re a party to this trade. Another broker must do that.']);
});
