import { peopleApi } from '@tradewind/contract/people';
import { reviewsApi } from '@tradewind/contract/reviews';
import { read } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';

export const profileQuery = (username: string) => read(peopleApi.read, { params: { username } });

export const reviewPages = (username: string) => pages(peopleApi.reviews, { params: { username } });

/** Read again with the trade, whenever something about it changes. */
export const tradeReviewsQuery = (id: number) => ({
  ...read(reviewsApi.ofTrade, { params: { id } }),
  staleTime: 0,
});
