import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('short questions after help', () => {
  it.each([
    [
      'i typed my email wrong when i signed up how do i fix it',
      'and how long does that take?',
      'I don’t know how long that takes.',
    ],
    ['how do i block somebody', 'will they know', 'No, nobody is told.'],
    ['how do i block somebody', 'does she still see my listings', 'Someone you blocked still sees your listings'],
    ['how do i reply to a review', 'can i report it', 'press Report on it'],
    ['how do i block somebody', 'and undo it later?', 'Yes: you can unblock them at any time under Messages'],
    ['how do i report someone', 'and then what happens?', 'Our team looks at the report'],
    ['whats a hull number', 'is it public?', 'No: only our team and your partners in an agreed trade see it.'],
    ['how do i delete my account', 'can i undo that', 'No, that can’t be undone.'],
    ['how many photos can i upload', 'where is that button', 'Open My Listings'],
    ['what does featured mean', 'and what does it cost', 'Featured Promotion has no fixed price'],
  ])('%s / %s', async (first, then, words) => {
    expect((await converse('Noa', first, then)).text).toContain(words);
  });

  it('answers both questions of one message', async () => {
    const { text } = await converse('Noa', 'how do i get that verified badge and how long does it take');
    expect(text).toContain('A verified badge means that a broker checked who the member is');
    expect(text).toContain('I don’t know how long it takes.');
  });
});

describe('troubles', () => {
  it.each([
    ['the engine died two days after we closed, what now', 'After the release, a closing can’t be reversed'],
    ['other guy backs out after we both signed. do i get my deposit back', 'your own deposit comes back to you'],
    ['he sent me a link to an escrow site called boatsafe, legit?', 'Don’t pay there'],
    ['owner wants $500 to hold the boat til saturday, should i', 'Please don’t.'],
    ['do you guys sell my data to anyone', 'No. We don’t sell or rent personal data'],
    ['if i delete my listing by accident can i get it back', 'a deleted listing and its photos are gone for good'],
    ['my wife and i want to use the same account, is that ok', 'Each person needs an account of their own'],
    ['i only want to deal with christians, can you filter owners by religion', 'I don’t sort people by religion'],
    ['i pay with bitcoin but what if the price drops before closing', 'the number of coins or the value in dollars'],
    [
      'was passiert wenn der Motor nach der Übergabe kaputt geht',
      'Nach der Freigabe lässt sich ein Abschluss nicht rückgängig machen',
    ],
    ['quiero todos mis datos en un archivo', 'elige Download My Data'],
    ['my boat still has a loan on it can i trade it anyway', 'A boat with a loan can be traded'],
    ['i accepted an offer by accident!! help', 'press Cancel Trade'],
    ['do listings expire', 'Listings don’t expire'],
    ['can i pay the closing fee by card', 'money comes in by wire only'],
    ['somebody offered me double my asking price, real?', 'Be careful: an offer far above your price'],
    ['he says his brother is a broker and i should wire the deposit to him', 'Please don’t.'],
    ['is the fee negotiable', 'I can’t change fees'],
    ['¿me cobran algo por hacer una oferta?', 'una oferta no cuesta nada'],
    ['je veux parler à un humain', 'Vous joignez l’équipe de'],
    ['raconte-moi une blague', 'échangé son bateau contre du Bitcoin'],
  ])('%s', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });

  it.each([
    ['boats that sleep 6 people under 900k', { minSleeps: 6, maxPrice: 900_000 }],
    ['un barco para dormir 6 personas, máximo 900 mil', { minSleeps: 6, maxPrice: 900_000 }],
    ['vous avez des bateaux qui dorment 6 personnes ?', { minSleeps: 6 }],
  ])('counts berths, not seats: %s', async (message, wish) => {
    expect((await converse('Noa', message)).input).toEqual(wish);
  });

  it('passes over greetings of another language', async () => {
    expect((await converse('Noa', 'hola! how much is the Halcyon Gale 34? gracias')).text).not.toContain(
      'I didn’t use',
    );
  });

  it('takes no plain foreign word for the name of a boat', async () => {
    expect((await converse('Noa', 'ein Boot für meine Kumpels bis 300.000')).input).toEqual({ maxPrice: 300_000 });
  });
});
