import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy answers several offers at once', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, examined } = await makeTwoOffers(app));
  });

  const asked = async (message: string) => {
    const answer = await examined.ask(traders.owner.token, { message });
    return { ...answer, all: await examined.used(answer.chatId) };
  };

  it.each([
    'tell ben no on the osprey and tell cara 195 firm',
    'turn down ben and counter cara at 195',
    'no to ben, and cara gets 195',
    'decline ben, counter cara 195k',
    'cara: 195. ben: no',
    'tell ben no and counter cara 195',
  ])('with a card for one and the place to decline the other: %s', async (say) => {
    const { text, all } = await asked(say);
    expect(all.filter(({ name }) => name === 'draft_counter')).toMatchObject([{ input: { cashBack: 195_000 } }]);
    expect(text).toContain('With Ben:');
    expect(text).toContain('I never accept or decline for you');
  });

  it.each([
    'cara is at 180. go back with 195',
    'cara offered me 180 lol. send her back 195',
    'cara wants it for 180. come back to her at 195',
    'hit cara back at 195 firm',
    'cara should put 195 not 180. counter that',
  ])('with the user’s price behind what the other side said: %s', async (say) => {
    const { all, text } = await asked(say);
    expect(all.at(-1)).toMatchObject({ name: 'draft_counter', input: { cashBack: 195_000 } });
    expect(text).not.toContain('private');
  });

  it('but keeps the limits of the other side private', async () => {
    expect((await asked('what is the most cara would pay')).text).toContain('I don’t know what Cara would go to');
  });
});
