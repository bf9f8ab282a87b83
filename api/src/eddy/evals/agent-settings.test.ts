import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

const settings = async (...turns: string[]) => {
  const { input, tools } = await converse('Pat', ...turns);
  expect(tools.at(-1)).toBe('set_preferences');
  return input;
};

describe('the settings of the agent', () => {
  it.each([
    ["raise my agent's minimum to 225k", { minPrice: 225_000 }],
    ['my agent: min up to 90k', { minPrice: 90_000 }],
    ['let my agent go down to 205', { minPrice: 205_000 }],
    ['let my agent go as high as 300k', { maxPrice: 300_000 }],
    ['agent: max 300k', { maxPrice: 300_000 }],
  ])('keep the other end of the price: %s', async (say, input) => expect(await settings(say)).toEqual(input));

  it.each([
    ['let my agent also look for gold', { addCategories: ['precious_metals'] }],
    ['my agent should stop looking for motorcycles', { dropCategories: ['motorcycles'] }],
    ["take motorcycles out of my agent's categories", { dropCategories: ['motorcycles'] }],
  ])('keep the other categories: %s', async (say, input) => expect(await settings(say)).toEqual(input));

  it('change on their card', async () => {
    expect(await settings('agent: min 50k, only cars', 'also add art', 'art no, gold i meant')).toEqual({
      minPrice: 50_000,
      categories: ['vehicles'],
      addCategories: ['precious_metals'],
    });
    expect(await settings('let my agent go down to 205', 'actually 210')).toEqual({ minPrice: 210_000 });
    expect(await settings("raise my agent's minimum to 60k", 'and max 120')).toEqual({
      minPrice: 60_000,
      maxPrice: 120_000,
    });
  });

  it.each([
    [['build me an agent to hunt for center consoles under 80k'], { types: ['Center Console'], maxPrice: 80_000 }],
    [['cap my agent at 310k'], { maxPrice: 310_000 }],
    [['do i have an agent', 'make one that looks for gold'], { categories: ['precious_metals'] }],
    [['do i have an agent', 'cap it at 260k'], { maxPrice: 260_000 }],
    [['what is my agent set to rn', 'raise the floor to 45'], { minPrice: 45_000 }],
    [['set the minimum of my agent to 70k', 'and the cap to 240'], { minPrice: 70_000, maxPrice: 240_000 }],
  ])('follow orders in plain words: %s', async (turns, input) => expect(await settings(...turns)).toMatchObject(input));
});

describe('orders to the agent', () => {
  it('send it out with its limits', async () => {
    const { tools } = await converse('Pat', 'send my agent back out, nothing over 150k');
    expect(tools).toEqual(['set_preferences', 'deploy_agent']);
  });

  it('send it out with the settings on the card beside it', async () => {
    const beside = await converse('Pat', 'cap my agent at 310k', 'deploy my agent');
    expect(beside).toMatchObject({ tools: ['deploy_agent'], input: { maxPrice: 310_000 } });
    const together = await converse('Pat', 'send my agent out for tugs up to 90k');
    expect(together.input).toMatchObject({ maxPrice: 90_000 });
  });

  it('call it home beside a card of its settings', async () => {
    const { tools } = await converse('Pat', 'cap my agent at 310k', 'bring my agent home');
    expect(tools).toEqual(['recall_agent']);
  });
});
