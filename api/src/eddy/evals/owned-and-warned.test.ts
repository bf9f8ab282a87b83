import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it.each(['what do i own', 'so what all do i own here'])('tells boats and things together: %s', async (say) => {
  const { text } = await converse('Pat', say);
  expect(text).toContain('2020 Larkwell Tern 32');
  expect(text).toContain('Gold Rolex');
});

describe('warns of payments before the boat', () => {
  it.each([
    'he wants me to send the coins first, then he hands over the papers',
    'seller says no visit until i wire the money',
    'she only shows the boat after a deposit, pay first she says',
  ])('%s', async (say) => expect((await converse('Pat', say)).text).toMatch(/^Please don’t\./));
});

it.each([
  'if i say yes to one of them, are the other offers gone?',
  'what becomes of the remaining offers once i accept this one',
])('tells that other offers wait: %s', async (say) => expect((await converse('Fay', say)).text).toContain('backups'));

it.each(['qual é o mais barato?', 'vocês têm barcos em miami?', 'quanto custa esse barco'])(
  'answers Portuguese with a note in English: %s',
  async (say) => expect((await converse('Pat', say)).text).toMatch(/^I only read English/),
);

it('takes “give or take” for a tolerance only', async () => {
  const { input, text } = await converse('Pat', 'show me what is around 36 feet, give or take 3');
  expect(input).toMatchObject({ minLength: 33, maxLength: 39 });
  expect(text).not.toContain('broker');
});
