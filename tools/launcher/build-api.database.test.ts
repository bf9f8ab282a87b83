import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '../../api/src/testing/database.ts';
import { startServerProcess } from '../../api/src/testing/server-process.ts';
import { buildApi } from './build-api.ts';

// Building and starting the whole server takes long on a busy machine.
const PATIENCE_MS = 240_000;

it('builds a server that runs where Node refuses TypeScript', { timeout: PATIENCE_MS }, async () => {
  await buildApi();
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-built-'));
  const { url } = await testDatabase();
  const server = await startServerProcess(
    { DATABASE_URL: url, DATA_DIR: dataDir, NODE_OPTIONS: '--no-strip-types' },
    { built: true },
  );
  try {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/api/boats?limit=1`)).json()).toEqual([]);
    expect(server.output()).not.toContain('is not built');
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
