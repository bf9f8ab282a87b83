import { expect, it } from 'vitest';
import { CheckedText, createFactCheck } from './fact-check.ts';

const OUTPUT = {
  boats: [{ id: 12, title: '2019 Larkwell Tern 32', price: '$185,000', owner: 'Mei', year: 2019 }],
  total: 1,
};

function check(sentence: string, ...questions: string[]): boolean {
  const facts = createFactCheck(questions);
  facts.learn(OUTPUT);
  return facts.holds(sentence);
}

it.each([
  'The 2019 Larkwell Tern 32 asks $185,000.',
  'It asks $185K.',
  'It asks 185 thousand dollars.',
  'Boat #12 is offered by the owner Mei.',
  'Built in 2019, 32 ft long, with 1 match.',
  'I have no idea.',
])('passes: %s', (sentence) => expect(check(sentence)).toBe(true));

it.each([
  'It asks $180,000.',
  'It asks $186K.',
  'It asks 1.9 million.',
  'See boat #13.',
  'See /boats/99.',
  'There is a 2021 Zephyr Dream.',
  'The owner is Barnaby.',
])('holds back: %s', (sentence) => expect(check(sentence)).toBe(false));

it('allows an amount of the user as a limit, but not as a boat’s price', () => {
  expect(check('Nothing under $300,000.', 'boats under 300k')).toBe(true);
  expect(check('Nothing under $500,000.', 'half a million or less')).toBe(true);
  expect(check('Boat #12 is worth $300,000.', 'boats under 300k')).toBe(false);
  expect(check('It costs $300,000.', 'boats under 300k')).toBe(false);
});

it('checks sentence by sentence, however the text is chunked', () => {
  const facts = createFactCheck([]);
  facts.learn(OUTPUT);
  const text = new CheckedText(facts);
  const words = 'Mei asks $185,000. Another asks $1. Good? Yes'.match(/./gs) ?? [];
  const through = words.map((letter) => text.push(letter)).join('') + text.flush();
  expect(through).toBe('Mei asks $185,000. Good? Yes');
  expect(text.leftOut).toBe(1);
});
