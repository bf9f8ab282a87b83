import { tradePath } from '@tradewind/contract/paths';
import type { ReviewsQuery } from '@tradewind/contract/people';
import { type NewReview, type Review, reviewTexts, type TradeReviews } from '@tradewind/contract/reviews';
import { revealedBy } from '@tradewind/domain/trades/reviews';
import type { Queryable } from '../../db/client.ts';
import type { AdminCaller, Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import {
  closeReviews,
  firstNameOf,
  lockForClosing,
  positionOf,
  readForClock,
  readForClosing,
  type TradeBundle,
} from '../trades/service.ts';
import { reviewsOfUser } from './limits.ts';
import { asModerator, asReviewed, asReviewer, isPublic, noSuchReview, requireParty } from './policy.ts';
import { presentReview, presentTradeReviews, reviewCursor } from './present.ts';
import { reveal } from './revealing.service.ts';
import {
  deleteReply,
  findReview,
  hideReview,
  insertReply,
  lockReview,
  publicReview,
  publicReviews,
  publicReviewsIn,
  putReview,
  type ReviewRow,
  reviewsOfTrade,
  updateRatings,
} from './store.ts';
import { findWindow } from './windows.store.ts';

type Context = Pick<Dependencies, 'commit' | 'limits'>;

/** A party's own reviews, and those of them that are public. */
export async function readReviews(db: Queryable, caller: Caller, tradeId: number): Promise<TradeReviews> {
  const bundle = await readForClosing(db, caller, tradeId);
  requireParty(caller, bundle);
  return reviewsFor(db, caller, bundle, new Date());
}

async function reviewsFor(db: Queryable, caller: Caller, bundle: TradeBundle, now: Date): Promise<TradeReviews> {
  const { id } = bundle.trade;
  return presentTradeReviews(bundle, caller.id, {
    window: await findWindow(db, id),
    rows: await reviewsOfTrade(db, id),
    received: await publicReviewsIn(db, id, caller.id),
    now,
  });
}

/** Writes a review, or changes it while it is hidden. The trade is held, so that the second of two at once reveals both. */
export async function writeReview(
  { commit, limits }: Context,
  caller: Caller,
  tradeId: number,
  { about, stars, text }: NewReview,
  origin: Origin,
): Promise<TradeReviews> {
  await limits.consume(reviewsOfUser, caller.id);
  return commit(async (work) => {
    const { tx } = work;
    const now = new Date();
    const found = await lockForClosing(tx, caller, tradeId);
    const trade = asReviewer(caller, found, { aboutId: about, window: await findWindow(tx, tradeId), now });
    const draft = { authorId: caller.id, aboutId: about, stars, text };
    if (!(await putReview(tx, trade, draft, now))) throw new Refusal('conflict', reviewTexts.shown);
    const rows = await reviewsOfTrade(tx, tradeId);
    const revealed = revealedBy({ ...draft, isShown: false }, rows.map(withVisibility));
    await reveal(work, trade, revealed, now);
    if (everyoneReviewed(trade, caller.id, rows)) await closeReviews(tx, tradeId, caller.id);
    await work.logActivity(caller, 'review.write', origin, { tradeId, about });
    work.publish(caller.id, 'trade.changed', { id: tradeId });
    return reviewsFor(tx, caller, trade, now);
  });
}

const withVisibility = (row: ReviewRow) => ({ ...row, isShown: row.shownAt !== null });

const everyoneReviewed = ({ parties }: TradeBundle, callerId: string, rows: readonly ReviewRow[]): boolean =>
  parties.every(
    ({ userId }) =>
      userId === null ||
      userId === callerId ||
      rows.some(({ authorId, aboutId }) => authorId === callerId && aboutId === userId),
  );

export async function replyToReview(
  { commit, limits }: Context,
  caller: Caller,
  id: number,
  text: string,
  origin: Origin,
): Promise<Review> {
  await limits.consume(reviewsOfUser, caller.id);
  return commit(async (work) => {
    const { tx } = work;
    const review = asReviewed(caller, await lockReview(tx, id));
    await insertReply(tx, review, text, new Date());
    await work.logActivity(caller, 'review.reply', origin, { reviewId: id });
    const bundle = await readForClock(tx, review.tradeId);
    if (review.authorId && bundle) {
      work.notify({
        userId: review.authorId,
        kind: 'trade',
        title: `${firstNameOf(bundle, positionOf(bundle, caller.id) ?? null)} replied to your review`,
        body: text.slice(0, 200),
        path: tradePath(review.tradeId),
        groupKey: `review-reply:${id}`,
      });
      work.publish([review.authorId, caller.id], 'trade.changed', { id: review.tradeId });
    }
    work.publicReadsChanged();
    const [row] = await publicReview(tx, id);
    if (!row) throw noSuchReview();
    return presentReview(row);
  });
}

interface ReviewPage {
  reviews: Review[];
  next: string | undefined;
}

/** A page of the public reviews of a person, newest first. */
export async function listReviewsOf(db: Queryable, userId: string, query: ReviewsQuery): Promise<ReviewPage> {
  const after = query.cursor === undefined ? undefined : reviewCursor.read(query.cursor);
  const rows = await publicReviews(db, userId, after, query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1)?.review : undefined;
  return {
    reviews: shown.map(presentReview),
    next: last?.shownAt ? reviewCursor.write({ shownAt: last.shownAt, id: last.id }) : undefined,
  };
}

/** A public review as a report quotes it. */
export async function readPublicReview(db: Queryable, id: number): Promise<ReviewRow> {
  const row = await findReview(db, id);
  if (!isPublic(row)) throw noSuchReview();
  return row;
}

/** Takes down a reported review, which no longer counts, or only its reply. */
export async function removeReported(
  work: Work,
  admin: AdminCaller,
  id: number,
  what: 'review' | 'reply',
  origin: Origin,
): Promise<void> {
  const { tx } = work;
  const review = asModerator(admin, await lockReview(tx, id));
  if (what === 'reply') await deleteReply(tx, review);
  else {
    await hideReview(tx, review, new Date());
    await updateRatings(tx, [review.aboutId]);
  }
  await work.logActivity(admin, 'review.remove', origin, { reviewId: id, what, userId: review.aboutId });
  work.publicReadsChanged();
}
