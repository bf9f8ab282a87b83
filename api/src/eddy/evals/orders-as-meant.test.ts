import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('offers', () => {
  it.each([
    'offer half of my Porsche for the Breeze 28',
    'trade a 20% stake in my Tern for the Gale 34',
    'would Dana take a half share of my Rolex',
    'I’d give a quarter of my Tern plus 40k for the Reef 26',
  ])('have no shares of things: %s', async (say) => {
    const { text, tools } = await converse('Pat', say);
    expect(tools).toEqual([]);
    expect(text).toMatch(/^An offer gives a boat or a thing whole/);
  });

  it('takes the amount that is named after a refusal', async () => {
    const { input, boat } = await converse('Pat', 'offer a third of my Rolex for the Reef 26', 'ok, 80k then');
    expect(boat).toBe('Osprey Reef 26');
    expect(input).toMatchObject({ cash: 80_000 });
    expect(input.assets).toBeUndefined();
  });

  it.each([
    [['offer 10% under asking for the Duet 27', 'nah, 25 percent'], 99_000],
    [['offer 10% under asking for the Duet 27', 'no, 20%', 'hm, 25 percent'], 99_000],
    [['offer 100k for the Duet 27', 'no, 25 percent', 'under asking'], 99_000],
    [['offer 100k for the Duet 27', 'no, 25 percent', 'less than my offer'], 75_000],
    [['offer 100k for the Duet 27', '10 percent less', 'no, 20%'], 80_000],
  ])('follow another share: %s', async (says, cash) => {
    const { input, tools } = await converse('Pat', ...says);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ cash });
  });

  it('asks what a share is of, and keeps the card', async () => {
    const { text, tools } = await converse('Pat', 'offer 100k for the Duet 27', 'no, 25 percent');
    expect(tools).toEqual([]);
    expect(text).toContain('Your draft is as it was.');
  });

  it.each([
    ['offer 110k for the Breeze 28 and ask does it come with a cradle', 'Does it come with a cradle?'],
    [
      'offer 110k for the Breeze 28 and while you’re at it ask when it was painted',
      'Could you tell me when it was painted?',
    ],
    ['bid 110k on the Breeze 28, ask them is the hull repainted', 'Is the hull repainted?'],
  ])('ask in one card: %s', async (say, note) => {
    const { input, tools } = await converse('Pat', say);
    expect(tools).toEqual(['draft_offer']);
    expect(input).toMatchObject({ cash: 110_000, note });
  });

  it.each([
    ['offer Greta my Tern for whichever boat of hers is nearest in value', 'Ironkeel Hunter 33'],
    ['offer Hank my Tern for his cheapest boat', 'Pelican Shoal 20'],
  ])('are for one of the owner’s boats: %s', async (say, boat) => {
    expect((await converse('Pat', say)).boat).toBe(boat);
  });
});

describe('answers whether a sum is enough for a boat of somebody', () => {
  it.each([
    [
      'could 50k get me any of Mei’s boats?',
      /^Yes\. .*\$50,000 is enough for 2 of Mei’s boats: .*Lagoon 25 at \$39,900/,
    ],
    ['is 30k enough for anything Mei has', /^No\. .*\$30,000 isn’t enough for any of Mei’s boats/],
    ['which of Hank’s boats could I buy with 20 grand', /^By asking price, \$20,000 is enough for one .*Shoal 20/],
  ])('%s', async (say, answer) => {
    const { text, tools } = await converse('Pat', say);
    expect(text).toMatch(answer);
    expect(new Set(tools)).toEqual(new Set(['search_boats']));
  });
});

describe('messages', () => {
  it.each([
    ['tell Dana I can be there at 2, no, 5 pm', /there at 5 pm\.$/],
    ['tell Dana I could visit Monday or Tuesday, scratch that, only Tuesday evening', /visit Tuesday evening\.$/],
    ['tell Dana I’m free Thursday at noon, wait no, Friday at 9', /free Friday at 9\.$/],
    ['tell Dana that I’d take her offer if she adds the cover', /I’d take your offer if you add the cover\.$/],
  ])('have only the corrected words: %s', async (say, words) => {
    const { input, tools } = await converse('Pat', say);
    expect(tools).toEqual(['draft_message']);
    expect(input.text).toMatch(words);
  });

  it.each([
    [
      'write Dana exactly this: offer me the Gale 34 again or I withdraw my bid',
      'offer me the Gale 34 again or I withdraw my bid',
    ],
    ['let Dana know: the bid stands, accept or decline it', 'the bid stands, accept or decline it'],
    ['send Dana this word for word: I come Friday, no wait, Sunday', 'I come Friday, no wait, Sunday'],
  ])('are sent as dictated: %s', async (say, words) => {
    const { input, tools } = await converse('Pat', say);
    expect(tools).toEqual(['draft_message']);
    expect(String(input.text).toLowerCase()).toContain(words.toLowerCase());
  });
});

it.each(['report Hank for spamming', 'can you flag Mei’s listing for me', 'please report Luis'])(
  'says how to report somebody: %s',
  async (say) => {
    const { text } = await converse('Pat', say);
    expect(text).toMatch(/^I can’t report anybody for you.*Report message/);
  },
);

it.each(['did somebody outbid me on the Gale 34?', 'has anybody bid higher than me'])(
  'keeps the offers of others private: %s',
  async (say) => {
    const { text, tools } = await converse('Pat', say);
    expect(tools).toEqual([]);
    expect(text).toMatch(/^That’s private/);
  },
);

it.each(['would she take less?', 'is she willing to go lower'])('drafts nothing for a question: %s', async (say) => {
  const { text, tools } = await converse('Pat', 'show me the Gale 34', say);
  expect(tools.at(-1)).toBe('market_value');
  expect(text).toContain('I don’t know the least that the owner would take');
});

it.each([
  'somebody offers me 150k now and another one 160k over the next year, which should I take?',
  'I have two bids on my Tern, 170k cash or 120k plus an airplane. which one is better?',
])('weighs offers that are told, and warns of nothing: %s', async (say) => {
  const { text, tools } = await converse('Pat', say);
  expect(tools).toEqual([]);
  expect(text).toMatch(/^That’s your decision/);
});

it('keeps an order for Eddy out of the message before it', async () => {
  const { text, input } = await converse(
    'Pat',
    'save the Gale 34',
    'tell Dana that Sunday at 9 suits me, and take the Gale off my saved boats',
  );
  expect(JSON.stringify(input)).not.toContain('suits me, and');
  expect(text).toContain('saved');
});
