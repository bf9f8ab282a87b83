import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('a search in short words', () => {
  it('takes no part of an amount for a name', async () => {
    const { input } = await converse('Noa', 'bowriders, 2016 or later, tops half a mil');
    expect(input).toMatchObject({ type: 'Bowrider', minYear: 2016, maxPrice: 500_000 });
    expect(input).not.toHaveProperty('query');
  });

  it('begins anew with another type', async () => {
    const { input } = await converse('Noa', 'bowriders in florida', 'okay, and now dual consoles under 90k');
    expect(input).toMatchObject({ type: 'Dual Console', maxPrice: 90_000 });
    expect(input).not.toHaveProperty('state');
  });

  it.each(['at least 30 knots, sorry, mph', 'at least 30 kts... er, i meant mph'])(
    'takes the unit that corrects another one: %s',
    async (say) => expect((await converse('Noa', `boats that do ${say}`)).input).toMatchObject({ minMaxSpeed: 30 }),
  );
});

describe('a question behind other words', () => {
  it.each([
    ['I’d like to sell my boat, a 2014 Sea Fox 22, 41k, Mobile. Where do I begin?', 'Open List Your Boat'],
    ['who took the world cup in 2018?', 'I’m good with boats'],
    ['there is a slip in my last message to Hank, could i change it', 'can’t be edited'],
    ['they rejected my credit card for the subscription', 'ask your bank'],
    ['what did the gale 34 cost brand new', 'I only know today’s asking prices'],
    ['i need a quick sale, any tips?', 'Good photos'],
    ['explain the difference between a planing hull and a displacement hull', 'A displacement hull moves'],
    ['how do we get our boat up on here? i’m new', 'Open List Your Boat'],
    ['where do i find reviews of me', 'public review'],
    ['was kostet die Plattform beim Tausch', '0.85%'],
    ['how much gas would 28 footers use', 'listings don’t record it'],
    ['how can i be sure the boat is not stolen', 'A listing doesn’t prove it'],
  ])('%s', async (say, answer) => {
    expect((await converse('Noa', say)).text).toContain(answer);
  });

  it('leaves nothing of advice open', async () => {
    expect((await converse('Noa', 'gotta sell quickly, what would you recommend?')).text).not.toContain('this part');
  });

  it('is about the person who is named', async () => {
    const { tools } = await converse('Noa', 'tell me about Hank. is he trustworthy?');
    expect(tools).toContain('person_profile');
    expect((await converse('Noa', 'are there any complaints about Hank?')).tools).toContain('person_profile');
  });
});

it.each([
  ['Pat', 'trade my tern for the gale 34 and i’ll chip in 12 grand', 12_000],
  ['Noa', 'Ich will 95.000 Dollar für die Gale 34 bieten', 95_000],
] as const)('drafts the whole offer for %s: %s', async (as, say, cash) => {
  const { input, shows } = await converse(as, say);
  expect(shows).toContain('data-proposal');
  expect(input).toMatchObject({ cash });
});

it('asks the owner what the listing lacks', async () => {
  const { input } = await converse('Noa', 'how many gallons does the gale 34 burn', 'yes please ask him');
  expect(JSON.stringify(input)).toContain('how many gallons does the gale 34 burn');
});

it('weighs the least that one could offer', async () => {
  const { text, shows } = await converse('Noa', 'what’s the lowest i could bid on the gale 34 without being rude');
  expect(text).toContain('estimate');
  expect(shows).not.toContain('data-proposal');
});

it('tells which own boat has the most views', async () => {
  const { text } = await converse('Fay', 'how many views do my boats have', 'and which one has the most views?');
  expect(text).toMatch(/^I can only go by views, and there it’s a tie\./);
});
