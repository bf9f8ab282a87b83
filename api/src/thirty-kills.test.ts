import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, type DatabaseClient } from './db/client.ts';
import { eraseEmbeddedPostgres } from './db/embedded/erase.ts';
import { findHome, openHome } from './db/embedded/home.ts';
import { connectionUrl } from './db/embedded/provision.ts';
import { type EventReader, readEvents } from './testing/event-reader.ts';
import { insertBoat } from './testing/factories.ts';
import { liesIn, type Outage, watchHealth } from './testing/health-witness.ts';
import { findPostmaster } from './testing/postmaster.ts';
import { processesOf } from './testing/server-leftovers.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const KILLS = 30;
const WRITERS = 6;
const WRITES_BETWEEN = 20;

// PostgreSQL recovers thirty times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } });

let dataDir: string;
let server: ServerProcess;
let direct: DatabaseClient;

beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'tradewind-kills-')));
  server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  direct = connect(await connectionUrl(await openHome(dataDir)), { size: 2 });
});
afterEach(async () => {
  await direct.close();
  await server.end('SIGKILL');
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const call = (method: string, path: string, token?: string, body?: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const statusOf = async (pending: Promise<Response>) => {
  const response = await pending;
  await response.arrayBuffer();
  return response.status;
};

async function register(name: string): Promise<{ token: string; id: string }> {
  const response = await call('POST', '/api/auth/register', undefined, {
    email: `${name}@example.com`,
    password: 'anchors aweigh at dawn',
    firstName: name,
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { token, id: user.id };
}

/** Keeps writing messages until `end`, and remembers which of them were acknowledged. */
function keepWriting(name: string, send: (content: string) => Promise<Response>) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let ended = false;
  const writing = (async () => {
    for (let i = 0; !ended; i++) {
      const content = `${name}-${i}`;
      const status = await statusOf(send(content));
      statuses.add(status);
      if (status === 200) acknowledged.push(content);
      else await sleep(50);
    }
  })();
  return {
    acknowledged,
    async end() {
      ended = true;
      await writing;
      return statuses;
    },
  };
}

/** Kills the database and waits until it responds again. */
async function killDatabase(): Promise<Outage> {
  const at = Date.now();
  process.kill(await findPostmaster(dataDir), 'SIGKILL');
  await expect
    .poll(
      () =>
        direct.pool.query('select 1').then(
          () => 'up',
          () => 'down',
        ),
      { interval: 20 },
    )
    .toBe('down');
  await expect
    .poll(
      () =>
        direct.pool.query('select 1').then(
          () => 'up',
          () => 'down',
        ),
      { interval: 20 },
    )
    .toBe('up');
  return { at, until: Date.now() };
}

/** The figures of the pool that requests use. */
async function readPool() {
  const text = await (await call('GET', '/metrics')).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
  return { inUse: figure('db_connections') - figure('db_connections_idle'), waiting: figure('db_waiting') };
}

const messagesHeard = ({ events }: EventReader) =>
  events
    .filter(({ kind }) => kind === 'message.created')
    .map(({ data }) => (data as { message: { id: number } }).message.id);

it(`${KILLS} kills of the database under load lose no connection, no write and no event`, async () => {
  const [seller, buyer] = [await register('Sue'), await register('Bob')];
  const { id: boatId } = await insertBoat(direct.db, { sellerId: seller.id });
  const streams = await Promise.all(
    [seller, seller, buyer, buyer].map(({ token }) => readEvents(`${server.url}/api/events`, token)),
  );
  const health = watchHealth(
    () => statusOf(call('GET', '/healthz')),
    () => statusOf(call('GET', '/api/auth/user', buyer.token)),
  );
  const writers = Array.from({ length: WRITERS }, (_, i) =>
    keepWriting(`writer${i}`, (content) =>
      call('POST', '/api/messages', buyer.token, { boatId, receiverId: seller.id, content }),
    ),
  );
  const written = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

  const outages: Outage[] = [];
  while (outages.length < KILLS) {
    const before = written();
    await expect.poll(written, { interval: 20 }).toBeGreaterThan(before + WRITES_BETWEEN);
    outages.push(await killDatabase());
  }
  const afterLast = written();
  await expect.poll(written, { interval: 20 }).toBeGreaterThan(afterLast);
  const statuses = await Promise.all(writers.map((writer) => writer.end()));
  const testimonies = await health.end();

  // Writes: each got 200 or 503, and those that succeeded are stored exactly once.
  expect([...new Set(statuses.flatMap((seen) => [...seen]))].filter((status) => status !== 200)).toEqual([503]);
  const { rows } = await direct.pool.query<{ id: string; content: string }>(
    'select id, content from messages order by created_at, id',
  );
  const contents = rows.map(({ content }) => content);
  expect(new Set(contents).size).toBe(contents.length);
  expect(writers.flatMap(({ acknowledged }) => acknowledged).filter((content) => !contents.includes(content))).toEqual(
    [],
  );

  // Events: streams that stayed open delivered every message exactly once.
  const ids = rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
  for (const stream of streams) {
    await expect.poll(() => messagesHeard(stream).length).toBeGreaterThanOrEqual(ids.length);
    expect(messagesHeard(stream).toSorted((a, b) => a - b)).toEqual(ids);
    const order = stream.events.map(({ id }) => id);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(stream.ended()).toBe(false);
  }

  // Health: it never contradicted the requests, and it reported the outages.
  expect(liesIn(testimonies, outages)).toEqual([]);
  expect(
    testimonies.filter(({ before, request, after }) => before + request + after === 3 * 503).length,
  ).toBeGreaterThan(0);

  // Connections: none is lost or leaked.
  await expect.poll(readPool).toEqual({ inUse: 0, waiting: 0 });
  expect(await statusOf(call('GET', '/readyz'))).toBe(200);

  const { folder } = await findHome(dataDir);
  expect(await processesOf(dataDir, folder)).not.toEqual([]);
  await direct.close();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await processesOf(dataDir, folder)).toEqual([]);
  for (const stream of streams) expect(stream.ended()).toBe(true);
});
