import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawDefaultBoat, drawHero, drawShareCard } from '../artwork/index.ts';

const HERO_WIDTHS = [960, 1600, 2400];
const DEFAULT_BOAT_WIDTHS = [960, 1600];
const PORTRAIT = { width: 780, height: 1170 };
const SHARE_CARD = { width: 1200, height: 630 };

/** Writes the pictures that the pages themselves show: the hero, the default boat and the card of a shared link. */
export async function drawStaticArt(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hero = await pixelsOf(drawHero());
  const boat = await pixelsOf(drawDefaultBoat());
  const webp = (picture: Sharp, name: string) => picture.webp({ quality: 82 }).toFile(join(folder, `${name}.webp`));
  for (const width of HERO_WIDTHS) await webp(hero().resize({ width }), `hero-${width}`);
  // On a phone the yacht, who lies to the right, stands in the middle.
  await webp(hero().resize({ ...PORTRAIT, fit: 'cover', position: 'right' }), `hero-portrait-${PORTRAIT.width}`);
  for (const width of DEFAULT_BOAT_WIDTHS) await webp(boat().resize({ width }), `default-boat-${width}`);
  await (await pixelsOf(drawShareCard()))()
    .resize(SHARE_CARD)
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(join(folder, 'share-card.jpg'));
}

/** Drawn once; every size is made of the same pixels. */
async function pixelsOf(svg: string): Promise<() => Sharp> {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}
