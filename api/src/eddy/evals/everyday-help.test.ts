import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('questions that people ask every day', () => {
  it.each([
    ['do you charge buyers', 'making offers cost nothing'],
    ['any commission when i purchase through you', 'making offers cost nothing'],
    ['are mastercard payments possible', 'by wire only'],
    ['could i charge it to my credit card', 'by wire only'],
    ['would a debit card work for the deposit', 'by wire only'],
    ['if we cancel, is the deposit gone', 'Until everyone has signed the agreement, you can simply cancel.'],
    ['how can i get in touch with my broker', 'by phone at'],
    ['who should i talk to regarding the paperwork', 'by phone at'],
    ['show me the list of my notifications', 'Press the bell'],
    ['will you let me know once someone bids', 'we notify you when somebody writes'],
    ['do you send sms alerts', 'no text messages'],
    ['is it the buyer or the seller who owes sales tax', 'The one who gets a boat pays'],
    ['what size deposit is usual', 'An offer needs no deposit.'],
    ['where do the keys get handed over and by whom', 'The one who gives the boat hands the keys over'],
    ['how quickly can i get a listing published', 'Open List Your Boat'],
    ['what do i owe if my boat never sells', 'No fee comes due'],
    ['is it possible to trade a boat i am still paying off', 'with a loan can be'],
    ['may i end my listing whenever', 'Open My Listings'],
    ['am i required to attend the survey', 'no rule that you must be there'],
    ['am i getting our money back if the sale failed', 'get your deposit back'],
    ['which payments are accepted in a closing', 'In a closing you pay by wire'],
    ['whom would i pay when i buy, the owner or tradewind', 'In a closing you pay by wire'],
    ['must i add pictures before posting', 'at least one photo'],
    ['where are the conversations i had, my inbox', 'under Messages'],
    ['is there a charge for writing to sellers', 'making offers cost nothing'],
    ['where can we get hold of you', 'by phone at'],
    ['may my brother collect the keys', 'I know of no rule for that.'],
    ['do i get to try a boat out', 'A sea trial is a run'],
    ['is a handshake enough for a sale', 'two sides may also close directly'],
    ['can we leave out the broker, no escrow, just the two of us', 'two sides may also close directly'],
  ])('answers “%s”', async (message, answer) => {
    expect((await converse('Noa', message)).text).toContain(answer);
  });

  it('takes no side for granted that is only asked for', async () => {
    const { text } = await converse('Noa', 'so does the seller or the buyer pay the commission');
    expect(text).not.toMatch(/^(?:No|Yes|Nothing)/);
  });

  it('estimates the tax of the state where the boat will be kept', async () => {
    const { text } = await converse('Noa', 'who owes the tax when i buy in Texas but dock it in Miami');
    expect(text).toMatch(/^The one who gets the boat pays it\. Florida taxes/);
  });

  it('knows no keys of a boat without a trade', async () => {
    const { text } = await converse('Noa', 'what day do we get the keys to the gale 34');
    expect(text).toContain('You haven’t bought the');
  });
});
