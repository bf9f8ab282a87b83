import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('tells about all of one’s boats together', () => {
  it.each([
    [['what are my boats worth together?'], '$422,000'],
    [['how much are both my boats worth combined', 'how many views do they have in total'], 'views so far'],
    [['what would you charge if I sell both my boats'], '$422,000'],
    [['list my boats with their prices'], '$92,000'],
  ])('%j', async (turns, says) => expect((await converse('Fay', ...turns)).text).toContain(says));
});

describe('leads to the place where a listing is changed', () => {
  it.each([
    ['drop my corsair by 5 percent', '$313,500'],
    ['make my larkwell cash only', 'cash only'],
    ['pause the ketch 41', 'choose Pause for your 2015 Corsair Ketch 41'],
  ])('%s', async (say, says) => expect((await converse('Fay', say)).text).toContain(says));
});

describe('tells how good a boat is as far as its listing shows', () => {
  it.each([
    [['is the breeze 28 any good?'], ['100 engine hours', 'The owner writes: “Kept under cover', 'survey']],
    [['tell me about the gale 34', 'why is it so cheap'], ['110 engine hours']],
    [['tell me about the gale 34', 'is it still under warranty?'], ['doesn’t mention a warranty']],
  ])('%j', async (turns, says) => {
    const { text } = await converse('Pat', ...turns);
    for (const words of says) expect(text).toContain(words);
  });
});

it.each(['what’s the least the owner of the breeze 28 would take', 'how low would Dana go for the breeze 28?'])(
  'keeps a lowest price private and advises: %s',
  async (say) => {
    const { tools, text } = await converse('Pat', say);
    expect(tools).toContain('market_value');
    expect(text).toContain('private');
  },
);

it('reads a short search in German', async () => {
  const { input, text } = await converse('Noa', 'Bowrider bis 80.000 Dollar');
  expect(input).toEqual({ type: 'Bowrider', maxPrice: 80_000 });
  expect(text).toContain('Boote');
});
