import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@tradewind/contract/asset-form';

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

const FULL = `an asset can have up to ${MAX_DOCUMENTS} documents`;
const UNREADABLE = 'not a PDF, JPEG or PNG';
const TOO_LARGE = `larger than ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB`;

/** Why a file cannot become a document, found before it is sent. The server looks at what it holds. */
export function documentFault({ size, type }: ChosenFile, documents: number): string | undefined {
  if (documents >= MAX_DOCUMENTS) return FULL;
  if (!(type in DOCUMENT_TYPES)) return UNREADABLE;
  if (size === 0) return 'the file is empty';
  return size > MAX_DOCUMENT_BYTES ? TOO_LARGE : undefined;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** '820 KB', '1.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
}
