import { expect, it } from 'vitest';
import { fileHash, pastedHash } from './file-hash.ts';

it('computes the SHA-256 of a file', async () => {
  expect(await fileHash(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it.each([
  ['a1b2 c3d4 e5f6 0718', 'a1b2c3d4e5f60718'],
  ['Code A1B2-C3D4-E5F6-0718', 'a1b2c3d4e5f60718'],
  [`https://tradewind.example.com/verify/${HASH}`, HASH],
  [` ${HASH.toUpperCase()}\n`, HASH],
])('reads %j', (text, hash) => {
  expect(pastedHash(text)).toBe(hash);
});

it.each(['', 'a1b2', 'Exchange Agreement', `${HASH}0`, 'g1b2c3d4e5f60718'])('does not read %j', (text) => {
  expect(pastedHash(text)).toBeUndefined();
});
