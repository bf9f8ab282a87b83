import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, ignore } from './errors.ts';

const HEARTBEAT = 1_000;
/** A holder that shows no sign of life for this long is gone, even if another process now has its id. */
const SILENCE = 20_000;

/** Runs `work` in one process at a time. Breaks the lock of a killed holder. */
export async function withLockFile<T>(path: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const mark = `${process.pid} ${randomUUID()}`;
  while (!(await take(path, mark))) {
    await breakIfAbandoned(path);
    await sleep(30, undefined, { signal });
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, HEARTBEAT).unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await read(path)) === mark) await rm(path, { force: true });
  }
}

/** Creates the lock as a link to a finished file, so nobody ever reads a lock without a holder. */
async function take(path: string, mark: string): Promise<boolean> {
  const draft = `${path}.${mark.replace(' ', '-')}`;
  await writeFile(draft, mark);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    ignore('EEXIST')(error);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function breakIfAbandoned(path: string): Promise<void> {
  const mark = await read(path);
  if (mark === undefined || !(await isAbandoned(path, mark))) return;
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(ignore('ENOENT'));
  // Another process may have broken the same lock and taken a new one meanwhile: puts that one back.
  const moved = await read(aside);
  if (moved !== undefined && moved !== mark) await link(aside, path).catch(ignore('EEXIST'));
  await rm(aside, { force: true });
}

async function isAbandoned(path: string, mark: string): Promise<boolean> {
  if (!isAlive(Number.parseInt(mark, 10))) return true;
  const found = await stat(path).catch(ignore('ENOENT'));
  return found !== undefined && Date.now() - found.mtimeMs > SILENCE;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(ignore('ENOENT'));
}
