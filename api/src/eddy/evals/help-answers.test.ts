import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('help', () => {
  it.each([
    ['can i be logged in on my phone and laptop at the same time?', 'as many devices as you like'],
    ['i lost my phone, how do i log it out', 'change your password'],
    ['never received the password reset mail', 'look in your spam folder'],
    ['got an sms to confirm my login with a weird link, real?', 'That sounds like phishing.'],
    ['the wire instructions changed by email, should i use the new ones?', 'Our bank details never change by message'],
    ['who covers the survey', 'Whoever orders an inspection, a survey or another service pays for it.'],
    ['can i bookmark a search', 'There are no saved searches: your agent does that.'],
    ['can i cancel an offer i made yesterday', 'Yes, until the other side has accepted it.'],
    ['someone wrote a false review about me', 'You can answer a review once'],
    ['do you take canadian dollars', 'are in US dollars, and I don’t convert other currencies'],
    ['kann ich in Euro bezahlen?', 'sind auf Tradewind in US-Dollar'],
    ['comment exporter mes données ?', 'choisissez Download My Data'],
  ])('answers %s', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });

  it('knows terms of other languages and says what it does not know', async () => {
    const { text } = await converse('Noa', '¿qué es un holdback?');
    expect(text).toContain('Una retención (holdback)');
    expect((await converse('Noa', 'who won the super bowl')).text).toContain('didn’t get that');
  });
});
