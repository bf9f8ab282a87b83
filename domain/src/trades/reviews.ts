const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long after closing the parties can review each other. */
export const REVIEW_DAYS = 14;
/** The one reminder comes this long before the time is up. */
const REMINDER_DAYS = 3;

export const reviewsCloseAt = (closedAt: Date): Date => new Date(closedAt.getTime() + REVIEW_DAYS * DAY_MS);

export const reviewReminderAt = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + (REVIEW_DAYS - REMINDER_DAYS) * DAY_MS);

/** Two people review each other unseen: both show once both have written, or when the time is up. */
interface WrittenReview {
  authorId: string | null;
  aboutId: string;
  isShown: boolean;
}

/** The reviews that a newly written one brings to light: itself and its counterpart, if there is one. */
export const revealedBy = <Review extends WrittenReview>(
  written: WrittenReview,
  ofTrade: readonly Review[],
): readonly Review[] => {
  const counterpart = ofTrade.find(
    ({ authorId, aboutId }) => authorId === written.aboutId && aboutId === written.authorId,
  );
  if (!counterpart) return [];
  return ofTrade.filter(
    (review) =>
      !review.isShown &&
      (review === counterpart || (review.authorId === written.authorId && review.aboutId === written.aboutId)),
  );
};
