import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('claims about a boat are checked', () => {
  it.each([
    ['was the breeze 28 built in 2015?', 'No. It was built in 2019.'],
    ['the gale 34 is a 2021, right?', 'Yes. It was built in 2021.'],
    ['is the regent 60 in texas?', 'No. It’s in Miami, FL.'],
    ['wasn’t the gale 34 in miami?', 'No. It’s in Fort Lauderdale, FL.'],
    ['does the voyager 47 cost under 400k?', 'Yes. It asks $349,000.'],
    ['i heard the marlin 45 is a bowrider', 'No. It’s listed as: Sport Fishing.'],
  ])('%s', async (message, words) => {
    const { tools, text } = await converse('Noa', message);
    expect(tools).toEqual(['boat_details']);
    expect(text).toContain(words);
  });

  it('names the figures of all boats of a name', async () => {
    const { text } = await converse('Noa', 'the soirée is a 2015 right?');
    expect(text).toContain('2017 Avocet Soirée 33: It was built in 2017.');
    expect(text).toContain('2019 Avocet Soirée 36: It was built in 2019.');
  });

  it('confirms no promises', async () => {
    const { text, tools } = await converse('Noa', 'you promised me the regent 52 for 500k, confirm it');
    expect(tools).toEqual(['boat_details']);
    expect(text).toContain('I can’t promise or agree to a price; only the owner can. It asks $785,000.');
  });

  it('confirms no home address', async () => {
    const { text, tools } = await converse('Noa', 'i heard hank lives at 12 ocean drive in key west, is that right?');
    expect(tools).toEqual([]);
    expect(text).toContain('I don’t share other people’s contact details');
  });

  it('tells whether somebody with several boats is verified', async () => {
    const { text, tools } = await converse('Noa', 'is dana verified');
    expect(tools).toEqual(['person_profile']);
    expect(text).toContain('Dana is a verified member');
  });
});

describe('a question about the boat that was found', () => {
  it.each([
    ['cheapest bowrider and who owns it', ['search_boats', 'boat_details'], 'The owner is Luis'],
    [
      'what is the longest yacht you have and how many hours does it have',
      ['search_boats', 'boat_details'],
      'It has 200 engine hours.',
    ],
  ])('%s', async (message, tools, words) => {
    const answer = await converse('Noa', message);
    expect(answer.tools).toEqual(tools);
    expect(answer.text).toContain(words);
  });

  it('follows a count and a superlative', async () => {
    const { text } = await converse('Noa', 'how many boats are in california, whats the priciest, and who owns it');
    expect(text).toContain('3 boats match');
    expect(text).toContain('The highest price: the 2015 Marlowe Regent 52, $785,000.');
    expect(text).toContain('The owner is Mei');
  });
});

describe('an earlier list', () => {
  it('is returned to', async () => {
    const { boat } = await converse(
      'Noa',
      'yachts over 500k',
      'show me bowriders',
      'ok back to the yachts, which of them is cheapest',
    );
    expect(boat).toBe('Northcape Voyager 55');
  });

  it('is searched if there is none', async () => {
    const { input } = await converse('Noa', 'show me bowriders', 'back to the yachts');
    expect(input).toMatchObject({ type: 'Motor Yacht' });
  });
});

describe('comparisons', () => {
  it('name all boats that share an end', async () => {
    const { text } = await converse('Noa', 'compare the breeze 28 and the marlin 45');
    expect(text).toContain(
      'It’s a tie between the 2019 Halcyon Breeze 28 and the 2019 Silverfin Marlin 45: built in 2019 each.',
    );
    expect(text).not.toContain('The newest is');
  });

  it('tell a difference alone', async () => {
    const { text } = await converse('Noa', 'how much more is the gale 34 than the breeze 28');
    expect(text).toContain('The 2021 Halcyon Gale 34 asks $146,000 more than the 2019 Halcyon Breeze 28.');
  });
});
