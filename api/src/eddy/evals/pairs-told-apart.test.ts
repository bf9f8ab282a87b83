import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  const yacht = { owner: 'Omar', type: 'Motor Yacht', make: 'Dorado' } as const;
  const tern = { owner: 'Luis', make: 'Fenwick' } as const;
  converse = await eddyInMarket([
    { ...yacht, year: 2021, model: '88 Quad-Deck', price: '2900000.00', location: 'Camden, ME', length: 88 },
    { ...yacht, year: 2015, model: '71 Skylounge', price: '1600000.00', location: 'Mystic, CT', length: 71 },
    { ...tern, year: 2016, model: '27 Islander', price: '71000.00', location: 'Rockport, TX', length: 27 },
    { ...tern, year: 2021, model: '29 Islander', price: '98000.00', location: 'Port Isabel, TX', length: 29 },
    { ...tern, year: 2019, model: '44 Grand Islander', price: '310000.00', location: 'Kemah, TX', length: 44 },
  ]);
});

describe('a boat by the number and a word of its model', () => {
  it.each([
    ['which is longer, the 88 Quad-Deck or the Regent 60?', 'the 2021 Dorado 88 Quad-Deck: 88 ft'],
    ['is the 88 quad deck older than the regent 60', 'the 2018 Marlowe Regent 60: built in 2018'],
    ['88 quad-deck vs regent 60, which is cheaper', 'the 2018 Marlowe Regent 60: $1,450,000'],
    ['which costs more, the 88 Quad or the 71 Skylounge', 'the 2021 Dorado 88 Quad-Deck: $2,900,000'],
    ['which one is newer, the 88 or the Regent 60?', 'the 2021 Dorado 88 Quad-Deck: built in 2021'],
    ['is the regent 60 cheaper than the 88', 'Yes. That would be the 2018 Marlowe Regent 60'],
    ['how much is the quad-deck', 'It asks $2,900,000.'],
  ])('%s', async (say, answer) => {
    const { text } = await converse('Noa', say);
    expect(text).toContain(answer);
    expect(text).not.toMatch(/didn’t use/i);
  });
});

describe('two boats of a name by what tells them apart', () => {
  const apart = 'The 2021 Fenwick 29 Islander asks $27,000 more than the 2016 Fenwick 27 Islander.';

  it.each([
    'how much more does the newer Fenwick islander cost than the older one?',
    'how much cheaper is the smaller fenwick islander than the bigger',
    'what’s the price difference between the pricier fenwick islander and the cheaper one',
    'how much less does the older fenwick islander cost than the other one',
    'how much more is the Port Isabel Fenwick islander than the other one',
    'price gap between the fenwick islander in Rockport and the one in Port Isabel',
  ])('%s', async (say) => {
    const { text } = await converse('Noa', say);
    expect(text).toContain(apart);
    expect(text).not.toContain('44 Grand');
    expect(text).not.toMatch(/years? newer|didn’t use/);
  });

  it('answers only what is asked of them', async () => {
    const { text } = await converse('Noa', 'is the older fenwick islander longer than the newer one?');
    expect(text).toMatch(/^No\. That would be the 2021 Fenwick 29 Islander: 29 ft\./);
    expect(text).not.toContain('Yes.');
  });
});
