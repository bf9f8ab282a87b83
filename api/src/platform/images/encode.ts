import { largestPreview } from '@tradewind/contract/media';
import sharp, { type WebpOptions } from 'sharp';
import type { Pixels } from './decode.ts';

export type EncodedFile = { width: number; content: Buffer };

const bestLooking: WebpOptions = { quality: 80, smartSubsample: true };

/** Encodes the image in each width, narrowest first. Takes only pixels, so the files contain no metadata. */
export async function encode(
  { data, info }: Pixels,
  widths: number[],
  options: WebpOptions = bestLooking,
): Promise<EncodedFile[]> {
  const { width, height, channels } = info;
  const files: EncodedFile[] = [];
  for (const wanted of widths) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: wanted });
    files.push({ width: wanted, content: await picture.webp(options).toBuffer() });
  }
  return files;
}

/** Encodes a JPEG for link previews. Transparent pixels become white. */
export async function encodePreview({ data, info }: Pixels): Promise<EncodedFile> {
  const { width, height, channels } = info;
  const { data: content, info: made } = await sharp(data, { raw: { width, height, channels } })
    .resize({ ...largestPreview, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { width: made.width, content };
}
