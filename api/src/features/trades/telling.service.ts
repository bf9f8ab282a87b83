import { tradePath } from '@tradewind/contract/paths';
import type { Work } from '../../platform/work.ts';
import type { TradeBundle } from './store.ts';

interface News {
  title: string;
  body: string;
}

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
    work.notify({
      userId,
      kind: 'trade',
      ...(typeof news === 'function' ? news(position) : news),
      path: tradePath(trade.id),
      groupKey: `trade:${trade.id}`,
    });
  }
}

/** Open screens of all parties read the trade again, and the features that follow it react. */
export async function tradeChanged(work: Work, { trade, parties }: TradeBundle): Promise<void> {
  const userIds = parties.flatMap(({ userId }) => userId ?? []);
  work.publish(userIds, 'trade.changed', { id: trade.id });
  await work.happened('trade.changed', { id: trade.id });
}
