import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Account } from '../account.ts';
import { eraseEmbeddedPostgres } from '../erase.ts';
import { isPostmaster } from '../postmaster.ts';

/** A data folder that is removed after the test, with its database and any server still running on it. */
export async function scratchDataDir({
  mode = 0o755,
  owner,
}: {
  mode?: number;
  owner?: Account;
} = {}): Promise<string> {
  const folder = await scratchFolder(mode);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const dataDir = join(folder, 'data');
  onTestFinished(() => eraseEmbeddedPostgres(dataDir));
  return dataDir;
}

export async function scratchFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-test-'));
  await chmod(folder, mode);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** The socket folder in a connection URL. */
export function socketFolder(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}

export function pidFile(url: string): string {
  return join(socketFolder(url), '..', 'data', 'postmaster.pid');
}

export async function postmasterPid(url: string): Promise<number> {
  return Number.parseInt(await readFile(pidFile(url), 'utf8'), 10);
}

export function isRunning(pid: number, url: string): Promise<boolean> {
  return isPostmaster(pid, { data: dirname(pidFile(url)) });
}
