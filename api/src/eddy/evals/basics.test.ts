import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('answers the basics of the site in plain words', () => {
  it.each([
    ['how much do you charge me to sell my boat', '0.85%'],
    ['what would your fee be on 250k?', '$2,125'],
    ['how much is your percentage of $180,000', '$1,530'],
    ['do I have to use escrow and who pays for it?', 'escrow isn’t required'],
    ['how long does a trade take', '3 business days'],
    ['who settles disputes here?', 'arbitration'],
    ['who can see the things in my garage', 'You choose for each item'],
    ['can i log in with google', 'Continue with Google'],
    ['if I block someone can they see my boats', 'still sees your listings'],
    ['the buyer wants a photo of my driver’s license', 'don’t send it'],
    ['someone asked me to send a picture of my passport, is that normal', 'don’t send it'],
    ['will the agent buy something without asking me', 'never buys'],
    ['how do I delete my account', 'Delete My Account'],
    ['how do I prove that the boat is mine', 'Prove Possession'],
  ])('%s', async (say, expected) => expect((await converse('Pat', say)).text).toContain(expected));
});

it.each([
  [
    'my agent should stop negotiating on its own but keep searching, and raise the top price to 300k',
    { maxPrice: 300_000, autoNegotiate: false },
  ],
  ['tell the agent to quit negotiating by itself, keep looking though', { autoNegotiate: false }],
  ['let my agent negotiate for me', { autoNegotiate: true }],
])('changes settings of the agent without recalling it: %s', async (say, settings) => {
  const { tools, input } = await converse('Pat', say);
  expect(tools).toEqual(['set_preferences']);
  expect(input).toEqual(settings);
});

it('calls the order of a list by the listing date', async () => {
  const { text } = await converse('Pat', 'boats in Florida');
  expect(text).toContain('most recently listed first');
});
