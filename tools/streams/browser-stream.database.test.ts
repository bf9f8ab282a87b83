import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp, type Tradewind } from '../../api/src/app.ts';
import { MOST_STREAMS } from '../../api/src/platform/event-stream.ts';
import { createLogger } from '../../api/src/platform/http/logging.ts';
import { type TestApp, testApp } from '../../api/src/testing/app.ts';
import { type Person, registerPerson } from '../../api/src/testing/people.ts';
import { type EventStream, openEventStream, type StreamEvent } from '../../web/app/lib/event-stream.ts';
import { startUnreliableProxy, type UnreliableProxy } from './unreliable-proxy.ts';

let app: TestApp;
let server: Tradewind;
let address: URL;
let way: UnreliableProxy;
let person: Person;
let streams: EventStream[] = [];

const serve = async () => {
  const { database, dependencies } = app;
  server = await createApp({ config: dependencies.config, database, log: createLogger('silent'), pages: false });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = new URL(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`);
};
beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  await serve();
  way = await startUnreliableProxy(() => address);
});
afterAll(async () => {
  await way.close();
  await server.close();
});
beforeEach(async () => {
  person = await registerPerson(app);
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
  way.mend();
});

/** Listens like a browser and records the events. */
function listen({ token = person.token, firstWaitMs = 20 } = {}) {
  const heard = { events: [] as StreamEvent[], refused: 0, stream: undefined as EventStream | undefined };
  heard.stream = openEventStream({
    open: (last, signal) =>
      fetch(`${way.url}/api/events`, {
        signal,
        headers: { authorization: `Bearer ${token}`, ...(last !== undefined && { 'last-event-id': last }) },
      }),
    onEvent: (event) => heard.events.push(event),
    onRefused: async () => {
      heard.refused++;
      return 'over';
    },
    firstWaitMs,
  });
  streams.push(heard.stream);
  return heard;
}

type Heard = ReturnType<typeof listen>;
const openings = ({ events }: Heard) => events.filter(({ kind }) => kind === 'stream.opened');
const counts = ({ events }: Heard) =>
  events.filter(({ kind }) => kind === 'notification.changed').map(({ data }) => (data as { unread: number }).unread);

const tell = (...numbers: number[]) =>
  app.dependencies.commit(async (work) => {
    for (const unread of numbers) work.publish(person.user.id, 'notification.changed', { unread, notification: null });
  });

describe('A browser', () => {
  it('misses no event while its connection is down, and receives none twice', async () => {
    const browser = listen();
    await expect.poll(() => openings(browser)).toHaveLength(1);
    await tell(1);
    await expect.poll(() => counts(browser)).toEqual([1]);
    way.cut();
    await tell(2, 3);
    way.mend();
    await tell(4);
    await expect.poll(() => counts(browser), { timeout: 10_000 }).toEqual([1, 2, 3, 4]);
    expect(openings(browser).at(-1)?.data).toEqual({ missed: false });
  });

  it('misses no event if its connection broke before the first one', async () => {
    const browser = listen();
    await expect.poll(() => openings(browser)).toHaveLength(1);
    way.cut();
    await tell(1);
    way.mend();
    await expect.poll(() => counts(browser), { timeout: 10_000 }).toEqual([1]);
  });

  it('misses no event while the server restarts', async () => {
    const browser = listen();
    await expect.poll(() => openings(browser)).toHaveLength(1);
    await tell(1);
    await expect.poll(() => counts(browser)).toEqual([1]);
    await server.close();
    await tell(2, 3);
    await serve();
    await tell(4);
    await expect.poll(() => counts(browser), { timeout: 20_000 }).toEqual([1, 2, 3, 4]);
  });

  it('is told to read everything again when the missed events are no longer known', async () => {
    const browser = listen();
    await expect.poll(() => openings(browser)).toHaveLength(1);
    way.cut();
    await tell(1, 2);
    await app.database.pool.query('delete from events');
    await tell(3);
    way.mend();
    await expect.poll(() => openings(browser).at(-1)?.data, { timeout: 10_000 }).toEqual({ missed: true });
    await tell(4);
    await expect.poll(() => counts(browser)).toEqual([4]);
  });

  it('retries at once when it is woken up', async () => {
    const browser = listen({ firstWaitMs: 60_000 });
    await expect.poll(() => openings(browser)).toHaveLength(1);
    way.cut();
    await tell(1);
    way.mend();
    await expect
      .poll(() => {
        browser.stream?.wake();
        return counts(browser);
      })
      .toEqual([1]);
  });

  it('stops when its session is refused', async () => {
    const visitor = listen({ token: 'of-nobody' });
    await expect.poll(() => visitor.refused).toBe(1);
    expect(visitor.events).toEqual([]);
  });

  it('gives way to newer streams over the limit and reconnects when the user returns', async () => {
    const first = listen();
    await expect.poll(() => openings(first)).toHaveLength(1);
    const others: Heard[] = [];
    for (let i = 0; i < MOST_STREAMS; i++) {
      const other = listen();
      await expect.poll(() => openings(other)).toHaveLength(1);
      others.push(other);
    }
    await expect.poll(() => first.events.at(-1)?.kind).toBe('stream.displaced');
    await tell(1);
    await expect.poll(() => others.map(counts)).toEqual(others.map(() => [1]));
    expect(counts(first)).toEqual([]);
    others[0]?.stream?.close();
    first.stream?.wake();
    await expect.poll(() => counts(first)).toEqual([1]);
  });
});
