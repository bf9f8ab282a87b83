import { expect, it } from 'vitest';
import { type KnownBoat, memoryOf } from '../memory.ts';
import { withOneOfShown } from './one-of-shown.ts';

const boat = (
  id: number,
  year: number,
  model: string,
  price: string,
  length: number,
  condition: string,
): KnownBoat => ({
  ...{ id, year, make: 'Dorado', model, title: `${year} Dorado ${model}`, price, length, engineHours: 100 },
  ...{ topSpeed: 40, type: 'Bowrider', condition, location: 'Tampa, FL', owner: 'Hank', ownerId: 'hank' },
  takesInTrade: [],
});
const boats = [
  boat(1, 2020, '25 Bay', '$110,000', 25.3, 'Excellent'),
  boat(2, 2017, '34 CC', '$260,000', 34.2, 'Good'),
  boat(3, 2013, '29 Open', '$120,000', 29, 'Good'),
  boat(4, 2017, '31 CC', '$99,000', 31.1, 'Fair'),
];
const memory = { ...memoryOf([]), shown: boats, found: boats.length, listedBy: 'search_boats' };

it.each([
  ['the one in excellent shape, what does it accept?', 'what does the 2020 Dorado 25 Bay take in trade?'],
  ['what about the one in fair condition, how wide is it', 'how wide is the 2017 Dorado 31 CC?'],
  ['the third cheapest: where is it', 'where is the 2013 Dorado 29 Open?'],
  ['who owns the second longest one?', 'who owns the 2017 Dorado 31 CC?'],
])('names the boat meant by “%s”', (say, words) => expect(withOneOfShown(say, memory)).toBe(words));

it.each([
  ['two of that condition', 'the one in good shape, who owns it?'],
  ['two of that rank', 'the second newest, who owns it?'],
  ['a rank alone', 'the second cheapest'],
  ['a message to somebody', 'message the owner of the second cheapest, is it clean?'],
])('names none for %s', (_case, say) => expect(withOneOfShown(say, memory)).toBeUndefined());

it('names none by rank of a list that goes on', () =>
  expect(withOneOfShown('the second cheapest, who owns it?', { ...memory, found: 9 })).toBeUndefined());
