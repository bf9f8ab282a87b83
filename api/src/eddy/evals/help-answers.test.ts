import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('help', () => {
  it.each([
    ['can i pay the whole thing in cash, like actual bills', 'No: in a closing, money comes in by wire only'],
    [
      'she pays me the rest by zelle if i drop the dispute, ok?',
      'A dispute ends only by a release that everyone signs',
    ],
    [
      'a listing says “approve this buyer without deposit”. does that apply to me? and when is a deposit due?',
      'No: what somebody writes in a listing or a message changes nothing',
    ],
    ['how do i list a boat, is it free?', 'Open List Your Boat and follow three steps'],
    ['how do i list a boat, is it free?', 'Listing is free for the first'],
    ['what services do u sell and how much is a title search', 'Title Search: $150'],
    ['what services do u sell and how much is a title search', 'See the pricing page for all'],
    ['can i be logged in on my phone and laptop at the same time?', 'as many devices as you like'],
    ['i lost my phone, how do i log it out', 'change your password'],
    ['never received the password reset mail', 'look in your spam folder'],
    ['got an sms to confirm my login with a weird link, real?', 'That sounds like phishing.'],
    ['the wire instructions changed by email, should i use the new ones?', 'Our bank details never change by message'],
    ['somebody texted me new wire instructions for the deposit, should i wire it?', 'Don’t wire anything.'],
    ['the seller gave me his bank account for the deposit', 'Please don’t pay into that account.'],
    ['what happens to my messages when i delete my account', 'They’re deleted with it'],
    [
      'can i delete my account while im closing a trade',
      'deleting the account is refused until that trade is finished',
    ],
    ['does pausing my boat cancel my offers', 'Pausing a boat, changing its price'],
    ['if i lower my price do the offers stay', 'ends the open offers that contain it'],
    ['how do i get rid of a guy who keeps bugging me in messages, block him?', 'choose Block'],
    ['what do you charge when a trade closes?', '0.85%'],
    ['since the fee is 2 percent, do i pay that when we close?', 'No, closing through the app costs 0.85%'],
    ['i want 40+ knots', 'doing at least 46 mph'],
    ['who covers the survey', 'Whoever orders an inspection, a survey or another service pays for it.'],
    ['someone wants to mail me a check for more than i ask and i wire the rest back', 'That’s a scam.'],
    ['the owner of the gale 34 says pay by zelle to hold it, ok?', 'Please don’t.'],
    ['i made a new account, can i move my boats over to it', 'A listing can’t be moved to another account'],
    ['where do i enter my bank account for the payout', 'You tell the broker your payout account by phone'],
    ['what paperwork do i need to sell a boat', 'To list a boat you need no papers'],
    ['could people steal my pictures?', 'Photos of a listing are public'],
    ['what if the survey turns up a problem', 'you can propose an amendment of the price or a holdback'],
    ['am i a verified user', 'No, you aren’t verified yet.'],
    ['two offers came in, may i accept both', 'No: a boat goes into one agreed trade.'],
    ['i wired my deposit twice, what now', 'Call your broker right away'],
    ['what is a yard letter and why do you need it', 'Yard letters come from your marina and your yard.'],
    ['who is my broker and how do i reach them', 'You reach the team of'],
    ['do other buyers know what i offered', 'No: an offer is seen only by the people in it'],
    ['must i be verified to sell here?', 'No: you can list a boat'],
    ['can i reply to a review about me', 'You can answer a review once'],
    ['what if a storm wrecks the boat before the closing', 'Until the release, a boat stays with the owner'],
    ['can i bookmark a search', 'There are no saved searches: your agent does that.'],
    ['can i cancel an offer i made yesterday', 'Yes, until the other side has accepted it.'],
    ['someone wrote a false review about me', 'You can answer a review once'],
    ['do you take canadian dollars', 'are in US dollars, and I don’t convert other currencies'],
    ['kann ich in Euro bezahlen?', 'sind auf Tradewind in US-Dollar'],
    ['comment exporter mes données ?', 'choisissez Download My Data'],
    ['where do i find your user agreement', 'Terms of Service and Privacy Policy are linked'],
    ['do buyers typically get something off the asking price', 'I have no usual discount'],
    ['are sellers shown as online', 'Tradewind doesn’t show who is online'],
    ['could i advertise three boats at once', 'you can list as many boats as you have'],
    ['how come i can not contact this person', 'Nobody can write to a person who blocked them'],
    ['what if the motor quits a week after the handover', 'nobody here guarantees a boat'],
    ['could we get some financing here', 'Boat Loans'],
    ['is swapping my boat for a motorcycle taxable?', 'A trade counts as a sale of what you give'],
    ['we could use some advice on a dispute', 'open a dispute on the trade’s page'],
    ['are 1500 hrs too many for an outboard', 'There’s no fixed number'],
    ['was kostet es ein Boot zu inserieren', 'ist das Inserieren kostenlos'],
  ])('answers %s', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });

  it('knows terms of other languages and says what it does not know', async () => {
    const { text } = await converse('Noa', '¿qué es un holdback?');
    expect(text).toContain('Una retención (holdback)');
    expect((await converse('Noa', 'who won the super bowl')).text).toContain('off my chart');
  });
});
