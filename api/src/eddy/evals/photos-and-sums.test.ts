import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('photos of a boat', () => {
  it.each(['got any pics of the gale 34?', 'where can I see more pictures of the Gale 34', 'photos of the gale 34'])(
    'says how many there are: %s',
    async (say) => {
      const { text, tools } = await converse('Noa', say);
      expect(text).toMatch(/photos? of the 20\d\d .*Gale 34|Gale 34 has \d+ photos?/);
      expect(tools).toEqual(['boat_details']);
    },
  );

  it('belong to the boat that was told', async () => {
    const { boat } = await converse('Noa', 'tell me about the gale 34', 'are there photos?');
    expect(boat).toContain('Gale 34');
  });

  it('of one’s own listing are changed', async () => {
    expect((await converse('Pat', 'how do i add pictures to my boat')).text).toContain('Edit');
  });
});

describe('a sum that is only weighed', () => {
  it.each(['thinking 90k for the gale 34, way off?', 'would 95k on the gale 34 be an insult'])(
    'is compared, not offered: %s',
    async (say) => {
      const { text, shows } = await converse('Noa', say);
      expect(text).toContain('the asking price of the');
      expect(shows).not.toContain('data-proposal');
    },
  );
});

describe('wishes of somebody else', () => {
  it.each(['my dad is after a bowrider under 60k', 'the kids? well, my son wants a bowrider below 60 grand'])(
    'are searched: %s',
    async (say) => {
      expect((await converse('Noa', say)).input).toMatchObject({ type: 'Bowrider', maxPrice: 60_000 });
    },
  );
});

it('takes rooms of a boat for no real estate', async () => {
  const { boat, tools } = await converse('Noa', 'tell me about the gale 34', 'does she have guest cabins?');
  expect(boat).toContain('Gale 34');
  expect(tools).not.toContain('search_boats');
});

it.each(['dann lieber 90', 'sagen wir doch 90'])('changes the amount of a card: %s', async (say) => {
  expect((await converse('Noa', 'biete 95000 für die Gale 34', say)).input).toMatchObject({ cash: 90_000 });
});

it('takes a past tense for no slip', async () => {
  const { text, tools } = await converse('Noa', 'bowriders', 'i don’t care for the ones you showed me');
  expect(text).toBe('What should I change: the price, the place, the length, the year or the type?');
  expect(tools).not.toContain('boat_details');
});

describe('help', () => {
  it.each([
    ['may i simply turn up at the marina unannounced', 'You arrange a visit with the owner'],
    ['does your estimate count as an official appraisal for a lender', 'not an appraisal'],
    ['how quickly do people here usually write back', 'how soon they usually reply'],
    ['which would be simplest to dock', 'I can’t rank boats by that'],
    ['what’s up with that 3% commission', '0.85%'],
    ['how would you reply to that', 'That’s up to you'],
    ['where do i find your bank details to pay the rest', 'gives you the account details by phone'],
    ['who’s the broker handling this trade', 'You reach the'],
    ['comment fonctionne le paiement, c’est sécurisé ?', 'vous payez par virement'],
    ['which questions would you ask a seller before an offer', 'Ask why the boat is for sale'],
    ['meeting the owner tomorrow at the dock. what should we ask them', 'Ask why the boat is for sale'],
    ['how do i report a member who is posing as me', 'choose Report'],
    ['do you know when the next regatta is', 'I don’t know about shows, tournaments or other events'],
    ['would outboards be better', 'That depends on how and where you use the boat'],
  ])('answers “%s”', async (message, answer) => {
    expect((await converse('Noa', message)).text).toContain(answer);
  });
});
