import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('reads words as they sound', () => {
  it.each<[string, object]>([
    ['senter console, 100k tops', { type: 'Center Console', maxPrice: 100_000 }],
    ['xpress cruzers that arnt dizel', { type: 'Express Cruiser', notFuel: ['diesel'] }],
    ['bowriders less then thirdy k', { type: 'Bowrider', maxPrice: 30_000 }],
    ['anything older then 2010', { maxYear: 2009 }],
    ['24 foot an up, under 80k', { minLength: 24, maxPrice: 80_000 }],
    ['bowriders anywhere xcept in texas', { type: 'Bowrider', notStates: ['TX'] }],
    ['who is takin machinry for a boat', { tradeFor: ['machinery'] }],
    ['oil burners below 400k', { fuel: ['diesel'], maxPrice: 400_000 }],
  ])('%s', async (say, input) => expect((await converse('Noa', say)).input).toMatchObject(input));

  it('and shows amounts that were misspelled', async () =>
    expect((await converse('Pat', 'dual consoles, fourty k max')).text).toContain('up to $40,000'));
});

describe('leaves out what is ruled out', () => {
  it.each<[string, object]>([
    ['dual consoles, none with twin engines', { type: 'Dual Console', notEngine: ['twin'] }],
    ['bowriders yes, texas no', { type: 'Bowrider', notStates: ['TX'] }],
    ['jewelry or art yes, experiences no', { tradeFor: ['jewelry', 'art'], notTradeFor: ['experiences'] }],
    ['who takes a car but no boat', { tradeFor: ['vehicles'], notTradeFor: ['boats'] }],
    ['motoryachten, aber nicht meine', { type: 'Motor Yacht', notMine: true }],
    ['yates a motor, menos los mios', { type: 'Motor Yacht', notMine: true }],
  ])('%s', async (say, input) => expect((await converse('Fay', say)).input).toMatchObject(input));

  it.each(['everything in texas except luis', 'all the boats under 100k in texas, but not from luis'])(
    'the boats of one owner: %s',
    async (say) => {
      const { text } = await converse('Pat', say);
      expect(text).toContain('Left out: ');
      expect(text).toContain('Flats 25');
    },
  );

  it('the first of an order', async () =>
    expect((await converse('Pat', 'not the most expensive boat, the second most expensive')).text).toMatch(
      /^That would be the 2018 Marlowe Regent 60/,
    ));
});

describe('keeps to the search', () => {
  it('looks on the other side of a price', async () =>
    expect((await converse('Pat', 'sport fishing over 500k', 'and under?')).input).toMatchObject({
      ...{ type: 'Sport Fishing', maxPrice: 500_000 },
    }));

  it('takes over limits for another type', async () =>
    expect(
      (await converse('Pat', 'center consoles under 90k', 'dual consoles instead, same budget')).input,
    ).toMatchObject({
      ...{ type: 'Dual Console', maxPrice: 90_000 },
    }));

  it('shows one of a list by its place', async () =>
    expect((await converse('Pat', 'dual consoles sorted by price', 'show the last one')).boat).toBe('Trident Duet 27'));

  it('asks the owners of a list', async () =>
    expect((await converse('Pat', 'boats in galveston', 'any of them take an airplane?')).text).toContain('Bolt 39'));
});

describe('answers', () => {
  it('a claim about a place', async () =>
    expect((await converse('Pat', 'the gale 34 lies in tampa, does it not?')).text).toMatch(
      /^No\. It’s in Fort Lauderdale/,
    ));

  it('a discount for paying elsewhere with a warning', async () =>
    expect((await converse('Pat', 'dana takes 10k off if we do half of it outside the site')).text).toMatch(
      /^Please don’t\./,
    ));

  it('about emails, not about the account', async () =>
    expect((await converse('Pat', 'i dont like the emails but dont want to close my account')).text).toContain(
      'Notifications',
    ));
});
