import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-lock-'));
  lock = join(folder, 'cache', 'work.lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('makes the second holder wait for the first', async () => {
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const one = withLock(lock, async () => {
    started.resolve();
    await first.promise;
    events.push('first');
  });
  await started.promise;
  const onWait = () => first.resolve();
  await Promise.all([one, withLock(lock, async () => events.push('second'), { onWait })]);
  expect(events).toEqual(['first', 'second']);
});

test('takes over the lock of a process that died', async () => {
  await mkdir(lock, { recursive: true });
  const noSuchProcess = 2 ** 22 + 1;
  await writeFile(join(lock, 'pid'), String(noSuchProcess));
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

test('releases the lock if the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no wind')))).rejects.toThrow('no wind');
  expect(existsSync(lock)).toBe(false);
});
