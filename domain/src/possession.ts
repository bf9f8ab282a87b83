/** A photo that is older than its code cannot show it. */
export const CODE_HOURS = 48;

/** Letters and digits that nobody mistakes for one another in handwriting. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY3479';
const LENGTH = 6;

/** A code such as `K7M-4XA`. `below` returns a random integer from 0 up to, not including, its argument. */
export function newProofCode(below: (limit: number) => number): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET.charAt(below(ALPHABET.length)));
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}
