import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

const said = async (...turns: string[]) => (await converse('Noa', ...turns)).text;

describe('help in roundabout words', () => {
  it.each([
    ['theoretically, how does one go about closing my entire account', 'choose Delete My Account'],
    ['the site won’t let me upload pictures to my ad', 'A photo is refused if'],
    ['my pics keep failing to upload', 'A photo is refused if'],
    ['how can i choose which picture is shown first', 'The first photo is the one'],
    ['suppose the hours turn out to be wrong, can I still walk away?', 'reject the boat'],
    ['what can I do if the engines aren’t as the ad says', 'reject the boat'],
    ['well, he does have a verified badge', 'makes nothing safe'],
    ['is it safe to trust a verified seller?', 'makes nothing safe'],
  ])('is found: %s', async (asked, words) => expect(await said(asked)).toContain(words));

  it('answers both questions about pictures', async () => {
    const text = await said('i can’t get my photos to load on the listing. and how do i pick which one is first?');
    expect(text).toContain('A photo is refused if');
    expect(text).toContain('The first photo is the one');
  });
});

describe('sums about boats', () => {
  it('divides the gap of two prices by the gap of another figure', async () => {
    const text = await said(
      'compare the Halcyon Gale 34 and the Halcyon Breeze 28',
      'what does each extra foot cost me?',
    );
    expect(text).toMatch(/so each extra foot costs about \$[\d,]+|doesn’t have more of that/);
  });

  it('tells half of a price', async () => {
    const text = await said(
      'can I pay half in cash and half in bitcoin for the Halcyon Gale 34, and what is each half?',
    );
    expect(text).toMatch(/^Half of the \$[\d,]+ that the 2021 Halcyon Gale 34 asks is \$[\d,.]+\./);
  });

  it('adds nothing for a remark that nobody bites', async () => {
    const { text } = await converse('Pat', 'is my Reef 24 overpriced? no bites so far');
    expect(text).not.toContain('Owners list a boat');
  });
});

describe('words in shorthand', () => {
  it.each([
    ['hw mny bowridrs r ther undr 90k', { maxPrice: 90_000 }],
    ['bowriders wit a trailer ovr 20k', { minPrice: 20_000 }],
  ])('are written out: %s', async (message, wish) =>
    expect((await converse('Noa', message)).input).toMatchObject(wish),
  );

  it('has less hours and a town by its sound', async () => {
    expect(await said('bowriders', 'wich has les ours')).toMatch(/engine hours?\b/);
  });
});
