import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { finishPapers } from '../../../testing/closing-world.ts';
import { closingOf, fund, payAll, uploadDecision } from '../../../testing/closings.ts';
import { type Person, registerAdmin, registerBroker } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let brokers: [Person, Person];
let admin: Person;
let traders: Traders;
let trade: number;

const [BEN, OLIVE] = [0, 1];
const SUSPENDED = 'Olive’s account is suspended. An admin must activate it first, or you end the trade for a cause.';

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  brokers = [await registerBroker(app), await registerBroker(app)];
  admin = await registerAdmin(app);
});
beforeEach(async () => {
  traders = await registerTraders(app);
  await app.database.pool.query('update boats set length = 24 where id = any($1)', [[traders.osprey, traders.tern]]);
  trade = (await agree(app, traders)).id;
  await finishPapers(app.database.pool, trade);
  await fund(app, brokers, trade);
});

const change = (what: 'suspend' | 'activate') =>
  app.call('POST', `/api/admin/users/${traders.owner.user.id}/${what}`, {
    ...{ token: admin.token, body: what === 'suspend' ? { reason: 'Fraud' } : {} },
  });
const post = (person: Person, path: string, body: object = {}) => callTrades(app, person, `/${trade}${path}`, body);
const obstacles = async () => ((await closingOf(app, brokers[0], trade)).obstacles ?? []).map(({ text }) => text);

it('is possible during a closing, tells the brokers, and keeps the release back until the account is active', async () => {
  expect((await change('suspend')).status).toBe(200);
  expect((await app.call('GET', `/api/trades/${trade}/closing`, { token: traders.owner.token })).status).toBe(401);
  expect((await app.call('GET', `/api/boats/${traders.osprey}`)).status).toBe(404);
  const { rows } = await app.database.pool.query('select title from notifications where user_id = $1', [
    brokers[1].user.id,
  ]);
  expect(rows.map(({ title }) => title)).toContain('Olive is suspended during a closing');
  const { parties } = await closingOf(app, traders.buyer, trade);
  expect(parties.map(({ away }) => away)).toEqual([false, true]);
  expect(await obstacles()).toEqual([SUSPENDED]);
  const refused = await post(brokers[0], '/release');
  expect([refused.status, refused.body.message]).toEqual([409, `This can’t be released yet. ${SUSPENDED}`]);
  expect((await change('activate')).status).toBe(200);
  expect((await post(brokers[0], '/release')).body.status).toBe('released');
});

const allNews = async () => {
  const { rows } = await app.database.pool.query<{ title: string; body: string }>(
    "select title, body from notifications where user_id = $1 and group_key = 'trade:' || $2 order by id",
    [traders.buyer.user.id, trade],
  );
  return rows;
};

it('tells the other party what happens next, never why, and when it is over', async () => {
  const news = async () => (await allNews()).at(-1);
  await change('suspend');
  expect(await news()).toMatchObject({
    title: 'Olive can’t take part in your trade right now',
    body: expect.stringContaining('can’t be released until Olive is back'),
  });
  expect(JSON.stringify(await news())).not.toMatch(/fraud|suspend/i);
  await change('activate');
  expect((await news())?.title).toBe('The trade for Osprey goes on');
  expect((await closingOf(app, traders.buyer, trade)).parties.some(({ away }) => away)).toBe(false);
});

it('says nothing about going on in a trade that has ended and pays back what it holds', async () => {
  await post(brokers[0], '/closing/cancel', { cause: 'casualty', reason: 'Osprey sank.' });
  const before = await allNews();
  expect((await change('suspend')).status).toBe(200);
  expect((await change('activate')).status).toBe(200);
  expect(await allNews()).toEqual(before);
});

it('leaves the broker the end for a cause', async () => {
  await change('suspend');
  const { status, body } = await post(brokers[0], '/closing/cancel', {
    cause: 'title-failure',
    reason: 'The title is forged.',
  });
  expect([status, body.cancellation?.cause]).toEqual([200, 'title-failure']);
});

it('is possible in a dispute, which an award still resolves', async () => {
  await post(traders.buyer, '/closing/dispute', { reason: 'The papers are forged.' });
  expect((await change('suspend')).status).toBe(200);
  const document = (await uploadDecision(app, brokers[0], trade)).body.id;
  const { disputes } = await closingOf(app, brokers[0], trade);
  expect(disputes).toHaveLength(1);
  const shares = [
    { position: BEN, trust: 'trust_other', amount: '51700.00' },
    { position: OLIVE, trust: 'trust_other', amount: '3000.00' },
  ];
  const award = { basis: 'award', reference: 'Award 7', document, outcome: 'cancel', shares };
  const { status, body } = await post(brokers[0], '/closing/dispute/resolve', award);
  expect([status, body.cancellation?.cause], JSON.stringify(body)).toEqual([200, 'decided']);
});

it('changes nothing after the release: everyone is paid, and the trade is settled', async () => {
  await post(brokers[0], '/release');
  expect((await change('suspend')).status).toBe(200);
  await payAll(app, brokers, trade);
  expect((await post(brokers[0], '/settle')).body.status).toBe('closed');
});
