import { parseImageUrl } from '@tradewind/contract/media';
import type { Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { ImagePipeline } from '../../platform/images/index.ts';
import { holdUploads } from '../uploads/service.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s/$.?#][^\s\p{Cc}]*$/iu;

interface Context {
  images: ImagePipeline;
}

/**
 * The photos of a listing, each once. They are pictures that the caller uploaded here, or those that the listing has already; an
 * admin may also name web addresses.
 */
export async function requirePhotos(
  { images }: Context,
  tx: Transaction,
  caller: Caller,
  urls: readonly string[],
  already: readonly string[] = [],
): Promise<string[]> {
  const photos = [...new Set(urls)];
  const added = photos.filter((url) => !already.includes(url));
  const ours = added.filter((url) => parseImageUrl(url) !== undefined);
  const held = ours.length > 0 ? await holdUploads(tx, caller.id, ours) : new Set<string>();
  const there = new Map(await Promise.all([...held].map(async (url) => [url, await images.hasImage(url)] as const)));
  const isGood = (url: string) => there.get(url) ?? (caller.isAdmin && WEB_ADDRESS.test(url));
  if (!added.every(isGood)) {
    throw invalidField('imageUrls', 'A photo is not one that you uploaded here. Please upload it again.');
  }
  return photos;
}
