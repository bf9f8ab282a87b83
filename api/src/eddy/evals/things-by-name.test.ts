import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('things of the garage', () => {
  it('are offered by a word of their title', async () => {
    const { input, boat } = await converse('Pat', 'rolex + 60k for the breeze 28');
    expect(boat).toBe('Halcyon Breeze 28');
    expect(input).toMatchObject({ cash: 60_000 });
    expect(JSON.stringify(input).toLowerCase()).toContain('rolex');
  });

  it.each([
    ['is my rolex real', 'Your garage lists Gold Rolex ($24,000)'],
    ['are my rolex genuine', 'I know only what you entered in your garage'],
    ['who painted my painting', 'I know only what you entered in your garage'],
  ])('are known by what the user entered: %s', async (say, words) => {
    const { text, shows } = await converse('Pat', say);
    expect(text).toContain(words);
    expect(shows).not.toContain('data-boats');
  });
});

describe('everyday words', () => {
  it.each([
    ['Pat', 'how many looks is my tern getting', 'views'],
    ['Fay', 'think anyone would pay 80k for my trusty plover?', '$80,000 would be'],
    ['Pat', 'what can a guy get for roughly 50 grand', 'up to $50,000'],
    ['Pat', 'anything with 3 motors hanging off the back', 'triple outboard'],
    ['Pat', 'bowriders whose owner swaps cars', 'take Cars & Vehicles'],
    ['Pat', 'boats in my state', 'in Florida'],
  ] as const)('of %s: %s', async (as, say, words) => {
    expect((await converse(as, say)).text).toContain(words);
  });

  it('“waiting on ME” is no state', async () => {
    expect((await converse('Pat', 'how many deals are waiting on ME')).text).not.toContain('Maine');
  });

  it('ask for the two that were shown', async () => {
    const { text } = await converse('Pat', 'show me the two cheapest bowriders', 'which of them take cars');
    expect(text).toContain('among those you chose');
  });

  it.each([
    ['show me the gale 34', 'es diésel o gasolina?', 'motor'],
    ['cuéntame del gale 34', '¿lleva diésel o gasolina?', 'motor'],
  ])('ask for the engine in Spanish: %s, %s', async (first, then, words) => {
    expect((await converse('Pat', first, then)).text).toContain(words);
  });

  it('measure a distance in German', async () => {
    const { text } = await converse('Pat', 'wie viele meilen sinds von tampa bis zum gale 34');
    expect(text).toMatch(/Luftlinie von Tampa/);
  });

  it.each([
    ['on a 90 000 pour un bateau, pas en floride', 'jusqu’à $90,000'],
    ['tenemos 200 mil para un barco', 'hasta $200,000'],
    ['wir haben 300.000 für ein boot', 'bis $300,000'],
  ])('name a budget: %s', async (say, words) => {
    expect((await converse('Pat', say)).text).toContain(words);
  });

  it('write a note beside an offer, whatever it names', async () => {
    const { input, tools } = await converse(
      'Pat',
      'offer 100k for the breeze 28',
      'put in that ill bring the tern up myself',
    );
    expect(tools).toContain('draft_offer');
    expect(input).toMatchObject({ cash: 100_000, note: expect.stringContaining('bring the tern up myself') });
  });
});
