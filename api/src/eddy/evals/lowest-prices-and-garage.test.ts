import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('a lowest price for the user’s own boat', () => {
  it.each([
    ['dont let it go under 310 on the corsair ketch 41', '2015 Corsair Ketch 41 and enter $310,000'],
    ['i wont take less than 85 for my plover', '2018 Larkwell Plover 26 and enter $85,000'],
    ['lowest price on my 41 is .3 mil', '2015 Corsair Ketch 41 and enter $300,000'],
    ['set a floor of 300k on my corsair', '2015 Corsair Ketch 41 and enter $300,000'],
    ['keep my 41 above 300 whatever happens', '2015 Corsair Ketch 41 and enter $300,000'],
    ['tell my agent not to go below 80 for my plover', '2018 Larkwell Plover 26 and enter $80,000'],
  ])('is set by the user under What I’d Take: %s', async (say, words) => {
    const { text, tools } = await converse('Fay', say);
    expect(tools).toEqual(['my_boats']);
    expect(text).toContain('open What I’d Take in your account');
    expect(text).toContain(words);
  });

  it('is told in the language of the question', async () => {
    const { text } = await converse('Fay', 'mein boot corsair ketch 41 nicht unter 310.000 hergeben');
    expect(text).toContain('$310,000 als niedrigsten Wert');
  });

  it.each(['show me boats under 50k', 'what is the lowest price for a bowrider'])(
    'is none of a search: %s',
    async (say) => expect((await converse('Fay', say)).text).not.toContain('What I’d Take'),
  );
});

describe('orders for the garage', () => {
  it.each([
    ['the porsche is sold, take it out', 'choose Delete in the menu of “1989 Porsche 911” ($92,000)'],
    ['i sold the rolex, remove it from my garage', 'choose Delete in the menu of “Gold Rolex” ($24,000)'],
    ['delete the porsche from my garage', 'menu of “1989 Porsche 911”'],
    ['put a 2015 harley in my garage, 9k', 'press Add an Asset'],
    ['vendí el rolex, quítalo de mi garaje', 'menú de «Gold Rolex»'],
  ])('lead to where the user changes it: %s', async (say, words) => {
    const { text } = await converse('Pat', say);
    expect(text).toContain(words);
  });

  it('are none for a draft', async () => {
    const { tools } = await converse('Pat', 'offer my porsche and 10k for the breeze 28', 'take the porsche out');
    expect(tools).toContain('draft_offer');
  });
});

it('lets the owner of the cheaper boat pay the difference', async () => {
  const { input, boat } = await converse('Fay', 'put together: my 41 for danas breeze 28 plus 210');
  expect(boat).toBe('Halcyon Breeze 28');
  expect(input).toMatchObject({ cashBack: 210_000 });
  expect(input.cash).toBeUndefined();
});

it.each([
  ['write dana an offer 250k for her gale 34', 250_000, 'Halcyon Gale 34'],
  ['write dana an offer of 60 for the reef 24', 60_000, 'Osprey Reef 24'],
  ['shoot dana 110 grand for the breeze 28', 110_000, 'Halcyon Breeze 28'],
])('drafts an offer that is ordered as something to write: %s', async (say, cash, boat) =>
  expect(await converse('Pat', say)).toMatchObject({ tools: ['draft_offer'], input: { cash }, boat }),
);
