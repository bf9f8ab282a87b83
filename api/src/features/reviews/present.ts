import type { Review, ReviewPair, TradeReviews } from '@tradewind/contract/reviews';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import { FORMER_MEMBER, type TradeBundle } from '../trades/service.ts';
import type { PublicReviewRow, ReviewRow, WindowRow } from './store.ts';

export const reviewCursor = cursorCodec({ shownAt: cursorPart.moment, id: cursorPart.id });

/** Authors who left have no name, and suspended ones no profile. */
export function presentReview({ review, author }: PublicReviewRow): Review {
  const { id, stars, text, shownAt, reply, repliedAt, createdAt } = review;
  return {
    id,
    author: {
      firstName: author?.firstName ?? FORMER_MEMBER,
      username: author && !author.suspended ? author.username : null,
      profileImageUrl: author && !author.suspended ? author.profileImageUrl : null,
    },
    stars,
    text,
    shownAt: (shownAt ?? createdAt).toISOString(),
    reply: reply && repliedAt ? { text: reply, createdAt: repliedAt.toISOString() } : null,
  };
}

interface Known {
  window: WindowRow | undefined;
  /** Of the whole trade: only the caller's own are passed on from here. */
  rows: readonly ReviewRow[];
  received: readonly PublicReviewRow[];
  now: Date;
}

/** As one party sees it. Nothing depends on what others wrote while that is hidden. */
export function presentTradeReviews({ parties }: TradeBundle, callerId: string, known: Known): TradeReviews {
  const { window, rows, received, now } = known;
  const isOpen = window !== undefined && window.closesAt.getTime() > now.getTime();
  const pairs = parties.flatMap(
    ({ userId, position, firstName, username, profileImageUrl, suspended }): ReviewPair[] => {
      if (userId === callerId) return [];
      const own = rows.find(({ authorId, aboutId }) => authorId === callerId && aboutId === userId);
      const theirs = received.find(({ review }) => review.authorId === userId);
      if (userId === null && !theirs) return [];
      return [
        {
          person: {
            userId: userId ?? `former-${position}`,
            firstName: firstName ?? FORMER_MEMBER,
            username: suspended ? null : username,
            profileImageUrl,
          },
          written: own ? { stars: own.stars, text: own.text, shown: own.shownAt !== null } : null,
          received: theirs ? presentReview(theirs) : null,
          actions: [
            ...(isOpen && !own ? (['write'] as const) : []),
            ...(isOpen && own?.shownAt === null ? (['edit'] as const) : []),
            ...(theirs && theirs.review.reply === null ? (['reply'] as const) : []),
            ...(theirs ? (['report'] as const) : []),
          ],
        },
      ];
    },
  );
  return { closesAt: window?.closesAt.toISOString() ?? null, pairs };
}
