import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    {
      ...{ owner: 'Hank', year: 2001, make: 'Cormorant', model: 'Drift 31', price: '41000.00', location: 'Erie, PA' },
      status: 'pending',
    },
    { owner: 'Mei', year: 1999, make: 'Cormorant', model: 'Drift 28', price: '32000.00', location: 'Erie, PA' },
  ]);
});

describe('keeps to two boats that were compared', () => {
  it.each([
    [
      ['compare the two ospreys: price, year, hours, speed', 'whose price per foot is lower?'],
      'The lowest is the 2016 Osprey Reef 24.',
    ],
    [
      ['compare the reef 24 and the reef 26', 'would either of them accept bitcoin'],
      '1 of these 2: the 2018 Osprey Reef 26',
    ],
    [['compare the reef 24 and the reef 26', 'and whose owner takes bitcoin'], '1 of these 2: the 2018 Osprey Reef 26'],
    [
      ['compare the reef 24 and the reef 26', 'who of the two would accept a motorcycle'],
      '1 of these 2: the 2016 Osprey Reef 24',
    ],
    [['compare the reef 24 and the reef 26', 'does either seller take gold'], 'None of these 2.'],
    [['compare the reef 24 and the reef 26', 'which of the two was used more', 'how old is it'], 'built in 2018'],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});

describe('finds the boat of a list that was used least', () => {
  it.each([
    [['bowriders please', 'which one got used the least'], 'Fewest engine hours: the 2012 Kestrel Nimbus 21'],
    [['bowriders please', 'the least used of those?', 'how old is she'], 'built in 2012'],
    [['bowriders please', 'which has been run the hardest'], 'Most engine hours: the 2017 Brightwater Lagoon 25'],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});

describe('finds the owners of a list who take something', () => {
  it.each([
    [
      ['express cruisers in Florida or Texas. Besides, who would accept bitcoin among these?'],
      '2 of these 3: the 2020 Larkwell Tern 32',
    ],
    [['bowriders', 'out of those, who accepts art?'], '1 of these 3: the 2017 Brightwater Lagoon 25'],
    [
      ['dual consoles', 'who among them accepts bitcoin?', 'and how many of them are in Texas?'],
      'Dual Consoles in Texas. 1 boat matches',
    ],
    [['bowriders, and would any of those owners accept motorcycles?'], '1 of these 3: the 2012 Kestrel Nimbus 21'],
    [['dual consoles, plus do their owners accept vehicles?'], '1 of these 3: the 2022 Trident Duet 27'],
  ])('%s', async (turns, answer) => {
    const { text } = await converse('Noa', ...turns);
    expect(text).toContain(answer);
    expect(text).not.toContain('I can’t answer');
  });

  it.each([
    ['what do my boats ask in total? how many of them would take real estate?', 'fits the 2015 Corsair Ketch 41'],
    ['are my boats worth much together, and does any of them accept bitcoin?', 'None of your 2 boats fits'],
  ])('among one’s own: %s', async (say, answer) => expect((await converse('Fay', say)).text).toContain(answer));
});

describe('knows the place that “there” stands for', () => {
  it.each([
    [['how many listings are in Texas, and what do the center consoles there cost on average?'], 'Texas ask $289,250'],
    [['boats in Maryland please', 'the average price over there?'], 'boats in Maryland ask $203,750'],
    [['what share of all boats is in California', 'and the longest one there?'], '2015 Marlowe Regent 52'],
    [['listings in Maryland', 'who owns the cheapest one there', 'any bowriders over there?'], 'Bowriders in Maryland'],
    [['yachts in Florida', 'what do they usually go for there on average'], 'Motor Yachts in Florida ask'],
    [['which state has the most boats', 'the cheapest one there?'], 'boats in Florida'],
    [['tell me about the marlin 45', 'any other boats down there?'], 'in Wilmington'],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));

  it('does not take a greeting for a place', async () => {
    const { text } = await converse('Noa', 'boats in Texas', 'hi there, show me bowriders in California');
    expect(text).toContain('Bowriders in California');
  });
});

describe('tells which boats of a list are taken', () => {
  const LIST = 'anything built before 2003';
  const TAKEN = 'Trade pending, so no offers right now: the 2001 Cormorant Drift 31.';
  it.each([
    [[LIST, 'who sells those two? is any of them reserved already?'], TAKEN],
    [[LIST, 'are any of those under contract yet'], TAKEN],
    [[LIST, 'and is either one taken?'], TAKEN],
    [['bowriders', 'has any of them a deal pending?'], 'None of these 3.'],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));

  it.each([
    [[LIST, 'nah, forget those. how about 2004 to 2007'], 'boats built 2004 to 2007. I found 2 boats'],
    [
      ['compare the reef 24 and the reef 26', 'ok skip these, what about bowriders under 30k'],
      'Bowriders up to $30,000',
    ],
  ])('begins anew: %s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});

describe('knows the boats of an estimate by their order in the question', () => {
  it.each([
    [['which is the better deal, the reef 26 or the reef 24', 'how old is the first one'], 'built in 2018'],
    [
      [
        'which is the better deal, the reef 26 or the reef 24',
        'the second one, has somebody verified that he owns it?',
      ],
      'hasn’t proved possession',
    ],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});

describe('finds two boats that only words tell', () => {
  it.each([
    [
      'My dad wants the cruiser in Seattle, mom wants the yacht in Norfolk. What are they combined?',
      'Together, the 2013 Windrose Coastal 31 and the 2011 Northcape Voyager 55 ask $649,000.',
    ],
    [
      'the boat in Mobile or the one in Destin, which is nearer to Tampa?',
      'The nearest is the 2018 Pelican Shoal 27 at $96,500 in Destin, FL',
    ],
    [
      'torn between the bowrider in Austin and the boat in Corpus Christi, which is newer?',
      'That would be the 2020 Sandpiper Flats 25: built in 2020.',
    ],
    [
      'what would the boat in Miami and the boat in Mobile cost together',
      '“Miami” fits 2 boats: the 2018 Marlowe Regent 60',
    ],
  ])('%s', async (say, answer) => expect((await converse('Noa', say)).text).toContain(answer));
});
