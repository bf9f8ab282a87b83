import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';
import { corrected } from '../built-in/reading/spelling.ts';

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
