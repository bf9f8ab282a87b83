import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import type { Items } from '../items/items.store.ts';
import { TRADES } from '../limits.ts';
import type { HeldProposals } from '../policy.ts';
import { findTrades, type TradeBundle } from '../store.ts';
import { deadlineText, offerName, shortTitle, subjectTitle } from '../words.present.ts';
import { tellParties } from './telling.service.ts';

export const TELL_PROPOSALS = 'trade-tell-proposals';

interface News extends Items {
  /** The change of the proposals: one of these items was reserved, all are free again, or they ended. */
  what: 'backup' | 'free' | 'ended';
  /** People who caused it, or who hear of it otherwise. */
  besides: readonly string[];
}

interface ProposalNews extends News {
  ids: readonly number[];
}

/** Lets other features follow at once. A job tells the people of the proposals: they may be many. */
export async function proposalsChanged(work: Work, held: HeldProposals, news: News): Promise<void> {
  const ids = held.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return;
  await work.happened('proposals.changed', { ids });
  // Any trade makes an open screen read all of them again.
  work.publish(news.besides, 'trade.changed', { id: first });
  await work.sendJob(TELL_PROPOSALS, { ...news, ids } satisfies ProposalNews);
}

/** Tells the people of some proposals and sends itself on, so that each transaction stays short and is done once. */
export async function tellProposals({ commit }: Pick<Dependencies, 'commit'>, news: ProposalNews): Promise<void> {
  await commit(async (work) => {
    for (const bundle of await findTrades(work.tx, news.ids.slice(0, TRADES.proposalsToldAtOnce))) {
      // Something else may have happened to it since.
      if (!isStill(bundle, news.what)) continue;
      const told = bundle.parties.flatMap(({ userId }) => (userId && !news.besides.includes(userId) ? [userId] : []));
      work.publish(told, 'trade.changed', { id: bundle.trade.id });
      tellParties(work, bundle, (position) => wordsOf(bundle, news, position), news.besides);
    }
    const ids = news.ids.slice(TRADES.proposalsToldAtOnce);
    if (ids.length > 0) await work.sendJob(TELL_PROPOSALS, { ...news, ids } satisfies ProposalNews);
  });
}

const isStill = ({ trade: { status, backup } }: TradeBundle, what: News['what']): boolean =>
  what === 'ended' ? status === 'void' : status === 'proposed' && backup === (what === 'backup');

function wordsOf(bundle: TradeBundle, { what, ...items }: News, reader: number): { title: string; body: string } {
  const subject = subjectTitle(bundle);
  const offer = `${offerName(bundle, reader)} for ${subject}`;
  const { expiresAt, endedReason } = bundle.trade;
  switch (what) {
    case 'backup':
      return {
        title: `${takenTitle(bundle, items)} has a trade pending`,
        body: `${offer} stays as a backup. We’ll tell you if it’s open again.`,
      };
    case 'free':
      return {
        title: `${takenTitle(bundle, items)} is free again`,
        body: `The other trade ended. ${offer} is open again${expiresAt === null ? '' : ` until ${deadlineText(expiresAt)}`}.`,
      };
    case 'ended':
      return { title: `The offer for ${subject} has ended`, body: endedReason ?? '' };
  }
}

function takenTitle({ legs }: TradeBundle, { boatIds, assetIds }: Items): string {
  const taken = legs.find(({ boatId, assetId }) => boatIds.includes(boatId ?? 0) || assetIds.includes(assetId ?? 0));
  return taken ? shortTitle(taken.title) : 'One of its items';
}
