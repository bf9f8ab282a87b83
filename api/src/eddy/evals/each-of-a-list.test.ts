import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('A question about a list', () => {
  it.each([
    ['how many can they each sleep?', 'berths for 4'],
    ['how long are these two', '52 ft'],
    ['hours on each?', 'engine hours'],
    ['¿cuántas literas tienen?', '4 plazas para dormir'],
    ['combien de couchages ont-ils ?', '4 couchages'],
    ['wie viele kojen haben sie jeweils', '4 Schlafplätze'],
  ])('is answered for each boat: %s', async (say, words) => {
    const { text } = await converse('Noa', 'motor yachts by marlowe under 2 million', say);
    expect(text).toContain('Regent 52');
    expect(text).toContain('Regent 60');
    expect(text).toContain(words);
  });

  it('tells which owners take a thing, and what they take', async () => {
    expect(
      (await converse('Noa', 'motor yachts by marlowe under 2 million', 'do they take land in trade?')).text,
    ).toContain('take Land');
    expect(
      (await converse('Noa', 'motor yachts by marlowe under 2 million', 'what would the owners take?')).text,
    ).toMatch(/Omar lists .*Mei lists/s);
  });

  it('keeps the limits behind “only”', async () => {
    const { text } = await converse('Noa', 'boats under 90k in texas', 'dual consoles only');
    expect(text).toContain('Dual Consoles up to $90,000, in Texas');
  });
});

describe('Saved boats', () => {
  it.each([
    ['sort them by price for me, lowest first', 'lowest price first'],
    ['the one with the most hours?', 'hours'],
  ])('are followed up: %s', async (say, words) => {
    const { text } = await converse('Noa', 'show my saved boats', say);
    expect(text).not.toContain('29 boats');
    expect(text).toContain(words);
  });
});

describe('Measures', () => {
  it.each([
    ['boats with 8 foot 6 of beam or less', 'beam up to 8.5 ft'],
    ['no wider than eight and a half feet', 'beam up to 8.5 ft'],
    ['a beam under nine foot six', 'beam up to 9.5 ft'],
  ])('are read: %s', async (say, words) => {
    expect((await converse('Noa', say)).text).toContain(words);
  });

  it('“trips” are engines only where engines can be', async () => {
    expect((await converse('Noa', 'i run trips with guests, show me motor yachts')).text).not.toContain('triple');
    expect((await converse('Noa', 'a center console with trips')).text).toContain('triple');
  });
});

describe('Services and money', () => {
  it.each([
    ['book me a surveyor for tuesday', 'In a closing, you order a survey'],
    ['ok go ahead and line up a hauler for the 5th', 'In a closing, you order a survey or another service'],
    ['hauling her up here from the keys, is that something you handle?', 'Boat Transport'],
    ['and is my money safe in the meantime?', 'holds the money in a trust account'],
    ['if me and Dana swap boats with some cash on top, do i owe taxes on that?', 'tax adviser'],
  ])('are explained: %s', async (say, words) => {
    expect((await converse('Noa', say)).text).toContain(words);
  });
});

describe('One’s own affairs', () => {
  it('are told by other words', async () => {
    expect((await converse('Pat', 'whats in my garage', 'worth how much all together?')).text).toContain('$116,000');
    expect((await converse('Pat', "what's on my want list?")).text).toMatch(/By your own rules|You haven’t/);
  });
});
