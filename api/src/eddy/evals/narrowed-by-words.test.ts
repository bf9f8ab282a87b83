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

describe('What is left out', () => {
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
