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
import type { FileStorage } from '../storage/index.ts';
import { type DecodeLimits, type DecodeRefusal, decode } from './decode.ts';
import { encode, hashOf } from './encode.ts';
import { limitWork } from './limited-work.ts';
import { mediaType, storageKeyOf } from './media-files.ts';
import { type ImageSourceBytes, readUpTo } from './read-source.ts';

export type ImagePipelineOptions = {
  storage: FileStorage;
  /** Each one occupies a thread of the four that Node shares with files and passwords. */
  concurrency?: number;
  maxWaiting?: number;
  limits?: Partial<DecodeLimits>;
  /** For many images at once, at a fraction of the time and nearly as good. */
  encoding?: WebpOptions;
};

export type ImageRefusal = DecodeRefusal | 'too-large' | 'busy';

export type ImageInStore = StoredImage & { url: string; variants: ImageSource[] };

export type StoreImageResult = { ok: true; image: ImageInStore } | { ok: false; reason: ImageRefusal };

export type ImagePipeline = ReturnType<typeof createImagePipeline>;

const keyOf = (image: StoredImage, width: number) => storageKeyOf(sourceUrl(image, width));

const refused = (reason: ImageRefusal): StoreImageResult => ({ ok: false, reason });

export function createImagePipeline({
  storage,
  concurrency = 2,
  maxWaiting = 24,
  limits,
  encoding,
}: ImagePipelineOptions) {
  const decodeLimits = { maxPixels: 60_000_000, timeoutSeconds: 20, ...limits };
  const work = limitWork({ concurrency, maxWaiting });

  async function takeIn(file: Buffer): Promise<StoreImageResult> {
    const pixels = await decode(file, decodeLimits);
    if (typeof pixels === 'string') return refused(pixels);
    const { width, height } = pixels.info;
    const files = await encode(pixels, widthsOf(width), encoding);
    const image = { hash: hashOf(files), width, height };
    await Promise.all(files.map((file) => storage.put(keyOf(image, file.width), file.content, mediaType)));
    return { ok: true, image: { ...image, url: imageUrl(image), variants: imageSources(image) } };
  }

  return {
    /** Takes whatever arrived, whatever it claims to be. The same image twice has the same address. */
    async storeImage(source: ImageSourceBytes, { maxBytes }: { maxBytes: number }): Promise<StoreImageResult> {
      if (work.full()) return refused('busy');
      const file = await readUpTo(maxBytes, source);
      if (!file) return refused('too-large');
      return (await work.run(() => takeIn(file))) ?? refused('busy');
    },

    /** Whether this is the address of an image that was uploaded here. */
    async hasImage(url: string): Promise<boolean> {
      return parseImageUrl(url) !== undefined && (await storage.exists(storageKeyOf(url)));
    },

    /** Removes an uploaded image; leaves any other address alone. The same image may serve two listings: the caller knows. */
    async removeImage(url: string): Promise<void> {
      const image = parseImageUrl(url);
      if (image) await storage.remove(...widthsOf(image.width).map((width) => keyOf(image, width)));
    },
  };
}
