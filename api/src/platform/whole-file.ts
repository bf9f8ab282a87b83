import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PART = '.part';
/** No write takes this long: a partial file this old was left by a killed process. */
const ABANDONED_AFTER_MS = 60 * 60_000;

interface Options {
  /** The folder for the partial file before it gets its name. Must be on the same disk. */
  partsIn: string;
  mode?: number;
}

/** Writes a file atomically: it is complete and flushed to disk, or absent. A failure leaves nothing behind. */
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

/** Removes partial files that killed processes left behind. */
export async function removeAbandonedParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((it) => it.endsWith(PART))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
