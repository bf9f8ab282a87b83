import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processAt } from '../../testing/processes.ts';
import { createDecoder, type DecoderOptions, type ImageDecoder } from './decoder.ts';
import { noisy, plain } from './sample-images.ts';

let dir: string;
let photo: string;
/** A file of a few hundred bytes that takes 290 MB to decode, 18 bytes per pixel. */
let hungry: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tradewind-decoder-'));
  photo = await save('photo.jpg', noisy(300, 200).jpeg());
  hungry = await save('hungry.avif', plain(4_000, 4_000).avif({ effort: 0 }));
});
afterAll(() => rm(dir, { recursive: true }));

async function save(name: string, image: ReturnType<typeof plain>): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, await image.toBuffer());
  return path;
}

const open: ImageDecoder[] = [];
const failures: string[] = [];
afterEach(() => {
  for (const decoder of open.splice(0)) decoder.close();
  failures.length = 0;
});

function decoderWith(options: DecoderOptions = {}): ImageDecoder {
  const decoder = createDecoder({ onFailure: (message) => failures.push(message), ...options });
  open.push(decoder);
  return decoder;
}

const decoded = { width: 300, height: 200, files: [expect.objectContaining({ width: 300 })] };
const isGone = (pid: number | undefined) => processAt(pid ?? 0) === undefined;

describe('The process that decodes images', () => {
  it('starts with the first image and ends when idle', async () => {
    const decoder = decoderWith({ idleMs: 100 });
    expect(decoder.pid).toBeUndefined();
    expect(await decoder.reencode(photo)).toMatchObject(decoded);
    const { pid } = decoder;
    expect(pid).not.toBe(process.pid);
    await expect.poll(() => isGone(pid)).toBe(true);
    expect(await decoder.reencode(photo)).toMatchObject(decoded);
    expect(failures).toEqual([]);
  });

  it('is replaced when it uses too much memory while idle', async () => {
    const decoder = decoderWith({ maxIdleResident: 1 });
    await decoder.reencode(photo);
    expect(decoder.pid).toBeUndefined();
    expect(await decoder.reencode(photo)).toMatchObject(decoded);
  });

  it('gets none of our secrets', async () => {
    process.env.ADMIN_PASSWORD = 'a secret of the server';
    const decoder = decoderWith();
    await decoder.reencode(photo);
    delete process.env.ADMIN_PASSWORD;
    const { execFileSync } = await import('node:child_process');
    const seen = execFileSync('ps', ['eww', '-p', String(decoder.pid)], { encoding: 'utf8' });
    expect(seen).toContain('decoder-process');
    expect(seen).not.toContain('a secret of the server');
  });

  it('ends with its parent process', async () => {
    const decoder = decoderWith();
    await decoder.reencode(photo);
    const { pid } = decoder;
    decoder.close();
    await expect.poll(() => isGone(pid)).toBe(true);
  });
});

describe('An image that crashes the process', () => {
  it('is refused when it runs out of memory, and the next image is decoded', async () => {
    const decoder = decoderWith({ limits: { maxMemory: 1e12 }, maxResident: 200e6 });
    expect(await decoder.reencode(hungry)).toBe('undecodable');
    expect(await decoder.reencode(photo)).toMatchObject(decoded);
    expect(failures).toEqual([expect.stringContaining('SIGKILL')]);
  });

  it('does not affect another image', async () => {
    const decoder = decoderWith({ limits: { maxMemory: 1e12 }, sharedMemory: 1e12, maxResident: 200e6 });
    const [bad, good] = await Promise.all([decoder.reencode(hungry), decoder.reencode(photo)]);
    expect(bad).toBe('undecodable');
    expect(good).toMatchObject(decoded);
  });

  it('is refused when the process is killed from outside', async () => {
    const decoder = decoderWith();
    await decoder.reencode(photo);
    const refused = decoder.reencode(await save('large.png', noisy(3_000, 3_000).png()));
    process.kill(decoder.pid ?? 0, 'SIGKILL');
    expect(await refused).toBe('undecodable');
    expect(await decoder.reencode(photo)).toMatchObject(decoded);
  });

  it('is refused after a while when the process hangs, and the next image is decoded', async () => {
    const decoder = decoderWith({ silentMs: 6_000 });
    await decoder.reencode(photo);
    process.kill(decoder.pid ?? 0, 'SIGSTOP');
    expect(await decoder.reencode(photo)).toBe('timed-out');
    expect(await decoder.reencode(photo)).toMatchObject(decoded);
  });
});

it('refuses an image whose header shows that it needs too much memory', async () => {
  expect(await decoderWith().reencode(hungry)).toBe('too-many-pixels');
});
