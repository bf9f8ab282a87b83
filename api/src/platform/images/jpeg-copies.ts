import { buffer } from 'node:stream/consumers';
import { largestPreview } from '@tradewind/contract/media';
import sharp from 'sharp';
import type { FileStorage } from '../storage/index.ts';
import { limitWork } from './limited-work.ts';

export const jpegType = 'image/jpeg';

/** The key of the copy of a WebP file. */
export const jpegKeyOf = (key: string) => key.replace(/\.webp$/, '.jpg');

export interface JpegCopies {
  /** The copy of one of our own WebP files, made when it is first asked for. */
  of(key: string): Promise<Buffer | 'missing' | 'busy'>;
}

/** Copies for previews of shared links, since several apps show no WebP there. One is made at a time. */
export function createJpegCopies(storage: FileStorage): JpegCopies {
  const work = limitWork({ concurrency: 1, maxWaiting: 16 });

  async function make(key: string): Promise<Buffer | 'missing'> {
    const kept = await storage.get(jpegKeyOf(key));
    if (kept) return buffer(kept);
    const source = await storage.get(key);
    if (!source) return 'missing';
    const copy = await sharp(await buffer(source))
      .resize({ ...largestPreview, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    await storage.put(jpegKeyOf(key), copy, jpegType);
    return copy;
  }

  return {
    async of(key) {
      const kept = await storage.get(jpegKeyOf(key));
      if (kept) return buffer(kept);
      if (!(await storage.exists(key))) return 'missing';
      return (await work.run(() => make(key))) ?? 'busy';
    },
  };
}
