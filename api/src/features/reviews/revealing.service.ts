import { tradePath } from '@tradewind/contract/paths';
import { REVIEW_DAYS } from '@tradewind/contract/reviews';
import { reviewReminderAt, reviewsCloseAt } from '@tradewind/domain/trades/reviews';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Work } from '../../platform/work.ts';
import {
  FORMER_MEMBER,
  lockForClock,
  openReviews,
  readForClock,
  subjectTitle,
  type TradeBundle,
} from '../trades/service.ts';
import { TRADES_AT_ONCE } from './limits.ts';
import { type ReviewRow, reviewsOfTrade, showReviews, updateRatings } from './store.ts';
import { endedTrades, endWindow, openWindow, takeReminders } from './windows.store.ts';

type Context = Pick<Dependencies, 'commit' | 'db'>;

/** Invites the parties of a trade that has just closed, once. */
export async function inviteToReview(work: Work, tradeId: number, now = new Date()): Promise<void> {
  const { tx } = work;
  const closesAt = reviewsCloseAt(now);
  if (!(await openWindow(tx, tradeId, { closesAt, remindAt: reviewReminderAt(now) }))) return;
  await openReviews(tx, tradeId, closesAt);
  const bundle = await readForClock(tx, tradeId);
  if (!bundle) return;
  for (const { userId } of bundle.parties) {
    if (userId === null) continue;
    const others = bundle.parties.filter((party) => party.userId !== userId && party.userId !== null);
    if (others.length === 0) continue;
    work.notify({
      userId,
      kind: 'trade',
      title: `How was your trade with ${others.map(({ firstName }) => firstName ?? FORMER_MEMBER).join(' and ')}?`,
      body: `${subjectTitle(bundle)} has closed. You have ${REVIEW_DAYS} days to write a review. Nobody sees it until the other person has reviewed you, too, or the time is up.`,
      path: tradePath(tradeId),
      groupKey: reviewKey(tradeId),
    });
  }
}

const reviewKey = (tradeId: number) => `review:${tradeId}`;

/** Makes reviews public: averages, profiles and the people they are about learn of them at the same moment. */
export async function reveal(
  work: Work,
  { trade, parties }: TradeBundle,
  revealed: readonly ReviewRow[],
  now: Date,
): Promise<void> {
  if (revealed.length === 0) return;
  await showReviews(
    work.tx,
    revealed.map(({ id }) => id),
    now,
  );
  await updateRatings(
    work.tx,
    revealed.map(({ aboutId }) => aboutId),
  );
  for (const { aboutId, authorId } of revealed) {
    const author = parties.find(({ userId }) => userId !== null && userId === authorId);
    work.notify({
      userId: aboutId,
      kind: 'trade',
      title: `${author?.firstName ?? FORMER_MEMBER} reviewed you`,
      body: 'It is on your public profile now. You can reply once.',
      path: tradePath(trade.id),
      groupKey: `reviewed:${trade.id}:${authorId ?? ''}`,
    });
  }
  work.publish([...new Set(revealed.map(({ aboutId }) => aboutId))], 'trade.changed', { id: trade.id });
  work.publicReadsChanged();
}

/** Reveals the reviews of all trades whose time is up, each in a transaction of its own. */
export async function revealEnded({ commit, db }: Context, now = new Date()): Promise<void> {
  for (const tradeId of await endedTrades(db, now, TRADES_AT_ONCE))
    await commit(async (work) => {
      const bundle = await lockForClock(work.tx, tradeId);
      if (!bundle) return;
      const hidden = (await reviewsOfTrade(work.tx, tradeId)).filter(({ shownAt }) => shownAt === null);
      await endWindow(work.tx, tradeId, now);
      await reveal(work, bundle, hidden, now);
    });
}

/** One reminder for everyone who still has somebody to review. */
export const remindReviewers = ({ commit }: Context, now = new Date()): Promise<void> =>
  commit(async (work) => {
    for (const { tradeId, userId, closesAt } of await takeReminders(work.tx, now, TRADES_AT_ONCE))
      work.notify({
        userId,
        kind: 'trade',
        title: 'There’s still time for your review',
        body: `You can review your trade until ${closesAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}.`,
        path: tradePath(tradeId),
        groupKey: reviewKey(tradeId),
      });
  });
