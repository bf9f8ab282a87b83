import { parseImageUrl } from '@tradewind/contract/media';
import type { Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { ImagePipeline } from '../../platform/images/pipeline.ts';
import { holdUploads } from './store.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s/$.?#][^\s\p{Cc}]*$/iu;

interface Context {
  images: ImagePipeline;
}

/** The pictures among these that this user uploaded and that exist; locks them against cleanup until the transaction ends. */
export async function usableUploads(
  { images }: Context,
  tx: Transaction,
  userId: string,
  urls: readonly string[],
): Promise<Set<string>> {
  const ours = urls.filter((url) => parseImageUrl(url) !== undefined);
  const held = ours.length > 0 ? [...(await holdUploads(tx, userId, ours))] : [];
  const there = await Promise.all(held.map((url) => images.hasImage(url)));
  return new Set(held.filter((_, place) => there[place]));
}

/**
 * Returns the photos of a boat or an asset without duplicates. Requires that the caller uploaded them here or that it has them
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
