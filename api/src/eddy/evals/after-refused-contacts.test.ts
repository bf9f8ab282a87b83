import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('writes to the person whose contact details were refused', () => {
  it.each([
    ['whats danas phone number', 'ok then ask her if the Breeze 28 has a spare prop'],
    ['i need the email of Dana', 'fine, tell her i can see the Breeze 28 on Friday'],
    ['can you get me Dana’s address', 'then just message her that i like the Breeze 28'],
  ])('%s', async (first, say) => {
    const { tools, shows, boat } = await converse('Pat', first, say);
    expect(tools.at(-1)).toBe('draft_message');
    expect(shows).toContain('data-proposal');
    expect(boat).toContain('Breeze 28');
  });

  it('asks for the owner if nobody was named', async () => {
    const { text, tools } = await converse('Pat', 'whats the sellers phone number', 'ok ask him when i can call');
    expect(tools).toEqual([]);
    expect(text).toContain('Which owner');
  });
});
