import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { depositOf, legalName, payOut, signAll, uploadDecision } from '../../../testing/closings.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';
import { runClock } from './clock.service.ts';

let app: TestApp;
let people: Person[];
let traders: Traders;
let tradeId: number;

const ACTORS = ['buyer', 'owner', 'broker', 'stranger'] as const;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  const [broker, stranger] = [await registerBroker(app), await registerPerson(app)];
  traders = await registerTraders(app);
  people = [traders.buyer, traders.owner, broker, stranger];
});

const query = async <T extends object>(text: string) => (await app.database.pool.query<T>(text)).rows;
const broker = () => people[2] as Person;

interface Step {
  what:
    | 'accept'
    | 'reject'
    | 'cancel'
    | 'dispute'
    | 'resolve'
    | 'propose'
    | 'consent'
    | 'decline'
    | 'simple'
    | 'refund'
    | 'clock';
  by: number;
  party: number;
  pick: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom<Step['what']>(
    ...(['accept', 'accept', 'reject', 'cancel', 'dispute', 'resolve', 'resolve', 'propose', 'propose'] as const),
    ...(['consent', 'consent', 'consent', 'decline', 'simple', 'refund', 'refund', 'clock'] as const),
  ),
  by: fc.nat(3),
  party: fc.nat(2),
  pick: fc.nat(5),
});

const CAUSES = ['giver-default', 'receiver-default', 'casualty', 'title-failure', 'mutual', 'deposit-missing'];
const TERMS = [
  { kind: 'extension', days: 5 },
  { kind: 'cancellation' },
  { kind: 'amendment', changes: [{ leg: 2, amount: 41_000 }], cash: [] },
  { kind: 'holdback', leg: 3, amount: 900, condition: 'The pump runs.', until: '2099-01-01' },
  { kind: 'settlement', outcome: 'cancel', shares: [{ position: 0, trust: 'trust_other', amount: 8_000 }] },
  { kind: 'settlement', outcome: 'resume', shares: [{ position: 1, trust: 'trust_other', amount: 3_000 }] },
];

/** Money in dispute goes to one party, as an award would have it. */
async function award(party: number, outcome: string) {
  const frozen = await query<{ book: string; amount: string }>(
    `select book, -amount as amount from ledger_balances where trade_id = ${tradeId} and account = 'dispute' and amount <> 0`,
  );
  const shares = frozen.map(({ book, amount }) => ({ position: party, trust: book, amount: Number(amount) / 100 }));
  const [known] = await query<{ id: number }>(
    `select id from closing_documents where trade_id = ${tradeId} and kind = 'decision' and state = 'submitted'`,
  );
  const document = known?.id ?? (await uploadDecision(app, broker(), tradeId)).body.id ?? 1;
  return { basis: 'award', reference: 'AAA 01-26', document, outcome, shares };
}

/** Sends a step twice, as a double click does; whatever is refused is refused in words. */
async function run({ what, by, party, pick }: Step): Promise<void> {
  const person = people[by] as Person;
  const on = (path: string, body?: unknown) => callTrades(app, person, `/${tradeId}${path}`, body);
  const tasks = await query<{ id: number }>(
    `select id from closing_tasks where trade_id = ${tradeId} and kind = 'acceptance' order by id`,
  );
  const proposals = await query<{ id: number }>(
    `select id from closing_proposals where trade_id = ${tradeId} order by id desc`,
  );
  const task = tasks[pick % tasks.length]?.id ?? 1;
  const proposal = proposals[0]?.id ?? 1;
  const name = legalName(by);
  const send = async () => {
    switch (what) {
      case 'accept':
        return on(`/closing/tasks/${task}/accept`, { name });
      case 'reject':
        return on(`/closing/tasks/${task}/reject`, { name, reason: 'Soft decks.' });
      case 'cancel':
        return on('/closing/cancel', { cause: CAUSES[pick], party, reason: 'So it is.' });
      case 'dispute':
        return on('/closing/dispute', {
          reason: 'Unfair.',
          ...(party < 2 && { against: party, cause: CAUSES[pick % 2] }),
        });
      case 'resolve':
        return on('/closing/dispute/resolve', await award(party % 2, pick % 2 ? 'cancel' : 'resume'));
      case 'propose':
        return on('/closing/proposals', { terms: TERMS[pick], name });
      case 'consent':
        return on(`/closing/proposals/${proposal}/consent`, { name });
      case 'decline':
        return on(`/closing/proposals/${proposal}/decline`);
      case 'simple':
        return on('/cancel', {});
      case 'refund':
        return payOut(app, person, tradeId, { kind: 'refund', position: party % 2 }, party % 2 ? 3_000 : 5_000);
      case 'clock':
        await runClock(app.dependencies, new Date(Date.now() + pick * 8 * DAY_MS));
        return undefined;
    }
  };
  const first = await send();
  await expectInvariants();
  if (!first) return;
  expect([200, 201, 400, 403, 404, 409], JSON.stringify(first.body)).toContain(first.status);
  if (first.status >= 400) expect(first.body.message).toMatch(/\w.*[.!?]$/);
  if (ACTORS[by] === 'stranger' && what !== 'refund') expect(first.status, what).toBeGreaterThanOrEqual(403);
  const before = await stateOfEverything();
  if (what !== 'refund') await send();
  expect(await stateOfEverything()).toEqual(before);
}

const stateOfEverything = async () => ({
  trade: await query(`select status, revision from trades where id = ${tradeId}`),
  closing: await query(
    `select ending_cause, accepted_at, extended_to, amended_at from closings where trade_id = ${tradeId}`,
  ),
  proposals: await query(`select id, state from closing_proposals where trade_id = ${tradeId} order by id`),
  disputes: await query(`select id, resolved_at from closing_disputes where trade_id = ${tradeId} order by id`),
  journals: await query(`select count(*) from ledger_journals where trade_id = ${tradeId}`),
});

async function expectInvariants(): Promise<void> {
  const [now] = await query<{ status: string; held: string; frozen: string; reserved: string; pending: string }>(`
    select t.status,
      (select coalesce(sum(abs(amount)), 0) from ledger_balances where trade_id = t.id) as held,
      (select coalesce(sum(-amount), 0) from ledger_balances where trade_id = t.id and account = 'dispute') as frozen,
      (select count(*) from trade_reservations where trade_id = t.id) as reserved,
      (select count(*) from boats where id in (${traders.osprey}, ${traders.tern}) and status = 'pending') as pending
    from trades t where id = ${tradeId}`);
  const isRunning = ['agreed', 'closing', 'disputed'].includes(now?.status ?? '');
  expect(now?.status, 'the trade runs or is canceled').toBe(isRunning ? now?.status : 'cancelled');
  expect([now?.reserved, now?.pending], `items of a trade that is ${now?.status}`).toEqual(
    isRunning ? ['2', '2'] : ['0', '0'],
  );
  if (!isRunning) expect(now?.held, 'money in an ended trade').toBe('0');
  if (now?.status !== 'disputed') expect(now?.frozen, 'frozen money without a dispute').toBe('0');
  const half = await query(`
    select t.id from trades t join closings c on c.trade_id = t.id
    where (t.status = 'disputed') <> exists (select from closing_disputes d where d.trade_id = t.id and d.resolved_at is null)
      or (t.status = 'cancelled' and c.signed_at is not null and c.ending_at is null)
      or (c.ending_at is not null and exists (select from closing_proposals p
        where p.trade_id = t.id and p.state = 'open' and p.kind <> 'settlement'))
      or exists (select from closing_proposals p where p.trade_id = t.id and p.state = 'agreed' and p.kind <> 'holdback'
        and (select count(*) from closing_consents s where s.proposal_id = p.id) < 2)`);
  expect(half, 'a half state').toEqual([]);
}

/** Ends whatever the steps left open, so that the next run can trade the same boats. */
async function windUp(): Promise<void> {
  const [open] = await query(`select id from trades where id = ${tradeId} and status = 'disputed'`);
  if (open) {
    const resolution = await award(0, 'cancel');
    expect((await callTrades(app, broker(), `/${tradeId}/closing/dispute/resolve`, resolution)).status).toBe(200);
  }
  await callTrades(app, broker(), `/${tradeId}/closing/cancel`, { cause: 'casualty', reason: 'Sunk.' });
  const held = await query<{ account: string; amount: string }>(
    `select account, -amount as amount from ledger_balances where trade_id = ${tradeId} and amount <> 0`,
  );
  for (const { account, amount } of held) {
    const payee = { kind: 'refund', position: Number(account.split(':')[1]) };
    expect((await payOut(app, broker(), tradeId, payee, Number(amount) / 100)).status).toBe(201);
  }
  await runClock(app.dependencies);
  await expectInvariants();
  expect(await query(`select status from trades where id = ${tradeId}`)).toEqual([{ status: 'cancelled' }]);
}

it('keeps items, money and states whole through any sequence of actions by anybody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 8, maxLength: 14 }), async (accepted, steps) => {
      tradeId = (await agree(app, traders)).id;
      await signAll(app, traders.buyer, tradeId);
      await depositOf(app, broker(), tradeId, 0, 5_000);
      await depositOf(app, broker(), tradeId, 1, 3_000);
      if (accepted) for (const by of [0, 1]) await run({ what: 'accept', by, party: 0, pick: 1 - by });
      for (const one of steps) await run(one);
      await windUp();
    }),
    { numRuns: 8 },
  );
}, 300_000);
