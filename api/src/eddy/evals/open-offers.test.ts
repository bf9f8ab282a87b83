import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { boat, callTrades, cash, type Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;
  let offer: number;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, offer, examined } = await makeTwoOffers(app));
  });

  const asked = async (as: 'owner' | 'buyer', message: string) => {
    const answer = await examined.ask(traders[as].token, { message });
    return { ...answer, used: (await examined.used(answer.chatId)).at(-1) };
  };

  it.each(['is that a fair offer?', 'is 180k too low', 'would it be enough', 'is her bid reasonable'])(
    'compares the only offer that was told with the market: %s',
    async (say) => {
      const { chatId } = await asked('owner', 'what does Cara offer?');
      const { text } = await examined.ask(traders.owner.token, { message: say, chatId });
      expect(text).toContain('comparable boats');
      expect(await examined.used(chatId)).toContainEqual(expect.objectContaining({ name: 'market_value' }));
    },
  );

  it.each([
    'i’ve offered olive 50k already, no answer yet. now what',
    'we sent Olive 50 grand for the osprey and she’s silent',
  ])('tells how an offer stands instead of drafting it again: %s', async (say) => {
    const { text, parts } = await asked('buyer', say);
    expect(text).toContain('waiting for the other side');
    expect(parts.map(({ type }) => type)).not.toContain('data-proposal');
  });

  it('takes a number to call for no price', async () => {
    const { used, parts } = await asked('buyer', 'write a note to olive with my phone number 305 555 0188 for tonight');
    expect(used).toMatchObject({ name: 'draft_message' });
    expect(JSON.stringify(parts)).toContain('my phone number is 305 555 0188 for tonight');
  });

  it('withdraws the offer that an order to cancel is narrowed to', async () => {
    const { chatId } = await asked('buyer', 'call off all of it');
    await examined.ask(traders.buyer.token, { message: 'no, only my bid to olive', chatId });
    expect((await examined.used(chatId)).at(-1)).toMatchObject({ name: 'withdraw_offer' });
  });

  it.each(['did olive get higher bids than mine?', 'has Olive any better offer than that from someone else?'])(
    'keeps the offers of others private: %s',
    async (say) => expect((await asked('buyer', say)).text).toContain('That’s private'),
  );

  it('weighs a sum that somebody named by the boat of the open offer', async () => {
    const { text, parts } = await asked('buyer', 'olive told me she’d go for 190k, is that fair?');
    expect(text).toMatch(/the asking price of the .*Osprey/);
    expect(parts.map(({ type }) => type)).not.toContain('data-proposal');
  });

  it.each(['which offer has the most cash?', 'who pays the most?', 'which one is paying me more cash'])(
    'tells which offer brings the most cash: %s',
    async (say) => {
      const { text } = await asked('owner', say);
      expect(text).toMatch(/^The offer of Cara brings you the most cash: \$180,000\./);
    },
  );

  it.each(['who’s offering more when you count everything?', 'who offers me more, all in, Ben or Cara?'])(
    'names the offer that is better by value: %s',
    async (say) => {
      const { text } = await asked('owner', say);
      expect(text).toMatch(/^By value, the offer of Ben is best for you:/);
    },
  );

  it.each([
    'what is the most valuable offer that i have on the Osprey',
    'rank the bids for my Osprey',
    'who offers the better deal for the Osprey?',
    'which of the offers for the Osprey should i pick?',
  ])('names the best of the offers for a boat: %s', async (say) => {
    const { text } = await asked('owner', say);
    expect(text).toMatch(/^By value, the offer of Ben is best for you:/);
    expect(text).toContain('With Cara: ');
  });

  it('names the one that is worth least', async () => {
    const { text } = await asked('owner', 'what is the weakest offer on my Osprey');
    expect(text).toMatch(/^By value, the offer of Cara is worth least to you:/);
  });

  it('keeps the limit of a bidder private, and tells the offer', async () => {
    const { text } = await asked('owner', 'what is the most Cara would pay for my Osprey? do you know her limit?');
    expect(text).toMatch(/^I don’t know what Cara would go to: limits are private\./);
    expect(text).toContain('get $180,000');
    expect(text).not.toContain('Ben');
  });

  it.each(['got any offers i havent answered', 'which offers have I not replied to yet?'])(
    'tells only the offers that wait for an answer of the user: %s',
    async (say) => {
      const { used, text } = await asked('owner', say);
      expect(used?.input).toEqual({ list: 'waiting' });
      expect(text).not.toContain('I didn’t use');
    },
  );

  it('tells the messages that the user has not answered, and their own last words', async () => {
    const { text } = await asked('owner', 'has anyone written me that I haven’t replied to?');
    expect(text).toMatch(/^Yes, in 2 conversations the last message isn’t yours\./);
    expect((await asked('buyer', 'what did I last say to Olive?')).text).toMatch(/^Your last message to Olive about/);
  });

  it.each(['should I accept Cara’s offer?', 'is Cara’s offer any good?', 'what should I answer Cara about the offer'])(
    'weighs both sides and leaves the decision to the user: %s',
    async (say) => {
      const { text } = await asked('owner', say);
      expect(text).toContain('you would give $20,000 more than you get');
      expect(text).toContain('The decision is yours');
      expect(text).not.toContain('Tern');
    },
  );

  it.each([
    'did Olive open my offer? until when is it valid, and may I try again if she declines?',
    'can I make another bid once Olive turns me down, and has she seen my bid?',
    'am I allowed to go up if Olive rejects it',
  ])('tells everything that lies ahead of an open offer: %s', async (say) => {
    const { text } = await asked('buyer', say);
    expect(text).toContain('With Olive: you give');
    expect(text).toContain('It stands until');
    expect(text).toContain('After a no you can make a new offer at once');
    expect(text.includes('I can’t see whether somebody has read an offer.')).toBe(/open|seen/.test(say));
  });

  it.each([
    'by how much am I short of her price?',
    'how far am I off what Olive is asking, all I offer counted',
    'is my offer to Olive below the price she wants, and by how much?',
  ])('counts everything that is offered already: %s', async (say) => {
    const { text } = await asked('buyer', say);
    expect(text).toMatch(/^By asking prices and stated values, /);
    expect(text).toContain('With Olive: you give');
    expect(text).not.toContain('you would have to add');
  });

  it.each([
    'Ben’s Tern plus the cash against what I ask for the Osprey: how far apart?',
    'how much less is the Tern and the money than my price',
    'the cash on top of the Tern, do I come out behind my own price?',
  ])('counts a thing and its cash together: %s', async (say) => {
    const { text } = await asked('owner', say);
    expect(text).toContain('With Ben: you give');
    expect(text).not.toContain('side by side');
  });

  it('divides several offers into those to accept and to decline', async () => {
    const { text } = await asked('owner', 'take Ben’s and decline the rest');
    expect(text).toMatch(/To accept: With Ben: .* To decline: With Cara: .* I never accept or decline for you/);
  });

  it('tells the offer to decline from the one to keep', async () => {
    const { text } = await asked('owner', 'reject Cara and keep Ben’s');
    expect(text).toMatch(/^To keep: With Ben: .* To decline: With Cara: .* I never accept or decline for you/);
  });

  it('shows all offers to somebody who turns all of them down', async () => {
    const { text } = await asked('owner', 'turn them all down');
    expect(text).toMatch(/With Ben: .* I never accept or decline for you/);
    expect(text).toContain('With Cara:');
  });

  it('compares the offers that wait', async () => {
    const { text } = await asked('owner', 'how do the two offers I got stack up?');
    expect(text).toMatch(/With Cara: .* you would give \$20,000 more than you get/);
    expect(text).toContain('both sides are worth the same');
  });

  it('tells how long the other side has to answer', async () => {
    const { text } = await asked('buyer', 'how long does Olive have left to answer?');
    expect(text).toMatch(/With Olive: .* It stands until /);
  });

  it('asks which offer stays before it tells the others', async () => {
    const { text } = await asked('owner', 'decline the others');
    expect(text).toContain('Which of them do you want to keep?');
  });

  it.each(['how much is my offer to Olive in total?', 'whats the grand total of what I offered Olive'])(
    'tells the sum of an open offer: %s',
    async (say) => {
      const { text } = await asked('buyer', say);
      expect(text).toContain('In all, you would give $200,000 and get $200,000');
    },
  );

  it.each(['what deposit would I owe if Olive says yes?', 'do I have to put down a deposit for my offer?'])(
    'tells the deposit of an open offer: %s',
    async (say) => {
      const { text } = await asked('buyer', say);
      expect(text).toContain('If it’s accepted, you wire a deposit of $5,000');
    },
  );

  it.each([
    ['decline', 'Olive said no to my offer. Send it again with 60k'],
    ['withdraw', 'I withdrew my offer to Olive, resend it with 60k'],
    ['decline', 'put my offer to Olive back in, this time with 60k'],
    ['decline', 'offer it again but with 60k on top of my boat'],
  ])('drafts an ended offer anew after a %s: %s', async (end, say) => {
    const by = end === 'decline' ? traders.owner : traders.buyer;
    expect((await callTrades(app, by, `/${offer}/${end}`, { revision: 1 })).status).toBe(200);
    const { used, text } = await asked('buyer', say);
    expect(used).toMatchObject({
      name: 'draft_offer',
      input: { boatId: traders.osprey, myBoatId: traders.tern, cash: 60_000 },
    });
    expect(text).toContain('Here’s a new offer like the one that ended, with your changes.');
  });

  it('tells what became of an offer and drafts it again', async () => {
    expect((await callTrades(app, traders.owner, `/${offer}/decline`, { revision: 1 })).status).toBe(200);
    const { used, text } = await asked(
      'buyer',
      'My offer to Olive, what became of it, and can I send it again with 60k on top?',
    );
    expect(text).toMatch(/^With Olive: .*; declined/);
    expect(text).not.toContain('I can’t answer');
    expect(used).toMatchObject({ name: 'draft_offer', input: { boatId: traders.osprey, myBoatId: traders.tern } });
  });

  it('withdraws only an offer for the boat that is named', async () => {
    expect((await callTrades(app, traders.owner, `/${offer}/decline`, { revision: 1 })).status).toBe(200);
    const { used, text } = await asked('buyer', 'cancel my offer for the Osprey and raise the other one to 60k');
    expect(text).toMatch(/^That offer has ended already, so there is nothing to withdraw\. With Olive: .*; declined/);
    expect(text).toContain('You have no other open offer that I could change.');
    expect(used?.name).toBe('explain_trade');
  });

  it.each(['withdraw my offer for the houseboat', 'cancel the offer I made for the trawler'])(
    'withdraws no offer for a boat of another type: %s',
    async (say) => {
      const { used } = await asked('buyer', say);
      expect(used?.name).not.toBe('withdraw_offer');
    },
  );

  it('says how far the last proposals are apart', async () => {
    const counter = { gives: [boat(traders.osprey)], gets: [boat(traders.tern), cash(62_000)], revision: 1 };
    expect((await callTrades(app, traders.owner, `/${offer}/counter`, counter)).status).toBe(200);
    for (const say of ['how far apart are Olive and I?', 'how much more does Olive want than what I offered'])
      expect((await asked('buyer', say)).text).toContain('In cash, you are $12,000 apart.');
  });

  it('says first how far an offer is from the price', async () => {
    const { text } = await asked('owner', 'Cara offered 180 for the osprey, how far off is that from what I ask?');
    expect(text).toMatch(/^By asking prices and stated values, that’s \$20,000 \(10%\) less than you ask\. With Cara/);
  });

  it('counters after a complaint, and tells what the user declined before', async () => {
    const countered = await asked('owner', 'Cara is lowballing me. counter with 195');
    expect(JSON.stringify(countered)).toContain('$195,000');
    await callTrades(app, traders.owner, `/${offer}/decline`, { revision: 1 });
    const { text } = await asked('owner', 'did I decline something from Ben already?');
    expect(text).toMatch(/With Ben: .*declined/);
  });

  it.each([
    ['does Olive have other offers out there?', 'That’s private'],
    ['what happens if Olive does not answer?', 'It stands until'],
  ])('tells no more than the user may know: %s', async (say, says) => {
    expect((await asked('buyer', say)).text).toContain(says);
  });

  it('keeps offers between others private', async () => {
    const { text } = await asked('buyer', 'what did Cara offer Olive?');
    expect(text).toContain('That’s private');
  });

  it('says that a boat goes into one agreed trade only', async () => {
    const { text } = await asked('owner', 'if I take Cara’s deal, can Ben still have my Osprey?');
    expect(text).toMatch(/^No: a boat goes into one agreed trade\./);
  });

  it('corrects the belief that an open offer is agreed', async () => {
    const { text } = await asked('buyer', 'now that Olive accepted my offer, when do I wire the money?');
    expect(text).toMatch(/^Not yet: nothing is agreed, and no money moves before that\. With Olive: /);
  });

  it('tells what became of an offer that ended', async () => {
    expect((await callTrades(app, traders.buyer, `/${offer}/withdraw`, { revision: 1 })).status).toBe(200);
    for (const say of ['did Ben take his offer back?', 'what happened with Ben’s swap'])
      expect((await asked('owner', say)).text).toMatch(/With Ben: .*; withdrawn\./);
  });

  it('takes “no deal” for a wish to withdraw, and does it only by a click', async () => {
    const { used } = await asked('buyer', 'I changed my mind, no deal with Olive');
    expect(used).toMatchObject({ name: 'withdraw_offer', input: { tradeId: offer } });
  });

  it('tells the way out of an offer that is not agreed', async () => {
    const sent = await asked('buyer', 'is it too late to back out of my offer to Olive?');
    expect(sent.text).toMatch(
      /^Nothing is agreed, so you can still say no\..* Open Trades to withdraw it, or ask me for a card\.$/,
    );
    const received = await asked('owner', 'can i still back out of the offer from Ben?');
    expect(received.text).toMatch(
      /^Nothing is agreed, so you can still say no\..* choose the trade to decline it there\.$/,
    );
  });

  it('takes “the other one” behind an offer for an offer', async () => {
    const { chatId } = await asked('buyer', 'did Olive answer my offer yet');
    const { text } = await examined.ask(traders.buyer.token, {
      chatId,
      message: 'and what happened with the other one, on the osprey?',
    });
    expect(text).toMatch(/^With Olive: you give /);
  });
});
