import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

const FOR_GALE = 'offer 240k for the gale 34';

describe('moves a drafted offer to another boat', () => {
  it.each<[string, string, number]>([
    ['no, the breeze 28, 100k', 'Halcyon Breeze 28', 100_000],
    ['sorry, i meant the breeze 28 for 105k', 'Halcyon Breeze 28', 105_000],
    ['whoops wrong one, the reef 24, 60k', 'Osprey Reef 24', 60_000],
    ['oops wrong boat, the breeze 28', 'Halcyon Breeze 28', 240_000],
  ])('%s', async (say, boat, cash) => {
    const answer = await converse('Noa', FOR_GALE, say);
    expect(answer.boat).toBe(boat);
    expect(answer.input).toMatchObject({ cash });
  });

  it('by the number of a model of the same make', async () => {
    const answer = await converse('Noa', 'offer 80k for the osprey reef 26', 'no, i meant the 24, for 60k');
    expect(answer.boat).toBe('Osprey Reef 24');
    expect(answer.input).toMatchObject({ cash: 60_000 });
  });

  it.each(['no, the gale 34, 230k', 'on reflection, 230', 'thinking about it, 230k'])(
    'and keeps the boat for a new amount: %s',
    async (say) => {
      const answer = await converse('Noa', FOR_GALE, say);
      expect(answer.boat).toBe('Halcyon Gale 34');
      expect(answer.input).toMatchObject({ cash: 230_000 });
    },
  );
});

it('asks for the money in return', async () =>
  expect((await converse('Fay', 'i offer my ketch for the breeze 28 and want 150k in return')).input).toMatchObject({
    cashBack: 150_000,
  }));

it('asks the owner about a fact that the listing lacks', async () =>
  expect((await converse('Pat', 'tell me about the gale 34', 'range?', 'ask about the range')).input.text).toMatch(
    /I’d like to ask about the range\.$/,
  ));
