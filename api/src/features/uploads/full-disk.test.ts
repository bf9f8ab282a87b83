import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noisy } from '../../platform/images/sample-images.ts';
import { testDatabase } from '../../testing/database.ts';
import { formOf } from '../../testing/photos.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { noSmallDisk, withSmallDisk } from '../../testing/small-disk.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DISK_KILOBYTES = 4_096;
const disk = await mkdtemp(join(tmpdir(), 'tradewind-disk-'));
const impossible = noSmallDisk(disk);
beforeEach((context) => context.skip(impossible !== undefined, impossible));

let server: ServerProcess;
let token: string;
/** The disk as the server sees it. */
let seen: string;

beforeAll(async () => {
  if (impossible) return;
  const { url } = await testDatabase();
  const environment = { DATABASE_URL: url, DATA_DIR: join(disk, 'data'), TMPDIR: disk };
  server = await startServerProcess(environment, { wrapper: withSmallDisk(disk, DISK_KILOBYTES) });
  seen = join('/proc', String(server.pid), 'root', disk);
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', password: 'a long password 1', firstName: 'Ann' }),
  });
  ({ token } = (await answer.json()) as { token: string });
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await rm(disk, { recursive: true, force: true });
});

async function upload(...files: Buffer[]) {
  const { body, type } = await formOf(files.map((content, i) => ({ name: `${i}.jpg`, content })));
  const headers = { 'content-type': type, authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/upload`, { method: 'POST', headers, body: Uint8Array.from(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(seen, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** Fills the disk up to this many kilobytes; the returned function frees it again. */
async function fill(left: number): Promise<() => Promise<void>> {
  const filler = join(seen, 'filler');
  await mkdir(join(seen, 'data'), { recursive: true });
  await writeFile(filler, Buffer.alloc((DISK_KILOBYTES - left) * 1_024)).catch(() => {});
  return () => rm(filler);
}

const full = {
  status: 507,
  body: { code: 'storage_full', message: 'Our storage is full, so we couldn’t save this. Please try again later.' },
};

describe('On a full disk, the server', () => {
  it.each([
    ['receiving', 40],
    ['storing', 300],
  ])(
    'returns 507 while %s an upload, leaves nothing behind, and accepts uploads again once there is room',
    async (_when, left) => {
      const photo = await noisy(1_000, 700).jpeg({ quality: 60 }).toBuffer();
      expect(photo.length).toBeGreaterThan(50_000);
      expect(photo.length).toBeLessThan(290_000);
      const before = await filesIn('data/files');
      const makeRoom = await fill(left);
      expect(await upload(photo)).toEqual(full);
      expect(await upload(photo, photo)).toEqual(full);
      expect(await filesIn('data/files')).toEqual(before);
      const others = (await filesIn('.')).filter((name) => !before.includes(name) && !name.endsWith('.eml'));
      expect(others).toEqual(['filler']);
      await makeRoom();
      expect(await upload(photo)).toMatchObject({ status: 200 });
      expect((await filesIn('data/files')).length).toBeGreaterThan(before.length);
    },
  );

  it('leaves no half-written email', async () => {
    const makeRoom = await fill(0);
    const answer = await fetch(`${server.url}/api/auth/password/forgot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.com' }),
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => server.output()).toMatch(/could not be written to its folder/);
    expect((await filesIn('data/mail')).filter((name) => name.endsWith('.part'))).toEqual([]);
    await makeRoom();
  });
});
