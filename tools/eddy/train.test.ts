import { expect, it } from 'vitest';
import { guess } from '../../api/src/eddy/meanings/network.ts';
import { bytesOf, networkFrom } from '../../api/src/eddy/meanings/stored-network.ts';
import { shareRecognized } from './recognized.ts';
import { train } from './train.ts';

/** Real phrasings are thousands; so few are seen many times. */
const TIMES = 30;
const WORDINGS = [
  ['greeting', 'hello there'],
  ['greeting', 'hi, good morning'],
  ['greeting', 'hey, how are you'],
  ['price', 'what does it cost'],
  ['price', 'how much money is it'],
  ['price', 'the price of the {boat} please'],
  ['place', 'where is the {boat} now'],
  ['place', 'in which town does it lie'],
  ['place', 'tell me the location of it'],
].map(([meaning = '', text = '']) => ({ meaning, text }));
const PHRASINGS = Array.from({ length: TIMES }, () => WORDINGS).flat();

it('recognizes wordings that it has not learned', () => {
  const network = train(PHRASINGS);
  expect(guess(network, 'good morning')[0]?.id).toBe('greeting');
  expect(guess(network, 'how much does the {boat} cost')[0]?.id).toBe('price');
  expect(guess(network, 'which town is the {boat} in')[0]?.id).toBe('place');
  expect(shareRecognized(network, WORDINGS)).toMatch(/^Of 9 unseen phrasings, 100\.0 % are recognized/);
});

it('learns the same from the same phrasings', () => {
  expect(Buffer.compare(bytesOf(train(PHRASINGS), ''), bytesOf(train(PHRASINGS), ''))).toBe(0);
});

it('guesses the same after it was written and read', () => {
  const network = train(PHRASINGS);
  const read = networkFrom(bytesOf(network, 'digest'));
  expect(read.phrasings).toBe('digest');
  const [before, after] = [guess(network, 'the price'), guess(read, 'the price')];
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[0]?.share).toBeCloseTo(before[0]?.share ?? 0, 1);
});
