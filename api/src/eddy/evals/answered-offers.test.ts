import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { boat, callTrades, cash, insertBoatOf, type Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy answers an offer', () => {
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
    return { ...answer, all: await examined.used(answer.chatId) };
  };

  it.each([
    ['Cara only offered 180, tell her 195 and it’s hers', { cashBack: 195_000 }],
    ['Cara offered me 180 for the Osprey. say no but nicely, and tell her I’d do 197', { cashBack: 197_000 }],
    ['decline Cara’s offer and tell her I need at least 196', { cashBack: 196_000 }],
    ['can you push Cara up to 194?', { cashBack: 194_000 }],
    ['Ben’s offer is too low, tell him I want his boat and 60', { cashBack: 60_000 }],
  ])('with a counteroffer at the user’s price: %s', async (say, input) => {
    const { all, text } = await asked('owner', say);
    expect(all.at(-1)).toMatchObject({ name: 'draft_counter', input });
    expect(text).toContain('Here’s a draft of your counteroffer.');
  });

  it.each(['ok lets do it, accept', 'take the deal', 'sounds good, accept it please'])(
    'with the terms and the place to accept them: %s',
    async (say) => {
      const { text: told, chatId } = await examined.ask(traders.owner.token, { message: 'what does Cara offer' });
      expect(told).toContain('$180,000');
      const { text } = await examined.ask(traders.owner.token, { message: say, chatId });
      expect(text).toMatch(/^With Cara: .* open the trade under Trades to read it whole and to accept it there\.$/);
    },
  );

  it('with the words for the other side as the note of the counteroffer', async () => {
    const { all } = await asked('owner', 'counter Cara at 195k, and message her that Saturday works for me');
    expect(all.at(-1)).toMatchObject({
      name: 'draft_counter',
      input: { cashBack: 195_000, note: 'Saturday works for me.' },
    });
  });

  it.each(['what did Ben and Cara agree on', 'is there a deal between Ben and Cara?'])(
    'but tells nothing of a trade between others: %s',
    async (say) => expect((await asked('owner', say)).text).toMatch(/^That’s private/),
  );

  it('and says only how many looked at a boat', async () =>
    expect((await asked('owner', 'who has been looking at my Osprey')).text).toMatch(
      /^I can’t see who saves or looks at a boat: that’s private\. .* views? so far\.$/,
    ));

  it('and corrects a fee that is said to be waived', async () =>
    expect(
      (await asked('buyer', 'you told me the closing fee is waived, so its 0 for the Osprey, correct?')).text,
    ).toMatch(/^No, closing through the app costs 0\.85% .* Closing through the app would cost \$/));

  it('politely, and says that nothing is left to decline', async () => {
    const { all, text } = await asked('owner', 'turn Cara down nicely, but I’d do 190');
    expect(all.at(-1)?.input).toMatchObject({ cashBack: 190_000, note: 'Thank you for your offer.' });
    expect(text).toContain('it replaces their offer, so there’s nothing left to decline');
  });

  it('with the condition in the note', async () => {
    const { all } = await asked('owner', 'tell Cara I’d do 195 if she pays for the survey');
    expect(all.at(-1)?.input).toMatchObject({
      cashBack: 195_000,
      note: 'I’d do 195 if you pay for the survey.',
    });
  });

  it('halfway to the asking price, and halfway between two proposals', async () => {
    const first = await asked('owner', 'meet Cara halfway');
    expect(first.all.at(-1)?.input).toMatchObject({ cashBack: 190_000 });
    expect(first.text).toContain('$190,000 is halfway between their offer and your asking price.');
    const counter = { gives: [boat(traders.osprey)], gets: [boat(traders.tern), cash(62_000)], revision: 1 };
    expect((await callTrades(app, traders.owner, `/${offer}/counter`, counter)).status).toBe(200);
    const second = await asked('buyer', 'split the difference with Olive');
    expect(second.all.at(-1)?.input).toMatchObject({ cash: 56_000 });
  });

  it('with a message beside the place where it can be declined', async () => {
    const { all, text } = await asked('owner', 'say no to Cara and tell her I’m keeping the boat');
    expect(all.find(({ name }) => name === 'draft_message')?.input).toMatchObject({ boatId: traders.osprey });
    expect(text).toContain('I never accept or decline for you');
  });

  it('but leaves an offer alone whose boat is not the one named', async () => {
    await insertBoatOf(app, traders.owner, 'Plover');
    const { all } = await asked('buyer', 'tell Olive I’d do 90 for the Plover');
    expect(all.map(({ name }) => name)).not.toContain('draft_counter');
  });

  it.each([
    'tell Cara she can come at 10 on Saturday',
    'tell Cara I want 2 more days to think',
    'tell Cara the engine was rebuilt 2 years ago for 30k',
  ])('and takes no other number for a price: %s', async (say) => {
    const { all } = await asked('owner', say);
    expect(all.map(({ name }) => name)).not.toContain('draft_counter');
  });

  it('and compares it with the asking price', async () => {
    const { text } = await asked(
      'owner',
      'what exactly would I get from Cara, and is it more or less than my asking price?',
    );
    expect(text).toContain('$20,000 (10%) less than the $200,000 that you ask.');
  });

  it('and says which of two people is ahead', async () => {
    const { text } = await asked('owner', 'who is ahead, Ben or Cara?');
    expect(text).toMatch(/^By value, the offer of Ben is best for you/);
  });

  it('and adds the fee to the cash', async () => {
    const { text } = await asked('buyer', 'if Olive accepts my offer, what do I pay altogether incl. your fee');
    expect(text).toContain('You pay $50,000 in cash and a closing fee of $1,700: $51,700 in all.');
  });
});
