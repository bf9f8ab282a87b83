import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawDefaultBoat, drawHero, drawShareCard } from '../artwork/cards.ts';

const HERO_WIDTHS = [960, 1600, 2400];
const DEFAULT_BOAT_WIDTHS = [960, 1600];
/** For phones: the part of the hero with the yacht and the sun, with more sky above. */
const PORTRAIT = { width: 780, part: { left: 1150, top: 0, width: 1250, height: 1350 }, sky: 525 };
const SHARE_CARD = { width: 1200, height: 630 };

/** Writes the static pictures of the pages: the hero, the default boat and the link preview card. */
export async function drawStaticArt(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hero = await pixelsOf(drawHero());
  const boat = await pixelsOf(drawDefaultBoat());
  const webp = (picture: Sharp, name: string) => picture.webp({ quality: 82 }).toFile(join(folder, `${name}.webp`));
  for (const width of HERO_WIDTHS) await webp(hero().resize({ width }), `hero-${width}`);
  await webp(await portraitOf(hero()), `hero-portrait-${PORTRAIT.width}`);
  for (const width of DEFAULT_BOAT_WIDTHS) await webp(boat().resize({ width }), `default-boat-${width}`);
  await (await pixelsOf(drawShareCard()))()
    .resize(SHARE_CARD)
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(join(folder, 'share-card.jpg'));
}

async function portraitOf(hero: Sharp): Promise<Sharp> {
  const { part: area, sky } = PORTRAIT;
  const part = hero
    .extract(area)
    .extend({ top: sky, extendWith: 'copy' })
    .composite([{ input: Buffer.from(nightSky(area.width, sky * 1.5)), left: 0, top: 0 }]);
  // Sharp resizes before it extends, so the picture must be extended in a separate step first.
  return sharp(await part.png({ compressionLevel: 1 }).toBuffer()).resize({ width: PORTRAIT.width });
}

/** Fades from deep blue to transparent, since a sky that is only copied upward shows streaks. */
const nightSky = (
  width: number,
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(height)}">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#14264a"/><stop offset=".6" stop-color="#1a2d52" stop-opacity=".9"/><stop offset="1" stop-color="#1f3358" stop-opacity="0"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#sky)"/></svg>`;

/** Rasterizes once; every size is derived from the same pixels. */
async function pixelsOf(svg: string): Promise<() => Sharp> {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}
