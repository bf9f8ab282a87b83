import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('own listings in an order', () => {
  it.each([
    [['show me my listings, lowest price first'], 'Larkwell Plover 26 at $92,000', 'Corsair Ketch 41 at $330,000'],
    [['my boats, most expensive first please'], 'Corsair Ketch 41 at $330,000', 'Larkwell Plover 26 at $92,000'],
    [['sort my boats by year'], 'Larkwell Plover 26 at $92,000', 'Corsair Ketch 41 at $330,000'],
    [['what are my listings', 'now oldest first'], 'Corsair Ketch 41 at $330,000', 'Larkwell Plover 26 at $92,000'],
    [['what are my listings', 'sort them by length'], 'Corsair Ketch 41 at $330,000', 'Larkwell Plover 26 at $92,000'],
    [['list my boats from shortest to longest'], 'Larkwell Plover 26 at $92,000', 'Corsair Ketch 41 at $330,000'],
  ])('%j', async (turns, first, second) =>
    expect((await converse('Fay', ...turns)).text).toMatch(
      new RegExp(`${RegExp.escape(first)}.*${RegExp.escape(second)}`, 's'),
    ),
  );

  it('by their views', async () =>
    expect((await converse('Fay', 'my listings, most viewed first')).text).toContain('You have 2 listings'));

  it('but other boats in an order are searched', async () =>
    expect((await converse('Fay', 'boats in Texas, cheapest first')).tools).toContain('search_boats'));
});

describe('own asking prices together', () => {
  it.each(['what do my two boats total at asking', 'add up the asking prices of my boats'])('%s', async (say) =>
    expect((await converse('Fay', say)).text).toContain('$422,000'),
  );
});

describe('a new price for one of several boats', () => {
  it.each([
    [['cut the price of my boat to 85k'], 'Which one do you mean?'],
    [['cut the price of my boat to 85k'], 'Corsair Ketch 41 ($330,000)'],
    [['reduce my asking price to 300k'], 'Which one do you mean?'],
    [['cut the price of my boat to 85k', 'the plover'], 'choose Edit for your 2018 Larkwell Plover 26'],
    [['reduce my asking price to 300k', 'corsair'], 'price: $300,000'],
  ])('%j', async (turns, says) => expect((await converse('Fay', ...turns)).text).toContain(says));

  it('of the only one', async () =>
    expect((await converse('Pat', 'cut the price of my boat to 175k')).text).toContain('price: $175,000'));
});
