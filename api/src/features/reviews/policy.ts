import { reviewTexts } from '@tradewind/contract/reviews';
import type { AdminCaller, Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { positionOf, type TradeBundle } from '../trades/service.ts';
import type { ReviewRow, WindowRow } from './store.ts';

/** A trade whose parties the caller, one of them, may review now. */
export type ReviewableTrade = Authorized<TradeBundle, 'party'>;
/** A public review of the caller, to which they may reply. */
export type OwnReview = Authorized<ReviewRow, 'reviewed'>;
/** A review that an admin may change. */
export type ModeratedReview = Authorized<ReviewRow, 'admin'>;

export const noSuchReview = () => notFound('We can’t find that review.');

/** The brokerage does not review anybody, nor does it read hidden reviews. */
export function requireParty(caller: Caller, bundle: TradeBundle): void {
  if (positionOf(bundle, caller.id) === undefined) throw notFound('We can’t find that trade.');
}

/** Only a trade that the brokerage settled has a window. Being blocked or suspended since changes nothing. */
export function asReviewer(
  caller: Caller,
  bundle: TradeBundle,
  { aboutId, window, now }: { aboutId: string; window: WindowRow | undefined; now: Date },
): ReviewableTrade {
  requireParty(caller, bundle);
  if (aboutId === caller.id || positionOf(bundle, aboutId) === undefined)
    throw invalidField('about', reviewTexts.notAParty);
  if (!window || bundle.trade.status !== 'closed') throw new Refusal('conflict', reviewTexts.notClosed);
  if (window.closesAt.getTime() <= now.getTime()) throw new Refusal('conflict', reviewTexts.over);
  return authorized(bundle, 'party');
}

/** Nobody learns of a review that is hidden or removed. */
export function asReviewed(caller: Caller, row: ReviewRow | undefined): OwnReview {
  if (!isPublic(row) || row.aboutId !== caller.id) throw noSuchReview();
  if (row.reply !== null) throw new Refusal('conflict', reviewTexts.replied);
  return authorized(row, 'reviewed');
}

export function asModerator(_admin: AdminCaller, row: ReviewRow | undefined): ModeratedReview {
  if (!isPublic(row)) throw noSuchReview();
  return authorized(row, 'admin');
}

export const isPublic = (row: ReviewRow | undefined): row is ReviewRow & { shownAt: Date } =>
  row !== undefined && row.shownAt !== null && row.removedAt === null;
