import type { Readable } from 'node:stream';
import { AtomicFolder } from './folder.ts';
import { checkKey } from './key.ts';
import type { S3Options } from './s3.ts';

type StorageOptions = { kind: 'folder'; dir: string } | ({ kind: 's3' } & S3Options);

/** Stores files by key. A missing file is `undefined`, not an error, and may be removed again. */
export type FileStorage = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Readable | undefined>;
  size(key: string): Promise<number | undefined>;
  exists(key: string): Promise<boolean>;
  remove(...keys: string[]): Promise<void>;
  /** Removes partial files that killed processes left behind. */
  removeAbandoned(): Promise<void>;
};

export function createStorage(options: StorageOptions): FileStorage {
  const opened = open(options);
  return {
    async put(key, content, contentType) {
      checkKey(key);
      const driver = await opened;
      await driver.put(key, content, { contentType });
    },
    async get(key) {
      checkKey(key);
      const driver = await opened;
      return await unlessMissing(driver.getStream(key));
    },
    async size(key) {
      checkKey(key);
      const driver = await opened;
      return (await unlessMissing(driver.getMetaData(key)))?.contentLength;
    },
    async exists(key) {
      checkKey(key);
      const driver = await opened;
      return (await unlessMissing(driver.getMetaData(key))) !== undefined;
    },
    async remove(...keys) {
      keys.forEach(checkKey);
      const driver = await opened;
      await Promise.all(keys.map((key) => driver.delete(key)));
    },
    async removeAbandoned() {
      const driver = await opened;
      if (driver instanceof AtomicFolder) await driver.removeAbandonedParts();
    },
  };
}

/** Loads the S3 client only where it is used: it takes 11 MB. */
async function open(options: StorageOptions) {
  if (options.kind === 'folder') return new AtomicFolder(options.dir);
  const { createS3Driver } = await import('./s3.ts');
  return createS3Driver(options);
}

const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

async function unlessMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    if (missing.has(code ?? '') || missing.has(name ?? '')) return undefined;
    throw error;
  }
}
