import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it.each(['what’s the spread between my tern and the regent 52', 'how far apart are my tern 32 and the regent 52'])(
  'tells the difference of two prices: %s',
  async (say) =>
    expect((await converse('Pat', say)).text).toContain(
      'The 2015 Marlowe Regent 52 asks $600,000 more than the 2020 Larkwell Tern 32.',
    ),
);

it('counts all own boats against a price', async () => {
  const { text } = await converse('Fay', 'if i trade both of my boats for the regent 52, how much cash do i still owe');
  expect(text).toContain('you would have to add $363,000.');
});

it('works out a price under asking and drafts it', async () => {
  const turns = ['tell me about the breeze 28', 'what would 10 percent under asking be?'];
  expect((await converse('Pat', ...turns)).text).toContain('asks $119,000, so that would be $107,100.');
  expect(await converse('Pat', ...turns, 'draft an offer at that')).toMatchObject({
    tools: ['draft_offer'],
    input: { cash: 107_100 },
  });
});

it('compares the price per foot of two boats by name', async () => {
  const { text } = await converse('Pat', 'which is cheaper per foot, the reef 24 or the reef 26');
  expect(text).toContain('Reef 24: about $2,833 per foot');
  expect(text).toContain('Reef 26: about $3,442 per foot');
});

it('answers a search and a fee in one message', async () => {
  const { text } = await converse('Pat', 'center consoles in texas that arent ospreys, and what does escrow cost?');
  expect(text).toContain('Bolt 39');
  expect(text).toContain('Escrow: 0.85%');
});
