import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@tradewind/domain/boat-defaults';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heicPhoto } from '../../testing/heic-photo.ts';
import { createStorage, type FileStorage } from '../storage/storage.ts';
import { createDecoder } from './decoder.ts';
import { storageKeyOf, storageKeyOfRequest } from './media-files.ts';
import { createImagePipeline, type ImagePipeline } from './pipeline.ts';
import { noisy, plain, pngThatClaims, redOverBlue } from './sample-images.ts';
import type { ImageSourceBytes } from './spool.ts';

let dir: string;
let storage: FileStorage;
let images: ImagePipeline;
const decoder = createDecoder();
afterAll(() => decoder.close());

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tradewind-images-'));
  storage = createStorage({ kind: 'folder', dir });
  images = createImagePipeline({ storage, decoder });
});
afterEach(() => rm(dir, { recursive: true }));

describe('a photo', () => {
  it('is stored as WebP in three widths', async () => {
    const image = await stored(await plain(2400, 1600).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 1600, height: 1067 });
    expect(image.url).toBe(`/media/${image.hash}-1600x1067.webp`);
    expect(image.variants.map(({ url }) => url)).toEqual([
      `/media/${image.hash}-480.webp`,
      `/media/${image.hash}-960.webp`,
      image.url,
    ]);
    for (const { url, width } of image.variants) {
      expect(await metadataOf(url)).toMatchObject({ format: 'webp', width, height: Math.round((width * 1067) / 1600) });
    }
  });

  it('is never enlarged', async () => {
    expect((await stored(await plain(700, 500).png().toBuffer())).variants.map(({ width }) => width)).toEqual([
      480, 700,
    ]);
    expect((await stored(await plain(480, 500).png().toBuffer())).variants.map(({ width }) => width)).toEqual([480]);
    expect(await stored(await plain(1, 1).png().toBuffer())).toMatchObject({ width: 1, height: 1 });
  });

  it('loses its location, camera and color profile', async () => {
    const located = await plain(600, 400)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif?.includes('Camera')).toBe(true);
    const image = await stored(located);
    for (const { url } of image.variants) {
      const { exif, xmp, iptc, icc, orientation } = await metadataOf(url);
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    }
  });

  it('is rotated upright', async () => {
    const lying = await (await redOverBlue(300, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await stored(lying);
    expect(image).toMatchObject({ width: 200, height: 300 });
    const { data, info } = await sharp(await bytesOf(image.url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const [left, right] = [at(20, 150), at(180, 150)];
    expect(left[2]).toBeGreaterThan(200);
    expect(right[0]).toBeGreaterThan(200);
  });

  it('gets the same URL each time it is uploaded, and another one when it differs', async () => {
    const photo = await noisy(500, 300).jpeg().toBuffer();
    const [first, second] = await Promise.all([stored(photo), stored(photo)]);
    expect(second).toEqual(first);
    expect(await filesIn(dir)).toHaveLength(2);
    expect((await stored(await noisy(500, 300).jpeg().toBuffer())).hash).not.toBe(first.hash);
  });

  it('may come as a stream', async () => {
    const photo = await noisy(300, 200).jpeg().toBuffer();
    expect((await stored(Readable.from([photo.subarray(0, 1000), photo.subarray(1000)]))).url).toBe(
      (await stored(photo)).url,
    );
  });

  it('keeps its transparency', async () => {
    const glass = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    expect(await metadataOf((await stored(glass)).url)).toMatchObject({ hasAlpha: true });
  });

  it('is converted to sRGB from sixteen bits, gray or CMYK', async () => {
    const odd = [
      await plain(60, 40, '#4080c0').toColourspace('rgb16').png().toBuffer(),
      await plain(60, 40).greyscale().png().toBuffer(),
      await plain(60, 40).toColourspace('cmyk').jpeg().toBuffer(),
    ];
    for (const photo of odd) {
      expect(await metadataOf((await stored(photo)).url)).toMatchObject({ space: 'srgb', depth: 'uchar' });
    }
  });

  it('fits the limits of WebP even as a very long strip', async () => {
    expect(await stored(await plain(20, 40_000).png().toBuffer())).toMatchObject({ height: 3200 });
  });
});

describe('every accepted kind', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('%s', async (format) => {
    expect(await stored(await noisy(120, 80).toFormat(format).toBuffer())).toMatchObject({ width: 120, height: 80 });
  });

  it('heic, upright and with its colors', async () => {
    const image = await stored(heicPhoto);
    expect(image).toMatchObject({ width: 96, height: 64 });
    const { data, info } = await sharp(await bytesOf(image.url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (y: number) => [...data.subarray((y * info.width + 48) * info.channels).subarray(0, 3)];
    const [top, bottom] = [at(10), at(54)];
    expect(top[0]).toBeGreaterThan(150);
    expect(bottom[2]).toBeGreaterThan(150);
  });

  it.each(['gif', 'webp'] as const)('an animated %s gives its first frame', async (format) => {
    const frames = [await plain(50, 50, '#ff0000').png().toBuffer(), await plain(50, 50, '#0000ff').png().toBuffer()];
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const image = await stored(animated);
    expect(image).toMatchObject({ width: 50, height: 50 });
    const { dominant } = await sharp(await bytesOf(image.url)).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
    expect((await metadataOf(image.url)).pages).toBeUndefined();
  });
});

describe('is refused, and leaves nothing behind:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

  it.each<[string, string | Buffer]>([
    ['a text file named like a photo', 'just a text in boat.jpg'],
    ['an SVG', svg],
    ['an SVG with a declaration', `<?xml version="1.0"?>${svg}`],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a script that starts like a GIF', 'GIF89a/*<svg onload=alert(1)>*/=1;alert(1)'],
    ['the first bytes of a JPEG and nothing else', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['the first bytes of an AVIF and nothing else', '\0\0\0\x20ftypavif\0\0\0\0'],
    ['a zip', 'PK\x03\x04'],
    ['one byte', 'x'],
  ])('%s', async (_what, file) => {
    await expectRefusal(Buffer.isBuffer(file) ? file : Buffer.from(file, 'latin1'), 'not-an-image');
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('a truncated %s', async (format) => {
    const whole = await noisy(150, 100).toFormat(format).toBuffer();
    await expectRefusal(whole.subarray(0, whole.length * 0.6), 'not-an-image');
  });

  it('a truncated heic', async () => {
    await expectRefusal(heicPhoto.subarray(0, 400), 'not-an-image');
  });

  it('an empty file', async () => {
    await expectRefusal(Buffer.alloc(0), 'empty');
    await expectRefusal(Readable.from([]), 'empty');
  });

  it('a tiny file that claims billions of pixels', async () => {
    await expectRefusal(pngThatClaims(60_000, 60_000), 'too-many-pixels');
    await expectRefusal(pngThatClaims(1_000_000, 1_000), 'too-many-pixels');
  });

  it('a real image of a hundred megapixels', { timeout: 30_000 }, async () => {
    await expectRefusal(await plain(10_000, 10_000).jpeg().toBuffer(), 'too-many-pixels');
  });

  it('a photo that claims pixels it does not have', async () => {
    await expectRefusal(pngThatClaims(5_000, 5_000), 'not-an-image');
  });

  it('more bytes than allowed, without reading further', async () => {
    const endless = Readable.from(
      (function* () {
        while (true) yield Buffer.alloc(100_000);
      })(),
    );
    await expectRefusal(endless, 'too-large');
    expect(endless.destroyed).toBe(true);
    const photo = await plain(100, 100).jpeg().toBuffer();
    expect(await images.storeImage(photo, { maxBytes: photo.length - 1 })).toEqual({ ok: false, reason: 'too-large' });
    expect(await images.storeImage(photo, { maxBytes: photo.length })).toMatchObject({ ok: true });
  });

  it('an image when too many are waiting, until there is room again', async () => {
    images = createImagePipeline({ storage, decoder, concurrency: 1, maxWaiting: 1 });
    const photo = await noisy(300, 200).jpeg().toBuffer();
    const results = await Promise.all([1, 2, 3, 4].map(() => images.storeImage(photo, { maxBytes: MAX_PHOTO_BYTES })));
    const turnedAway = results.filter((result) => !result.ok);
    expect(turnedAway).toEqual([
      { ok: false, reason: 'busy' },
      { ok: false, reason: 'busy' },
    ]);
    expect(await images.storeImage(photo, { maxBytes: MAX_PHOTO_BYTES })).toMatchObject({ ok: true });
  });

  async function expectRefusal(file: ImageSourceBytes, reason: string) {
    expect(await images.storeImage(file, { maxBytes: MAX_PHOTO_BYTES })).toEqual({ ok: false, reason });
    expect(await filesIn(dir)).toEqual([]);
  }
});

describe('a URL', () => {
  it('is known while its image exists, and is removed with all its files', async () => {
    const { url } = await stored(await plain(1000, 500).jpeg().toBuffer());
    expect(await images.hasImage(url)).toBe(true);
    await images.removeImage(url);
    expect(await images.hasImage(url)).toBe(false);
    expect(await filesIn(dir)).toEqual([]);
    await images.removeImage(url);
  });

  it.each(['https://example.com/a.jpg', '/attached_assets/a.png', '/media/../secret.webp', ''])(
    'is left alone when it is not ours: %j',
    async (url) => {
      await images.removeImage(url);
      expect(await images.hasImage(url)).toBe(false);
    },
  );

  it('maps to a file only if an image could have that name', async () => {
    const { hash } = await stored(await plain(100, 50).png().toBuffer());
    expect(storageKeyOfRequest(`${hash}-100x50.webp`)).toBe(`images/${hash.slice(0, 2)}/${hash}-100x50.webp`);
    expect(storageKeyOfRequest(`${hash}-480.webp`)).toBe(`images/${hash.slice(0, 2)}/${hash}-480.webp`);
    for (const name of ['', '..', `../${hash}-480.webp`, `${hash}-481.webp`, `${hash}.webp`, `${hash}-480.webp\n`]) {
      expect(storageKeyOfRequest(name)).toBeUndefined();
    }
  });
});

it('reports a storage failure as such, and does not blame the file', async () => {
  const broken = createStorage({ kind: 'folder', dir: '/dev/null/nowhere' });
  const photo = await plain(10, 10).png().toBuffer();
  await expect(
    createImagePipeline({ storage: broken, decoder }).storeImage(photo, { maxBytes: 1_000_000 }),
  ).rejects.toThrow();
});

async function stored(file: ImageSourceBytes) {
  const result = await images.storeImage(file, { maxBytes: MAX_PHOTO_BYTES });
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.image;
}

async function bytesOf(url: string): Promise<Buffer> {
  const content = await storage.get(storageKeyOf(url));
  if (!content) throw new Error(`${url} is missing`);
  return Buffer.concat(await content.toArray());
}

async function metadataOf(url: string) {
  return sharp(await bytesOf(url)).metadata();
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
