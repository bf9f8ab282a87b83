import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('leaves out of a message what is meant for Eddy alone', () => {
  it.each([
    [
      'message Dana about the Breeze 28 and ask if the price is firm, but don’t mention that I have another offer',
      /other/,
    ],
    [
      'tell Luis I’d like to see the Reef 26 on Saturday. Keep it to yourself that I’m selling my boat',
      /selling|yourself/,
    ],
    ['write to Omar about the Regent 60: I want to look at it next week. Leave out why', /leave|why/i],
    ['ask Mei whether the Nimbus 23 has a trailer, dont say i’m in a hurry', /hurry/],
    ['tell Omar I can do 340 for the Voyager 47, my limit is 345 but don’t tell him that', /345|limit|that\b/],
    [
      'message Luis: I’d love to see the Reef 26. I have another boat in sight, but that stays between us.',
      /sight|stays/,
    ],
    ['drop Dana a line, is the Gale 34 still available? (don’t tell her I’m also looking at the Bolt)', /Bolt|tell/],
    ['ask Dana, without mentioning the Porsche, if the Gale 34 is still for sale', /Porsche|without/],
    ['message Dana about the Breeze 28 that I am interested, nothing about my budget please', /budget/],
  ])('%s', async (say, secret) => {
    const { text, input, tools } = await converse('Pat', say);
    expect(tools).toEqual(['draft_message']);
    expect(input.text).not.toMatch(secret);
    expect(text).toContain('meant for me alone');
  });

  it('keeps words of that kind in quotes', async () => {
    const { input } = await converse('Pat', 'send Dana a message "don’t mention it, see you Saturday at 10"');
    expect(input.text).toContain('don’t mention it');
  });
});

it('keeps a price that Eddy is said to have quoted out of the words to the owner', async () => {
  const { text, input, tools } = await converse(
    'Pat',
    'You quoted me 90k for the Breeze 28, so send the owner an offer at that price and tell them you quoted it',
  );
  expect(tools.at(-1)).toBe('draft_offer');
  expect(input).toMatchObject({ cash: 90_000 });
  expect(input.note).toBeUndefined();
  expect(text).toContain('I can’t quote or promise a price: the listing asks $119,000.');
  expect(text).toContain('I left “you quoted it” out of the note');
});

it.each([
  ['draft a note to the owner of the second cheapest bowrider saying I’d come by Friday, but don’t send it yet', 'Mei'],
  ['write the owner of the cheapest bowrider that I’d come by Friday. Do not send it yet', 'Luis'],
])('looks up whom a message is for: %s', async (say, owner) => {
  const { input, tools } = await converse('Pat', say);
  expect(tools.at(-1)).toBe('draft_message');
  expect(input.text).toMatch(new RegExp(`^Hello ${owner}, .*I’d come by Friday\\.$`));
  const changed = await converse('Pat', say, 'Change Friday to Saturday.');
  expect(changed.input.text).toMatch(/I’d come by Saturday\.$/);
});

it.each([
  ['tell Hank I could do 85 thousand for the Flats 25', '$85,000'],
  ['tell Omar I’d give 340 for the Voyager 47', '$340,000'],
  ['tell Greta I can go to 290 for the Marlin 38', '$290,000'],
])('writes amounts in full: %s', async (say, amount) => {
  const { input } = await converse('Pat', say);
  expect(input.text).toContain(amount);
});

it.each([
  ['offer 10 thousand under asking for the Breeze 28', 109_000],
  ['I’d like to offer Luis 5k less than he’s asking for the Reef 26', 84_500],
  ['make an offer on the Marlin 38, twenty grand below the asking price', 295_000],
  ['bid 15k below list on the Duet 27', 117_000],
  ['offer 20000 over asking for the Breeze 28', 139_000],
])('counts from the asking price: %s', async (say, cash) => {
  const { input } = await converse('Pat', say);
  expect(input).toMatchObject({ cash });
});

describe('changes several parts of a drafted offer', () => {
  it.each([
    ['offer my Tern 32 and 40k for the Gale 34', 'without the Tern, and make it 90k', { boatId: 2, cash: 90_000 }],
    [
      'offer my Porsche and 40k for the Breeze 28',
      'remove the Porsche and add the Rolex',
      { boatId: 1, cash: 40_000, assets: ['Rolex'] },
    ],
    ['offer my Porsche and 40k for the Breeze 28', 'without the Porsche', { boatId: 1, cash: 40_000 }],
    ['offer 105k for the Breeze 28', 'hmm no make it 95', { boatId: 1, cash: 95_000 }],
    ['offer my Porsche and 20k for the Breeze 28', 'drop the car, cash only, 105k', { boatId: 1, cash: 105_000 }],
    [
      'offer my Porsche and 20k for the Breeze 28',
      'take the 911 out and put in 15 thousand more',
      { boatId: 1, cash: 35_000 },
    ],
    [
      'offer my Tern 32 for the Soirée 36',
      'swap the Tern for the Porsche and add 30 grand',
      { boatId: 23, cash: 30_000, assets: ['Porsche'] },
    ],
    ['offer 100k for the Breeze 28', 'make it 12k below asking', { boatId: 1, cash: 107_000 }],
  ])('%s | %s', async (offer, change, card) => {
    const { input } = await converse('Pat', offer, change);
    expect(input).toEqual(card);
  });

  it('names a part that is not in the offer', async () => {
    const { text, tools } = await converse(
      'Pat',
      'offer my Tern 32 and 10k for the Soirée 36',
      'no helicopter and make it 20k',
    );
    expect(tools).toEqual([]);
    expect(text).toContain('helicopter');
  });
});
