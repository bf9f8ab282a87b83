import { describe, expect, it } from 'vitest';
import { agreedTrades, BEN } from '../../../testing/agreed-trades.ts';
import { payOut, signAll } from '../../../testing/closings.ts';
import type { Person } from '../../../testing/people.ts';
import { callTrades, offerOf, propose, registerTraders } from '../../../testing/trades.ts';
import { runClock } from './clock.service.ts';
import { sendReminders } from './reminders.service.ts';

const trade = agreedTrades();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const clockAt = (moment: Date) => runClock(trade.app.dependencies, moment);
const statusOf = async (id = trade.id) =>
  (await trade.app.call('GET', `/api/trades/${id}`, { token: trade.broker.token })).body as {
    status: string;
    endedReason: string | null;
  };
const remindersOf = async (person: Person): Promise<{ title: string; path: string; count: number }[]> =>
  (await trade.app.call('GET', '/api/notifications', { token: person.token })).body.items.filter(
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
    expect([await trade.boatStatus(trade.traders.osprey), await trade.boatStatus(trade.traders.tern)]).toEqual([
      'active',
      'active',
    ]);
    expect(await trade.read(trade.buyer)).toMatchObject({ cancellation: { cause: 'unsigned' } });
    const { body } = await trade.app.call('GET', '/api/notifications', { token: trade.owner.token });
    expect(body.items[0]).toMatchObject({ path: `/trades/${trade.id}`, title: 'The trade for Osprey ends' });
  });

  it('lapses once, whatever the number of workers', async () => {
    await Promise.all([clockAt(inHours(73)), clockAt(inHours(73)), clockAt(inHours(74))]);
    const { rows } = await trade.app.database.pool.query(
      "select count(*)::int from activity_log where action = 'closing.lapse' and details->>'tradeId' = $1",
      [String(trade.id)],
    );
    expect(rows[0].count).toBe(1);
  });

  it('keeps its items reserved until a deposit that came early is paid back', async () => {
    await trade.deposit(BEN, 700);
    await clockAt(inHours(73));
    expect(await statusOf()).toMatchObject({ status: 'agreed' });
    expect(await trade.read(trade.broker)).toMatchObject({ cancellation: { waitsForMoney: true } });
    expect(await trade.boatStatus(trade.traders.osprey)).toBe('pending');
    expect((await payOut(trade.app, trade.broker, trade.id, { kind: 'refund', position: BEN }, 700)).status).toBe(201);
    await clockAt(inHours(73));
    expect(await statusOf()).toMatchObject({ status: 'cancelled' });
    expect(await trade.boatStatus(trade.traders.osprey)).toBe('active');
  });

  it('revives the offers that waited for its items', async () => {
    const rival = await registerTraders(trade.app);
    await trade.app.database.pool.query('delete from trade_reservations where trade_id = $1', [trade.id]);
    await trade.app.database.pool.query("update boats set status = 'active' where id = $1", [trade.traders.osprey]);
    const backup = await propose(trade.app, rival.buyer, {
      ...offerOf(rival),
      gets: [{ kind: 'boat', boatId: trade.traders.osprey }],
    });
    await trade.app.database.pool.query(
      'insert into trade_reservations (trade_id, boat_id) values ($1, $2), ($1, $3)',
      [trade.id, trade.traders.osprey, trade.traders.tern],
    );
    await trade.app.database.pool.query("update boats set status = 'pending' where id = $1", [trade.traders.osprey]);
    await trade.app.database.pool.query('update trades set backup = true, expires_at = null where id = $1', [
      backup.id,
    ]);
    await clockAt(inHours(73));
    const { rows } = await trade.app.database.pool.query('select backup from trades where id = $1', [backup.id]);
    expect(rows[0].backup).toBe(false);
  });
});

describe('Silence', () => {
  it('is rejection after the last day, and everyone is told who was silent', async () => {
    await signAll(trade.app, trade.buyer, trade.id);
    await clockAt(inHours(20 * 24));
    expect(await statusOf()).toMatchObject({ status: 'closing' });
    await clockAt(inHours(22 * 24));
    const ended = await statusOf();
    expect(ended).toMatchObject({ status: 'cancelled' });
    expect(ended.endedReason).toMatch(
      /^A boat or item was not accepted\. (Ben|Olive) did not accept it by the last day\.$/,
    );
    expect(await trade.boatStatus(trade.traders.tern)).toBe('active');
  });

  it('waits while the dispute lasts', async () => {
    await signAll(trade.app, trade.buyer, trade.id);
    await trade.send(trade.buyer, '/dispute', { reason: 'The engine was swapped.' });
    await clockAt(inHours(30 * 24));
    expect(await statusOf()).toMatchObject({ status: 'disputed' });
  });
});

describe('A trade from before there were closings', () => {
  it('gets its closing once, with all the time to sign', async () => {
    await trade.app.database.pool.query('delete from closing_tasks where trade_id = $1', [trade.id]);
    await trade.app.database.pool.query('delete from closings where trade_id = $1', [trade.id]);
    await trade.app.database.pool.query("update trades set agreed_at = now() - interval '9 days' where id = $1", [
      trade.id,
    ]);
    const now = new Date();
    await Promise.all([clockAt(now), clockAt(now)]);
    const closing = await trade.read(trade.buyer);
    expect(Date.parse(closing.signBy) - now.getTime()).toBe(72 * HOUR_MS);
    await clockAt(inHours(1));
    expect((await trade.read(trade.buyer)).signBy).toBe(closing.signBy);
    expect(await statusOf()).toMatchObject({ status: 'agreed' });
  });
});

describe('Reminders', () => {
  it('are one for each person and run, once before a deadline and once after', async () => {
    await sendReminders(trade.app.dependencies, inHours(1));
    const [first, ...more] = await remindersOf(trade.buyer);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ title: '2 closing tasks due within a day', path: `/trades/${trade.id}`, count: 1 });
    await sendReminders(trade.app.dependencies, inHours(2));
    expect((await remindersOf(trade.buyer))[0]?.count).toBe(1);
    await sendReminders(trade.app.dependencies, inHours(25));
    expect((await remindersOf(trade.buyer))[0]).toMatchObject({ title: '2 closing tasks overdue', count: 2 });
    await sendReminders(trade.app.dependencies, inHours(26));
    expect((await remindersOf(trade.buyer))[0]?.count).toBe(2);
  });

  it('lead to the list when several trades wait', async () => {
    const offer = { ...offerOf(trade.traders), gives: [{ kind: 'cash', amount: 5 }] };
    const other = await registerTraders(trade.app);
    const { id } = await propose(trade.app, trade.buyer, { ...offer, gets: [{ kind: 'boat', boatId: other.osprey }] });
    await callTrades(trade.app, other.owner, `/${id}/accept`, { revision: 1 });
    await sendReminders(trade.app.dependencies, inHours(1));
    expect((await remindersOf(trade.buyer))[0]).toMatchObject({
      title: '3 closing tasks due within a day',
      path: '/trades',
    });
  });

  it('are sent once when two workers run at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => sendReminders(trade.app.dependencies, inHours(1))));
    expect((await remindersOf(trade.owner))[0]?.count).toBe(1);
  });

  it('come again when an extension has moved a deadline, and never about a closing that ended', async () => {
    await signAll(trade.app, trade.buyer, trade.id);
    const due = Date.parse((await trade.read(trade.buyer)).acceptBy ?? '');
    await sendReminders(trade.app.dependencies, new Date(due - DAY_MS / 2));
    const before = (await remindersOf(trade.buyer))[0]?.count ?? 0;
    expect(before).toBeGreaterThan(0);
    await trade.app.database.pool.query(
      "update closing_tasks set due_at = due_at + interval '9 days' where trade_id = $1 and kind = 'acceptance'",
      [trade.id],
    );
    await sendReminders(trade.app.dependencies, new Date(due + 8.5 * DAY_MS));
    expect((await remindersOf(trade.buyer))[0]?.count).toBe(before + 1);
    await clockAt(new Date(due + 10 * DAY_MS));
    await sendReminders(trade.app.dependencies, new Date(due + 60 * DAY_MS));
    expect((await remindersOf(trade.buyer))[0]?.count).toBe(before + 1);
  });

  it('come for what is left to do after the settlement', async () => {
    const { pool } = trade.app.database;
    await pool.query("update trades set status = 'closed' where id = $1", [trade.id]);
    await pool.query(
      "update closing_tasks set state = 'done', done_at = now() where trade_id = $1 and kind <> 'filing'",
      [trade.id],
    );
    await pool.query("update closing_tasks set due_at = now() + interval '30 days' where trade_id = $1", [trade.id]);
    await sendReminders(trade.app.dependencies, inHours(29.5 * 24));
    expect(await remindersOf(trade.buyer)).toMatchObject([{ title: '1 closing task due within a day' }]);
  });

  it('flag late tasks', async () => {
    await trade.app.database.pool.query(
      "update closing_tasks set due_at = now() - interval '1 minute' where trade_id = $1 and kind = 'legal-details'",
      [trade.id],
    );
    const { tasks } = await trade.read(trade.buyer);
    expect(new Set(tasks.filter(({ late }) => late).map(({ kind }) => kind))).toEqual(new Set(['legal-details']));
  });
});
