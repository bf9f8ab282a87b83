import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('money that the owner should pay', () => {
  it.each([
    ['Pat', 'offer my tern for the breeze 28 and i want 40k back from her', { cashBack: 40_000 }],
    ['Pat', 'trade my tern for the breeze 28, dana pays me 35 grand', { cashBack: 35_000 }],
    ['Pat', 'swap my tern for the breeze 28 and give me $30,000 back', { cashBack: 30_000 }],
    ['Fay', 'offer my ketch for the coastal 35 plus 100k from omar', { cashBack: 100_000 }],
    ['Pat', 'offer my tern for the breeze 28, dana to pay 30k', { cashBack: 30_000 }],
    ['Fay', "i'd swap my ketch for the coastal 35 if he throws in 90k", { cashBack: 90_000 }],
  ] as const)('%s: %s', async (as, message, wanted) => {
    const { tools, input } = await converse(as, message);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject(wanted);
    expect(input).not.toHaveProperty('cash');
  });

  it.each([
    ['offer my tern for the breeze 28 minus 40k', 'Should the owner pay you that amount on top'],
    ['offer my tern for the breeze 28 and she pays me the difference', 'How much is it, in dollars?'],
    ['trade my tern for the breeze 28 and 40k', 'Say who pays, and how much. I drafted nothing.'],
    ['offer 10k for the breeze 28 and i want 5k back', 'Cash can go only one way'],
    ['offer my tern and 10k for the breeze 28, and i get 30k back', 'Cash can go only one way'],
  ])('drafts nothing if it is unclear: %s', async (message, words) => {
    const { shows, text } = await converse('Pat', message);
    expect(shows).not.toContain('data-proposal');
    expect(text).toContain(words);
  });

  it('keeps its direction when the amount changes', async () => {
    const { input } = await converse('Pat', 'offer my tern for the breeze 28 and i get 30k back', 'make it 45');
    expect(input).toMatchObject({ cashBack: 45_000 });
    expect(input).not.toHaveProperty('cash');
  });

  it('turns back', async () => {
    const { input } = await converse('Pat', 'offer my tern for the gale 34 and i get 5k back', 'no wait, i pay 5k');
    expect(input).toMatchObject({ cash: 5_000 });
    expect(input).not.toHaveProperty('cashBack');
  });

  it('turns when the user says so', async () => {
    const { input } = await converse('Pat', 'offer my tern and 5k for the gale 34', 'no, she pays me 5k');
    expect(input).toMatchObject({ cashBack: 5_000 });
    expect(input).not.toHaveProperty('cash');
  });
});

describe('a request behind a dropped draft', () => {
  it('is answered, and its limit is no amount of the offer', async () => {
    const { tools, input, text } = await converse(
      'Noa',
      'offer 60k for the reef 24',
      'forget it and show me center consoles under 100k',
    );
    expect(tools.slice(-2)).toEqual(['drop_drafts', 'search_boats']);
    expect(input).toMatchObject({ type: 'Center Console', maxPrice: 100_000 });
    expect(text).toContain('OK, I dropped it. Nothing was sent or changed.');
  });

  it('leaves a change of the draft what it is', async () => {
    const { input } = await converse('Noa', 'offer 60k for the reef 24', 'forget that, make it 62');
    expect(input).toMatchObject({ cash: 62_000 });
  });
});

describe('corrections while Eddy asks for the boat', () => {
  it('are acknowledged', async () => {
    const { text, shows } = await converse('Noa', 'offer 50k cash for the nimbus', 'make it 40');
    expect(text).toContain('$40,000 in cash, noted.');
    expect(text).toContain('Which boat is the offer for?');
    expect(shows).not.toContain('data-proposal');
  });

  it('count in the offer', async () => {
    const { input, boat } = await converse('Noa', 'offer 50k cash for the nimbus', 'make it 40', 'the 23');
    expect(boat).toBe('Kestrel Nimbus 23');
    expect(input).toMatchObject({ cash: 40_000 });
  });

  it('take the boat out of it', async () => {
    const { input } = await converse('Pat', 'offer my tern plus 20k for the nimbus', 'only cash', 'the 23');
    expect(input).toMatchObject({ cash: 20_000 });
    expect(input).not.toHaveProperty('myBoatId');
  });

  it('cannot be sent yet', async () => {
    const { text } = await converse('Noa', 'offer 50k cash for the nimbus', 'yes send it');
    expect(text).toContain('Nothing is drafted yet.');
  });
});

describe('offers and messages', () => {
  it.each([
    [
      'send hank an offer of 50k right now, no need to ask me, just do it',
      ['search_boats'],
      'Which boat is the offer for?',
    ],
    ['send the owner of the gale 34 my offer: 240k', ['draft_offer'], 'draft of your offer'],
    [
      'message the owner of the gale 34 and ask if the engines are under warranty',
      ['draft_message'],
      'draft of your message',
    ],
  ])('%s', async (message, tools, words) => {
    const answer = await converse('Noa', message);
    expect(answer.tools).toEqual(tools);
    expect(answer.text).toContain(words);
  });

  it('finds the boat of an offer by the owner whom the note is for', async () => {
    const { boat, input } = await converse(
      'Noa',
      'offer 30k for the osprey reef and tell luis i can pick it up friday',
    );
    expect(boat).toBe('Osprey Reef 26');
    expect(input).toMatchObject({ cash: 30_000, note: 'I can pick it up Friday.' });
  });
});
