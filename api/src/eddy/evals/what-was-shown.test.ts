import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('steps through a sorted list', () => {
  it.each([
    [['center consoles, cheapest first', 'and the next one up?'], 'Osprey Reef 26'],
    [['center consoles, cheapest first', 'what’s the next one', 'and the one after that'], 'Larkwell Plover 26'],
    [['motor yachts, most expensive first', 'and the next one?'], 'Marlowe Regent 60'],
    [['what’s the most expensive boat', 'and the second most expensive?'], 'Marlowe Regent 60'],
    [['what’s the most expensive boat', 'the second most expensive?', 'third?'], 'Ironkeel Hunter 50'],
    [['what is the second cheapest bowrider'], 'Brightwater Lagoon 25'],
    [['bowriders', 'which is the 2nd oldest'], 'Brightwater Lagoon 25'],
    [['what’s the third longest motor yacht'], 'Northcape Voyager 55'],
  ])('%j', async (turns, boat) => {
    const answer = await converse('Pat', ...turns);
    expect(answer.text).toContain(boat);
    expect(answer).toMatchObject({ boat });
  });
});

it.each(['list them', 'show them please', 'which ones are they?', 'can you list them all'])(
  'lists the boats that were counted: %s',
  async (say) =>
    expect(await converse('Pat', 'how many bowriders are there', say)).toMatchObject({
      tools: ['search_boats'],
      input: { type: 'Bowrider' },
      shows: ['text', 'boats'].map((name) => (name === 'boats' ? 'data-boats' : name)),
    }),
);

it.each(['which is the cheapest', 'the newest?', 'which one is the biggest'])(
  'names the only boat that is left: %s',
  async (say) => expect((await converse('Pat', 'express cruisers in washington', say)).text).toContain('Coastal 31'),
);

describe('narrows a list that no search made', () => {
  it.each([
    ['which of these are in new york?', ['1 of these 6', 'Coastal 35'], ['Soirée']],
    ['any of those in new york', ['Coastal 35'], ['Soirée']],
    ['which ones are in maine', ['None of these'], []],
  ])('%s', async (say, says, not) => {
    const { text } = await converse('Pat', 'who would trade for my boat', say);
    for (const words of says) expect(text).toContain(words);
    for (const words of not) expect(text).not.toContain(words);
  });
});

describe('takes back one condition by its name', () => {
  const before = 'express cruisers in florida under 300k';
  it.each([
    ['it doesn’t have to be in florida', { type: 'Express Cruiser', maxPrice: 300_000 }],
    ['drop the florida thing', { type: 'Express Cruiser', maxPrice: 300_000 }],
    ['forget the florida part', { type: 'Express Cruiser', maxPrice: 300_000 }],
    ['ok drop florida', { type: 'Express Cruiser', maxPrice: 300_000 }],
    ['doesn’t need to be an express cruiser', { state: 'FL', maxPrice: 300_000 }],
    ['any price is fine', { type: 'Express Cruiser', state: 'FL' }],
  ])('%s', async (say, input) => expect((await converse('Pat', before, say)).input).toEqual(input));
});

it.each(['let’s go up to 200k', 'i could stretch to 200k', 'we can do 200k'])(
  'changes the limit of the last search: %s',
  async (say) => {
    const { tools, input } = await converse('Pat', 'express cruisers under 100k', say);
    expect({ tools: tools.at(-1), input }).toEqual({
      tools: 'search_boats',
      input: { type: 'Express Cruiser', maxPrice: 200_000 },
    });
  },
);

describe('asks the last question again about something else', () => {
  it.each([
    [['how many engine hours does the breeze 28 have', 'and the Gale 34’s?'], 'boat_details', '110'],
    [['how many hours does the breeze 28 have', 'and the gale 34?', 'and the bolt 39'], 'boat_details', '140'],
    [['what is the regent 52 worth', 'and the voyager 47?'], 'market_value', 'Voyager 47'],
    [['is the soirée 33 fairly priced', 'and mine?'], 'market_value', 'Tern 32'],
    [['what would the breeze 28 cost me in total in florida', 'and if i lived in texas?'], 'cost_of_change', 'Texas'],
    [['lower my price to 180k', 'no, 178,500'], 'listing_to_edit', '$178,500'],
  ])('%j', async (turns, tool, says) => {
    const { tools, text } = await converse('Pat', ...turns);
    expect(tools.at(-1)).toBe(tool);
    expect(text).toContain(says);
  });
});
