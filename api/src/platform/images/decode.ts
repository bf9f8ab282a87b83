import { largestImage } from '@tradewind/contract/media';
import sharp, { type OutputInfo, type SharpOptions } from 'sharp';
import { acceptedFormats, beginsLikeImage } from './file-kind.ts';

export type DecodeLimits = { maxPixels: number; timeoutSeconds: number };

export type Pixels = { data: Buffer; info: OutputInfo };

export type DecodeRefusal = 'empty' | 'not-an-image' | 'too-many-pixels' | 'timed-out';

/** The upright pixels of the first frame, shrunk to the largest size we keep. */
export async function decode(file: Buffer, limits: DecodeLimits): Promise<Pixels | DecodeRefusal> {
  if (file.length === 0) return 'empty';
  if (!beginsLikeImage(file)) return 'not-an-image';
  try {
    const { format, width, height } = await readHeader(file);
    if (!acceptedFormats.has(format)) return 'not-an-image';
    if (width * height > limits.maxPixels) return 'too-many-pixels';
    return await readPixels(file, limits);
  } catch (error) {
    return ranOutOfTime(error) ? 'timed-out' : 'not-an-image';
  }
}

// Phones write files with harmless warnings; 'error' lets those pass and still refuses a truncated one.
const strictness: SharpOptions = { failOn: 'error' };

function readHeader(file: Buffer) {
  // Only the header is read here; the limit comes after, where its own refusal can be told from a broken file.
  return sharp(file, { ...strictness, limitInputPixels: false }).metadata();
}

function readPixels(file: Buffer, limits: DecodeLimits): Promise<Pixels> {
  return sharp(file, { ...strictness, limitInputPixels: limits.maxPixels })
    .autoOrient()
    .resize({ ...largestImage, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: limits.timeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function ranOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout');
}
