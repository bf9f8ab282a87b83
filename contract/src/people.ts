import { RESPONSE_SPANS, type ResponseSpan } from '@tradewind/domain/response-times';
import { z } from 'zod';
import { boat } from './boats.ts';
import { endpoint } from './endpoint.ts';
import { cursor } from './primitives.ts';
import { review } from './reviews.ts';
import { VERIFICATION_KINDS } from './verification.ts';

/** How soon a person usually replies, in words. */
export const responseTimeTexts: Readonly<Record<ResponseSpan, string>> = {
  hour: 'within an hour',
  hours: 'within a few hours',
  day: 'within a day',
  days: 'within a few days',
  week: 'within a week',
};

const profile = z
  .object({
    username: z.string(),
    firstName: z.string(),
    profileImageUrl: z.string().nullable(),
    verified: z.boolean(),
    verifiedSince: z.iso.date().nullable(),
    verifiedBy: z.enum(VERIFICATION_KINDS).nullable(),
    memberSince: z.iso.date(),
    rating: z.string().meta({ description: 'The average of all public reviews', examples: ['4.67'] }),
    reviewCount: z.int(),
    totalTransactions: z.int().meta({ description: 'Trades closed through Tradewind' }),
    responseTime: z.enum(RESPONSE_SPANS).nullable().meta({ description: 'Null without enough conversations' }),
    boats: z.array(boat).meta({ description: 'The newest listings' }),
    boatCount: z.int(),
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof profile>;

const personParams = z.object({ username: z.string().min(1).max(200) });

const REVIEWS_PER_PAGE = 10;
const reviewsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(REVIEWS_PER_PAGE),
  cursor: cursor.optional(),
});
export type ReviewsQuery = z.infer<typeof reviewsQuery>;

export const peopleApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/people/:username',
    access: 'everyone',
    tag: 'people',
    summary: 'The public profile of a person, with their newest listings',
    params: personParams,
    responses: { 200: profile },
    refuses: [404],
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/api/people/:username/reviews',
    access: 'everyone',
    tag: 'people',
    summary: 'Public reviews of a person, newest first; Link (rel="next") points to the next page',
    params: personParams,
    query: reviewsQuery,
    responses: { 200: z.array(review) },
    refuses: [404],
  }),
};
