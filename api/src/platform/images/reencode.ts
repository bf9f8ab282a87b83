import { widthsOf } from '@tradewind/contract/media';
import type { WebpOptions } from 'sharp';
import { type DecodeLimits, type DecodeRefusal, decode } from './decode.ts';
import { type EncodedFile, encode, encodePreview } from './encode.ts';
import type { Gate } from './gate.ts';

export interface Reencoded {
  width: number;
  height: number;
  files: EncodedFile[];
}

interface Options {
  limits: DecodeLimits;
  memory: Gate;
  encoding?: WebpOptions | undefined;
}

/** Turns an image file into clean files in each of our widths. */
export async function reencode(
  path: string,
  { limits, memory, encoding }: Options,
): Promise<Reencoded | DecodeRefusal> {
  const pixels = await decode(path, limits, memory);
  if (typeof pixels === 'string') return pixels;
  const { width, height } = pixels.info;
  return { width, height, files: await encode(pixels, widthsOf(width), encoding) };
}

/** Turns it into a JPEG, for apps that show no WebP. */
export async function reencodePreview(path: string, { limits, memory }: Options): Promise<Reencoded | DecodeRefusal> {
  const pixels = await decode(path, limits, memory);
  if (typeof pixels === 'string') return pixels;
  const { width, height } = pixels.info;
  return { width, height, files: [await encodePreview(pixels)] };
}
