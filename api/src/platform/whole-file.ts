import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PART = '.part';
/** Nothing takes this long to write: a part this old was left by a process that was killed. */
const ABANDONED_AFTER_MS = 60 * 60_000;

interface Options {
  /** Where the file is written before it gets its name: on the same disk. */
  partsIn: string;
  /** The file's permissions. */
  mode?: number;
}

/** Writes a file that is whole or not there, on disk when this returns. Leaves nothing behind when it fails. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  { partsIn, mode }: Options,
): Promise<void> {
  const folderMode = mode === undefined ? undefined : 0o700;
  const part = join(partsIn, `.${randomUUID()}${PART}`);
  for (const folder of new Set([partsIn, dirname(path)])) await mkdir(folder, { recursive: true, mode: folderMode });
  try {
    await writeFile(part, content, { mode, flush: true });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {}); // the first error is the one to report
    throw error;
  }
}

/** Removes what processes that were killed had begun to write. */
export async function removeAbandonedParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((it) => it.endsWith(PART))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
