import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noisy, plain } from '../../platform/images/sample-images.ts';
import { testDatabase } from '../../testing/database.ts';
import { formOf } from '../../testing/photos.ts';
import { decoderOf, processAt } from '../../testing/processes.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const MB = 1_000_000;
let server: ServerProcess;
let token: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradewind-memory-'));
  const { url } = await testDatabase();
  server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir });
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', password: 'a long password 1', firstName: 'Ann' }),
  });
  ({ token } = (await answer.json()) as { token: string });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function send(...files: Buffer[]): Promise<number> {
  const { body, type } = await formOf(files.map((content, i) => ({ name: `${i}.png`, content })));
  const headers = { 'content-type': type, authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/upload`, { method: 'POST', headers, body: Uint8Array.from(body) });
  await answer.arrayBuffer();
  return answer.status;
}

/** A decoder that outgrew its limit exits, so a small picture starts another if needed. */
async function runningDecoder(): Promise<number> {
  expect(await send(await noisy(60, 40).jpeg().toBuffer())).toBe(200);
  return decoderOf(server.pid)?.pid ?? 0;
}

const resident = () => processAt(server.pid)?.resident ?? 0;

describe('While images are decoded', () => {
  it('the server needs no memory for them and the decoder a limited amount', async () => {
    const photo = await noisy(1_200, 800).jpeg().toBuffer();
    // 59 megapixels with four channels in 250 kB, which must be decoded as a whole.
    const bomb = await plain(7_680, 7_680).ensureAlpha(0.5).png({ compressionLevel: 9, progressive: true }).toBuffer();
    expect(await send(photo, photo)).toBe(200);
    const before = resident();
    let mostOfServer = 0;
    let mostOfDecoder = 0;
    const timer = setInterval(() => {
      mostOfServer = Math.max(mostOfServer, resident());
      mostOfDecoder = Math.max(mostOfDecoder, decoderOf(server.pid)?.resident ?? 0);
    }, 100);
    const statuses = await Promise.all([send(bomb), send(bomb), send(photo, photo, photo), send(bomb)]);
    clearInterval(timer);
    expect(statuses).toEqual([200, 200, 200, 200]);
    // One bomb takes 240 MB, so two at once would exceed this limit.
    expect(mostOfDecoder).toBeGreaterThan(200 * MB);
    expect(mostOfDecoder).toBeLessThan(480 * MB);
    expect(mostOfServer - before).toBeLessThan(50 * MB);
  });

  it('the decoding library is not loaded into the server', async (context) => {
    const maps = `/proc/${server.pid}/maps`;
    context.skip(!existsSync(maps), 'this system does not tell what a process has loaded');
    const decoder = await runningDecoder();
    expect(await readFile(maps, 'utf8')).not.toMatch(/libvips|sharp/);
    expect(await readFile(`/proc/${decoder}/maps`, 'utf8')).toMatch(/libvips|sharp/);
  });

  it('the decoder exits when its server is killed', async () => {
    const pid = await runningDecoder();
    expect(pid).toBeGreaterThan(0);
    await server.end('SIGKILL');
    await expect.poll(() => processAt(pid)).toBeUndefined();
  });
});
