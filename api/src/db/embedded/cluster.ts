import { randomBytes } from 'node:crypto';
import { chown, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { ignore } from './errors.ts';
import { exists, makeFolder } from './folders.ts';
import type { Home } from './home.ts';
import { runProgram } from './run-program.ts';

export const SUPERUSER = 'postgres';

/** Creates the data folder if there is none. It appears complete, in one step, so a crash leaves no half-finished database. */
export async function createCluster(home: Home, binaries: Binaries, durable: boolean): Promise<boolean> {
  await removeUnfinished(home);
  if (await exists(home.data)) return false;
  await writePassword(home);
  const draft = await makeFolder(`${home.data}.new-${randomBytes(4).toString('hex')}`, 0o700, home.account);
  const { ok, output } = await runProgram(binaries.initdb, initdbArguments(draft, home, durable), home.account);
  if (!ok) throw new Error(`PostgreSQL's initdb failed:\n${output}`);
  await rename(draft, home.data);
  if (durable) await syncFolder(home.folder);
  return true;
}

function initdbArguments(folder: string, home: Home, durable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${home.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** Ignores failures, because the initdb of a killed app may still be running and writing. */
async function removeUnfinished(home: Home): Promise<void> {
  const prefix = `${basename(home.data)}.new-`;
  for (const name of await readdir(home.folder)) {
    if (name.startsWith(prefix)) await rm(join(home.folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function writePassword({ password, account }: Home): Promise<void> {
  await rm(password, { force: true });
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  if (account) await chown(password, account.uid, account.gid);
}

/** Undefined before the data folder exists. */
export async function readPassword({ password, data }: Home): Promise<string | undefined> {
  const text = await readFile(password, 'utf8').catch(ignore('ENOENT'));
  if (text === undefined && (await exists(data))) {
    throw new Error(
      `${password} is missing, and with it the way into ${data}. Bring it back, or remove both to start anew.`,
    );
  }
  return text?.trim();
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
