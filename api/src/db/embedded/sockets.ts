import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { exists, makeFolder, makePrivateFolder } from './folders.ts';
import { canEnter } from './run-program.ts';

/** Part of the socket's file name; nothing listens on a network port. */
export const PORT = 5432;

// macOS allows 103 bytes for the path of a socket, Linux 107.
const LONGEST_PATH = 103;

interface SocketLocation {
  folder: string;
  sockets: string;
  account: Account | undefined;
}

/**
 * Chooses a folder next to the data, or in the temporary folder if that path is too long. Depends only on the home, so that
 * every process with the same DATA_DIR finds the same server.
 */
export async function chooseSocketFolder(home: string, account: Account | undefined): Promise<string> {
  const beside = join(home, 'run');
  if (fits(beside)) return beside;
  const owner = account?.uid ?? process.getuid?.();
  const name = `tradewind-${owner}-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  for (const parent of ['/tmp', tmpdir()]) {
    const reachable = account ? await canEnter(parent, account) : await exists(parent);
    if (reachable && fits(join(parent, name))) return join(parent, name);
  }
  throw new Error(`The path of ${home} is too long for PostgreSQL's socket. Set DATA_DIR to a shorter one.`);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName())) <= LONGEST_PATH;
}

function socketName(): string {
  return `.s.PGSQL.${PORT}`;
}

export async function makeSocketFolder({ folder, sockets, account }: SocketLocation): Promise<void> {
  if (dirname(sockets) === folder) await makeFolder(sockets, 0o700, account);
  else await makePrivateFolder(sockets, account);
}

/** Call only when no server runs. PostgreSQL refuses to start with the sockets of an earlier one. */
export async function clearSockets(sockets: string): Promise<void> {
  await rm(join(sockets, socketName()), { force: true });
  await rm(join(sockets, `${socketName()}.lock`), { force: true });
}
