import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findHome } from '../db/embedded/home.ts';

/** The process id of the embedded server on this data folder. */
export async function findPostmaster(dataDir: string): Promise<number> {
  const { folder } = await findHome(dataDir);
  const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}
