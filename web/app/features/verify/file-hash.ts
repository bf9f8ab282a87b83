import { megabytes } from '@tradewind/contract/file-sizes';

/** More than any document of ours, and little enough for a phone. */
export const MAX_CHECKED_BYTES = megabytes(50);

/** The SHA-256 of a file in hexadecimal. The file stays in the browser. */
export async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The code or hash in a text that somebody pasted: the address of this page, groups of four, capitals. */
export function pastedHash(text: string): string | undefined {
  const last = text.trim().split('/').at(-1) ?? '';
  const hash = last.replace(/^code/i, '').replace(/[\s-]/g, '').toLowerCase();
  return /^(?:[0-9a-f]{16}|[0-9a-f]{64})$/.test(hash) ? hash : undefined;
}
