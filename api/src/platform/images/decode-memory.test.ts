import { expect, it } from 'vitest';
import { decodeMemory } from './decode-memory.ts';

const square = { width: 1_000, height: 1_000 };

it.each([
  ['png', 3, 'uchar', 3_000_000],
  ['png', 4, 'uchar', 4_000_000],
  ['png', 4, 'ushort', 8_000_000],
  ['jpeg', 1, 'uchar', 1_000_000],
  ['tiff', 3, 'float', 12_000_000],
  ['heif', 3, 'uchar', 18_000_000],
] as const)('a megapixel of %s with %i channels of %s takes %i bytes', (format, channels, depth, bytes) => {
  expect(decodeMemory({ ...square, format, channels, depth })).toBe(bytes);
});
