import { basename } from 'node:path';
import { imageWidths } from '@tradewind/contract/media';

export const mediaType = 'image/webp';

const fileShape = new RegExp(`^[0-9a-f]{40}-(?:${imageWidths.join('|')}|[1-9]\\d{0,3}x[1-9]\\d{0,3})\\.webp$`);

/** The storage key of an image, from its URL. */
export function storageKeyOf(url: string): string {
  const name = basename(url);
  return `images/${name.slice(0, 2)}/${name}`;
}

/** The storage key for a requested file name; undefined when no image can have that name. */
export function storageKeyOfRequest(name: string): string | undefined {
  return fileShape.test(name) ? storageKeyOf(name) : undefined;
}

const copyShape = /^[0-9a-f]{40}-[1-9]\d{0,3}x[1-9]\d{0,3}\.jpg$/;

/** The storage key of the original for a requested JPEG copy. */
export function storageKeyOfCopy(name: string): string | undefined {
  return copyShape.test(name) ? storageKeyOf(name.replace(/jpg$/, 'webp')) : undefined;
}
