import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('reads the limits of a search that are said in passing', () => {
  it.each<[string, object]>([
    ['seats for 9 guests aboard, under 200k', { minCapacity: 9, maxPrice: 200_000 }],
    ['should hold 6 people on board', { minCapacity: 6 }],
    ['has to have a bunk, max 250k', { minSleeps: 1, maxPrice: 250_000 }],
    ['center consoles but in neither of the carolinas', { type: 'Center Console', notStates: ['NC', 'SC'] }],
    ['sport fishing, not in either carolina', { type: 'Sport Fishing', notStates: ['NC', 'SC'] }],
    ['who takes bikes', { tradeFor: ['motorcycles'] }],
    ['something we could fix up ourselves', { conditions: ['Fair', 'Project'] }],
    ['have you got any fixer uppers?', { conditions: ['Fair', 'Project'] }],
    ['first boat for us, at most 60k', { maxPrice: 60_000 }],
  ])('%s', async (say, input) => expect((await converse('Pat', say)).input).toMatchObject(input));

  it('with engine hours beside a condition', async () =>
    expect((await converse('Pat', 'something almost new with under 150 hours')).text).toMatch(
      /up to 149 engine hours, in new or excellent condition/,
    ));

  it('searches regions with many towns', async () => {
    const { text } = await converse('Pat', 'yachts on long island');
    expect(text).toContain('Long Island');
    expect(text).not.toMatch(/didn’t work/);
  });

  it.each<[string, object]>([
    ['boote weder in texas noch in florida', { notStates: ['TX', 'FL'] }],
    ['bateaux ni en floride ni dans les carolines', { notStates: ['FL', 'NC', 'SC'] }],
    ['barcos que no esten ni en texas ni en california', { notStates: ['TX', 'CA'] }],
  ])('%s', async (say, input) => expect((await converse('Pat', say)).input).toMatchObject(input));

  it('shows the whole sentence with a million without its accent', async () =>
    expect((await converse('Pat', 'yates de menos de un millon')).text).toContain('hasta $1,000,000'));
});

describe('answers about boats', () => {
  it('adds the power of all engines up', async () => {
    const { text } = await converse('Pat', 'compare the breeze 28 and the gale 34', 'which has more horsepower');
    expect(text).toContain('600 hp in all');
  });

  it('checks a price said without its thousands', async () =>
    expect((await converse('Pat', 'is the gale 34 still at 240?')).text).toMatch(/^No\. It asks \$265,000\./));

  it('answers how many can sleep on the boat just told', async () =>
    expect((await converse('Pat', 'tell me about the gale 34', 'could 6 people sleep on it?')).text).toMatch(
      /^No\. It sleeps 4\./,
    ));

  it.each([
    ['and the next one up', 'Reef 24'],
    ['show me the one after that', 'Reef 24'],
  ])('goes on in the order of the list: %s', async (say, model) => {
    const { text } = await converse('Pat', 'cheapest center consoles', say);
    expect(text).not.toMatch(/didn’t get/);
    expect(text).not.toContain(`${model} ${model}`);
  });

  it('compares with another boat', async () =>
    expect(
      (await converse('Pat', 'tell me about the gale 34', 'does that have more hours than the breeze 28?')).text,
    ).toMatch(/^Yes\./));
});

describe('helps', () => {
  it.each([
    'are there taxes if i trade my car for a boat',
    'will i owe taxes trading my truck for a yacht',
    'is swapping my rolex for a boat taxable',
  ])('with taxes on a trade of a thing: %s', async (say) =>
    expect((await converse('Pat', say)).text).toContain('tax adviser'),
  );

  it.each([
    'could we write 5k on the bill of sale so there is less sales tax',
    'just put $100 on the title to beat the tax',
  ])('against false papers: %s', async (say) => expect((await converse('Pat', say)).text).toContain('tax fraud'));

  it('with photos', async () =>
    expect((await converse('Fay', 'where do i put more pictures of my boat')).text).toContain(
      'choose the boat and then Edit',
    ));
});
