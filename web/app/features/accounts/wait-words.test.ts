import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [0, 'a second'],
  [1, 'a second'],
  [40, '40 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [12 * 60, '12 minutes'],
  [56 * 60, 'an hour'],
  [3600, 'an hour'],
  [3601, '2 hours'],
])('says %i seconds as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

const inSeconds: Record<string, number> = { second: 1, minute: 60, hour: 3600 };

function secondsIn(words: string): number {
  const [count = '', unit = ''] = words.split(' ');
  return (Number.parseInt(count, 10) || 1) * (inSeconds[unit.replace(/s$/, '')] ?? Number.NaN);
}

test('never names a wait that is too short', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => {
      expect(secondsIn(waitWords(seconds))).toBeGreaterThanOrEqual(seconds);
    }),
  );
});
