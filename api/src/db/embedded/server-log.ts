import { copyFile, open, rm, stat, truncate } from 'node:fs/promises';
import { ignore } from './errors.ts';

const LARGEST = 5 * 1024 * 1024;
const CHECK_EVERY = 10 * 60_000;

/** Limits the log and its predecessor to a few megabytes each. The server appends, so it continues at the new end. */
export async function boundLog(path: string): Promise<void> {
  const found = await stat(path).catch(ignore('ENOENT'));
  if (!found || found.size <= LARGEST) return;
  await rm(`${path}.old`, { force: true });
  await copyFile(path, `${path}.old`);
  await truncate(path);
}

export function keepLogBounded(path: string): NodeJS.Timeout {
  return setInterval(() => boundLog(path).catch(() => {}), CHECK_EVERY).unref();
}

/** The part of the log after the first `from` bytes. */
export async function readLogSince(path: string, from: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = Math.max(from, size - 16_384);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(Math.max(0, size - start)), position: start });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The last lines of the log, without those caused by our own attempts to connect. */
export function lastLines(log: string): string {
  const lines = log.split('\n').filter((line) => line !== '' && !/FATAL: {2}the database system is/.test(line));
  return lines.slice(-12).join('\n');
}
