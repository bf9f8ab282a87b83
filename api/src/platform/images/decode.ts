import { open } from 'node:fs/promises';
import { largestImage } from '@tradewind/contract/media';
import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { decodeMemory } from './decode-memory.ts';
import { acceptedFormats, beginsLikeImage, SIGNATURE_BYTES } from './file-kind.ts';
import type { Gate } from './gate.ts';
import { heicPixels } from './heic.ts';

export interface DecodeLimits {
  maxPixels: number;
  /** For one image, estimated from its header. */
  maxMemory: number;
  timeoutSeconds: number;
}

export type Pixels = { data: Buffer; info: OutputInfo };

export type DecodeRefusal = 'empty' | 'not-an-image' | 'too-many-pixels' | 'timed-out';

/** The pixels of the file's first frame, rotated upright and shrunk to the largest size we store. */
export async function decode(path: string, limits: DecodeLimits, memory: Gate): Promise<Pixels | DecodeRefusal> {
  const beginning = await firstBytes(path);
  if (beginning.length === 0) return 'empty';
  if (!beginsLikeImage(beginning)) return 'not-an-image';
  try {
    const header = await readHeader(path);
    if (!acceptedFormats.has(header.format)) return 'not-an-image';
    const needed = decodeMemory(header);
    if (header.width * header.height > limits.maxPixels || needed > limits.maxMemory) return 'too-many-pixels';
    return await memory.run(needed, () => readPixels(path, header.compression === 'hevc', limits));
  } catch (error) {
    return ranOutOfTime(error) ? 'timed-out' : 'not-an-image';
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

// Phones write files with harmless warnings; 'error' lets those pass and still refuses a truncated one.
const strictness: SharpOptions = { failOn: 'error' };

function readHeader(path: string) {
  // Reads only the header. The pixel limit is checked later, so that its refusal differs from that of a broken file.
  return sharp(path, { ...strictness, limitInputPixels: false }).metadata();
}

async function readPixels(path: string, isHeic: boolean, limits: DecodeLimits): Promise<Pixels> {
  return shrunk(isHeic ? await openHeic(path) : openFile(path, limits), limits);
}

const openFile = (path: string, { maxPixels }: DecodeLimits) =>
  sharp(path, { ...strictness, limitInputPixels: maxPixels }).autoOrient();

async function openHeic(path: string): Promise<Sharp> {
  const { data, width, height } = await heicPixels(path);
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

function shrunk(picture: Sharp, { timeoutSeconds }: DecodeLimits): Promise<Pixels> {
  return picture
    .resize({ ...largestImage, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function ranOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout');
}
