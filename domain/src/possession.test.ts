import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newProofCode } from './possession.ts';

it('makes short codes without letters and digits that look alike', () => {
  const picks = fc.array(fc.nat({ max: 1_000 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(picks, (numbers) => {
      const left = [...numbers];
      const code = newProofCode((limit) => (left.shift() ?? 0) % limit);
      expect(code).toMatch(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
      expect(code).not.toMatch(/[01258BGIOQSZ]/);
    }),
  );
});

it('makes different codes of different numbers', () => {
  const of = (number: number) => newProofCode(() => number);
  expect(new Set(Array.from({ length: 23 }, (_, number) => of(number))).size).toBe(23);
});
