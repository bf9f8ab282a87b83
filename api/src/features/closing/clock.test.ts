import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { closingOf, depositOf, payOut, signAll } from '../../testing/closings.ts';
import { type Person, registerBroker } from '../../testing/people.ts';
import { agree, callTrades, offerOf, propose, registerTraders, type Traders } from '../../testing/trades.ts';
import { runClock } from './clock.service.ts';
import { sendReminders } from './reminders.service.ts';

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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const clockAt = (moment: Date) => runClock(app.dependencies, moment);
const statusOf = async (id = tradeId) =>
  (await app.call('GET', `/api/trades/${id}`, { token: broker.token })).body as {
    status: string;
    endedReason: string | null;
  };
const boatStatus = async (id: number) =>
  (await app.database.pool.query('select status from boats where id = $1', [id])).rows[0].status;
const remindersOf = async (person: Person): Promise<{ title: string; path: string; count: number }[]> =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items.filter(
    ({ title }: { title: string }) => title.includes('closing task'),
  );

describe('An agreement that not everyone signs', () => {
  it('lapses after 72 hours, and not before', async () => {
    await clockAt(inHours(71));
    expect(await statusOf()).toMatchObject({ status: 'agreed' });
    await clockAt(inHours(73));
    expect(await statusOf()).toMatchObject({
      status: 'cancelled',
      endedReason: 'The exchange agreement was not signed by everyone in time.',
    });
    expect([await boatStatus(traders.osprey), await boatStatus(traders.tern)]).toEqual(['active', 'active']);
    expect(await closingOf(app, traders.buyer, tradeId)).toMatchObject({ cancellation: { cause: 'unsigned' } });
    const { body } = await app.call('GET', '/api/notifications', { token: traders.owner.token });
    expect(body.items[0]).toMatchObject({ path: `/trades/${tradeId}`, title: 'The trade for Osprey ends' });
  });

  it('lapses once, whatever the number of workers', async () => {
    await Promise.all([clockAt(inHours(73)), clockAt(inHours(73)), clockAt(inHours(74))]);
    const { rows } = await app.database.pool.query(
      "select count(*)::int from activity_log where action = 'closing.lapse' and details->>'tradeId' = $1",
      [String(tradeId)],
    );
    expect(rows[0].count).toBe(1);
  });

  it('keeps its items reserved until a deposit that came early is paid back', async () => {
    await depositOf(app, broker, tradeId, 0, 700);
    await clockAt(inHours(73));
    expect(await statusOf()).toMatchObject({ status: 'agreed' });
    expect(await closingOf(app, broker, tradeId)).toMatchObject({ cancellation: { waitsForMoney: true } });
    expect(await boatStatus(traders.osprey)).toBe('pending');
    expect((await payOut(app, broker, tradeId, { kind: 'refund', position: 0 }, 700)).status).toBe(201);
    await clockAt(inHours(73));
    expect(await statusOf()).toMatchObject({ status: 'cancelled' });
    expect(await boatStatus(traders.osprey)).toBe('active');
  });

  it('revives the offers that waited for its items', async () => {
    const rival = await registerTraders(app);
    await app.database.pool.query('delete from trade_reservations where trade_id = $1', [tradeId]);
    await app.database.pool.query("update boats set status = 'active' where id = $1", [traders.osprey]);
    const backup = await propose(app, rival.buyer, {
      ...offerOf(rival),
      gets: [{ kind: 'boat', boatId: traders.osprey }],
    });
    await app.database.pool.query('insert into trade_reservations (trade_id, boat_id) values ($1, $2), ($1, $3)', [
      tradeId,
      traders.osprey,
      traders.tern,
    ]);
    await app.database.pool.query("update boats set status = 'pending' where id = $1", [traders.osprey]);
    await app.database.pool.query('update trades set backup = true, expires_at = null where id = $1', [backup.id]);
    await clockAt(inHours(73));
    const { rows } = await app.database.pool.query('select backup from trades where id = $1', [backup.id]);
    expect(rows[0].backup).toBe(false);
  });
});

describe('Silence', () => {
  it('is rejection after the last day, and everyone is told who was silent', async () => {
    await signAll(app, traders.buyer, tradeId);
    await clockAt(inHours(20 * 24));
    expect(await statusOf()).toMatchObject({ status: 'closing' });
    await clockAt(inHours(22 * 24));
    const ended = await statusOf();
    expect(ended).toMatchObject({ status: 'cancelled' });
    expect(ended.endedReason).toMatch(
      /^A boat or item was not accepted\. (Ben|Olive) did not accept it by the last day\.$/,
    );
    expect(await boatStatus(traders.tern)).toBe('active');
  });

  it('waits while the dispute lasts', async () => {
    await signAll(app, traders.buyer, tradeId);
    await callTrades(app, traders.buyer, `/${tradeId}/closing/dispute`, { reason: 'The engine was swapped.' });
    await clockAt(inHours(30 * 24));
    expect(await statusOf()).toMatchObject({ status: 'disputed' });
  });
});

describe('A trade from before there were closings', () => {
  it('gets its closing once, with all the time to sign', async () => {
    await app.database.pool.query('delete from closing_tasks where trade_id = $1', [tradeId]);
    await app.database.pool.query('delete from closings where trade_id = $1', [tradeId]);
    await app.database.pool.query("update trades set agreed_at = now() - interval '9 days' where id = $1", [tradeId]);
    const now = new Date();
    await Promise.all([clockAt(now), clockAt(now)]);
    const closing = await closingOf(app, traders.buyer, tradeId);
    expect(Date.parse(closing.signBy) - now.getTime()).toBe(72 * HOUR_MS);
    await clockAt(inHours(1));
    expect((await closingOf(app, traders.buyer, tradeId)).signBy).toBe(closing.signBy);
    expect(await statusOf()).toMatchObject({ status: 'agreed' });
  });
});

describe('Reminders', () => {
  it('are one for each person and run, once before a deadline and once after', async () => {
    await sendReminders(app.dependencies, inHours(1));
    const [first, ...more] = await remindersOf(traders.buyer);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ title: '2 closing tasks due within a day', path: `/trades/${tradeId}`, count: 1 });
    await sendReminders(app.dependencies, inHours(2));
    expect((await remindersOf(traders.buyer))[0]?.count).toBe(1);
    await sendReminders(app.dependencies, inHours(25));
    expect((await remindersOf(traders.buyer))[0]).toMatchObject({ title: '2 closing tasks overdue', count: 2 });
    await sendReminders(app.dependencies, inHours(26));
    expect((await remindersOf(traders.buyer))[0]?.count).toBe(2);
  });

  it('lead to the list when several trades wait', async () => {
    const offer = { ...offerOf(traders), gives: [{ kind: 'cash', amount: 5 }] };
    const other = await registerTraders(app);
    const { id } = await propose(app, traders.buyer, { ...offer, gets: [{ kind: 'boat', boatId: other.osprey }] });
    await callTrades(app, other.owner, `/${id}/accept`, { revision: 1 });
    await sendReminders(app.dependencies, inHours(1));
    expect((await remindersOf(traders.buyer))[0]).toMatchObject({
      title: '3 closing tasks due within a day',
      path: '/trades',
    });
  });

  it('are sent once when two workers run at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => sendReminders(app.dependencies, inHours(1))));
    expect((await remindersOf(traders.owner))[0]?.count).toBe(1);
  });

  it('come again when an extension has moved a deadline, and never about a closing that ended', async () => {
    await signAll(app, traders.buyer, tradeId);
    const due = Date.parse((await closingOf(app, traders.buyer, tradeId)).acceptBy ?? '');
    await sendReminders(app.dependencies, new Date(due - DAY_MS / 2));
    const before = (await remindersOf(traders.buyer))[0]?.count ?? 0;
    expect(before).toBeGreaterThan(0);
    await app.database.pool.query(
      "update closing_tasks set due_at = due_at + interval '9 days' where trade_id = $1 and kind = 'acceptance'",
      [tradeId],
    );
    await sendReminders(app.dependencies, new Date(due + 8.5 * DAY_MS));
    expect((await remindersOf(traders.buyer))[0]?.count).toBe(before + 1);
    await clockAt(new Date(due + 10 * DAY_MS));
    await sendReminders(app.dependencies, new Date(due + 60 * DAY_MS));
    expect((await remindersOf(traders.buyer))[0]?.count).toBe(before + 1);
  });

  it('flag late tasks', async () => {
    await app.database.pool.query(
      "update closing_tasks set due_at = now() - interval '1 minute' where trade_id = $1 and kind = 'legal-details'",
      [tradeId],
    );
    const { tasks } = await closingOf(app, traders.buyer, tradeId);
    expect(new Set(tasks.filter(({ late }) => late).map(({ kind }) => kind))).toEqual(new Set(['legal-details']));
  });
});
