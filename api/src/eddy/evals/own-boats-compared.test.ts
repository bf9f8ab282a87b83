import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('Eddy, asked to tell one’s own boats apart', () => {
  it.each([
    [
      ['which of my boats is older and how much does it ask?'],
      'That would be the 2015 Corsair Ketch 41: built in 2015. It asks $330,000.',
    ],
    [
      ['my biggest boat, how old is it and what does it ask'],
      'That would be the 2015 Corsair Ketch 41: 41 ft. It was built in 2015. It asks $330,000.',
    ],
    [
      ['how old are my corsair and my larkwell?'],
      '2015 Corsair Ketch 41: It was built in 2015. 2018 Larkwell Plover 26: It was built in 2018.',
    ],
    [['are any of my boats under 100k'], 'Of your 2 boats, “under 100k” fits the 2018 Larkwell Plover 26 ($92,000).'],
    [
      ['how many views does my corsair have', 'and the others?'],
      'That’s your 2018 Larkwell Plover 26 at $92,000, active, 0 views.',
    ],
    [
      ['de los míos, ¿cuál es el más nuevo y cuántas visitas tiene?'],
      'Sería el 2018 Larkwell Plover 26: de 2018. Tiene 0 visitas hasta ahora.',
    ],
    [
      ['lequel de mes bateaux est le plus cher, et combien de vues a-t-il ?'],
      'Ce serait le 2015 Corsair Ketch 41 : $330,000. Il a 0 vues jusqu’ici.',
    ],
    [
      ['Welches meiner Boote ist am ältesten, und wie viele Aufrufe hat es?'],
      'Das wäre 2015 Corsair Ketch 41: Baujahr 2015. Es wurde bisher 0 Mal angesehen.',
    ],
  ])('%j', async (turns, says) => expect((await converse('Fay', ...turns)).text).toBe(says));
});

it('dates a listing in the language of the user', async () =>
  expect((await converse('Fay', '¿cuántas visitas tiene mi Corsair y desde cuándo está anunciado?')).text).toMatch(
    /Tu 2015 Corsair Ketch 41 está anunciado desde el \d+ de \p{L}+ de \d{4}/u,
  ));

it('keeps no list of boats that were looked at', async () =>
  expect((await converse('Pat', 'which boats did i look at')).text).toContain(
    'I don’t keep a list of the boats that you looked at, only of those that you saved.',
  ));

it('adds the closing fee to what a trade would cost', async () =>
  expect((await converse('Fay', 'closing cost if i trade my larkwell for the gale 34')).text).toContain(
    'With that fee, you would pay',
  ));

it('takes a bare number for thousands in a sale of one’s own boat', async () =>
  expect((await converse('Fay', 'what would i have left if i sold the corsair for 300 after your fee')).text).toContain(
    'At $300,000 that fee is $2,550.',
  ));

it('says how two people buy one boat', async () =>
  expect((await converse('Pat', 'can me and my brother buy together')).text).toContain('One of you makes the offer'));

it.each([
  ['is my corsair faster than the gale 34 and how much more is it', /^(?!Yes)/],
  ['is my corsair more expensive than the gale 34', /^Yes\. .*Corsair Ketch 41/],
  ['is the gale 34 more expensive than my corsair', /^No\. .*Corsair Ketch 41/],
])('judges the boat that the question is about: %s', async (message, words) =>
  expect((await converse('Fay', message)).text).toMatch(words),
);
