import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runsAsRoot, unprivileged } from './account.ts';
import { eraseEmbeddedPostgres } from './erase.ts';
import { exists } from './folders.ts';
import { startEmbeddedPostgres } from './index.ts';
import { canEnter } from './run-program.ts';
import { QUICK } from './testing/quick.ts';
import { query, scratchDataDir, socketFolder } from './testing/scratch.ts';
import { startApp } from './testing/start-app.ts';

const checkoutIsOpen = runsAsRoot() && (await canEnter(import.meta.dirname, unprivileged));

test('the data folder may have a long path with odd characters', async () => {
  const dataDir = join(await scratchDataDir(), `it's "the" $HOME, ${'very '.repeat(20)}deep`);
  await mkdir(dataDir, { recursive: true });
  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK });
  expect(await query(server.url, 'SELECT 1')).toEqual([1]);
  await server.stop();
  await eraseEmbeddedPostgres(dataDir);
  expect(await exists(socketFolder(server.url))).toBe(false);
});

test('other users cannot read the password or reach the socket', async () => {
  const dataDir = await scratchDataDir();
  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK });
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
  expect((await stat(socketFolder(server.url))).mode & 0o777).toBe(0o700);
  await server.stop();
});

describe.runIf(runsAsRoot())('as root', () => {
  test('the server runs as another user, next to the data folder', async () => {
    const dataDir = await scratchDataDir();
    const server = await startEmbeddedPostgres({ dataDir, settings: QUICK });
    expect(socketFolder(server.url)).toBe(join(dataDir, 'postgres', 'run'));
    expect((await stat(join(dataDir, 'postgres', 'data'))).uid).toBe(unprivileged.uid);
    await server.stop();
  });

  test('the data is stored elsewhere, with a note, when other users cannot enter the folder', async () => {
    const dataDir = await scratchDataDir({ mode: 0o700 });
    const apps = await Promise.all([startApp(dataDir), startApp(dataDir)]);
    const note = await readFile(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8');
    const folder = note.split('\n')[0] ?? '';
    expect(apps.map((app) => socketFolder(app.url))).toEqual([join(folder, 'run'), join(folder, 'run')]);
    await query(apps[0].url, 'CREATE TABLE boats AS SELECT 42 AS length');
    for (const app of apps) await app.stop();

    const again = await startApp(dataDir);
    expect(await query(again.url, 'SELECT length FROM boats')).toEqual([42]);
    await again.stop();
    await eraseEmbeddedPostgres(dataDir);
    expect(await exists(folder)).toBe(false);
  });

  test.runIf(checkoutIsOpen)('the data of an ordinary user still belongs to them', async () => {
    const dataDir = await scratchDataDir({ owner: unprivileged });
    const app = await startApp(dataDir, unprivileged);
    const home = join(dataDir, 'postgres');
    expect(await stat(home)).toMatchObject({ uid: unprivileged.uid });
    await query(app.url, 'CREATE TABLE boats AS SELECT 42 AS length');
    await app.stop();

    const root = await startApp(dataDir);
    await query(root.url, 'INSERT INTO boats VALUES (43)');
    await root.stop();

    const again = await startApp(dataDir, unprivileged);
    expect(await query(again.url, 'SELECT length FROM boats')).toEqual([42, 43]);
    await again.stop();
  });
});
