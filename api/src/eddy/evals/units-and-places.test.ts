import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    { owner: 'Hank', year: 2018, make: 'Dorado', model: '26 Bay', price: '64000.00', location: 'Tampa, FL' },
    { owner: 'Hank', year: 2019, make: 'Dorado', model: '28 DC', price: '84000.00', location: 'Norfolk, VA' },
  ]);
});

describe('limits in other units', () => {
  it.each([
    ['express cruisers of 9 meters at most', { maxLength: 29.5 }],
    ['something from 11 m up in florida', { minLength: 36.1 }],
    ['cruisers between 8 and 10 meters', { minLength: 26.2, maxLength: 32.8 }],
    ['a beam of at most 2.6 m', { maxBeam: 8.5 }],
    ['more than 35 knots', { minMaxSpeed: 41 }],
    ['nothing over 30 kn', { maxMaxSpeed: 34 }],
  ])('searches exactly for “%s”', async (message, input) => {
    expect((await converse('Noa', message)).input).toMatchObject(input);
  });

  it.each([
    ['can the Marlin 45 sleep 8', 'No. It sleeps 4.'],
    ['will the Marlin 45 sleep 3', 'Yes. It sleeps 4.'],
    ['is the Duet 27 longer than 9 meters', 'No. It’s 27 ft long.'],
  ])('judges “%s”', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });
});

describe('places as they were said', () => {
  it('tells two states by their names', async () => {
    expect((await converse('Noa', 'what is there in virginia or maryland')).text).toContain('in Virginia or Maryland');
  });

  it('tells how far two towns are apart', async () => {
    const { text, tools } = await converse('Noa', 'about how many miles between galveston and new orleans?');
    expect(tools).toEqual(['miles_between']);
    expect(text).toContain('Galveston, TX and New Orleans, LA are about');
  });
});
