import { withoutDirectionMarks } from '@tradewind/domain/visible-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { optionalWords, words } from './entered-text.ts';
import { bodyRowId, rowId, timestamp, userId } from './primitives.ts';

export { REVIEW_DAYS } from '@tradewind/domain/trades/reviews';

export const REVIEW_MAX = 2_000;
export const REPLY_MAX = 1_000;
export const STARS_MAX = 5;

export const reviewTexts = {
  noStars: 'Please choose one to five stars.',
  notAParty: 'Please choose somebody else who took part in this trade.',
  notClosed: 'You can review each other once the trade has closed.',
  over: 'The time for reviews of this trade is over.',
  shown: 'This review is public now, so it can no longer be changed.',
  replied: 'You have already replied to this review.',
} as const;

const stars = z.int({ error: reviewTexts.noStars }).min(1, reviewTexts.noStars).max(STARS_MAX, reviewTexts.noStars);

export const newReview = z.object({
  about: userId,
  stars,
  text: optionalWords('Your review', REVIEW_MAX),
});
export type NewReview = z.infer<typeof newReview>;

export const newReply = z.object({
  text: words('Your reply', REPLY_MAX)
    .transform((reply) => withoutDirectionMarks(reply).trim())
    .refine((reply) => reply !== '', 'Your reply is required'),
});

/** Everyone can see these fields of a person. `username` is null where there is no public profile. */
const reviewPerson = z.object({
  firstName: z.string(),
  username: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});

export const review = z
  .object({
    id: bodyRowId,
    author: reviewPerson,
    stars,
    text: z.string().nullable(),
    shownAt: timestamp.meta({ description: 'When it became public' }),
    reply: z.object({ text: z.string(), createdAt: timestamp }).nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const REVIEW_ACTIONS = ['write', 'edit', 'reply', 'report'] as const;

const reviewPair = z
  .object({
    person: reviewPerson.extend({ userId }),
    written: z
      .object({ stars, text: z.string().nullable(), shown: z.boolean() })
      .nullable()
      .meta({ description: 'The caller’s review of this person' }),
    received: review.nullable().meta({ description: 'Their review of the caller, once both show' }),
    actions: z.array(z.enum(REVIEW_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'ReviewPair' });
export type ReviewPair = z.infer<typeof reviewPair>;

const tradeReviews = z
  .object({
    closesAt: timestamp.nullable().meta({ description: 'When the time is up; null while the trade is not closed' }),
    pairs: z.array(reviewPair),
  })
  .meta({ id: 'TradeReviews' });
export type TradeReviews = z.infer<typeof tradeReviews>;

const byId = z.object({ id: rowId });
/** Public profiles show reviews and their average. */
const changes = ['/api/trades', '/api/people'] as const;

export const reviewsApi = {
  ofTrade: endpoint({
    method: 'GET',
    path: '/api/trades/:id/reviews',
    access: 'owner',
    tag: 'reviews',
    summary: 'The caller’s reviews of the other parties of a trade, and theirs of the caller once both show',
    params: byId,
    responses: { 200: tradeReviews },
    refuses: [401, 403, 404],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/trades/:id/reviews',
    access: 'owner',
    invalidates: changes,
    tag: 'reviews',
    summary: 'Review another party of a closed trade, or change the review while it is hidden',
    description: 'Two reviews of each other show at the same moment: once both are written, or when the time is up.',
    params: byId,
    body: newReview,
    responses: { 201: tradeReviews },
    refuses: [401, 403, 404, 409],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/reviews/:id/reply',
    access: 'owner',
    invalidates: changes,
    tag: 'reviews',
    summary: 'Reply once to a review of oneself',
    params: byId,
    body: newReply,
    responses: { 201: review },
    refuses: [401, 403, 404, 409],
  }),
};
