import { expect, it } from 'vitest';
import { featuresOf, wordsOf } from './features.ts';

it('reads words without accents, marks and the size of numbers', () => {
  expect(wordsOf("What's the {boat} worth, 120k or a Café?")).toEqual([
    ...['whats', 'the', 'xboat', 'worth', 'xn', 'or', 'a', 'cafe', '?'],
  ]);
  expect(wordsOf('send {person} $1,250.50 now')).toEqual(['send', 'xperson', 'xn', 'now']);
});

it('gives a misspelled word most parts of the right one', () => {
  const right = new Set(featuresOf('insurance'));
  const shared = featuresOf('insurence').filter((place) => right.has(place));
  expect(shared.length).toBeGreaterThan(5);
});

it('reads only the beginning of an endless message', () => {
  expect(featuresOf('boat '.repeat(100_000)).length).toBeLessThan(2_000);
});
