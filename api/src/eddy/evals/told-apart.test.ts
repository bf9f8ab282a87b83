import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  const more = { owner: 'Fay', year: 2018, price: '52000.00', make: 'Corvus', location: 'Galveston, TX' };
  converse = await eddyInMarket([{ ...more, model: 'Rook 24' }]);
});

it('tells each boat of a counted list, and no other', async () => {
  const { text } = await converse('Noa', 'show me the two cheapest center consoles', 'hours on each?');
  expect(text).toMatch(/^Both, most recently listed first: /);
});

it('finds the one of a list that its place tells from the others', async () => {
  const { text } = await converse('Noa', 'show me fay’s boats', 'what’s the price on the texas one');
  expect(text).toMatch(/^It asks \$52,000\./);
});

it.each([
  ['pause the corsair and raise the rook to 55', ['Pause for your 2015 Corsair Ketch 41', 'price: $55,000']],
  ['lower the corsair by 2k and the rook to 50', ['Edit for your 2015 Corsair Ketch 41', 'price: $50,000']],
  ['sold my rook to a buddy, take it off the market', ['choose your 2018 Corvus Rook 24 and mark it as sold']],
  ['delete the rook listing, no wait, just pause it', ['choose Pause for your 2018 Corvus Rook 24']],
])('carries every order about one’s own boats to its boat: %s', async (say, says) => {
  const { text } = await converse('Fay', say);
  for (const words of says) expect(text).toContain(words);
});
