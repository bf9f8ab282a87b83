import type { Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { ImagePipeline } from '../../platform/images/index.ts';
import { usableUploads } from '../uploads/service.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s/$.?#][^\s\p{Cc}]*$/iu;

interface Context {
  images: ImagePipeline;
}

/**
 * The photos of a listing, each once. They are pictures that the caller uploaded here, or those that the listing has already; an
 * admin may also name web addresses.
 */
export async function requirePhotos(
  context: Context,
  tx: Transaction,
  caller: Caller,
  urls: readonly string[],
  already: readonly string[] = [],
): Promise<string[]> {
  const photos = [...new Set(urls)];
  const added = photos.filter((url) => !already.includes(url));
  const usable = await usableUploads(context, tx, caller.id, added);
  const isGood = (url: string) => usable.has(url) || (caller.isAdmin && WEB_ADDRESS.test(url));
  if (!added.every(isGood)) {
    throw invalidField('imageUrls', 'One of the photos wasn’t uploaded here. Please upload it again.');
  }
  return photos;
}
