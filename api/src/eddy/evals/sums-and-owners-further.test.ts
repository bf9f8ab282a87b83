import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    {
      owner: 'Fay',
      year: 2020,
      make: 'Dorado',
      model: '30 Bay',
      price: '140000.00',
      location: 'Stuart, FL',
      length: 30,
    },
    { owner: 'Omar', year: 2020, make: 'Marlowe', model: 'Regent 44', price: '610000.00', location: 'Miami, FL' },
    { owner: 'Hank', year: 2020, make: 'Marlowe', model: 'Regent 48', price: '710000.00', location: 'Miami, FL' },
  ]);
});

const SUM = 'how much are my porsche and my rolex together';

describe('a sum that was just told is a budget', () => {
  it.each([
    ['which center consoles would that cover?', { maxPrice: 116_000, type: 'Center Console' }],
    ['what could I buy with that in texas', { maxPrice: 116_000, state: 'TX' }],
    ['any bowriders for that money?', { maxPrice: 116_000, type: 'Bowrider' }],
    ['show me yachts for that', { maxPrice: 116_000, type: 'Motor Yacht' }],
    ['what would that get me', { maxPrice: 116_000 }],
    ['anything for that?', { maxPrice: 116_000 }],
    ['is that enough for a bowrider?', { maxPrice: 116_000, type: 'Bowrider' }],
  ])('%s', async (say, wish) => {
    const { tools, input } = await converse('Pat', SUM, say);
    expect(tools).toContain('search_boats');
    expect(input).toMatchObject(wish);
  });

  it('stays one for the next kind of boat', async () => {
    const { input } = await converse('Pat', SUM, 'does that cover a bowrider?', 'is that enough for a dual console?');
    expect(input).toMatchObject({ maxPrice: 116_000, type: 'Dual Console' });
  });

  it('is none behind the price of somebody else’s boat', async () => {
    const { input } = await converse('Pat', 'how much is the reef 24', 'anything for that?');
    expect(input).not.toMatchObject({ maxPrice: 68_000 });
  });
});

describe('a list that nothing is left of', () => {
  it.each([
    [['halcyons', 'which of these are not center consoles'], 'None of these 2.'],
    [['marlowes', 'which ones are under 100k'], 'None of these 5.'],
    [['boats in galveston', 'any of those in maine?'], 'None of these 2.'],
    [['bowriders', 'are any of these not bowriders?'], 'None of these 3.'],
    [['kestrels', 'only the diesel ones'], 'None of these 2.'],
  ])('is said to be so: %s', async (turns, answer) => {
    const { text } = await converse('Noa', ...turns);
    expect(text).toContain(answer);
    expect(text).not.toMatch(/I found|Without/);
  });
});

describe('whether somebody has another boat, too', () => {
  it.each([
    [
      ['tell me about the regent 44', 'does the same seller have the 60 as well?'],
      'Yes. The 2018 Marlowe Regent 60 is listed by Omar, too.',
    ],
    [
      ['tell me about the regent 44', 'is the 48 from the same seller?'],
      'No. The 2020 Marlowe Regent 48 is listed by Hank, not by Omar.',
    ],
    [
      ['tell me about the regent 44', 'does he also own the voyager 47'],
      'Yes. The 2008 Northcape Voyager 47 is listed by Omar, too.',
    ],
    [
      ['who owns the gale 34', 'same guy for the reef 26?'],
      'No. The 2018 Osprey Reef 26 is listed by Luis, not by Dana.',
    ],
    [['does Mei have the regent 60 as well?'], 'No. The 2018 Marlowe Regent 60 is listed by Omar, not by Mei.'],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toBe(answer));
});

describe('one’s own boats without some of them', () => {
  const ALL = 'how much are all my boats worth together';

  it.each([
    [[ALL, 'and without the ketch?'], 'Together, you ask $232,000'],
    [[ALL, 'and minus the smallest'], 'Together, you ask $470,000'],
    [[ALL, 'what about just the ketch', 'and just the other two'], 'Together, you ask $232,000'],
    [[ALL, 'minus the two cheapest'], 'listed at $330,000'],
    [[ALL, 'just the plover and the ketch'], 'Together, you ask $422,000'],
    [['what are my plover and my dorado worth together'], 'Together, you ask $232,000'],
  ])('%s', async (turns, answer) => expect((await converse('Fay', ...turns)).text).toContain(answer));

  it('asks which ones if all were told', async () => {
    expect((await converse('Fay', ALL, 'just the other two')).text).toContain('Which one do you mean?');
  });

  it('adds up the rest of any list', async () => {
    const { text } = await converse('Noa', 'reefs', 'what do they cost together', 'and without the cheapest');
    expect(text).toContain('Left out: the 2016 Osprey Reef 24');
    const more = await converse('Noa', 'marlowes in miami', 'what do they cost together', 'and without the cheapest');
    expect(more.text).toContain('ask $2,160,000.');
  });
});

describe('one’s own boats that are only looked up', () => {
  it.each([
    ['trade my plover for the gale 34', ['text', 'data-proposal']],
    ['can I swap my ketch for the bolt 39', ['text', 'data-proposal']],
    ['what can I have for my plover plus 20k', ['text', 'data-boats']],
  ])('are not shown: %s', async (say, shows) => expect((await converse('Fay', say)).shows).toEqual(shows));

  it('are shown to choose from', async () => {
    const { shows, text } = await converse('Fay', 'trade one of my boats for the bolt 39');
    expect(shows).toEqual(['text', 'data-boats']);
    expect(text).toContain('2018 Larkwell Plover 26');
  });
});
