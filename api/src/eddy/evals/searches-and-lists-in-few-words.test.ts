import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('moves the price limit of a search and keeps the rest', () => {
  it.each([
    ['ok what does 75 get me', '$75,000'],
    ['with 60 what is there', '$60,000'],
    ['i could do 90', '$90,000'],
    ['and if i only have 40', '$40,000'],
    ['hmm raise it to 95', '$95,000'],
    ['so what can i get for 35', '$35,000'],
    ['push the budget to 120', '$120,000'],
    ['only ones under 50', '$50,000'],
  ])('%s', async (say, limit) =>
    expect((await converse('Pat', 'center consoles in texas under 80k', say)).text).toContain(
      `Looking for Center Consoles up to ${limit}, in Texas.`,
    ),
  );

  it('doubles it', async () =>
    expect((await converse('Pat', 'center consoles under 80k', 'what about twice as much')).input).toMatchObject({
      ...{ type: 'Center Console', maxPrice: 160_000 },
    }));

  it.each(['what if money was no issue', 'price isnt important'])('drops it: %s', async (say) => {
    const { input } = await converse('Pat', 'center consoles in texas under 80k', say);
    expect(input).toMatchObject({ type: 'Center Console', state: 'TX' });
    expect(input).not.toHaveProperty('maxPrice');
  });

  it('keeps the place of a search that was widened', async () => {
    const { input } = await converse('Pat', 'center consoles in alaska under 80k', 'ok and if i go up to 200');
    expect(input).toMatchObject({ maxPrice: 200_000 });
    expect((await converse('Pat', 'boats in alaska under 80k', 'id go to 250')).text).toContain('in Alaska');
  });

  it('reads a year as a year', async () => {
    const { input } = await converse('Pat', 'center consoles in texas under 80k', '2016');
    expect(input).toMatchObject({ maxPrice: 80_000, minYear: 2016 });
  });

  it('asks from where something closer should be', async () => {
    expect((await converse('Pat', 'center consoles', 'Nothing closer?')).text).toContain('From where?');
  });
});

describe('answers about the boats shown', () => {
  it.each(['which of em is mine', 'do any belong to me', 'which ones mine'])('%s', async (say) => {
    const { text } = await converse('Fay', 'boats in texas', say);
    expect(text).toMatch(/^(?:Of the boats shown, the .* yours\.|None of the boats shown is yours\.)/);
  });

  it.each(['which of these are new', 'any of em new?', 'which are brand new'])(
    'looks for the condition, not for the year: %s',
    async (say) => expect((await converse('Pat', 'boats in texas', say)).input).toMatchObject({ conditions: ['New'] }),
  );
});

describe('answers a short question right after help', () => {
  it.each([
    'and if its boat for boat, no cash?',
    'what if no money changes hands',
    'is that each',
    'same if its only a truck i give?',
  ])('on the fee: %s', async (say) => {
    const { text } = await converse('Pat', 'whats the fee when i close through the app', say);
    expect(text).toContain('The closing fee goes by the boats');
  });

  it.each([
    [
      'so nobody has to want what i got directly?',
      'Yes. In a ring, what you give only has to suit the member who gets it',
    ],
    ['who finds the other two', 'You don’t look for the others yourself'],
    ['what if the third guy bails', 'until the release it’s all or nothing'],
  ])('on rings: %s', async (say, part) =>
    expect((await converse('Pat', 'how does a ring trade work', say)).text).toContain(part),
  );

  it.each([
    ['what do i need to send', 'I don’t know which papers our team asks for'],
    ['do you need my passport', 'I don’t know which papers our team asks for'],
    ['do i have to', 'No: you can list a boat'],
    ['where do i do that', 'write to our team from the Contact page'],
  ])('on verification: %s', async (say, part) =>
    expect((await converse('Pat', 'how do i get verified', say)).text).toContain(part),
  );

  it('searches if the question is about boats', async () => {
    const { tools } = await converse('Pat', 'whats the fee when i close through the app', 'show me center consoles');
    expect(tools).toContain('search_boats');
  });
});

it('takes an offer right after a search for an order, and for no limit', async () => {
  const { tools } = await converse('Pat', 'boats in Seattle', 'offer 95k for it');
  expect(tools).toContain('draft_offer');
});

it('ends with a shouted amount beside a card', async () => {
  const { text } = await converse('Pat', 'offer 95k for the Heron Classic 29', 'MAKE IT 54 K');
  expect(text).not.toMatch(/went wrong/);
});
