import { readFileSync } from 'node:fs';
import { BUCKETS } from './features.ts';
import type { Network } from './network.ts';

/** The network that `npm run eddy:learn` wrote. */
export const STORED = new URL('./network.bin', import.meta.url);

interface Header {
  ids: readonly string[];
  dimensions: number;
  scale: number;
  /** The digest of the phrasings that it learned. */
  phrasings: string;
}

/** A line of JSON, then the features in one byte each, then the meanings in four. */
export function networkFrom(bytes: Buffer): Network & { phrasings: string } {
  const end = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  const start = end + 1;
  const size = BUCKETS * header.dimensions;
  // A copy of its own, since numbers of four bytes must be aligned.
  const meanings = Uint8Array.from(bytes.subarray(start + size)).buffer;
  return {
    ...header,
    features: new Int8Array(bytes.subarray(start, start + size)),
    meanings: new Float32Array(meanings),
  };
}

export function bytesOf(network: Network, phrasings: string): Buffer {
  const { ids, dimensions, features, meanings } = network;
  let most = 0;
  for (const value of features) most = Math.max(most, Math.abs(value));
  const scale = most / 127;
  const header: Header = { ids, dimensions, scale, phrasings };
  const rounded = Int8Array.from(features, (value) => Math.round(value / scale));
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(rounded.buffer),
    Buffer.from(meanings.buffer, meanings.byteOffset, meanings.byteLength),
  ]);
}

let stored: ReturnType<typeof networkFrom> | undefined;

/** Read when it is first needed, and then kept: about 3 MB. */
export function storedNetwork(): Network & { phrasings: string } {
  stored ??= networkFrom(readFileSync(STORED));
  return stored;
}
