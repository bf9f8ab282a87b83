import { describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';
import { QUICK } from './testing/quick.ts';
import { isRunning, postmasterPid, query, scratchDataDir } from './testing/scratch.ts';
import { startApp } from './testing/start-app.ts';

describe('the embedded server', () => {
  test('starts in an empty folder, stops, and keeps its data for the next start', async () => {
    const dataDir = await scratchDataDir();
    const lines: string[] = [];
    const first = await startEmbeddedPostgres({ dataDir, settings: QUICK, log: (line) => lines.push(line) });
    const pid = await postmasterPid(first.url);
    await query(first.url, 'CREATE TABLE boats AS SELECT 42 AS length');
    await first.stop();
    expect(await isRunning(pid, first.url)).toBe(false);
    expect(lines).toEqual([
      expect.stringContaining('Created a new database'),
      'PostgreSQL started.',
      'PostgreSQL stopped.',
    ]);

    const second = await startEmbeddedPostgres({ dataDir, settings: QUICK });
    expect(await query(second.url, 'SELECT length FROM boats')).toEqual([42]);
    await second.stop();
  });

  test('stops once, however often stop is called', async () => {
    const server = await startEmbeddedPostgres({ dataDir: await scratchDataDir(), settings: QUICK });
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    await expect(query(server.url, 'SELECT 1')).rejects.toThrow();
  });

  test('gives the app a role without superuser rights, and the extensions it needs', async () => {
    const server = await startEmbeddedPostgres({ dataDir: await scratchDataDir(), settings: QUICK });
    const facts = 'SELECT current_user, current_database(), usesuper FROM pg_user WHERE usename = current_user';
    expect(await query(server.url, facts)).toEqual(['tradewind', 'tradewind', false]);
    await query(server.url, 'CREATE DATABASE another');
    const another = new URL(server.url);
    another.pathname = '/another';
    for (const extension of ['pg_trgm', 'citext', 'unaccent', 'cube', 'earthdistance']) {
      await query(another.href, `CREATE EXTENSION IF NOT EXISTS ${extension}`);
    }
    expect(await query(another.href, `SELECT lower('ÅLAND') = 'åland'`)).toEqual([true]);
    await server.stop();
  });

  test('reports the output of PostgreSQL when it does not start', async () => {
    const dataDir = await scratchDataDir();
    const settings = { ...QUICK, max_connections: 'many' };
    await expect(startEmbeddedPostgres({ dataDir, settings })).rejects.toThrow(/invalid value .* "max_connections"/);
  });
});

describe('several processes with one data folder', () => {
  test('share one server when they start at once, and the last one stops it', async () => {
    const dataDir = await scratchDataDir();
    const apps = await Promise.all([startApp(dataDir), startApp(dataDir), startApp(dataDir)]);
    const [first, second, third] = apps;
    expect(apps.map((app) => app.lines.at(-1)).sort()).toEqual([
      'Joined the running PostgreSQL.',
      'Joined the running PostgreSQL.',
      'PostgreSQL started.',
    ]);
    const pid = await postmasterPid(first.url);
    await first.stop();
    await second.stop();
    expect(await query(third.url, 'SELECT 1')).toEqual([1]);
    await third.stop();
    expect(await isRunning(pid, first.url)).toBe(false);
  });

  test('find a server when they start while the last one stops', async () => {
    const dataDir = await scratchDataDir();
    const leaving = await startEmbeddedPostgres({ dataDir, settings: QUICK });
    const [, coming] = await Promise.all([leaving.stop(), startEmbeddedPostgres({ dataDir, settings: QUICK })]);
    expect(await query(coming.url, 'SELECT 1')).toEqual([1]);
    await coming.stop();
  });
});
