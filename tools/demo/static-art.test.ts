import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawStaticArt } from './static-art.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-art-'));
  await drawStaticArt(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['hero-960.webp', 960, 540],
  ['hero-1600.webp', 1600, 900],
  ['hero-2400.webp', 2400, 1350],
  ['hero-portrait-780.webp', 780, 1170],
  ['default-boat-960.webp', 960, 640],
  ['default-boat-1600.webp', 1600, 1067],
  ['share-card.jpg', 1200, 630],
])('draws %s', async (name, width, height) => {
  expect(await readdir(folder)).toContain(name);
  expect(await sharp(join(folder, name)).metadata()).toMatchObject({ width, height });
});
