import { expect, it } from 'vitest';
import { shortTitle, titleInside } from './item-titles.ts';

it('starts a title small within a sentence, unless it is a name', () => {
  expect(
    ['A week in Maine', 'An old truck', 'A Week Off', 'Osprey', 'Our cottage', 'The Tern'].map(titleInside),
  ).toEqual(['a week in Maine', 'an old truck', 'A Week Off', 'Osprey', 'our cottage', 'The Tern']);
});

it('shortens long titles between words, and others not at all', () => {
  expect(shortTitle('Larkwell Tern 24')).toBe('Larkwell Tern 24');
  const long = shortTitle('Larkwell Tern 24 with a new outboard, a trailer, two sets of sails and a heated cabin');
  expect(long).toBe('Larkwell Tern 24 with a new outboard, a trailer, two sets…');
  const atComma = shortTitle('Boston Whaler 330 Outrage with Triple Mercury Verado 400s, Seakeeper and Trailer');
  expect(atComma).toBe('Boston Whaler 330 Outrage with Triple Mercury Verado 400s…');
  expect(shortTitle('x'.repeat(200))).toHaveLength(60);
});
