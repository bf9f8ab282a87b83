import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage, type FileStorage } from './storage.ts';

const webp = 'image/webp';

const backends = {
  folder: async () => {
    const dir = await mkdtemp(join(tmpdir(), 'tradewind-storage-'));
    return {
      storage: createStorage({ kind: 'folder', dir }),
      stop: () => rm(dir, { recursive: true }),
    };
  },
  s3: async () => {
    const { port, stop } = await startS3('pictures');
    return { storage: createStorage(s3Options(port, 'pictures')), stop };
  },
};

describe.each(Object.entries(backends))('storage in %s', (_kind, start) => {
  let storage: FileStorage;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ storage, stop } = await start());
  });
  afterAll(() => stop());

  it('returns exactly the bytes that were put', async () => {
    const key = 'images/ab/abcdef-960.webp';
    const content = new Uint8Array([0, 255, 13, 10, 128]);
    await storage.put(key, content, webp);
    expect(await read(storage, key)).toEqual(Buffer.from(content));
    expect(await storage.exists(key)).toBe(true);
    expect(await storage.size(key)).toBe(5);
  });

  it('streams five megabytes intact', async () => {
    const content = randomBytes(5 * 1024 * 1024 + 1);
    await storage.put('images/cd/large.webp', content, webp);
    const hash = createHash('sha256');
    for await (const chunk of await stream(storage, 'images/cd/large.webp')) hash.update(chunk);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
    expect(await storage.size('images/cd/large.webp')).toBe(content.length);
  });

  it('replaces a file put under the same key', async () => {
    await storage.put('images/ef/again.webp', Buffer.from('a longer first version'), webp);
    await storage.put('images/ef/again.webp', Buffer.from('second'), webp);
    expect((await read(storage, 'images/ef/again.webp')).toString()).toBe('second');
  });

  it('handles many concurrent puts to the same key', async () => {
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(50_000, n));
    await Promise.all(versions.map((content) => storage.put('images/ef/race.webp', content, webp)));
    const winner = await read(storage, 'images/ef/race.webp');
    expect(versions.some((content) => content.equals(winner))).toBe(true);
  });

  it('stores an empty file', async () => {
    await storage.put('images/ef/empty.webp', new Uint8Array(), webp);
    expect(await storage.size('images/ef/empty.webp')).toBe(0);
    expect(await read(storage, 'images/ef/empty.webp')).toHaveLength(0);
  });

  it('returns undefined for a missing key', async () => {
    expect(await storage.get('images/00/missing.webp')).toBeUndefined();
    expect(await storage.size('images/00/missing.webp')).toBeUndefined();
    expect(await storage.exists('images/00/missing.webp')).toBe(false);
  });

  it('removes one file or many, even if they are already gone', async () => {
    const keys = ['images/aa/one.webp', 'images/aa/two.webp', 'images/aa/three.webp'];
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key), webp)));
    await storage.remove('images/aa/one.webp');
    expect(await Promise.all(keys.map(storage.exists))).toEqual([false, true, true]);
    await storage.remove(...keys, 'images/aa/never.webp');
    expect(await Promise.all(keys.map(storage.exists))).toEqual([false, false, false]);
  });

  it.each([
    '',
    '/',
    '.',
    '..',
    '../secret.txt',
    'images/../../secret.txt',
    'images/..',
    '/etc/passwd.txt',
    'images//a.webp',
    'images/./a.webp',
    'images\\..\\secret.txt',
    'images/%2e%2e/secret.txt',
    'images/.hidden.webp',
    'images/a.webp/',
    'images/a.webp\0.txt',
    'images/a.webp\n',
    'images/a..webp',
    'images/noextension',
    'IMAGES/A.webp',
    'C:/a.webp',
    `images/${'a'.repeat(200)}.webp`,
  ])('refuses the key %j', async (key) => {
    const refusal = expect.objectContaining({ name: 'InvalidStorageKey' });
    await expect(storage.put(key, Buffer.from('x'), webp)).rejects.toEqual(refusal);
    await expect(storage.get(key)).rejects.toEqual(refusal);
    await expect(storage.exists(key)).rejects.toEqual(refusal);
    await expect(storage.size(key)).rejects.toEqual(refusal);
    await expect(storage.remove('images/aa/fine.webp', key)).rejects.toEqual(refusal);
  });
});

describe('a failing S3 store', () => {
  it('reports a missing bucket as an error, not as a missing file', async () => {
    const { port, stop } = await startS3('pictures');
    const storage = createStorage(s3Options(port, 'elsewhere'));
    await expect(storage.get('images/a.webp')).rejects.toThrow();
    await expect(storage.put('images/a.webp', Buffer.from('x'), webp)).rejects.toThrow();
    await stop();
  });

  it('reports refused credentials and failures as errors', async () => {
    const server = createServer((_request, response) => response.writeHead(403).end());
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const storage = createStorage(s3Options((server.address() as AddressInfo).port, 'pictures'));
    await expect(storage.get('images/a.webp')).rejects.toThrow();
    await expect(storage.exists('images/a.webp')).rejects.toThrow();
    server.closeAllConnections();
    server.close();
  });
});

function s3Options(port: number, bucket: string) {
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { kind: 's3', bucket, region: 'us-east-1', endpoint, forcePathStyle: true, ...credentials } as const;
}

async function startS3(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'tradewind-s3-'));
  const configureBuckets = [{ name: bucket }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const stop = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { port, stop };
}

async function stream(storage: FileStorage, key: string): Promise<Readable> {
  const content = await storage.get(key);
  if (!content) throw new Error(`${key} is missing`);
  return content;
}

async function read(storage: FileStorage, key: string): Promise<Buffer> {
  return Buffer.concat(await (await stream(storage, key)).toArray());
}
