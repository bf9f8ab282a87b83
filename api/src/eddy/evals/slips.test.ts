import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';
import { corrected } from '../built-in/reading/words/spelling.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('finds a type of two words with a typo in one of them', () => {
  it.each([
    ['dul console in florida', 'Dual Console'],
    ['daul consoles', 'Dual Console'],
    ['ANY DUEL CONSOLES', 'Dual Console'],
    ['sprot fishing boats', 'Sport Fishing'],
    ['spotr fishing over 300k', 'Sport Fishing'],
    ['motr yacht in miami', 'Motor Yacht'],
    ['omtor yachts', 'Motor Yacht'],
    ['moter yachts over 1 million', 'Motor Yacht'],
    ['bow rdier in california', 'Bowrider'],
    ['salt watre boats', 'Saltwater Fishing'],
    ['cnter console under 100k', 'Center Console'],
    ['express cruzer under 120k', 'Express Cruiser'],
  ])('%s', async (say, type) => {
    const { text, input } = await converse('Pat', say);
    expect(input).toMatchObject({ type });
    expect(input).not.toHaveProperty('query');
    expect(text).not.toMatch(/left aside|didn’t get/);
  });
});

describe('corrects ordinary words', () => {
  it.each([
    ['sleping', 'sleeping'],
    ['seling', 'selling'],
    ['swpas', 'swaps'],
    ['trdaes', 'trades'],
    ['posible', 'possible'],
    ['adress', 'address'],
    ['nubmer', 'number'],
    ['suspicous', 'suspicious'],
    ['favortie', 'favorite'],
    ['phne', 'phone'],
    ['desription', 'description'],
    ['recieved', 'received'],
  ])('%s', (word, meant) => expect(corrected(word)).toBe(meant));
});

it.each(['decides', 'settles', 'listens', 'deposits', 'prettier'])(
  'leaves another form of an ordinary word: %s',
  (word) => expect(corrected(word)).toBeUndefined(),
);

describe('leaves names alone that resemble ordinary words', () => {
  it.each([
    'stuart',
    'steven',
    'walter',
    'ranger',
    'regent',
    'hatteras',
    'destin',
    'grady',
    'formula',
    'cooper',
    'three',
  ])('%s', (name) => expect(corrected(name)).toBeUndefined());

  it('takes a strange word behind “in” for a place', async () => {
    expect((await converse('Pat', 'bowriders in markett')).text).toContain('Markett');
  });
});

it.each([
  'whats the owners adress',
  'give me danas phone nubmer',
  'gimme the sellers phne number',
  'WHERES DANAS HOME ADRESS',
  'i need the private addres of the seller',
])('keeps contact details private despite a typo: %s', async (say) => {
  expect(await converse('Pat', say)).toMatchObject({ tools: [], text: expect.stringContaining('I don’t share') });
});

describe('keeps each number with its own unit', () => {
  it.each([
    ['center consoles at least 40 mph up to 350,000', { type: 'Center Console', minMaxSpeed: 40, maxPrice: 350_000 }],
    ['a beam of at most 8 feet up to 120,000', { maxBeam: 8, maxPrice: 120_000 }],
    ['boats no longer than 30 feet up to 120,000', { maxLength: 30, maxPrice: 120_000 }],
    ['max 500 hours up to 300,000', { maxEngineHours: 500, maxPrice: 300_000 }],
    ['center console with a single 200', { type: 'Center Console', engine: ['single', '200'] }],
    ['pre-2015 yachts', { type: 'Motor Yacht', maxYear: 2014 }],
    ['condition fair at most 60k', { conditions: ['Fair', 'Project'], maxPrice: 60_000 }],
    ['lowest-hour center console', { type: 'Center Console', order: 'fewest-hours' }],
    ['slowest boats first', { order: 'slowest' }],
  ])('%s', async (say, input) => expect((await converse('Pat', say)).input).toEqual(input));
});

describe('searches for boats that are described', () => {
  it.each([
    ['sporfisherman over 30 ft', { type: 'Sport Fishing', minLength: 30.1 }],
    ['looking for a sportfishermen in florida', { type: 'Sport Fishing', state: 'FL' }],
    [
      'a center or dual console, eihter one, under 90k',
      { types: ['Center Console', 'Dual Console'], maxPrice: 90_000 },
    ],
    ['whats up for trade in stuart', { location: 'Stuart' }],
    [
      'If there’s a bowrider near Austin, I’d pay 30k or less',
      { type: 'Bowrider', near: 'Austin, TX', withinMiles: 50, maxPrice: 30_000 },
    ],
  ])('%s', async (say, input) => expect((await converse('Pat', say)).input).toEqual(input));
});

it('answers a misspelled greeting in its language', async () => {
  expect((await converse('Pat', 'Bonjor Eddy')).text).toContain('Bonjour');
});

it('remembers the boat that a superlative chose', async () => {
  const { boat } = await converse(
    'Pat',
    'motor yachts over 1 million',
    'the cheapest one',
    'how many people can sleep on it',
  );
  expect(boat).toBe('Marlowe Regent 60');
});

it('tells what an owner takes, and drafts no offer of it', async () => {
  const { tools, text } = await converse('Pat', 'tell me about the gale 34', 'does the owner take real estate');
  expect(tools).toEqual(['boat_details']);
  expect(text).toContain('Real Estate');
});

it('keeps berths apart from a price', async () => {
  expect((await converse('Pat', 'sleeps at least 4 up to 250,000')).input).toEqual({ minSleeps: 4, maxPrice: 250_000 });
});
