import { chmod, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runsAsRoot, unprivileged } from './account.ts';
import { findBinaries, findPackage } from './binaries.ts';
import { scratchFolder } from './testing/scratch.ts';

const account = runsAsRoot() ? unprivileged : undefined;

describe('the programs of PostgreSQL', () => {
  test('run where npm installed them, even with install scripts off', async () => {
    const folder = await packageWithoutLinks(0o755);
    const copies = await scratchFolder(0o755);
    const { postgres } = await findBinaries(account, copies, { folder, version: '1' });
    expect(postgres).toBe(join(folder, 'native', 'bin', 'postgres'));
    expect(await readdir(copies)).toEqual([]);
  });

  test('are copied once when they cannot run there', async () => {
    const folder = await packageWithoutLinks(0o755);
    await (runsAsRoot() ? chmod(folder, 0o700) : chmod(join(folder, 'native', 'lib'), 0o555));
    const copies = await scratchFolder(0o755);
    const find = () => findBinaries(account, copies, { folder, version: '1' });
    const found = await Promise.all([find(), find()]);
    const copy = `postgres-1-${process.platform}-${process.arch}`;
    expect(await readdir(copies)).toEqual([copy]);
    expect(found.map(({ initdb }) => initdb)).toEqual(Array(2).fill(join(copies, copy, 'native', 'bin', 'initdb')));
    await chmod(join(folder, 'native', 'lib'), 0o755);
  });
});

async function packageWithoutLinks(mode: number): Promise<string> {
  const folder = join(await scratchFolder(0o755), 'package');
  await mkdir(folder, { mode });
  const { folder: installed } = await findPackage();
  await cp(join(installed, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const libraries = join(folder, 'native', 'lib');
  for (const entry of await readdir(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(libraries, entry.name));
  }
  return folder;
}
