import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Color } from 'sharp';

/** Draws an image for tests. */
export function plain(width: number, height: number, background: Color = '#1f4e79') {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function noisy(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } });
}

/** The top half red, the bottom half blue. */
export async function redOverBlue(width: number, height: number) {
  const red = await plain(width, height / 2, '#ff0000')
    .png()
    .toBuffer();
  return sharp(
    await plain(width, height, '#0000ff')
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

/** A PNG of a few hundred bytes whose header claims any size, as a decompression bomb does. */
export function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
