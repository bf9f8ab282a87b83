import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

it('keeps the sentences that fit', () => {
  const text = 'One owner. Kept under a roof! Ready for the season? Her engines were rebuilt in 2021 by the yard.';
  expect(wholeSentences(text, 60)).toBe('One owner. Kept under a roof! Ready for the season?');
  expect(wholeSentences(text, 200)).toBe(text);
});

it('does not end a sentence at a decimal point', () => {
  expect(wholeSentences('This boat is 31.5 ft long. It is powered by twin outboards.', 40)).toBe(
    'This boat is 31.5 ft long.',
  );
});

it('cuts a long first sentence after a word', () => {
  expect(wholeSentences('A very long first sentence that never comes to its end', 25)).toBe('A very long first…');
  expect(wholeSentences('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});

it('joins lines', () => {
  expect(wholeSentences('Clean.\n\nRuns well.', 160)).toBe('Clean. Runs well.');
});

it('never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 2, max: 200 }), (text, most) => {
      expect(wholeSentences(text, most).length).toBeLessThanOrEqual(most);
    }),
  );
});
