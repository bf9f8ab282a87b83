import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exists } from './folders.ts';
import { withLockFile } from './lock-file.ts';
import { scratchFolder } from './testing/scratch.ts';

const { signal } = new AbortController();

describe('the lock file', () => {
  test('admits one process at a time', async () => {
    const lock = join(await scratchFolder(0o700), 'lock');
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await exists(lock);
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLockFile(lock, signal, work)));
    expect(most).toBe(1);
    expect(await exists(lock)).toBe(false);
  });

  test('is broken when its holder is dead', async () => {
    const lock = join(await scratchFolder(0o700), 'lock');
    const child = spawn('true');
    await once(child, 'exit');
    await writeFile(lock, `${child.pid} x`);
    expect(await withLockFile(lock, signal, async () => 'in')).toBe('in');
  });

  test('is broken when its holder stays silent, because another process may have its id by now', async () => {
    const lock = join(await scratchFolder(0o700), 'lock');
    await writeFile(lock, `${process.pid} x`);
    await utimes(lock, 0, 0);
    expect(await withLockFile(lock, signal, async () => 'in')).toBe('in');
  });

  test('is released when the work fails', async () => {
    const lock = join(await scratchFolder(0o700), 'lock');
    await expect(withLockFile(lock, signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await exists(lock)).toBe(false);
  });
});
