import { MAX_STATEMENT } from '@tradewind/contract/ledger';

const TOO_LARGE = `This file is larger than ${MAX_STATEMENT / 1_000_000} MB. Please split it by period.`;

type Reading = { readonly csv: string } | { readonly problem: string };

/** Reads a bank's file, which may be UTF-8, UTF-16 with its mark, or in the old encoding of Windows. */
export async function readStatementFile(file: Blob): Promise<Reading> {
  if (file.size === 0) return { problem: 'This file is empty.' };
  if (file.size > MAX_STATEMENT) return { problem: TOO_LARGE };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const csv = decoded(bytes);
  return csv.includes('\0') ? { problem: 'This isn’t a text file. Please export the statement as CSV.' } : { csv };
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
