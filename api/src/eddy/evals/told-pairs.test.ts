import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('compares the two boats told last', () => {
  it.each([
    [
      ['which is newer, the reef 24 or the reef 26', 'and is it also the longer one?'],
      'Yes. That would be the 2018 Osprey Reef 26',
    ],
    [
      ['compare the reef 24 and the reef 26', 'is the bigger one also the older one?'],
      'No. That would be the 2016 Osprey Reef 24',
    ],
    [
      ['tell me about the reef 24', 'and the 26?', 'difference in price?'],
      'asks $21,500 more than the 2016 Osprey Reef 24',
    ],
    [
      ['whats the second cheapest bowrider', 'how much more than the cheapest'],
      'asks $15,000 more than the 2012 Kestrel Nimbus 21',
    ],
    [
      ['is the reef 26 newer than the reef 24, and is it also cheaper?'],
      'Yes. That would be the 2018 Osprey Reef 26: built in 2018. No. That would be the 2016 Osprey Reef 24: $68,000.',
    ],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});

describe('keeps to the boats of a list that no search made', () => {
  it.each([
    [['compare the reef 24 and the nimbus 21', 'which one takes bitcoin'], 'None of these 2.'],
    [['what does luis sell', 'add em up'], 'Together, the 5 boats ask $869,400.'],
    [
      ['the 3 longest boats', 'which one of em is the cheapest'],
      'The lowest price: the 2011 Northcape Voyager 55, $540,000.',
    ],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});

describe('counts side by side', () => {
  it.each([
    ['which has more boats, florida or texas? by how many?', 'That’s 7 more than Texas.'],
    ['how many owners have more than one boat', '7 owners list several boats'],
    ['any type with fewer than 4 boats', 'These: Bowrider (3) and Dual Console (3).'],
    [
      'what’s the difference between the most and least expensive bowrider',
      'asks $21,600 more than the 2012 Kestrel Nimbus 21',
    ],
    ['which bowriders are below the average price', 'I found one boat: the 2012 Kestrel Nimbus 21'],
  ])('%s', async (say, answer) => expect((await converse('Noa', say)).text).toContain(answer));
});
