import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben has offered his Tern for Olive's Osprey; Cara has offered cash for it. */
describe('boats that the user has saved or deals over', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
    ({ traders, examined } = await makeTwoOffers(app));
    const saved = await app.call('PUT', `/api/favorites/${traders.tern}`, { token: traders.owner.token });
    expect(saved.status).toBeLessThan(300);
  });

  async function shown(as: 'owner' | 'buyer', ...messages: string[]): Promise<number[]> {
    let chatId: number | undefined;
    let ids: number[] = [];
    for (const message of messages) {
      const answer = await examined.ask(traders[as].token, { message, ...(chatId && { chatId }) });
      ({ chatId } = answer);
      ids = answer.parts.flatMap((part) => (part.type === 'data-boats' ? part.data.boats.map(({ id }) => id) : []));
    }
    return ids;
  }

  it.each(['hide the ones i saved', 'leave out those that I have saved', 'not the ones i have hearted'])(
    'are left out of a list: %s',
    async (words) => {
      expect(await shown('owner', 'all boats')).toContain(traders.tern);
      const left = await shown('owner', 'all boats', words);
      expect(left).toContain(traders.osprey);
      expect(left).not.toContain(traders.tern);
    },
  );

  it.each(['leave out the ones i have an offer on', 'hide anything i already bid on'])(
    'are left out while an offer is open: %s',
    async (words) => {
      const left = await shown('buyer', 'all boats', words);
      expect(left).not.toContain(traders.osprey);
    },
  );

  it('are shown where they are asked for', async () => {
    expect(await shown('owner', 'all boats', 'only the ones i saved')).toEqual([traders.tern]);
  });
});
