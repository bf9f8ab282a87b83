import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, runsAsRoot, unprivileged } from './account.ts';
import { ignore } from './errors.ts';
import { exists, makeFolder } from './folders.ts';
import { canEnter, runProgram } from './run-program.ts';
import { chooseSocketFolder } from './sockets.ts';

/** The files and folders of one server. */
export interface Home {
  folder: string;
  data: string;
  sockets: string;
  password: string;
  log: string;
  lock: string;
  /** The folder for a copy of the binaries, if they need one. */
  copies: string;
  /** Undefined if the server runs as the user of this process. */
  account: Account | undefined;
}

/** For databases started by root in a DATA_DIR that no other user can enter. */
const SYSTEM_FOLDER = '/var/lib/tradewind';
const POINTER = 'postgres-is-elsewhere.txt';

export async function openHome(dataDir: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const base = await realpath(dataDir);
  const folder = await chooseFolder(base);
  const data = join(folder, 'data');
  const account = runsAsRoot() ? await accountFor(folder) : undefined;
  if (account && !(await canEnter(folder, account))) throw new Error(unreachable(folder, account));
  if (!account) await requireOwnership(data);
  return {
    folder,
    data,
    account,
    sockets: await chooseSocketFolder(folder, account),
    password: join(folder, 'password'),
    log: join(folder, 'postgres.log'),
    lock: join(folder, 'start.lock'),
    copies: account ? SYSTEM_FOLDER : folder,
  };
}

/** Finds the folder of an existing database without creating anything. */
export async function findHome(dataDir: string): Promise<{ folder: string; pointer: string }> {
  const pointer = join(dataDir, POINTER);
  return { folder: (await readPointer(pointer)) ?? join(dataDir, 'postgres'), pointer };
}

async function chooseFolder(base: string): Promise<string> {
  const { folder, pointer } = await findHome(base);
  const inside = join(base, 'postgres');
  if (folder !== inside) return existing(folder, pointer);
  if (await exists(join(inside, 'data'))) return inside;
  if (!runsAsRoot()) return makeFolder(inside, 0o700);
  return (await canEnter(base, unprivileged)) ? makeFolder(inside, 0o711) : makeElsewhere(base, pointer);
}

async function existing(folder: string, pointer: string): Promise<string> {
  if (await exists(folder)) return folder;
  throw new Error(
    `The database of this folder lay in ${folder}, which is gone. Bring it back, or remove ${pointer} to start anew.`,
  );
}

/** Uses a random name, so that deleting DATA_DIR, with the pointer in it, leads to an empty database at the next start. */
async function makeElsewhere(base: string, pointer: string): Promise<string> {
  await makeFolder(SYSTEM_FOLDER, 0o755).catch((cause: unknown) => {
    throw new Error(`No other user may enter ${base}, and ${SYSTEM_FOLDER} cannot be created. Set DATA_DIR.`, {
      cause,
    });
  });
  const folder = await makeFolder(join(SYSTEM_FOLDER, randomBytes(6).toString('hex')), 0o711);
  await writeFile(join(folder, 'belongs-to.txt'), `${base}\n`);
  const draft = `${pointer}.${process.pid}`;
  const why = 'PostgreSQL does not run as root, and no other user may enter this folder: the database lies there.';
  await writeFile(draft, `${folder}\n${why}\n`);
  try {
    await link(draft, pointer);
    return folder;
  } catch (error) {
    ignore('EEXIST')(error);
    await rm(folder, { recursive: true });
    return (await findHome(base)).folder;
  } finally {
    await rm(draft);
  }
}

async function readPointer(pointer: string): Promise<string | undefined> {
  return (await readFile(pointer, 'utf8').catch(ignore('ENOENT')))?.split('\n')[0];
}

/** Data created by an ordinary user still belongs to them after root starts the app. */
async function accountFor(folder: string): Promise<Account> {
  const data = join(folder, 'data');
  const owner = await stat(data).catch(ignore('ENOENT'));
  if (!owner) return unprivileged;
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  // Root made a copy or restored a backup.
  const { ok, output } = await runProgram('chown', ['-R', `${unprivileged.uid}:${unprivileged.gid}`, data]);
  if (!ok) throw new Error(`PostgreSQL does not run as root, and ${data} belongs to root: ${output}`);
  return unprivileged;
}

async function requireOwnership(data: string): Promise<void> {
  const owner = await stat(data).catch(ignore('ENOENT'));
  if (owner && owner.uid !== process.getuid?.()) {
    throw new Error(
      `${data} belongs to another user (id ${owner.uid}). Start as that user or as root, or set DATA_DIR.`,
    );
  }
}

function unreachable(folder: string, account: Account): string {
  return `The user that PostgreSQL runs as (id ${account.uid}) cannot enter ${folder}: a folder above it is closed to others.`;
}
