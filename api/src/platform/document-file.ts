import { UPLOAD_TYPES, type UploadType } from '@tradewind/contract/closing-document';

interface Signature {
  type: UploadType;
  start: Buffer;
  /** Follows the start and four bytes that differ. */
  at8?: Buffer;
  /** Appears near the end of a complete file. */
  end: Buffer;
}

const SIGNATURES: readonly Signature[] = [
  { type: 'application/pdf', start: Buffer.from('%PDF-'), end: Buffer.from('%%EOF') },
  { type: 'image/jpeg', start: Buffer.from([0xff, 0xd8, 0xff]), end: Buffer.from([0xff, 0xd9]) },
  {
    type: 'image/png',
    start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    end: Buffer.from('IEND'),
  },
  // The size of the file follows RIFF; nothing marks its end.
  { type: 'image/webp', start: Buffer.from('RIFF'), at8: Buffer.from('WEBP'), end: Buffer.alloc(0) },
];

/** Some programs append data after the end marker. */
const TAIL_BYTES = 64 * 1024;

/** Detects the type of a file by its content, not its name. Undefined if it is none of the accepted types. */
export function documentTypeOf<Type extends UploadType>(content: Buffer, accepted: readonly Type[]): Type | undefined {
  const tail = content.subarray(-TAIL_BYTES);
  const found = SIGNATURES.find(
    ({ start, at8, end }) =>
      content.subarray(0, start.length).equals(start) &&
      (at8 === undefined || content.subarray(8, 8 + at8.length).equals(at8)) &&
      tail.includes(end),
  )?.type;
  return accepted.find((type) => type === found);
}

const LONGEST_NAME = 100;
const KNOWN_ENDING = /\.(pdf|jpe?g|png|webp)$/i;

/** The sender's file name without folders and invisible characters, and with the extension of its actual type. */
export function documentName(given: string, type: UploadType): string {
  const base = (given.split(/[/\\]/).at(-1) ?? '')
    .replace(KNOWN_ENDING, '')
    .replace(/[\p{C}"<>:|?*\\/]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...base].slice(0, LONGEST_NAME).join('').trim();
  return `${short || 'document'}.${UPLOAD_TYPES[type]}`;
}

/** Makes browsers save the file instead of showing it (RFC 6266). */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
