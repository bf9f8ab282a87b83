import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('takes a price with the question whether it is firm for no offer', () => {
  it.each([
    'is the 119k for the Breeze 28 firm',
    'are those $119,000 on the Breeze 28 negotiable',
    'is his 119 grand flexible',
  ])('%s', async (say) => {
    const { text, tools } = await converse('Pat', say);
    expect(tools).toEqual([]);
    expect(text).toContain('you may offer less');
  });
});

describe('starts at the town where the user says to be', () => {
  it.each([
    ['we live in Houston, which boats are near us', 'Houston'],
    ['im in houston whats nearest to me', 'Houston'],
    ['hey, i’m based in Norfolk. what is closest to me', 'Norfolk'],
  ])('%s', async (say, town) => {
    const { text, input } = await converse('Pat', say);
    expect(text).toContain(town);
    expect(JSON.stringify(input)).not.toContain('Tampa');
  });
});

it.each(['got something fast', 'i want a fast boat', 'a really speedy one, any type'])(
  'sorts by speed, since “fast” has no limit: %s',
  async (say) => {
    const { input } = await converse('Pat', say);
    expect(input).toMatchObject({ order: 'fastest' });
  },
);

describe('leaves out owners who take boats', () => {
  it.each([
    'which owners will not take another boat but would take a house',
    'boats whose sellers do not accept boats, only real estate',
  ])('%s', async (say) => {
    const { input, text } = await converse('Pat', say);
    expect(input).toMatchObject({ tradeFor: ['real_estate'], notTradeFor: ['boats'] });
    expect(text).not.toContain('I didn’t use');
  });
});

it.each([
  'I’d like to sell my 2004 Dellmar. How do I begin?',
  'how do i sell my 1998 Dellmar Sport here',
  'we want to list our aunt’s boat, it’s a 1991 dellmar, where do we start',
])('explains listing to an owner of a boat that nobody knows: %s', async (say) => {
  expect((await converse('Pat', say)).text).toContain('Open List Your Boat');
});

it.each(['what is Dana’s lowest price that she would accept', 'the lowest price Dana would ever take', 'Danas floor?'])(
  'keeps the limits of others private: %s',
  async (say) => {
    expect((await converse('Pat', say)).text).toMatch(/private/);
  },
);

it.each(['what is the number for Dana', 'whats danas number'])('gives no number of a person: %s', async (say) => {
  expect((await converse('Pat', say)).text).toContain('I don’t share other people’s contact details');
});

describe('picks by its estimates and says why', () => {
  it.each(['which of them would you choose', 'if you were me, which one would you go for', 'what would you buy'])(
    '%s',
    async (say) => {
      const { tools, text } = await converse('Pat', 'dual consoles', say);
      expect(tools.at(-1)).toBe('estimate_boats');
      expect(text).toContain('By my estimates');
    },
  );

  it('never speaks of an order behind it', async () => {
    const { text } = await converse('Pat', 'dual consoles', 'which of them would you take', 'why');
    expect(text).not.toContain('in an order');
  });
});

it('names the order that a list of the nearest boats is in', async () => {
  const { text } = await converse('Pat', 'boats nearest to Miami', 'why that one?');
  expect(text).not.toContain('most recently listed first');
});

it.each([
  ['welche boote kann ich gegen ein auto tauschen', 'Autos'],
  ['quels bateaux puis-je avoir contre une voiture', 'voitures'],
])('looks for owners who take a car: %s', async (say, words) => {
  const { input, text } = await converse('Pat', say);
  expect(input).toMatchObject({ tradeFor: ['vehicles'] });
  expect(text).toContain(words);
});

it('takes a cabin on land for real estate', async () => {
  const { input } = await converse('Pat', 'who would swap a boat for a cabin by the lake');
  expect(input).toMatchObject({ tradeFor: ['real_estate'] });
});

it.each([
  ['set me a reminder for the wire', 'I can’t set reminders'],
  ['what happens after the inspection', 'A closing goes through these steps'],
  ['which of the Halcyons holds its value better', 'keeps its value'],
])('has help for: %s', async (say, words) => {
  expect((await converse('Pat', say)).text).toContain(words);
});

it('adds up a price that was not asked', async () => {
  const { text, tools } = await converse('Pat', 'what would the Breeze 28 cost me all in', 'and if i paid 110 for it');
  expect(tools).not.toContain('draft_offer');
  expect(text).toContain('For an offer of $110,000 for the 2019 Halcyon Breeze 28');
});

it('keeps the person whose profile was told', async () => {
  const { tools } = await converse('Pat', 'is Dana verified', 'has she traded anything here before');
  expect(tools.at(-1)).toBe('person_profile');
});

it('keeps the nearest boat of a list as the one discussed', async () => {
  const { text } = await converse('Pat', 'the nearest bowrider to Houston', 'and how far from Dallas is it?');
  expect(text).toContain('Kestrel Nimbus 21');
});

it.each([
  ['a wish that would please', 'center consoles up to 150k, a big plus if the owner takes bitcoin'],
  ['a place with its owners', 'show me what folks in Texas are offering'],
])('looks for %s', async (_, say) => {
  const { tools, text } = await converse('Pat', say);
  expect(tools).toEqual(['search_boats']);
  expect(text).not.toContain('I didn’t use');
});

it.each(['should i tap that link', 'can I open the attachment he sent'])('warns of links: %s', async (say) => {
  expect((await converse('Pat', say)).text).toContain('don’t press a link');
});

describe('keeps things that people trade as they are spelled', () => {
  it.each([
    ['find boats that I could have for precious metals', 'precious_metals'],
    ['who would take a plane', 'aircraft'],
    ['bowriders whose owners take a tractor', 'machinery'],
  ])('%s', async (say, key) => {
    expect((await converse('Pat', say)).input).toMatchObject({ tradeFor: [key] });
  });
});

it.each([
  ['the seller wants me to pay in coins to his wallet', 'Please don’t'],
  ['the owner wants a deposit in bitcoin to keep the boat for me', 'Please don’t'],
  ['he mailed a cashiers check for more than the price and I should return the rest', 'That’s a scam'],
  ['is it secure to buy on this site?', 'never pay a stranger directly'],
  ['can I do a 1031 with a yacht', 'tax adviser'],
  ['do I owe tax if I swap my boat for gold', 'tax adviser'],
])('warns or explains: %s', async (say, words) => {
  expect((await converse('Noa', say)).text).toContain(words);
});

it('takes a lift that holds boats for no wish in trade', async () => {
  const { input } = await converse('Pat', 'my lift only takes boats up to 30 feet, show me bowriders');
  expect(input).not.toHaveProperty('tradeFor');
});

describe('reads other everyday turns', () => {
  it('takes out a state by “throw out”', async () => {
    const { input } = await converse('Pat', 'center consoles', 'throw out everything in Texas');
    expect(input).toMatchObject({ notStates: ['TX'] });
  });

  it('takes “why not” for no exclusion', async () => {
    const { input } = await converse('Pat', 'center consoles up to 300k', 'why not the Bolt 39?');
    expect(JSON.stringify(input)).not.toContain('not');
  });

  it.each([
    ['u r a robot, right?', 'I’m software'],
    ['how do i choose which mails you send me', 'Under Notifications'],
  ])('%s', async (say, words) => {
    expect((await converse('Pat', say)).text).toContain(words);
  });

  it.each(['what things do i have that i could trade', 'what do we own here that we can offer'])(
    'shows the garage: %s',
    async (say) => {
      expect((await converse('Pat', say)).tools).toEqual(['my_garage']);
    },
  );
});
