export type ImageSourceBytes = Uint8Array | AsyncIterable<Uint8Array>;

/** All bytes of an upload, or undefined as soon as there are more than allowed. */
export async function readUpTo(maxBytes: number, source: ImageSourceBytes): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source instanceof Uint8Array ? [source] : source) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
