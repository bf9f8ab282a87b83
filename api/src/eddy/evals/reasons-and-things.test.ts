import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    { owner: 'Hank', year: 2018, make: 'Dorado', model: '33 Sport', price: '64000.00', location: 'Tampa, FL' },
    { owner: 'Hank', year: 2019, make: 'Dorado', model: '33 CC', price: '84000.00', location: 'Port Lavaca, TX' },
  ]);
});

describe('holds a price that surprises against comparable boats', () => {
  it.each([
    'why is it so cheap for a 2021?',
    'how come they ask so little when it was built in 2021',
    'what’s the catch, the price seems so low',
    'why so expensive?',
    'warum ist es so günstig?',
    '¿por qué es tan caro?',
  ])('%s', async (say) => {
    const { tools, boat } = await converse('Noa', 'tell me about the Gale 34', say);
    expect(tools.at(-1)).toBe('market_value');
    expect(boat).toBe('Halcyon Gale 34');
  });

  it('of a boat that is named', async () => {
    const { tools, boat } = await converse('Noa', 'why is the Breeze 28 so cheap if it’s a 2019');
    expect(tools).toEqual(['boat_details', 'market_value']);
    expect(boat).toBe('Halcyon Breeze 28');
  });
});

it.each([
  'I’d swap for some acreage, does anybody have any?',
  'who has land to trade?',
  'any owners with a motorcycle they’d swap',
  'does anyone here own gold they would trade',
])('does not take what owners accept for what they have: %s', async (say) => {
  const { tools, text } = await converse('Noa', say);
  expect(tools).toEqual([]);
  expect(text).toContain('not the other things that members have');
});

it('still finds owners who take a thing', async () => {
  const { input } = await converse('Noa', 'who takes land?');
  expect(input).toMatchObject({ tradeFor: ['land'] });
});

it('tells a boat by its number and a town that begins with “Port”', async () => {
  const { boat } = await converse('Noa', 'how much is the 33 in Port Lavaca');
  expect(boat).toBe('Dorado 33 CC');
  const { text } = await converse('Noa', 'is there a 33 in Port Lavaca?');
  expect(text).toContain('2019 Dorado 33 CC');
});

it.each([
  ['nothing older than 2015, no bowriders, but diesel is fine', ['fuel', 'notFuel']],
  ['center consoles under 200k, inboards okay', ['engine', 'engines', 'notEngine']],
])('asks for nothing that the user only allows: %s', async (say, never) => {
  const { input } = await converse('Noa', say);
  for (const key of never) expect(input).not.toHaveProperty(key);
});

describe('things of the garage', () => {
  it.each(['which things do i have listed for trade', 'what stuff of mine is up for swap?'])(
    'are listed: %s',
    async (say) => {
      expect((await converse('Pat', say)).tools).toContain('my_garage');
    },
  );

  it('are told with their value and who can see them', async () => {
    const { text } = await converse('Pat', 'what is my porsche listed at, and is it visible to everybody');
    expect(text).toMatch(/Your garage lists .*\$[\d,]+/);
    expect(text).toMatch(/can see/);
  });
});
