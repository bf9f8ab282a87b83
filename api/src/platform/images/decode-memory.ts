import type { Metadata } from 'sharp';

type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth'>;

const bytesPerSample: Partial<Record<NonNullable<Header['depth']>, number>> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
  double: 8,
  complex: 8,
  dpcomplex: 16,
};

/** libheif holds several copies of each plane while it converts: measured at 18 bytes for a 3-byte pixel. */
const HEIF_COPIES = 6;

/** Estimates from the header how much memory decoding may take. Some files are decoded in strips and take far less. */
export function decodeMemory({ format, width, height, channels, depth }: Header): number {
  const raw = width * height * channels * (bytesPerSample[depth] ?? 16);
  return format === 'heif' ? raw * HEIF_COPIES : raw;
}
