import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it.each([
  ['boats in Maryland, Virginia or Delaware', { states: ['MD', 'VA', 'DE'] }],
  ['we keep it docked in Maryland, Virginia or Delaware and want a yacht', { states: ['MD', 'VA', 'DE'] }],
  ['center consoles in fla under 150k', { state: 'FL', maxPrice: 150_000 }],
  ['anything in Tex. or Ala.?', { states: ['TX', 'AL'] }],
  ['boats in Wash. or Calif.', { states: ['WA', 'CA'] }],
  ['sport fishing boats in Jersey or the Carolinas', { states: ['NJ', 'NC', 'SC'] }],
  ['express cruisers not in Fla', { type: 'Express Cruiser', notStates: ['FL'] }],
  ['anything but Cali please', { notStates: ['CA'] }],
])('reads where boats should be: %s', async (say, wish) => {
  const { input } = await converse('Pat', say);
  expect(input).toMatchObject(wish);
});

it('names short states without boats by their names', async () => {
  const { text } = await converse('Pat', 'anything in Mass. or Conn.?');
  expect(text).toContain('in Massachusetts or Connecticut');
});

it('finds boats of a city or an island chain, and in a city or a state', async () => {
  const keys = await converse('Pat', 'boats in Miami or the Keys');
  expect(keys.text).toContain('in Miami or the Florida Keys');
  expect(keys.text).toContain('I found 4 boats.');
  const mixed = await converse('Pat', 'boats in Annapolis or anywhere in South Carolina');
  expect(mixed.text).toContain('in Annapolis or South Carolina');
  expect(mixed.text).toContain('I found 4 boats.');
});
