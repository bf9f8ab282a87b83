import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runsAsRoot, unprivileged } from './account.ts';
import { exists } from './folders.ts';
import { startEmbeddedPostgres } from './index.ts';
import { QUICK } from './testing/quick.ts';
import { isRunning, pidFile, postmasterPid, query, scratchDataDir, socketFolder } from './testing/scratch.ts';
import { startApp } from './testing/start-app.ts';

const patience = { timeout: 20_000, interval: 50 };

describe('after the app was killed', () => {
  test('the next start takes over its server', async () => {
    const dataDir = await scratchDataDir();
    const app = await startApp(dataDir);
    await query(app.url, 'CREATE TABLE boats AS SELECT 42 AS length');
    const pid = await postmasterPid(app.url);
    await app.kill();
    expect(await isRunning(pid, app.url)).toBe(true);

    const lines: string[] = [];
    const next = await startEmbeddedPostgres({ dataDir, settings: QUICK, log: (line) => lines.push(line) });
    expect(lines).toEqual(['Joined the running PostgreSQL.']);
    expect(await query(next.url, 'SELECT length FROM boats')).toEqual([42]);
    await next.stop();
    expect(await isRunning(pid, app.url)).toBe(false);
  });

  test('together with the server, every committed row is still there', async () => {
    const dataDir = await scratchDataDir();
    const app = await startApp(dataDir);
    await query(app.url, 'CREATE TABLE boats AS SELECT 42 AS length');
    process.kill(await postmasterPid(app.url), 'SIGKILL');
    await app.kill();

    const next = await startEmbeddedPostgres({ dataDir, settings: QUICK });
    expect(await query(next.url, 'SELECT length FROM boats')).toEqual([42]);
    await next.stop();
  });
});

describe('while the app runs', () => {
  test('a killed server comes back by itself with every committed row', async () => {
    const dataDir = await scratchDataDir();
    const lines: string[] = [];
    const server = await startEmbeddedPostgres({ dataDir, settings: QUICK, log: (line) => lines.push(line) });
    await query(server.url, 'CREATE TABLE boats AS SELECT 42 AS length');
    for (let round = 1; round <= 2; round++) {
      process.kill(await postmasterPid(server.url), 'SIGKILL');
      await vi.waitFor(
        () => expect(lines.filter((line) => line === 'PostgreSQL started.')).toHaveLength(1 + round),
        patience,
      );
      expect(await query(server.url, 'SELECT length FROM boats')).toEqual([42]);
    }
    await server.stop();
  });

  test('a killed server comes back while queries run and several processes notice', async () => {
    const dataDir = await scratchDataDir();
    const [app, server] = await Promise.all([startApp(dataDir), startEmbeddedPostgres({ dataDir, settings: QUICK })]);
    const killed = await postmasterPid(server.url);
    const working = query(server.url, 'SELECT pg_sleep(1)').catch(() => {});
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => query(server.url, 'SELECT 1'), patience);
    await working;
    await server.stop();
    await vi.waitFor(() => query(app.url, 'SELECT 1'), patience);
    const pid = await postmasterPid(app.url);
    await app.stop();
    expect(await isRunning(pid, app.url)).toBe(false);
  });

  test('the app can be stopped at the moment the server is killed', async () => {
    const dataDir = await scratchDataDir();
    const server = await startEmbeddedPostgres({ dataDir, settings: QUICK });
    process.kill(await postmasterPid(server.url), 'SIGKILL');
    await server.stop();
    await expect(query(server.url, 'SELECT 1')).rejects.toThrow();
    await expectToStart(dataDir);
  });

  test('the app can be stopped while the server recovers from the crash of one connection', async () => {
    const dataDir = await scratchDataDir();
    const server = await startEmbeddedPostgres({ dataDir, settings: QUICK });
    const postmaster = await postmasterPid(server.url);
    const [backend] = await query(
      server.url,
      'SELECT pid FROM pg_stat_activity WHERE application_name = $$tradewind-supervisor$$',
    );
    process.kill(Number(backend), 'SIGKILL');
    await server.stop();
    expect(await isRunning(postmaster, server.url)).toBe(false);
  });
});

describe('a start copes with leftovers of an earlier run:', () => {
  test('an unfinished initdb', async () => {
    const dataDir = await scratchDataDir();
    const unfinished = join(dataDir, 'postgres', 'data.new-1');
    await mkdir(join(unfinished, 'base'), { recursive: true });
    await expectToStart(dataDir);
    expect(await exists(unfinished)).toBe(false);
  });

  test('a pid file whose number now belongs to another process', async () => {
    const { dataDir, url } = await usedDataDir();
    await writeFile(pidFile(url), leftPidFile(dataDir, await strangerPid()), { mode: 0o600 });
    await expectToStart(dataDir);
  });

  test('an abandoned socket and its lock file', async () => {
    const { dataDir, url } = await usedDataDir();
    const app = await startApp(dataDir);
    await app.kill();
    process.kill(await postmasterPid(url), 'SIGKILL');
    const lock = join(socketFolder(url), '.s.PGSQL.5432.lock');
    await writeFile(lock, leftPidFile(dataDir, await strangerPid()));
    await expectToStart(dataDir);
  });

  test('a running server that has lost its socket', async () => {
    const { dataDir, url } = await usedDataDir();
    const app = await startApp(dataDir);
    const lost = await postmasterPid(url);
    await app.kill();
    await rm(join(socketFolder(url), '.s.PGSQL.5432'));
    await expectToStart(dataDir);
    expect(await isRunning(lost, url)).toBe(false);
  });
});

async function usedDataDir() {
  const dataDir = await scratchDataDir();
  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK });
  await server.stop();
  return { dataDir, url: server.url };
}

async function expectToStart(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK });
  expect(await query(server.url, 'SELECT 1')).toEqual([1]);
  await server.stop();
}

/** A process of the user that PostgreSQL runs as, because PostgreSQL itself recognizes those of other users. */
async function strangerPid(): Promise<number> {
  const stranger = spawn('sleep', ['600'], runsAsRoot() ? { ...unprivileged } : {});
  onTestFinished(() => {
    stranger.kill();
  });
  return stranger.pid ?? 0;
}

function leftPidFile(dataDir: string, pid: number): string {
  return `${pid}\n${dataDir}/postgres/data\n1700000000\n5432\n${dataDir}/postgres/run\n\n  0 0\nready\n`;
}
