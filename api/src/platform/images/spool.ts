import { randomUUID } from 'node:crypto';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ImageSourceBytes = Uint8Array | AsyncIterable<Uint8Array>;

interface SpooledFile extends AsyncDisposable {
  path: string;
}

export interface Spool {
  /** Writes an upload to a file of its own. Returns undefined as soon as it exceeds the limit. */
  write(source: ImageSourceBytes, maxBytes: number): Promise<SpooledFile | undefined>;
  close(): Promise<void>;
}

const PREFIX = 'tradewind-uploads-';

/**
 * Uploads wait on disk, so that they take no memory before they are decoded. Removes folders that killed processes left behind.
 */
export function createSpool(parent = tmpdir()): Spool {
  let folder: Promise<string> | undefined;
  const makeFolder = async () => {
    await removeAbandoned(parent);
    return mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  };

  return {
    async write(source, maxBytes) {
      folder ??= makeFolder();
      const path = join(await folder, randomUUID());
      const remove = () => rm(path, { force: true });
      try {
        const isWhole = await copy(source, path, maxBytes);
        if (isWhole) return { path, [Symbol.asyncDispose]: remove };
      } catch (error) {
        await remove();
        throw error;
      }
      await remove();
      return undefined;
    },
    async close() {
      if (folder) await rm(await folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}

async function copy(source: ImageSourceBytes, path: string, maxBytes: number): Promise<boolean> {
  await using file = await open(path, 'wx', 0o600);
  let length = 0;
  for await (const chunk of source instanceof Uint8Array ? [source] : source) {
    length += chunk.length;
    if (length > maxBytes) return false;
    await file.appendFile(chunk);
  }
  return true;
}

async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent);
  const abandoned = names.filter((name) => name.startsWith(PREFIX) && !isRunning(Number(name.split('-')[2])));
  await Promise.all(abandoned.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
