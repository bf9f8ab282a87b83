import { basename } from 'node:path';
import { imageWidths } from '@tradewind/contract/media';

export const mediaType = 'image/webp';

const fileShape = new RegExp(`^[0-9a-f]{40}-(?:${imageWidths.join('|')}|[1-9]\\d{0,3}x[1-9]\\d{0,3})\\.webp$`);

/** Where the file of an image's address lies in the storage. */
export function storageKeyOf(url: string): string {
  const name = basename(url);
  return `images/${name.slice(0, 2)}/${name}`;
}

/** The same for a file name that a request asks for; undefined when no image can have it. */
export function storageKeyOfRequest(name: string): string | undefined {
  return fileShape.test(name) ? storageKeyOf(name) : undefined;
}

const copyShape = /^[0-9a-f]{40}-[1-9]\d{0,3}x[1-9]\d{0,3}\.jpg$/;

/** Where the file lies whose JPEG copy a request asks for. */
export function storageKeyOfCopy(name: string): string | undefined {
  return copyShape.test(name) ? storageKeyOf(name.replace(/jpg$/, 'webp')) : undefined;
}
