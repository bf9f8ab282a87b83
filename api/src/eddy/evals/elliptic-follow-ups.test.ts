import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('keeps the list that is shown', () => {
  it.each(['only the center consoles', 'just the center consoles then', 'ok only the center consoles please'])(
    '%s',
    async (say) =>
      expect(await converse('Pat', 'boats in texas', say)).toMatchObject({
        input: { type: 'Center Console', state: 'TX' },
      }),
  );
});

describe('compares two boats that were asked about one by one', () => {
  it.each(['which of those two is cheaper?', 'which of the two is cheaper'])('%s', async (say) => {
    const { text } = await converse('Pat', 'how long is the osprey reef 24', 'no sorry the 26', say);
    expect(text).toContain('That would be the 2016 Osprey Reef 24: $68,000.');
  });

  it('asks which two are meant among many', async () => {
    const { text } = await converse('Pat', 'all boats', 'which of those two is cheaper?');
    expect(text).not.toContain('That would be');
  });
});

it('tells the condition of each boat shown', async () => {
  const { text } = await converse('Pat', 'compare the osprey reef 24 and the reef 26', 'are they new?');
  expect(text).toMatch(/condition of the 2016 Osprey Reef 24|listing of the 2016 Osprey Reef 24/);
});

it('asks for the fee again with an amount in words', async () => {
  const { text } = await converse('Pat', 'what does closing cost on 100k', 'and on a quarter million one?');
  expect(text).toContain('At $250,000, closing through the app would cost $2,125');
});

describe('reads limits by their meaning', () => {
  it.each([
    ['triples or quads, 300s', { engine: ['300'], notEngine: ['single', 'twin'] }],
    ['family of 6, we spend nights aboard, under 900k', { minSleeps: 6, maxPrice: 900_000 }],
    ['boats with a gyro', { equipment: ['gyro'] }],
    ['ospreys except the oldest one', { query: 'osprey', notBoatIds: [3] }],
    ['Je cherche un bateau pour 6 personnes à dormir', { minSleeps: 6 }],
    ['quel est le bateau le moins cher chez vous', { sort: 'price-low' }],
    ['whats the fastest thing you have', { order: 'fastest' }],
    ['newest boat on here? by year i mean', { order: 'newest-built' }],
  ])('%s', async (say, input) => expect((await converse('Noa', say)).input).toMatchObject(input));

  it('names each kind that is no type', async () => {
    const { text } = await converse('Pat', 'houseboat or pontoon, whichever');
    expect(text).toContain('There is no type for “houseboat” or “pontoon” here, so I looked for the words in names.');
  });

  it('searches for boats of verified owners', async () => {
    const { text } = await converse('Pat', 'verified sellers only, under 100k');
    expect(text).toContain(
      'Looking for boats up to $100,000, of verified owners. I found one boat: the 2016 Osprey Reef 24',
    );
  });
});
