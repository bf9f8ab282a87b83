import type { Notification } from '@tradewind/contract/notifications';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, type DatabaseClient } from '../db/client.ts';
import { testDatabase } from '../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../testing/database-proxy.ts';
import { insertUser } from '../testing/factories.ts';
import { createEvents, type Events, writeEvents } from './events.ts';
import { createPostgresListener } from './postgres-listener.ts';

/** The listening process connects through the proxy; the writing one connects directly. */
let writer: DatabaseClient;
let proxy: DatabaseProxy;
let userId: string;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  writer = await testDatabase();
  proxy = await databaseProxy(writer.url);
  ({ id: userId } = await insertUser(writer.db));
});
afterEach(async () => {
  proxy.behave();
  for (const close of closers.splice(0)) await close();
});

/** A process that listens, with the figures it has received so far. */
async function startListening() {
  const reader = connect(proxy.url, { size: 2 });
  const notifications = createPostgresListener({ url: proxy.url });
  const lines: string[] = [];
  const events: Events = createEvents(reader.db, notifications, (line) => lines.push(line));
  const heard: number[] = [];
  let connects = 0;
  events.subscribe(userId, ({ data }) => heard.push((data as { unread: number }).unread));
  notifications.onConnect(() => connects++);
  closers.push(async () => {
    events.close();
    await notifications.close();
    await reader.close();
  });
  await notifications.start();
  return { events, heard, lines, connects: () => connects };
}

const aboutMessage = (title: string): Notification => {
  const now = new Date().toISOString();
  return {
    id: 1,
    kind: 'message',
    title,
    body: '',
    path: '/account',
    count: 1,
    read: false,
    createdAt: now,
    updatedAt: now,
  };
};
const tell = (unread: number, title?: string) =>
  writer.db.transaction((tx) =>
    writeEvents(tx, [
      {
        userId,
        kind: 'notification.changed',
        data: { unread, notification: title === undefined ? null : aboutMessage(title) },
      },
    ]),
  );
const cutListener = () =>
  writer.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tradewind-listen' and datname = current_database()",
  );

describe('After a lost connection', () => {
  it('holds back new notices until it has read the gap, retrying as often as needed', async () => {
    const { events, heard, lines, connects } = await startListening();
    await events.ready();
    await tell(1);
    await expect.poll(() => heard).toEqual([1]);
    proxy.cutAt(/from "events"/);
    await cutListener();
    await tell(2);
    await expect.poll(() => connects()).toBe(2);
    await tell(3);
    await expect.poll(() => lines.length).toBeGreaterThan(1);
    expect(heard).toEqual([1]);
    proxy.behave();
    await expect.poll(() => heard).toEqual([1, 2, 3]);
    await tell(4);
    await expect.poll(() => heard).toEqual([1, 2, 3, 4]);
  });

  it('reads a gap of several pages in order', async () => {
    const { events, heard, connects } = await startListening();
    await events.ready();
    proxy.goAway();
    const numbers = Array.from({ length: 2_500 }, (_, i) => i);
    await writeEvents(
      writer.db,
      numbers.map((unread) => ({ userId, kind: 'notification.changed', data: { unread, notification: null } })),
    );
    proxy.behave();
    await expect.poll(() => connects()).toBe(2);
    await expect.poll(() => heard.length).toBe(2_500);
    expect(heard).toEqual(numbers);
  });
});

describe('A notice', () => {
  it('does not break the order when it is unreadable or belongs to a large event', async () => {
    const { events, heard } = await startListening();
    await events.ready();
    for (const unread of [1, 2, 3]) {
      await writer.pool.query("select pg_notify('tradewind_events', $1)", [unread === 1 ? 'no JSON' : '{"id":"no"}']);
      await tell(unread, unread === 2 ? 'x'.repeat(20_000) : undefined);
    }
    await expect.poll(() => heard).toEqual([1, 2, 3]);
  });

  it('reaches every listener, even after one that throws', async () => {
    const { events, heard, lines } = await startListening();
    await events.ready();
    events.subscribe(userId, () => {
      throw new Error('on purpose');
    });
    const second: number[] = [];
    events.subscribe(userId, ({ id }) => second.push(id));
    await tell(1);
    await tell(2);
    await expect.poll(() => second.length).toBe(2);
    expect(heard).toEqual([1, 2]);
    expect(lines).toHaveLength(2);
  });
});

describe('A start during an outage', () => {
  it('delivers no past events once it succeeds', async () => {
    await tell(1);
    proxy.cutAt(/from "events"/);
    const { events, heard, lines } = await startListening();
    const ready = events.ready();
    await expect.poll(() => lines.length).toBeGreaterThan(1);
    proxy.behave();
    await ready;
    expect(events.lastId).toBeGreaterThan(0);
    await tell(2);
    await expect.poll(() => heard).toEqual([2]);
  });
});
