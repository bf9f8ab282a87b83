import { createHash } from 'node:crypto';
import {
  type ImageSource,
  imageSources,
  imageUrl,
  parseImageUrl,
  type StoredImage,
  sourceUrl,
  widthsOf,
} from '@tradewind/contract/media';
import type { WebpOptions } from 'sharp';
import type { FileStorage } from '../storage/storage.ts';
import type { DecodeRefusal } from './decode.ts';
import { createDecoder, type ImageDecoder } from './decoder.ts';
import type { EncodedFile } from './encode.ts';
import { createJpegCopies, jpegKeyOf } from './jpeg-copies.ts';
import { limitWork } from './limited-work.ts';
import { mediaType, storageKeyOf } from './media-files.ts';
import { createSpool, type ImageSourceBytes } from './spool.ts';

type ImagePipelineOptions = {
  storage: FileStorage;
  /** How many images are processed at once. */
  concurrency?: number;
  maxWaiting?: number;
  /** For bulk imports: takes a fraction of the time at nearly the same quality. */
  encoding?: WebpOptions;
  decoder?: ImageDecoder;
};

export type ImageRefusal = DecodeRefusal | 'undecodable' | 'too-large' | 'busy';

export type ImageInStore = StoredImage & {
  url: string;
  variants: ImageSource[];
  bytes: number;
};

type StoreImageResult = { ok: true; image: ImageInStore } | { ok: false; reason: ImageRefusal };

type CleanImageResult = { ok: true; content: Buffer } | { ok: false; reason: ImageRefusal };

/** Handwriting stays readable. */
const WIDEST_CLEAN = 2_000;

export type ImagePipeline = ReturnType<typeof createImagePipeline>;

const keyOf = (image: StoredImage, width: number) => storageKeyOf(sourceUrl(image, width));

const refused = (reason: ImageRefusal): StoreImageResult => ({ ok: false, reason });

export function createImagePipeline({
  storage,
  concurrency = 2,
  maxWaiting = 24,
  encoding,
  decoder = createDecoder({ concurrency }),
}: ImagePipelineOptions) {
  const spool = createSpool();
  const work = limitWork({ concurrency, maxWaiting });

  async function takeIn(path: string): Promise<StoreImageResult> {
    const decoded = await decoder.reencode(path, encoding);
    if (typeof decoded === 'string') return refused(decoded);
    const { width, height, files } = decoded;
    const image = { hash: hashOf(files), width, height };
    await putAll(image, files);
    const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
    return { ok: true, image: { ...image, url: imageUrl(image), variants: imageSources(image), bytes } };
  }

  /** Stores all files of an image or none: if one fails, new files are removed again. */
  async function putAll(image: StoredImage, files: readonly EncodedFile[]): Promise<void> {
    const wasThere = await storage.exists(keyOf(image, image.width));
    const puts = files.map((file) => storage.put(keyOf(image, file.width), file.content, mediaType));
    const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected');
    if (!failed) return;
    if (!wasThere) await storage.remove(...files.map((file) => keyOf(image, file.width)));
    throw failed.reason;
  }

  return {
    /** Ignores the claimed name and type. The same image always gets the same URL. */
    async storeImage(source: ImageSourceBytes, { maxBytes }: { maxBytes: number }): Promise<StoreImageResult> {
      if (work.full()) return refused('busy');
      await using file = await spool.write(source, maxBytes);
      if (!file) return refused('too-large');
      return (await work.run(() => takeIn(file.path))) ?? refused('busy');
    },

    /** Decodes and encodes an image without storing it, at most as wide as our preview widths. */
    async cleanImage(source: ImageSourceBytes, { maxBytes }: { maxBytes: number }): Promise<CleanImageResult> {
      if (work.full()) return { ok: false, reason: 'busy' };
      await using file = await spool.write(source, maxBytes);
      if (!file) return { ok: false, reason: 'too-large' };
      const decoded = (await work.run(() => decoder.reencode(file.path, encoding))) ?? 'busy';
      if (typeof decoded === 'string') return { ok: false, reason: decoded };
      const content = (decoded.files.findLast(({ width }) => width <= WIDEST_CLEAN) ?? decoded.files[0])?.content;
      return content ? { ok: true, content } : { ok: false, reason: 'undecodable' };
    },

    jpegCopyOf: createJpegCopies({ storage, spool, decoder }),

    /** Ends the decoding process and removes the files that waited for it. */
    async close(): Promise<void> {
      decoder.close();
      await spool.close();
    },

    /** Whether this is the URL of an uploaded image. */
    async hasImage(url: string): Promise<boolean> {
      return parseImageUrl(url) !== undefined && (await storage.exists(storageKeyOf(url)));
    },

    /** Removes an uploaded image and ignores other URLs. Two listings may share an image: callers must check that. */
    async removeImage(url: string): Promise<void> {
      const image = parseImageUrl(url);
      if (!image) return;
      const keys = widthsOf(image.width).map((width) => keyOf(image, width));
      await storage.remove(...keys, jpegKeyOf(keyOf(image, image.width)));
    },
  };
}

/** Hashes the content of all files, so that a URL always serves the same bytes. */
function hashOf(files: readonly EncodedFile[]): string {
  const hash = createHash('sha256');
  for (const { content } of files) hash.update(content);
  return hash.digest('hex').slice(0, 40);
}
