import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('facts that listings do not record', () => {
  it.each([
    ['got any gray bowriders?', 'Listings don’t record colors, so I didn’t use “gray”'],
    ['anything with yamahas on it?', 'No listing here names Yamaha as the maker of its engine'],
    ['what color is the gale 34', 'The listing doesn’t say the color; its photos may show it.'],
    ['where exactly is the gale 34 docked', 'Listings give only the town; the owner can tell you the dock.'],
    ['can you tell me the hull number of the gale 34', 'a boat’s hull number stays private'],
  ])('%s', async (message, said) => {
    expect((await converse('Pat', message)).text).toContain(said);
  });

  it('answers a measure and equipment in one question', async () => {
    const { text } = await converse('Pat', 'does the gale 34 have a dishwasher, and how deep is the draft?');
    expect(text).toContain('The listing doesn’t mention “dishwasher”');
    expect(text).toContain('The listing doesn’t say the draft.');
  });
});

it('reads water skiing as the types that pull skiers', async () => {
  const { text, input } = await converse('Pat', 'something my kids can ski behind, under 90k');
  expect(input).toMatchObject({ types: ['Bowrider', 'Dual Console'], maxPrice: 90_000 });
  expect(text).toContain('There is no type for “ski behind” here, so I looked under Bowrider and Dual Console.');
});

it('looks for materials in the words of owners', async () => {
  expect((await converse('Pat', 'any wooden boats')).input).toMatchObject({ equipment: ['wood'] });
});

it('takes the home of the user for no thing to trade', async () => {
  expect((await converse('Pat', 'i live in a condo so it has to be under 22 ft, 35k')).input).not.toHaveProperty(
    'tradeFor',
  );
});

it('takes the length of a slip for a limit', async () => {
  const { input } = await converse('Pat', 'boats that fit in a 24 ft slip with 9 ft beam max');
  expect(input).toMatchObject({ maxLength: 24, maxBeam: 9 });
});

it('counts the parent beside the kids who sleep aboard', async () => {
  expect((await converse('Pat', 'something for overnighting with two kids under 150k')).input).toMatchObject({
    minSleeps: 3,
    maxPrice: 150_000,
  });
});

describe('money of sellers and buyers', () => {
  it.each([
    ['how much would i save vs a broker if i sell a 200k boat here', 'commission is $20,000: $18,300 less.'],
    ['how much do i get after fees if i sell for 150k', 'All of it: whoever gets the boat pays the closing fee'],
    ['could i finance the duet 27', 'Yes, if a lender agrees'],
    ['¿Puedo pagar en efectivo?', 'Sí, una oferta puede ser solo dinero'],
    ['kann ich bar bezahlen?', 'Ja, ein Angebot kann nur aus Geld bestehen'],
    ['the owner says wire half now to hold it, otherwise he sells to someone else', 'Please don’t.'],
  ])('%s', async (message, said) => {
    expect((await converse('Pat', message)).text).toContain(said);
  });
});

it('adds the tax of a state to the closing of a boat', async () => {
  const { text } = await converse('Pat', 'what is the all in price for the duet 27 with tax and closing in florida');
  expect(text).toContain('Closing through the app would cost $1,122.');
  expect(text).toContain('At $132,000, that’s about $7,920.');
});

it('keeps the years of a loan in other languages', async () => {
  expect((await converse('Pat', 'puis-je financer le duet 27 sur 10 ans ?')).input).toMatchObject({ years: 10 });
});

describe('other languages', () => {
  it('names equipment and types in the language of the user', async () => {
    const { text } = await converse('Pat', 'busco algo para esquiar con aire acondicionado');
    expect(text).toContain('con aire acondicionado');
    expect(text).toContain('Aquí no hay un tipo para «esquiar», así que busqué lanchas Bowrider');
  });

  it('tells Italian from Spanish', async () => {
    expect((await converse('Pat', 'ciao, cerco una barca da pesca sotto i 100 mila')).text).toBe(
      'I only read English, Spanish, French and German. Could you try one of those?',
    );
  });
});

it.each([
  ['can i make my profile private', 'No: a profile can’t be made private.'],
  ['do you have read receipts', 'conversation doesn’t show whether the other person has read'],
  ['will you remind me before my offer runs out', 'nobody is reminded before an offer ends'],
  ['can i put two boats in one listing', 'each boat has a listing of its own'],
  ['why did my photos get rejected', 'A photo is refused if it’s larger than 15 MB'],
  ['a member is being rude and wont stop messaging me', 'choose Block'],
  ['can two people make offers on the same boat', 'everal people can make offers for the same boat'],
  ['does the gale 34 have a tower and a fighting chair?', 'The listing doesn’t mention “tower” or “fighting chair”'],
  ['what happens if my offer expires', 'An offer that nobody answers within 48 hours ends by itself'],
  ['¿cómo cambio mi correo y mi contraseña?', 'En Sign-in eliges Change Email o Change Password.'],
  ['a woman says she is the owner’s wife and i should pay her', 'Please don’t.'],
  ['how do i mute someone without blocking', 'There’s no mute for one person.'],
  ['this is tradewind security, confirm your password to keep your account', 'Please don’t share it.'],
  ['they sent me a link to verify my account, legit?', 'That sounds like phishing.'],
  ['der käufer will per scheck zahlen, mehr als vereinbart', 'Das ist Betrug.'],
  ['je n’arrive pas à télécharger mes photos', 'Une photo est refusée si elle dépasse 15 Mo'],
  ['do i pay tax twice if i live in georgia and buy in florida', 'it’s due where you’ll keep the boat.'],
])('helps with %s', async (message, said) => {
  expect((await converse('Pat', message)).text).toContain(said);
});

it.each([
  ['an inshore boat for me and 2 or 3 pals, 70 grand tops', { minCapacity: 4, maxPrice: 70_000 }],
  ['fishing with 4-5 mates, max 90k', { minCapacity: 6, maxPrice: 90_000 }],
  ['yachts that one can sleep on in Virginia', { minSleeps: 1 }],
  ['anything we could overnight in below 80k?', { minSleeps: 1, maxPrice: 80_000 }],
  ['MY, 45 to 60 ft', { type: 'Motor Yacht', minLength: 45, maxLength: 60 }],
])('reads who comes along, nights and broker’s short words: %s', async (say, wish) => {
  expect((await converse('Pat', say)).input).toMatchObject(wish);
});

it('says that it knows owners by their first names', async () => {
  expect((await converse('Pat', 'what does Featherstone have for sale')).text).toContain('by their first names only');
});

it('takes another number after a boat’s for another boat', async () => {
  const { input } = await converse('Pat', 'boat 1', 'and 10?');
  expect(input).toMatchObject({ boatIds: [10] });
});
