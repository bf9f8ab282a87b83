import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('tells the fee of deals in general', () => {
  it.each([
    'what is your cut per deal',
    'how much of a deal do you keep',
    'what percentage do you guys get when i close a bargain',
    'your fee for a deal?',
  ])('%s', async (say) => {
    const { text, boat } = await converse('Noa', say);
    expect(text).toContain('0.85%');
    expect(boat).toBeUndefined();
  });

  it('still finds what is cheap', async () =>
    expect((await converse('Noa', 'show me some bargains')).input).toMatchObject({ sort: 'price-low' }));
});

describe('help only wins where it explains the message', () => {
  it('takes “too” behind a state for an addition', async () => {
    const { text } = await converse('Noa', 'center consoles in florida', 'california too');
    expect(text).toContain('in Florida or California');
  });

  it('reads lying boats as a place', async () => {
    expect((await converse('Noa', 'which boats do you have lying in Florida')).text).toContain(
      'Looking for boats in Florida.',
    );
  });

  it('takes “does it run” for a question about the boat', async () => {
    expect((await converse('Noa', 'tell me about the gale 34', 'lol does it even run')).text).toContain(
      'The owner gives the condition',
    );
  });

  it.each([
    ['erase me from your website', 'choose Delete My Account'],
    ['traveling until spring, how do i make sure no one writes about my listing', 'pause your listing'],
    ['suppose the seller declines, what now', 'Then that offer ends: nothing is owed'],
    [
      'how can a boat get across the country to my dock',
      'You and the owner agree on that: you fetch the boat yourself',
    ],
    ['does the irs want anything if we trade', 'A trade counts as a sale of what you give'],
    [
      'fire on the boat between acceptance and release, who is liable',
      'Until the release, a boat stays with the owner',
    ],
    ['constant alerts every hour, please less', 'Under Notifications you choose for each kind'],
    ['who verifies that there are no liens', 'The broker has the title checked for liens'],
    ['what place should i pick to meet a buyer', 'Meet at the marina or another public place'],
    ['my account got locked, what now', 'After too many attempts to sign in you have to wait a while.'],
    ['sent a guy a 2k deposit and he ghosted me', 'Please send nothing more. Call your bank'],
    ['is Dana a real person?', 'Dana is a verified member'],
    ['create an alert for bowriders under 40k', 'Nothing changes until you click.'],
    ['newer than 2018, money is no object', 'Looking for boats built 2019 or later. I found'],
    ['enough bots. i want a human', 'You reach the team of'],
    ['can we just do the deal ourselves w/o your closing', 'Yes: two sides may also close directly'],
    ['the buyer wants to give me a personal check for my boat, ok?', 'Please don’t accept it. A check can bounce'],
    ['got a good recipe for fish stew', 'I’m good with boats, trades and this marketplace'],
    ['if i buy a 250k boat in florida what do i owe the state', 'At $250,000, that’s about $15,000.'],
    ['i want to put up another boat, a 2006 runabout', 'Open List Your Boat and follow three steps'],
    ['who would take my motorcycle', 'Looking for boats whose owners take Motorcycles'],
    ['something quick, 45 or better, under 90k', 'up to $90,000, doing at least 45 mph'],
    ['under 150k, nothing that needs work', 'but not in project or fair condition'],
    ['guy wants me to text him on whatsapp instead. ok?', 'Better not yet: keep talking on Tradewind'],
    ['can my wife sign for me', 'Whether somebody may sign for you'],
    ['is there a membership fee', 'Listing is free for the first'],
    ['do you ship boats to hawaii', 'Boat Transport:'],
    ['how do i get my boat on the home page', 'Featured boats are shown on the home page.'],
    ['i cant sign in, says wrong password', 'choose “Forgot your password?”'],
    ['do i get notified when somebody drops their price', 'There’s no notification for a changed price.'],
    ['something i can tow with a half ton truck', 'Looking for boats with a beam up to 8.5 ft.'],
    ['Der Verkäufer will, dass ich ihm die Anzahlung direkt überweise', 'Bitte nicht.'],
    ['what stops somebody from just taking my deposit', 'a licensed broker holds the money in a trust account'],
    ['seller says no survey needed, trust him. thoughts?', 'A survey tells you what you get'],
    ['can i list a jet ski', 'Not as a listing: those are for boats.'],
    ['can i sell just for cash here or do i have to trade', 'Yes: you don’t have to trade.'],
    ['do you have a phone number', 'You reach the team of'],
    ['the cheapest of those', 'We have no list in this chat yet, so I looked at all boats.'],
    ["a center console, beam over 8'6, no obo please", 'with a beam from 8.6 ft up'],
    ['i want a new boat, not used', 'Looking for boats in new condition'],
    ['boats in maine, nh or mass', 'in Maine, New Hampshire or Massachusetts'],
    ['he says he is deployed overseas and his agent will pick up the boat', 'Be careful: somebody who can’t meet'],
    ['do i have to use your surveyor', 'You choose who inspects the boat for you'],
    ['i inherited a boat, no title. can i sell it here', 'a missing or unclear title must be solved first'],
    ['can i trade two boats for one', 'Yes: an offer can hold several of your boats'],
    ['can you hold the boat for me till next week', 'No: I can’t reserve a boat'],
    ['do you rent boats', 'not for rent or charter'],
    ['outboard vs inboard which is better', 'That depends on how and where you use the boat'],
    ['how much down do i need', 'down payment from 10%'],
    ['tell me something interesting', 'I’m good with boats, trades and this marketplace'],
    ['he accepted my offer, do i have to buy now?', 'It binds once everyone has signed it'],
    ['seller wants me to sign a paper outside the site', 'Better not: in a closing, everyone signs'],
    ['can i pay in installments', 'To pay over time you need a loan.'],
    ['a boat for a family of 5 under 60k', 'up to $60,000, for at least 5 people'],
    ['Wie melde ich einen Betrüger?', 'wählst du Report this listing'],
    ['what is a ring', 'In a ring, two to four people trade at once'],
  ])('answers %s', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });
});
