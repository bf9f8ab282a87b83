import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import { closingOf, fund, payAll, taskIn, wireIn } from '../../../testing/closings.ts';
import { type Person, registerAdmin, registerBroker, registerPerson } from '../../../testing/people.ts';
import { agree, boat, cash, propose, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let brokers: [Person, Person];
let traders: Traders;
let tradeId: number;

const [BEN, OLIVE] = [0, 1];

beforeAll(async () => {
  app = await testApp();
  brokers = [await registerBroker(app), await registerBroker(app)];
});
beforeEach(async () => {
  await newTrade();
});

/** Ben's Tern and $50,000 for Olive's Osprey: two small boats, so all money is in one trust account. */
async function newTrade(): Promise<void> {
  traders = await registerTraders(app);
  await query('update boats set length = 24 where id = any($1)', [[traders.osprey, traders.tern]]);
  tradeId = (await agree(app, traders)).id;
}

const step = (what: 'release' | 'settle', who: Person = brokers[0]) =>
  app.call('POST', `/api/trades/${tradeId}/${what}`, { token: who.token, body: {} });
const query = async (text: string, values: unknown[] = [tradeId]) => (await app.database.pool.query(text, values)).rows;
const statusOf = async () => (await query('select status from trades where id = $1'))[0].status;
const statementOf = async (person: Person, party?: number) =>
  (
    await app.call('GET', `/api/trades/${tradeId}/statement${party === undefined ? '' : `?party=${party}`}`, {
      token: person.token,
    })
  ).body;

async function ready(): Promise<void> {
  await finishPapers(app.database.pool, tradeId);
  await fund(app, brokers, tradeId);
}

describe('A release', () => {
  it('is refused with everything that is in the way, and changes nothing', async () => {
    const before = await query('select * from closing_tasks where trade_id = $1 order by id');
    const { status, body } = await step('release');
    expect(status).toBe(409);
    for (const words of [
      'The exchange agreement isn’t signed by everyone.',
      'Legal details (Ben) isn’t done.',
      'Acceptance (Ben, Osprey) isn’t done.',
      'Bill of sale (Olive, Osprey) isn’t done.',
      'Second sanctions check (Olive) isn’t done.',
      '$51,700.00 of Ben’s balance is missing.',
    ])
      expect(body.message).toContain(words);
    expect(Object.keys(body.fields).length).toBeGreaterThan(20);
    expect((await closingOf(app, brokers[0], tradeId)).obstacles?.length).toBe(Object.keys(body.fields).length);
    expect(await query('select * from closing_tasks where trade_id = $1 order by id')).toEqual(before);
    expect(await statusOf()).toBe('agreed');
  });

  it('needs fresh checks and payoff letters', async () => {
    await ready();
    const { id } = taskIn(await closingOf(app, brokers[0], tradeId), 'sanctions-again', { party: BEN });
    await query("update closing_tasks set done_at = now() - interval '25 hours' where id = $1", [id]);
    const payoff = taskIn(await closingOf(app, brokers[0], tradeId), 'payoff', { title: 'Tern' });
    await query('update closing_tasks set facts = $2 where id = $1', [
      payoff.id,
      JSON.stringify({ loan: true, lender: 'Gulf', amount: '100.00', perDiem: '1.00', goodThrough: '2026-01-31' }),
    ]);
    await wireIn(app, brokers, tradeId, { position: BEN, amount: '100.00' });
    const { body } = await step('release');
    expect(Object.values(body.fields)).toEqual([
      'Second sanctions check (Ben) is too old and must be done again.',
      'The payoff letter for Tern was good through 2026-01-31. A new one is needed.',
    ]);
  });

  it('moves money, titles and boats for everyone at once', async () => {
    await ready();
    const { status, body } = await step('release');
    expect([status, body.status], JSON.stringify(body)).toEqual([200, 'released']);
    const sold = await query('select status from boats where id = any($1)', [[traders.osprey, traders.tern]]);
    expect(sold).toEqual([{ status: 'sold' }, { status: 'sold' }]);
    expect(
      await query(
        'select boat_id, buyer_id, sale_price, admin_fee, total_amount, status, payment_method from transactions where trade_id = $1 order by sale_price',
      ),
    ).toEqual([
      {
        ...{ boat_id: traders.tern, buyer_id: traders.owner.user.id, sale_price: '150000.00', admin_fee: '1275.00' },
        ...{ total_amount: '151275.00', status: 'pending', payment_method: 'trade' },
      },
      {
        ...{ boat_id: traders.osprey, buyer_id: traders.buyer.user.id, sale_price: '200000.00', admin_fee: '1700.00' },
        ...{ total_amount: '201700.00', status: 'pending', payment_method: 'trade and wire' },
      },
    ]);
    const people = [traders.owner.user.id, traders.buyer.user.id];
    expect(await query('select total_transactions as n from users where id = any($1)', [people])).toEqual([
      { n: 1 },
      { n: 1 },
    ]);
    const closing = await closingOf(app, traders.owner, tradeId);
    expect(closing).toMatchObject({ status: 'released', step: 'settlement', money: { isFinal: true } });
    expect(closing.money.parties[0]).toMatchObject({ position: OLIVE, gets: '51725.00', held: '51725.00' });
    expect(taskIn(closing, 'keys-given', { by: OLIVE }).dueAt).not.toBeNull();
    const news = await query('select title, body from notifications where user_id = $1', [traders.owner.user.id]);
    const released = news.find(({ title }) => title === 'Your trade is released');
    expect(released?.body).toContain('We wire $51,725.00 to you.');
  });

  it('ends every other proposal over its boats and tells their people', async () => {
    traders = await registerTraders(app);
    const rival = await registerPerson(app, { firstName: 'Rita' });
    const other = await propose(app, rival, { gives: [cash(190_000)], gets: [boat(traders.osprey)] });
    tradeId = (await agree(app, traders)).id;
    await ready();
    await step('release');
    expect(await query('select status, ended_reason from trades where id = $1', [other.id])).toEqual([
      { status: 'void', ended_reason: 'Osprey was sold.' },
    ]);
    await expect
      .poll(() => query('select title from notifications where user_id = $1', [rival.user.id]))
      .toContainEqual({ title: 'The offer for Osprey has ended' });
  });

  it('tells the people who saved one of its boats', async () => {
    const watcher = await registerPerson(app);
    await app.call('PUT', `/api/favorites/${traders.osprey}`, { token: watcher.token });
    await ready();
    await step('release');
    const news = async () => (await app.call('GET', '/api/notifications', { token: watcher.token })).body;
    await vi.waitFor(async () => expect((await news()).items).toMatchObject([{ title: 'Osprey was traded' }]), 15_000);
  });

  it('happens once, however many brokers ask for it at the same moment', async () => {
    await ready();
    const answers: Awaited<ReturnType<typeof step>>[] = [];
    while (answers.length < 100)
      answers.push(
        ...(await Promise.all(Array.from({ length: 10 }, (_, n) => step('release', brokers[n % 2 === 0 ? 0 : 1])))),
      );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 released']));
    expect(
      await query("select count(*)::int as n from ledger_journals where trade_id = $1 and kind = 'release'"),
    ).toEqual([{ n: 1 }]);
    expect(await query('select count(*)::int as n from transactions where trade_id = $1')).toEqual([{ n: 2 }]);
    expect(await query('select total_transactions as n from users where id = $1', [traders.owner.user.id])).toEqual([
      { n: 1 },
    ]);
    expect(
      await query(
        "select count(*)::int as n from activity_log where action = 'trade.release' and details ->> 'tradeId' = $1",
        [String(tradeId)],
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('is not for parties, strangers, admins, or a broker who is a party', async () => {
    await ready();
    for (const person of [traders.owner, traders.buyer, await registerPerson(app), await registerAdmin(app)])
      expect((await step('release', person)).status).toBe(403);
    await query('update users set is_broker = true where id = $1', [traders.owner.user.id]);
    expect(await step('release', traders.owner)).toMatchObject({
      status: 403,
      body: { message: 'You are a party of this trade. Another broker must take this step.' },
    });
    expect(await statusOf()).toBe('closing');
  });

  it('and a wire that is taken back at the same moment never leave anybody unpaid', async () => {
    for (let round = 0; round < 4; round++) {
      await newTrade();
      await finishPapers(app.database.pool, tradeId);
      const small = await wireIn(app, brokers, tradeId, { position: BEN, amount: '700.00' });
      await fund(app, brokers, tradeId);
      const reverse = () =>
        app.call('POST', `/api/broker/wires/${small}/reverse`, {
          token: brokers[1].token,
          body: { reason: 'Returned' },
        });
      const calls = [() => step('release'), reverse];
      const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      expect(answers.map(({ status }) => status).sort(), JSON.stringify(answers)).toEqual([200, 409]);
    }
  });

  it('waits while a second broker is asked to take back one of its wires', async () => {
    await finishPapers(app.database.pool, tradeId);
    await fund(app, brokers, tradeId);
    const [large] = await query('select id from wires where trade_id = $1 and needs_second');
    const path = `/api/broker/wires/${large.id}`;
    const asked = await app.call('POST', `${path}/reverse`, { token: brokers[0].token, body: { reason: 'Returned' } });
    expect(asked.body).toMatchObject({ state: 'collected', request: { action: 'reverse', reason: 'Returned' } });
    expect((await step('release')).body.message).toContain('A wire of this trade is about to be taken back.');
    expect((await app.call('POST', `${path}/withdraw`, { token: brokers[1].token, body: {} })).body.request).toBeNull();
    expect((await step('release')).status).toBe(200);
  });

  it('keeps the boats from being listed again by the people who gave them', async () => {
    await ready();
    await step('release');
    const [row] = await query('select version from boats where id = $1', [traders.osprey]);
    const relist = () =>
      app.call('PATCH', `/api/boats/${traders.osprey}`, {
        token: traders.owner.token,
        body: { version: row.version, status: 'active' },
      });
    expect((await relist()).body.message).toBe('This boat changed hands in a trade. Its new owner can list it.');
  });
});

describe('A settlement', () => {
  it('waits for every wire and every cent, and then closes the trade', async () => {
    await ready();
    expect((await step('settle')).body.message).toBe('This trade isn’t released, so there is nothing to settle.');
    await step('release');
    expect((await step('settle')).body.message).toBe('This can’t be settled yet. Not everyone is paid yet.');
    await payAll(app, brokers, tradeId);
    const answers = await Promise.all([step('settle'), step('settle', brokers[1]), step('settle')]);
    expect(answers.map(({ body }) => body.status)).toEqual(['closed', 'closed', 'closed']);
    expect(await query('select distinct status from transactions where trade_id = $1')).toEqual([
      { status: 'completed' },
    ]);
    expect(await query('select * from trade_reservations where trade_id = $1')).toEqual([]);
    expect(await query('select * from ledger_balances where trade_id = $1 and amount <> 0')).toEqual([]);
    expect((await step('release')).body.status).toBe('closed');
    const news = await query('select title from notifications where user_id = $1', [traders.buyer.user.id]);
    expect(news.map(({ title }) => title)).toEqual(expect.arrayContaining(['Your trade is complete']));
  });

  it('does not count wires that the bank has not shown', async () => {
    await ready();
    await step('release');
    const { body } = await app.call('POST', '/api/broker/wires/out', {
      token: brokers[0].token,
      body: {
        ...{ trust: 'trust_other', tradeId, payee: { kind: 'payout', position: OLIVE }, amount: '51725.00' },
        ...{ bankReference: `P-${tradeId}`, counterparty: 'Olive', callBackNote: 'Called' },
      },
    });
    await app.call('POST', `/api/broker/wires/${body.id}/confirm`, { token: brokers[1].token, body: {} });
    expect((await step('settle')).body.message).toBe(
      'This can’t be settled yet. One wire hasn’t arrived yet. Not everyone is paid yet.',
    );
  });
});

describe('A statement', () => {
  it('is an estimate before the release and final after it, and equals the ledger', async () => {
    await finishPapers(app.database.pool, tradeId);
    const estimate = await statementOf(traders.owner);
    expect(estimate).toMatchObject({
      ...{ isFinal: false, position: OLIVE, owes: '0.00', receives: '48725.00', balance: '48725.00' },
      ...{ credits: '50000.00', charges: '1275.00' },
      gives: [{ title: 'Osprey', price: '200000.00' }],
      gets: [{ title: 'Tern', price: '150000.00' }],
    });
    await fund(app, brokers, tradeId);
    await step('release');
    const final = await statementOf(traders.owner);
    expect(final).toMatchObject({ isFinal: true, balance: '51725.00', receives: '51725.00' });
    const [held] = await query("select -amount as n from ledger_balances where trade_id = $1 and account = 'client:1'");
    expect(Number(held.n)).toBe(51_725_00);
    await payAll(app, brokers, tradeId);
    const paid = await statementOf(brokers[0], OLIVE);
    expect(paid).toMatchObject({ balance: '0.00', credits: '53000.00', charges: '53000.00' });
    expect(paid.lines.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`)).toEqual([
      'deposit 3000.00',
      'closing_fee -1275.00',
      'cash_received 50000.00',
      'payout -51725.00',
    ]);
  });

  it('is for its party and the broker, who chooses whose', async () => {
    await finishPapers(app.database.pool, tradeId);
    const read = (person: Person, party?: number) =>
      app.call('GET', `/api/trades/${tradeId}/statement${party === undefined ? '' : `?party=${party}`}`, {
        token: person.token,
      });
    expect((await read(traders.buyer, OLIVE)).status).toBe(404);
    expect((await read(traders.buyer, BEN)).status).toBe(200);
    expect((await read(await registerPerson(app))).status).toBe(404);
    expect((await read(brokers[0])).body.firstName).toBe('Ben');
    expect((await read(brokers[0], 7)).status).toBe(404);
    expect((await read(brokers[0], BEN)).body.firstName).toBe('Ben');
  });
});
