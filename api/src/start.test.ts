import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { eraseEmbeddedPostgres } from './db/embedded/erase.ts';
import { findPostmaster } from './testing/postmaster.ts';
import { adminQuery, dropDatabase, urlOf } from './testing/server.ts';
import { COMPILED_ONCE, type ServerProcess, startServerProcess } from './testing/server-process.ts';

// Each test starts the whole server several times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let dataDir: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradewind-start-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ ...COMPILED_ONCE, DATA_DIR: dataDir, ...environment });
  running.push(server);
  return server;
}

const register = (url: string, email: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'oak and salt', firstName: 'Ann' }),
  });

/** Keeps several sign-ins running until `end`, which returns the statuses seen. */
function keepSigningIn(url: string) {
  const seen = new Set<number>();
  let ended = false;
  const signIn = async () => {
    while (!ended) {
      const body = JSON.stringify({ email: 'ann@example.com', password: 'oak and salt' });
      const response = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      seen.add(response.status);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, signIn));
  return {
    async end() {
      ended = true;
      await all;
      return seen;
    },
  };
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

describe('SIGKILL under writes', () => {
  it('of the app and the database loses no acknowledged row', async () => {
    const server = await startServer();
    const acknowledged: string[] = [];
    let writing = true;
    const writer = async (name: string) => {
      for (let i = 0; writing; i++) {
        const email = `${name}-${i}@example.com`;
        const response = await register(server.url, email).catch(() => undefined);
        if (response?.status === 200) acknowledged.push(email);
        else if (!response) return;
      }
    };
    const writers = ['a', 'b', 'c'].map(writer);
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(20);
    process.kill(await findPostmaster(dataDir), 'SIGKILL');
    await server.end('SIGKILL');
    writing = false;
    await Promise.all(writers);

    const again = await startServer();
    for (const email of acknowledged) expect((await register(again.url, email)).status).toBe(409);
    expect((await register(again.url, 'new@example.com')).status).toBe(200);
  });
});

describe('When the app is killed', () => {
  it('the next start takes over its database and stops it on exit', async () => {
    const first = await startServer();
    await register(first.url, 'ann@example.com');
    const postmaster = await findPostmaster(dataDir);
    await first.end('SIGKILL');
    const second = await startServer();
    expect(await findPostmaster(dataDir)).toBe(postmaster);
    expect((await register(second.url, 'ann@example.com')).status).toBe(409);
    expect(await second.end('SIGTERM')).toBe(0);
    await expect(findPostmaster(dataDir)).rejects.toThrow('ENOENT');
  });
});

describe('When the database goes down while serving', () => {
  it('requests get 503 with a message, and the server recovers by itself', async () => {
    const server = await startServer();
    await register(server.url, 'ann@example.com');
    const signIns = keepSigningIn(server.url);
    process.kill(await findPostmaster(dataDir), 'SIGKILL');
    const responses: { status: number; body: string }[] = [];
    await expect
      .poll(
        async () => {
          const response = await fetch(`${server.url}/api/marketplace/stats`);
          responses.push({ status: response.status, body: await response.text() });
          return responses.some(({ status }) => status === 503) && response.status;
        },
        { timeout: 120_000, interval: 20 },
      )
      .toBe(200);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(JSON.parse(refused[0]?.body ?? '{}')).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('try again'),
    });
    expect((await register(server.url, 'ann@example.com')).status).toBe(409);
    // Open transactions fail when the connection is lost, but the process does not.
    expect([...(await signIns.end())].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(() => statusOf(`${server.url}/readyz`), { timeout: 120_000 }).toBe(200);
  });
});

describe('SIGTERM and Ctrl-C', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s finishes requests in flight and shuts down cleanly', async (signal) => {
    const server = await startServer();
    // Hashing a password takes long enough for the signal to arrive in between.
    const inFlight = Array.from({ length: 8 }, (_, i) =>
      register(server.url, `flight${i}@example.com`).then(({ status }) => status),
    );
    await expect.poll(() => statusOf(`${server.url}/healthz`)).toBe(200);
    // A browser's idle spare connection must not delay the shutdown.
    const spare = connectSocket(Number(new URL(server.url).port), 'localhost');
    await once(spare, 'connect');
    const code = server.end(signal);
    expect(await Promise.all(inFlight)).toEqual(Array(8).fill(200));
    expect(await code).toBe(0);
  });
});

describe('With DATABASE_URL', () => {
  it('uses that database and starts none; two concurrent starts migrate once', async () => {
    const shared = inject('databaseServer');
    const name = `start_${process.pid}`;
    await adminQuery(shared, `create database ${name}`);
    const url = urlOf(shared, name);
    try {
      const [first] = await Promise.all([
        startServer({ DATABASE_URL: url, ROLE: 'web' }),
        startServer({ DATABASE_URL: url, ROLE: 'worker' }),
      ]);
      await register(first?.url ?? '', 'ann@example.com');
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query('select count(*)::int as migrations from drizzle.__drizzle_migrations');
      await client.end();
      const journal = JSON.parse(
        await readFile(new URL('./db/migrations/meta/_journal.json', import.meta.url), 'utf8'),
      );
      expect(rows).toEqual([{ migrations: journal.entries.length }]);
      await expect(findPostmaster(dataDir)).rejects.toThrow();
    } finally {
      await Promise.all(running.splice(0).map((server) => server.end('SIGTERM')));
      await dropDatabase(shared, name);
    }
  });
});

describe('A faulty configuration', () => {
  it('is refused with every fault at once', () => {
    const { status, stderr } = spawnSync(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
      env: { PATH: process.env.PATH, PORT: 'many', DATABASE_URL: 'nowhere' },
      encoding: 'utf8',
    });
    expect(status).toBe(78);
    expect(stderr).toContain('PORT:');
    expect(stderr).toContain('DATABASE_URL:');
  });
});

describe('In production', () => {
  it('a database with sample accounts is refused', async () => {
    const shared = inject('databaseServer');
    const name = `demo_${process.pid}`;
    await adminQuery(shared, `create database ${name} template template_tradewind`);
    const url = urlOf(shared, name);
    try {
      await adminQuery(
        url,
        "insert into users (id, email, username, first_name, password, demo) values ('d', 'd@demo.example.com', 'd', 'D', '!', true)",
      );
      const started = startServer({
        DATABASE_URL: url,
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://tradewind.test',
        RATE_LIMITS: '',
        DEMO_DATA: '',
      });
      await expect(started).rejects.toThrow('sample accounts');
    } finally {
      await dropDatabase(shared, name);
    }
  });
});
