import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { boat, callTrades, cash, type Traders } from '../../testing/trades.ts';
import { askInTurn, makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy takes plain words about offers as they are meant', () => {
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

  const asked = (as: 'owner' | 'buyer', ...turns: string[]) => askInTurn(examined, traders[as].token, turns);

  it.each([
    [['any offers for me', '180 is a joke. decline it'], 'With Cara: you give'],
    [['any offers for me', 'ben’s is a joke, turn it down'], 'With Ben: you give'],
  ])('declines the offer that is meant: %j', async (turns, says) => {
    const { text } = await asked('owner', ...turns);
    expect(text).toContain(says);
    expect(text.match(/With /g)).toHaveLength(1);
    expect(text).toContain('I never accept or decline for you');
  });

  it('says that nobody of that name waits for an answer, and tells no other offer', async () => {
    const { text } = await asked('buyer', 'just say yes to whatever olive offered for the tern');
    expect(text).toMatch(/^No offer from Olive waits for your answer\. With Olive: you give/);
  });

  it('says that an offer in one’s own name binds nobody yet', async () => {
    const { text } = await asked('buyer', 'am i locked in with olive already');
    expect(text).toMatch(/^Not yet: nothing is agreed, and no money moves before that\. With Olive:/);
  });

  it('lowers one’s own offer by a card after a counteroffer', async () => {
    const counter = { gives: [boat(traders.osprey)], gets: [boat(traders.tern), cash(60_000)], revision: 1 };
    expect((await callTrades(app, traders.owner, `/${offer}/counter`, counter)).status).toBe(200);
    const { used } = await asked('buyer', 'bring my counter down to 55');
    expect(used).toMatchObject({ name: 'draft_counter', input: { tradeId: offer, cash: 55_000 } });
  });

  it('keeps what others save private', async () => {
    const { text } = await asked('owner', 'did Ben and Cara save my osprey?');
    expect(text).toBe(
      'I can’t see who saves or looks at a boat: that’s private. I only know the numbers for your own boats.',
    );
  });

  it.each([
    ['cara offered me 180 for the osprey. counter at 210', 210_000],
    ['tell cara no to the 180 but i’d listen at 200', 200_000],
  ])('counters with the amount of the user, not with the one of the other side: %s', async (say, cashBack) => {
    const { used } = await asked('owner', say);
    expect(used).toMatchObject({ name: 'draft_counter', input: { cashBack } });
    expect(used?.input).not.toHaveProperty('note');
  });

  it.each([
    ['pull my offer to olive, wait no, just lower it to 40', 40_000],
    ['raise my offer to olive to 70, no wait, make it 65', 65_000],
  ])('carries out the order that replaces another one: %s', async (say, amount) => {
    const { used } = await asked('buyer', say);
    expect(used).toMatchObject({ name: 'draft_counter', input: { tradeId: offer, cash: amount } });
  });

  it('takes a small amount for a step', async () => {
    const { used } = await asked('buyer', 'what’s the status of my offer to olive', 'then raise it 10k');
    expect(used).toMatchObject({ name: 'draft_counter', input: { tradeId: offer, cash: 60_000 } });
  });

  it.each([
    ['tell olive i’m out on saturday', 'draft_message'],
    ['i want to take back my bid on the osprey', 'withdraw_offer'],
  ])('tells words for somebody from the end of an offer: %s', async (say, name) => {
    expect((await asked('buyer', say)).used?.name).toBe(name);
  });

  it('finds somebody by the place in the list', async () => {
    const { used } = await asked('owner', 'any offers for me', 'tell the second one i’m thinking about it');
    expect(used).toMatchObject({ name: 'draft_message', input: { boatId: traders.osprey } });
  });

  it('writes to each of two people, with the words for each of them', async () => {
    const { used } = await asked('owner', 'tell ben i’ll think about it and let cara know it’s too low');
    expect(used).toMatchObject({ name: 'draft_message', input: { boatId: traders.osprey } });
    expect(used?.input.text).toMatch(/^Hello Cara, about my .*: it’s too low\.$/);
  });

  it('withdraws the offer that nobody answers', async () => {
    const { used } = await asked('buyer', 'olive hasn’t said a word in two days, cancel it');
    expect(used).toMatchObject({ name: 'withdraw_offer', input: { tradeId: offer } });
  });

  it.each(['tell her', 'tell olive'])('withdraws an offer and writes the words beside it: %s', async (order) => {
    const { used, text } = await asked('buyer', `withdraw it from olive and ${order} i bought something else`);
    expect(text).toMatch(/^Here’s a card to withdraw your offer\./);
    expect(used?.input.text).toMatch(/^Hello Olive, about your .*: I bought something else\.$/);
  });

  it.each([
    'which steps do i take to retract an offer',
    'what do we have to do to take back my bid',
    'Wie kann ich mein Angebot zurücknehmen?',
    '¿qué hago para retirar mi oferta?',
  ])('tells the way to take an offer back, and which one is open: %s', async (say) => {
    const { text, used } = await asked('buyer', say);
    expect(used).toMatchObject({ name: 'my_trades', input: { list: 'open' } });
    expect(text).toContain('Trades');
    expect(text).toContain('Olive');
  });

  it.each(['call off my thing with olive', 'drop the olive thing', 'undo what i offered olive'])(
    'withdraws by everyday words, by a card: %s',
    async (say) => {
      expect((await asked('buyer', say)).used?.name).toBe('withdraw_offer');
    },
  );

  it('leaves the offer as it is when the user takes that back', async () => {
    const { text, used } = await asked('buyer', 'call off my thing with olive', 'hold on, leave it');
    expect(used?.name).toBe('drop_drafts');
    expect(text).toBe('All right, it stays as it is. I’ve changed nothing.');
  });

  it.each(['how much do i have on the line', 'what am I on the hook for right now?'])(
    'tells the open offers as money that is bound: %s',
    async (say) => {
      expect((await asked('buyer', say)).text).toMatch(/With Olive: you give .*\$50,000/);
      expect((await asked('owner', say)).text).toContain('None of your money is bound');
    },
  );

  it('tells the state of an offer that is taken for an auction', async () => {
    expect((await asked('buyer', 'did we win the bidding on the osprey')).text).toContain('waiting for the other side');
  });

  it('counts the fee on the offer told last', async () => {
    const { text } = await asked('buyer', 'did olive answer my offer', 'wait, what would that be with the closing fee');
    expect(text).toContain('closing fee');
    expect(text).toContain('With Olive');
  });
});
