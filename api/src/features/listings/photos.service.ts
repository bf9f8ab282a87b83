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
 * Returns the photos of a listing without duplicates. Requires that the caller uploaded them here or that the listing has them
 * already; an admin may also use external URLs.
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
  const isAllowed = (url: string) => usable.has(url) || (caller.isAdmin && WEB_ADDRESS.test(url));
  if (!added.every(isAllowed)) {
    throw invalidField('imageUrls', 'One of the photos wasn’t uploaded here. Please upload it again.');
  }
  return photos;
}
