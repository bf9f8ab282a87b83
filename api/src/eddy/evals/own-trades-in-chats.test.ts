import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('sums of an offer that Eddy worked out', () => {
  const worked = 'what would I have to add to my tern 32 for the gale 34';

  it.each([
    ['offer mine plus 70, not the whole gap', 70_000],
    ['propose my boat and 72k', 72_000],
    ['write it up like that', 80_000],
    ['make an offer with those numbers', 80_000],
  ])('become an offer: %s', async (say, cash) => {
    const { tools, input, boat } = await converse('Pat', worked, say);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(boat).toBe('Halcyon Gale 34');
    expect(input).toMatchObject({ cash });
    expect(input.myBoatId).toBeDefined();
  });

  it.each(['is that a lot?', 'what does a broker write?'])('but only on an order: %s', async (say) => {
    expect((await converse('Pat', worked, say)).tools).not.toContain('draft_offer');
  });

  it('stand against the own price', async () => {
    expect((await converse('Pat', 'how far under my price is 170k for the tern')).text).toContain(
      'That’s $15,000 less than the asking price of $185,000, or 8.1%.',
    );
    expect((await converse('Pat', 'what am I asking for my tern?')).text).toBe(
      'The 2020 Larkwell Tern 32 asks $185,000.',
    );
  });
});

describe('messages', () => {
  it('change their day and end with thanks', async () => {
    const { input } = await converse(
      'Pat',
      'tell Dana I will call about the breeze on Monday',
      'make that Friday, and add a thank you',
    );
    expect(input.text).toMatch(/Friday\. Thank you!$/);
    expect(input.text).not.toContain('add a');
  });

  it('keep an amount as it is written', async () => {
    const { input } = await converse('Pat', 'ask Hank whether he would go to 178,000 for the tern');
    expect(input.text).toContain('178,000');
    expect(input.text).not.toContain(',000,000');
  });

  it.each(['did Hank bite on the trailer?', 'has Hank named a number yet, or is he beating around the bush'])(
    'answer what somebody thinks of it: %s',
    async (say) => expect((await converse('Pat', say)).tools).toEqual(['my_conversations']),
  );

  it('are found by their topic', async () => {
    const { text } = await converse('Pat', 'who wrote to me', 'and the one about the breeze, what does she want?');
    expect(text).toContain('conversation with Dana about the 2019 Halcyon Breeze 28');
  });

  it('leave the boat that they are about in mind', async () => {
    const turns = ['tell Hank about my tern: she is free on Saturday', 'wait, what am I asking for that boat of mine?'];
    expect((await converse('Pat', ...turns)).text).toBe('The 2020 Larkwell Tern 32 asks $185,000.');
  });

  it('know what a verified member is', async () => {
    expect((await converse('Pat', 'but he is a verified member')).text).toContain('It says nothing about a boat');
  });
});
