import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '../../api/src/testing/database.ts';
import { parentExit } from './parent-exit.ts';

const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
/** Like `start.ts`, without the build. */
const SERVER = `
  const { parentExit } = await import(${address('./parent-exit.ts')});
  const { run } = await import(${address('../../api/src/start.ts')});
  console.log('pid', process.pid);
  await run(process.env, { abandoned: parentExit(process.env) });
  process.on('exit', (code) => console.log('ended with', code));`;

it('shuts down a server started by npm when only npm’s shell gets SIGTERM', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-parent-'));
  const { url } = await testDatabase();
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: '0',
    DEMO_DATA: 'off',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    npm_lifecycle_event: 'start',
  };
  // The second command makes the shell stay as the parent.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; :', process.execPath, SERVER], { env });
  let output = '';
  shell.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const closed = once(shell, 'close');
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Tradewind is ready');
    shell.kill('SIGTERM');
    await expect.poll(() => output, { timeout: 20_000 }).toContain('ended with 0');
    await closed;
  } finally {
    const pid = Number(/^pid (\d+)$/m.exec(output)?.[1]);
    if (pid && !output.includes('ended with')) process.kill(pid, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);

it('lets a server that npm did not start outlive its parent', () => {
  expect(parentExit({})).toBeUndefined();
});
