import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStorage, type FileStorage } from '../storage/storage.ts';
import { jpegKeyOf } from './jpeg-copies.ts';
import { storageKeyOf } from './media-files.ts';
import { createImagePipeline, type ImagePipeline } from './pipeline.ts';
import { noisy, plain } from './sample-images.ts';

const KEY = 'images/ab/ab-1600x1067.webp';
let dir: string;
let storage: FileStorage;
let images: ImagePipeline;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tradewind-copies-'));
  storage = createStorage({ kind: 'folder', dir });
  images = createImagePipeline({ storage });
});
afterEach(async () => {
  await images.close();
  await rm(dir, { recursive: true });
});

it('makes a JPEG of a reasonable size, once', async () => {
  await storage.put(KEY, await noisy(1600, 1067).webp().toBuffer(), 'image/webp');
  const copy = await images.jpegCopyOf(KEY);
  if (typeof copy === 'string') throw new Error(copy);
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
  await storage.remove(KEY);
  expect(await storage.exists(jpegKeyOf(KEY))).toBe(true);
  expect(await images.jpegCopyOf(KEY)).toEqual(copy);
});

it('never enlarges, and turns transparent pixels white', async () => {
  const glass = sharp({ create: { width: 90, height: 60, channels: 4, background: '#00000000' } });
  await storage.put(KEY, await glass.webp().toBuffer(), 'image/webp');
  const copy = await images.jpegCopyOf(KEY);
  if (typeof copy === 'string') throw new Error(copy);
  const { data, info } = await sharp(copy).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 90, height: 60 });
  expect(data[0]).toBeGreaterThan(250);
});

it('reports a missing file', async () => {
  expect(await images.jpegCopyOf(KEY)).toBe('missing');
});

it('refuses work when too much is waiting', async () => {
  const keys = Array.from({ length: 30 }, (_, n) => `images/ab/${n}-90x60.webp`);
  const file = await plain(90, 60).webp().toBuffer();
  await Promise.all(keys.map((key) => storage.put(key, file, 'image/webp')));
  const made = await Promise.all(keys.map((key) => images.jpegCopyOf(key)));
  expect(made.filter((copy) => copy === 'busy').length).toBeGreaterThan(0);
  expect(made.filter((copy) => typeof copy !== 'string').length).toBeGreaterThanOrEqual(17);
});

it('is removed with its image', async () => {
  const url = `/media/${'ab'.repeat(20)}-90x60.webp`;
  const key = storageKeyOf(url);
  await storage.put(key, await plain(90, 60).webp().toBuffer(), 'image/webp');
  await images.jpegCopyOf(key);
  await images.removeImage(url);
  expect(await storage.exists(jpegKeyOf(key))).toBe(false);
});
