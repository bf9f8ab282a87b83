import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@tradewind/contract/asset-form';
import { megabytesText } from '@tradewind/contract/file-sizes';

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

const FULL = `an asset can have up to ${MAX_DOCUMENTS} documents`;
const UNREADABLE = 'not a PDF, JPEG or PNG';
const TOO_LARGE = `larger than ${megabytesText(MAX_DOCUMENT_BYTES)}`;

/** Why a file cannot become a document, found before it is sent. The server looks at what it holds. */
export function documentFault({ size, type }: ChosenFile, documents: number): string | undefined {
  if (documents >= MAX_DOCUMENTS) return FULL;
  if (!(type in DOCUMENT_TYPES)) return UNREADABLE;
  if (size === 0) return 'the file is empty';
  return size > MAX_DOCUMENT_BYTES ? TOO_LARGE : undefined;
}
