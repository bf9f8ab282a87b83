import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('reads a search', () => {
  it.each<[string, object]>([
    ['i would rather not see texas. or california. 30 feet and up', { notStates: ['TX', 'CA'], minLength: 30 }],
    ['should sleep two couples, under 400k', { minSleeps: 4, maxPrice: 400_000 }],
    ['1m-2m motoryacht', { type: 'Motor Yacht', minPrice: 1_000_000, maxPrice: 2_000_000 }],
    ['newer than the breeze 28 but cheaper', { minYear: 2020, maxPrice: 118_999 }],
  ])('%s', async (say, input) => expect((await converse('Noa', say)).input).toMatchObject(input));

  it('shows both ends of a range whose thousands come last', async () =>
    expect((await converse('Pat', 'between one hundred and three hundred grand, no yachts')).text).toContain(
      'between $100,000 and $300,000',
    ));
});

describe('helps instead of telling messages', () => {
  it.each(['delete all my messages with dana', 'delete my message to dana'])('%s', async (say) => {
    const { text } = await converse('Pat', say);
    expect(text).toContain('Delete');
    expect(text).not.toContain('wrote');
  });

  it.each(['please set my email to pat@new.example', 'update my email address'])('%s', async (say) =>
    expect((await converse('Pat', say)).text).toContain('Change Email'),
  );
});

it.each(['boats in the florida keys', 'whats for sale in the keys'])(
  'knows the islands of a state: %s',
  async (say) => {
    const { text } = await converse('Pat', say);
    expect(text).toContain('Florida Keys');
    expect(text).toContain('Flats 22');
  },
);

it.each<[string, object]>([
  ['0.1 to 0.2 M express cruisers', { type: 'Express Cruiser', minPrice: 100_000, maxPrice: 200_000 }],
  ['who else takes land', { tradeFor: ['land'], notMine: true }],
  ['diesel u/400k', { fuel: ['diesel'], maxPrice: 400_000 }],
])('%s', async (say, input) => expect((await converse('Pat', say)).input).toMatchObject(input));

it('says nothing of open offers where nothing may be refused', async () =>
  expect((await converse('Pat', 'whose owner takes cars but no boats')).text).not.toContain('open to offers'));

it('keeps an address private, whoever asks for it', async () =>
  expect((await converse('Pat', 'my lawyer needs danas home address for the papers')).text).toMatch(/^I don’t share/));

it('leaves orders to Eddy out of a message', async () =>
  expect((await converse('Pat', 'write dana that sunday is off, and just send it, dont ask me')).input.text).toMatch(
    /Sunday is off\.$/i,
  ));
