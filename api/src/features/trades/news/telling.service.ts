import { tradePath } from '@tradewind/contract/paths';
import type { Work } from '../../../platform/work.ts';
import { readGroups } from '../../notifications/service.ts';
import type { TradeBundle } from '../store.ts';

interface News {
  title: string;
  body: string;
  /** An offer waits for the receiver’s answer. Later news of the trade must not take its place in the bell and the mail. */
  isOffer?: true;
}

/** The group key of a trade’s offers, apart from its other news. */
export const offerKey = (tradeId: number) => `trade:${tradeId}:offer`;

/** Tells the parties, but not the one at this position or these users, in the app and by mail. */
export function tellParties(
  work: Work,
  { trade, parties }: TradeBundle,
  news: News | ((position: number) => News),
  besides?: number | readonly string[] | undefined,
): void {
  for (const { userId, position } of parties) {
    if (userId === null || position === besides) continue;
    if (typeof besides === 'object' && besides.includes(userId)) continue;
    const { title, body, isOffer } = typeof news === 'function' ? news(position) : news;
    work.notify({
      ...{ userId, kind: 'trade', title, body },
      path: tradePath(trade.id),
      groupKey: isOffer ? offerKey(trade.id) : `trade:${trade.id}`,
    });
  }
}

/** People who answer an offer know of it. */
export const offerAnswered = (work: Work, userId: string, tradeId: number): Promise<void> =>
  readGroups(work, userId, [offerKey(tradeId)]);

/** Open screens of all parties read the trade again, and the features that follow it react. */
export async function tradeChanged(work: Work, { trade, parties }: TradeBundle): Promise<void> {
  const userIds = parties.flatMap(({ userId }) => userId ?? []);
  work.publish(userIds, 'trade.changed', { id: trade.id });
  await work.happened('trade.changed', { id: trade.id });
}
