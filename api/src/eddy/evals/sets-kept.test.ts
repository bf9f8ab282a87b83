import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
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
    [['compare the reef 24 and the reef 26', 'does either seller take gold'], 'none of the 2'],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});

describe('finds the boat of a list that was used least', () => {
  it.each([
    [['bowriders please', 'which one got used the least'], 'Fewest engine hours: the 2012 Kestrel Nimbus 21'],
    [['bowriders please', 'the least used of those?', 'how old is she'], 'built in 2012'],
    [['bowriders please', 'which has been run the hardest'], 'Most engine hours: the 2017 Brightwater Lagoon 25'],
  ])('%s', async (turns, answer) => expect((await converse('Noa', ...turns)).text).toContain(answer));
});
