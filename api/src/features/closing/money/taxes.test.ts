import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { faultsIn, finishPapers } from '../../../testing/closing-world.ts';
import { closingOf, enterDetails, fund, payAll, signAs, taskIn } from '../../../testing/closings.ts';
import { type Person, registerBroker } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let brokers: [Person, Person];
let traders: Traders;
let trade: number;
/** The leg of Olive's Osprey, which Ben gets. */
let osprey: number;

const [BEN, OLIVE] = [0, 1];
const TAX = { state: 'FL', amount: '12000.00', note: '6 % of $200,000' };

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  brokers = [await registerBroker(app), await registerBroker(app)];
});
beforeEach(async () => {
  traders = await registerTraders(app);
  await query('update boats set length = 24 where id = any($1)', [[traders.osprey, traders.tern]]);
  trade = (await agree(app, traders)).id;
  await enterDetails(app, [traders.buyer, traders.owner], trade);
  osprey = taskIn(await closingOf(app, brokers[0], trade), 'acceptance', { title: 'Osprey' }).leg ?? 0;
});

const query = async (text: string, values: unknown[]) => (await app.database.pool.query(text, values)).rows;
const hold = (body: object, who = brokers[0], leg = osprey) =>
  app.call('PUT', `/api/trades/${trade}/closing/taxes/${leg}`, { token: who.token, body });
const drop = (who = brokers[0], read = '') =>
  app.call('DELETE', `/api/trades/${trade}/closing/taxes/${osprey}${read}`, { token: who.token });
const statementOf = async (person: Person) =>
  (await app.call('GET', `/api/trades/${trade}/statement`, { token: person.token })).body;
async function pdfOf(person: Person): Promise<string> {
  const url = `/api/trades/${trade}/statement.pdf`;
  const { rawPayload } = await app.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
const balanceOf = async (position: number) =>
  (await closingOf(app, brokers[0], trade)).money.parties.find((party) => party.position === position)?.balance.needed;

it('is charged to the receiver of the boat, on their statement and in the funds that they bring', async () => {
  expect(await balanceOf(BEN)).toBe('51700.00');
  expect((await hold(TAX)).status).toBe(200);
  expect(await balanceOf(BEN)).toBe('63700.00');
  expect(await statementOf(traders.buyer)).toMatchObject({
    owes: '63700.00',
    lines: expect.arrayContaining([
      expect.objectContaining({
        ...{ kind: 'tax_held', amount: '-12000.00', title: 'Osprey', note: 'Florida: 6 % of $200,000' },
      }),
    ]),
  });
  const text = await pdfOf(traders.buyer);
  for (const words of ['Sales tax that we hold: Osprey', 'Florida: 6 % of $200,000', '−$12,000.00'])
    expect(text).toContain(words);
  expect(JSON.stringify(await statementOf(traders.owner))).not.toContain('12000');
  expect(JSON.stringify(await closingOf(app, traders.owner, trade))).not.toContain('12000');
  const { money } = await closingOf(app, traders.buyer, trade);
  expect(money.parties).toMatchObject([{ taxes: [{ leg: osprey, ...TAX }], taxable: [] }]);
  const news = await query('select user_id from notifications where title like $1', ['$12,000.00 of sales tax%Osprey']);
  expect(news.map(({ user_id }) => user_id)).toContain(traders.buyer.user.id);
  expect(news.map(({ user_id }) => user_id)).not.toContain(traders.owner.user.id);
});

it('is paid to the state before the owners, and leaves every balance at zero', async () => {
  await hold(TAX);
  await finishPapers(app.database.pool, trade);
  await fund(app, brokers, trade);
  expect((await callTrades(app, brokers[0], `/${trade}/release`, {})).body.status).toBe('released');
  const money = async () =>
    (await app.call('GET', `/api/broker/money?trade=${trade}`, { token: brokers[0].token })).body.balances;
  expect(await money()).toContainEqual(expect.objectContaining({ account: 'payable:tax:FL', amount: '-12000.00' }));
  expect((await hold({ ...TAX, amount: '1.00' })).status).toBe(409);
  const early = await app.call('POST', '/api/broker/wires/out', {
    token: brokers[0].token,
    body: {
      ...{ trust: 'trust_other', tradeId: trade, payee: { kind: 'payout', position: OLIVE }, amount: '50.00' },
      ...{ bankReference: `EARLY-${trade}`, counterparty: 'Olive', callBackNote: 'Called' },
    },
  });
  expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/tax/i)]);
  await payAll(app, brokers, trade);
  expect(await money()).toEqual([]);
  expect((await callTrades(app, brokers[0], `/${trade}/settle`, {})).body.status).toBe('closed');
  expect((await statementOf(traders.buyer)).lines).toContainEqual(
    expect.objectContaining({ kind: 'tax_held', amount: '-12000.00', note: 'Florida: 6 % of $200,000' }),
  );
  expect(await faultsIn(app.database.pool)).toEqual([]);
});

it('voids a signed statement when it changes or goes away, but not when it is repeated', async () => {
  await finishPapers(app.database.pool, trade);
  await query("update closing_tasks set state = 'open', done_at = null where trade_id = $1 and kind = 'statement'", [
    trade,
  ]);
  const stateOfStatement = async () =>
    taskIn(await closingOf(app, brokers[0], trade), 'statement', { party: BEN }).state;
  const sign = async () => expect((await signAs(app, traders.buyer, trade, 'statement', BEN)).status).toBe(200);
  await hold(TAX);
  await sign();
  await hold(TAX);
  expect(await stateOfStatement()).toBe('done');
  await hold({ ...TAX, state: 'GA' });
  expect(await stateOfStatement()).toBe('open');
  await sign();
  expect((await drop()).status).toBe(200);
  expect(await stateOfStatement()).toBe('open');
  expect(await balanceOf(BEN)).toBe('51700.00');
  expect((await drop()).status).toBe(200);
});

it('is held for boats only, up to their value, with a state and a note', async () => {
  for (const [body, field] of [
    [{ ...TAX, amount: '200000.01' }, 'amount'],
    [{ ...TAX, amount: '0' }, 'amount'],
    [{ ...TAX, state: 'XX' }, 'state'],
    [{ ...TAX, note: ' ' }, 'note'],
  ] as const) {
    const answer = await hold(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  }
  const { body } = await app.call('GET', `/api/trades/${trade}`, { token: brokers[0].token });
  const cash = 1 + body.legs.findIndex(({ kind }: { kind: string }) => kind === 'cash');
  expect((await hold(TAX, brokers[0], cash)).status).toBe(404);
});

it('is refused to a broker who is a party, and while the trade is disputed', async () => {
  await query('update users set is_broker = true where id = $1', [traders.owner.user.id]);
  expect((await hold(TAX, traders.owner)).status).toBe(403);
  expect((await drop(traders.owner)).status).toBe(403);
  await finishPapers(app.database.pool, trade);
  await callTrades(app, traders.buyer, `/${trade}/closing/dispute`, { reason: 'The engine smokes.' });
  expect((await hold(TAX)).status).toBe(409);
});

it('is replaced or removed only by a broker who has read the last amount', async () => {
  const other = { state: 'GA', amount: '7000.00', note: 'Registered in Georgia' };
  expect((await hold({ ...TAX, replaces: null })).status).toBe(200);
  const refused = {
    status: 409,
    body: {
      message: 'Another broker has changed the sales tax for Osprey meanwhile. $12,000.00 for Florida is held now.',
    },
  };
  expect(await hold({ ...other, replaces: null }, brokers[1])).toMatchObject(refused);
  expect(await drop(brokers[1], '?state=FL&amount=1.00')).toMatchObject(refused);
  expect((await hold({ ...TAX, replaces: null })).status).toBe(200);
  expect(await balanceOf(BEN)).toBe('63700.00');
  const { state, amount } = TAX;
  expect((await hold({ ...other, replaces: { state, amount } }, brokers[1])).status).toBe(200);
  expect((await drop(brokers[0], '?state=GA&amount=7000.00')).status).toBe(200);
  const late = await hold({ ...TAX, replaces: { state: 'GA', amount: '7000.00' } });
  expect([late.status, late.body.message]).toEqual([
    409,
    'Another broker has changed the sales tax for Osprey meanwhile. None is held now.',
  ]);
});
