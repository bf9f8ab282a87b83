import { paths } from '@tradewind/contract/paths';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { watchersOf } from '../../favorites/service.ts';
import { TRADES } from '../limits.ts';
import type { TradeBundle } from '../store.ts';

export const TELL_WATCHERS = 'trade-tell-watchers';

export const WATCHER_NEWS = ['pending', 'free', 'sold'] as const;

interface WatcherNews {
  boatId: number;
  title: string;
  what: (typeof WATCHER_NEWS)[number];
  /** The parties of the trade know already. */
  besides: string[];
  /** Goes on after this user. */
  after?: string | undefined;
}

/** People who saved one of the boats are told by a job: they may be many. */
export async function tellWatchersLater(
  work: Work,
  { parties, legs }: TradeBundle,
  what: WatcherNews['what'],
): Promise<void> {
  const besides = parties.flatMap(({ userId }) => userId ?? []);
  for (const { boatId, title } of legs) {
    if (boatId !== null) await work.sendJob(TELL_WATCHERS, { boatId, title, what, besides } satisfies WatcherNews);
  }
}

/** Tells a page of them and sends itself on, so that each transaction stays short and is done once. */
export async function tellWatchers({ commit }: Pick<Dependencies, 'commit'>, news: WatcherNews): Promise<void> {
  await commit(async (work) => {
    const userIds = await watchersOf(work.tx, news.boatId, { after: news.after ?? '', limit: TRADES.toldAtOnce });
    for (const userId of userIds.filter((id) => !news.besides.includes(id))) {
      work.notify({
        userId,
        kind: 'trade',
        ...wordsOf(news),
        path: paths.boat(news.boatId),
        groupKey: `saved:${news.boatId}`,
      });
    }
    const last = userIds.at(-1);
    if (last && userIds.length === TRADES.toldAtOnce) await work.sendJob(TELL_WATCHERS, { ...news, after: last });
  });
}

function wordsOf({ title, what }: WatcherNews): { title: string; body: string } {
  switch (what) {
    case 'pending':
      return {
        title: `${title} has a trade pending`,
        body: 'You saved this boat. We’ll tell you if it becomes available again.',
      };
    case 'free':
      return {
        title: `${title} is available again`,
        body: 'You saved this boat. Its trade ended, so you can make an offer.',
      };
    case 'sold':
      return { title: `${title} was traded`, body: 'You saved this boat. It has a new owner now.' };
  }
}
