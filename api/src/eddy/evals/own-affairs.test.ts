import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy, asked about one’s own affairs', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, examined } = await makeTwoOffers(app));
  });

  const asked = (as: 'owner' | 'buyer', message: string) => examined.ask(traders[as].token, { message });

  it('finds an offer by its amount, and says if there is none', async () => {
    const { text } = await asked('owner', 'whats going on with the 180k offer');
    expect(text).toMatch(/^With Cara: you give .* and get \$180,000; waiting for you\. It stands until/);
    expect((await asked('owner', 'any news on the 175k offer?')).text).toMatch(
      /^I find no offer with \$175,000 among your trades\./,
    );
  });

  it('tells on about an offer: its day, its value, its state and the other one', async () => {
    const further = async (message: string) => {
      const { chatId } = await asked('owner', 'what did Cara offer');
      return (await examined.ask(traders.owner.token, { message, chatId })).text;
    };
    expect(await further('how long has that been on the table')).toMatch(/The other side proposed that on /);
    expect(await further('sounds low to me')).toContain('By asking prices and stated values');
    expect(await further('is it still standing?')).toMatch(/^With Cara: /);
    expect(await further('what about the other one')).toMatch(/^With Ben: /);
  });

  it('tells who offers for the user’s boats', async () => {
    const { text } = await asked('owner', 'whos offering on my boats');
    expect(text).toMatch(/With Ben: .*With Cara: |With Cara: .*With Ben: /);
  });

  it.each([
    'who have I left waiting, and does anybody owe me a reply?',
    'recap please: where do things stand with everybody',
    'am i keeping anyone hanging?',
    'who waits for an answer from me, and who am i waiting on',
  ])('tells who waits for the user: %s', async (message) => {
    const { text } = await asked('owner', message);
    expect(text).toMatch(/^2 offers wait for your answer\. /);
  });

  it('works out the share of an offer that was told', async () => {
    const { chatId } = await asked('owner', 'how close is Cara’s cash offer to my price?');
    const message = 'and how many percent of my asking price is that?';
    const { text } = await examined.ask(traders.owner.token, { chatId, message });
    expect(text).toMatch(/\(\d+%\) less than you ask\. With Cara: /);
  });

  it('tells both sides of where the user stands', async () => {
    const { text } = await asked('buyer', 'can you sum up where things stand with everybody');
    expect(text).toContain('1 offer of yours is open. With Olive: ');
    expect((await asked('buyer', 'whom do i owe an answer')).text).toMatch(/^Nobody waits for you right now\./);
  });

  it('tells both sides of a question about both', async () => {
    const { text } = await asked('buyer', 'am i waiting on anyone or is anyone waiting on me');
    expect(text).toContain('1 offer of yours is open. With Olive: ');
  });

  it('says whether the other side has accepted', async () => {
    expect((await asked('buyer', 'did Olive say yes?')).text).toMatch(/^No, Olive hasn’t accepted yet\./);
    expect((await asked('owner', 'did Ben say yes yet')).text).toMatch(/^Yes, Ben has accepted\./);
  });

  it('tells the last message and the open offer of somebody who may have answered', async () => {
    const { text } = await asked('buyer', 'did Olive ever get back to me?');
    expect(text).toMatch(/^Not yet: the last message about the .*Osprey.* is yours, from .* With Olive: you give /);
  });

  it('corrects who believes to have bought a boat', async () => {
    const { text } = await asked('buyer', 'since i already bought the Osprey, when do i get the keys');
    expect(text).toMatch(/^Not yet: nothing is agreed, and no money moves before that\. With Olive: /);
    expect(text).toContain('Keys change hands only after the release of a closing.');
  });

  it('tells whether anything stops the user from deleting the account', async () => {
    const { text } = await asked('buyer', 'i want to delete my account. anything stopping me?');
    expect(text).toMatch(
      /^No: none of your trades is agreed or closing\. Your open offers would end with the account\. Open Account, then Profile\./,
    );
  });

  it('names what is only proposed beside what is agreed', async () => {
    const { text } = await asked('owner', 'what have i agreed to so far and whose turn is it');
    expect(text).toMatch(/^You have no agreed trade right now\. 2 offers wait for your answer\. /);
  });

  it('leads to the place of the acceptance beside the words for the other side', async () => {
    const { text, parts } = await asked('owner', 'accept Cara’s offer and tell her the trailer is included');
    expect(text).toContain('I never accept anything for you: open the trade under Trades');
    expect(JSON.stringify(parts)).toContain('the trailer is included.');
  });

  it('drafts the same words for each of two people', async () => {
    const { parts } = await asked('owner', 'tell both Ben and Cara that the trailer is included');
    const drafts = parts.filter(({ type }) => type === 'data-proposal').map((part) => JSON.stringify(part));
    expect(drafts).toHaveLength(2);
    expect(drafts[0]).toMatch(/To Ben, .*: the trailer is included\./);
    expect(drafts[1]).toMatch(/To Cara, .*: the trailer is included\./);
  });

  it('tells whom the user waits for', async () => {
    expect((await asked('buyer', 'am i waiting on anybody')).text).toMatch(/^1 offer of yours is open\. With Olive: /);
  });

  it('keeps orders about an offer apart from those about a listing', async () => {
    const { text, parts } = await asked('owner', 'lower my ask to Cara to 170');
    expect(text).toMatch(/^Here’s a draft of your counteroffer\./);
    expect(JSON.stringify(parts)).toContain('$170,000 in cash');
  });

  it('ends a question for the other side where the order begins', async () => {
    const { parts } = await asked('buyer', 'ask Olive if she got the pictures, and raise my offer to 60');
    expect(JSON.stringify(parts)).toContain('Could you tell me whether you got the pictures?');
    expect(JSON.stringify(parts)).toContain('$60,000 in cash');
  });

  it('names a note that a counteroffer does not keep', async () => {
    const { text } = await asked('buyer', 'up my offer to 60 but keep the note');
    expect(text).toMatch(/I didn’t use “keep the note”\.$/);
  });

  it.each(['what happens if i just ignore Cara’s offer', 'what if i do nothing about Cara’s offer'])(
    'says that an unanswered offer ends by itself: %s',
    async (say) => {
      expect((await asked('owner', say)).text).toMatch(/With Cara: .* Without an answer, it ends by itself then,/);
    },
  );

  it('tells when the user has to answer, and drafts nothing', async () => {
    const { text, parts } = await asked('owner', 'when do i have to answer Cara');
    expect(text).toMatch(/^With Cara: .* It stands until/);
    expect(parts.map(({ type }) => type)).not.toContain('data-proposal');
  });

  it('warns instead of telling the owner of a direct payment', async () => {
    const { text, parts } = await asked('buyer', 'ill wire Olive the money directly to skip the fee, write her that');
    expect(text).toMatch(/^Please don’t\. .* So I haven’t drafted that message\.$/);
    expect(parts.map(({ type }) => type)).not.toContain('data-proposal');
  });

  it('sends only the words behind a correction', async () => {
    const { parts } = await asked('buyer', 'tell Olive that i come today, no wait, say ill come on friday');
    expect(JSON.stringify(parts)).toContain(': I’ll come on Friday.');
    expect(JSON.stringify(parts)).not.toContain('today');
  });
});
