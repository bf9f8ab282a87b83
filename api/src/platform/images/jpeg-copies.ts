import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../storage/storage.ts';
import type { ImageDecoder } from './decoder.ts';
import { limitWork } from './limited-work.ts';
import type { Spool } from './spool.ts';

export const jpegType = 'image/jpeg';

/** Our own files are far smaller. */
const LARGEST_SOURCE = 20_000_000;

/** The key of the copy of a WebP file. */
export const jpegKeyOf = (key: string) => key.replace(/\.webp$/, '.jpg');

/** Returns the JPEG copy of one of our WebP files, and makes it on first use. */
type JpegCopyOf = (key: string) => Promise<Buffer | 'missing' | 'busy'>;

interface Needs {
  storage: FileStorage;
  spool: Spool;
  decoder: ImageDecoder;
}

/** Makes JPEG copies for link previews, since several apps show no WebP there. Makes one at a time. */
export function createJpegCopies({ storage, spool, decoder }: Needs): JpegCopyOf {
  const work = limitWork({ concurrency: 1, maxWaiting: 16 });

  async function make(key: string): Promise<Buffer | 'missing'> {
    const stored = await storage.get(jpegKeyOf(key));
    if (stored) return buffer(stored);
    const source = await storage.get(key);
    if (!source) return 'missing';
    await using file = await spool.write(source, LARGEST_SOURCE);
    const preview = file && (await decoder.preview(file.path));
    const copy = typeof preview === 'object' ? preview.files[0]?.content : undefined;
    if (!copy) return 'missing';
    await storage.put(jpegKeyOf(key), copy, jpegType);
    return copy;
  }

  return async (key) => {
    const stored = await storage.get(jpegKeyOf(key));
    if (stored) return buffer(stored);
    if (!(await storage.exists(key))) return 'missing';
    return (await work.run(() => make(key))) ?? 'busy';
  };
}
