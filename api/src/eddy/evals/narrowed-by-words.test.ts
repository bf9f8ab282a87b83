import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('A list behind a search', () => {
  it('is narrowed by what owners must take', async () => {
    const { text } = await converse('Noa', 'center consoles', 'owner has to take a boat too');
    expect(text).toMatch(/owners? take/i);
    expect(text).toContain('Center Consoles');
  });

  it('answers for a name, whether there are boats of it or not', async () => {
    expect((await converse('Noa', 'center consoles under 200k', 'fenwick?')).text).toMatch(/fenwick/i);
  });
});

describe('A question about each boat of a name', () => {
  it('is answered for all of them', async () => {
    const { text } = await converse('Noa', 'the two regents, engine hours on each');
    expect(text).toContain('Regent 52');
    expect(text).toContain('Regent 60');
  });
});

describe('Leaving boats out', () => {
  it.each([
    ['no singles under 100k', 'not with single power'],
    ['barcos de más de 30 pies, menos los de la corredora', 'anunciados por sus dueños'],
    ['boats under 100k, brokerage stuff out', 'listed by their owners'],
  ])('is left out: %s', async (say, words) => {
    expect((await converse('Noa', say)).text).toContain(words);
  });
});

describe('A sentence added to a card', () => {
  it('belongs to the message', async () => {
    const { input } = await converse('Noa', 'ask dana if the gale 34 has a trailer', 'add ill bring my own mechanic');
    expect(JSON.stringify(input)).toMatch(/bring my own mechanic/i);
  });
});

describe('Short questions', () => {
  it.each([
    ['Pat', 'any mail', 'conversation'],
    ['Noa', 'is there a loan on the gale 34', 'A boat with a loan can be traded'],
  ] as const)('mean what they say: %s, %s', async (as, say, words) => {
    expect((await converse(as, say)).text).toContain(words);
  });

  it('about the price of one’s own boat keep its name', async () => {
    const { text } = await converse('Fay', 'is 92,000 a sensible number for my plover, you think?');
    expect(text).toContain('Larkwell Plover 26');
    expect(text).not.toContain('Ketch 41');
  });
});

describe('A note', () => {
  it('is added to an offer by “that”', async () => {
    const { input } = await converse('Pat', 'offer 100k for the breeze 28', 'add that she must come with her trailer');
    expect(input).toMatchObject({ cash: 100_000, note: expect.stringContaining('must come with her trailer') });
  });
});
