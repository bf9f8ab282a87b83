import { infiniteQueryOptions } from '@tanstack/react-query';
import { pathOf } from '@tradewind/contract/endpoint';
import { peopleApi } from '@tradewind/contract/people';
import { type Review, reviewsApi } from '@tradewind/contract/reviews';
import { keyOf, read } from '../../lib/api.ts';
import { nextPageIn } from '../../lib/next-page.ts';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';

export const profileQuery = (username: string) => read(peopleApi.read, { params: { username } });

interface ReviewPage {
  reviews: Review[];
  next: string | undefined;
}

export function reviewPages(username: string) {
  const first = pathOf(peopleApi.reviews, { username });
  return infiniteQueryOptions({
    queryKey: [...keyOf(peopleApi.reviews, { username }), 'pages'],
    initialPageParam: first,
    queryFn: async ({ client, pageParam, signal }): Promise<ReviewPage> => {
      const response = await apiOf(client)(pageParam, { signal });
      if (!response.ok) throw await queryFailureOf(response);
      return { reviews: await response.json(), next: nextPageIn(response.headers.get('Link')) };
    },
    getNextPageParam: (page) => page.next,
  });
}

/** Read again with the trade, whenever something about it changes. */
export const tradeReviewsQuery = (id: number) => ({
  ...read(reviewsApi.ofTrade, { params: { id } }),
  staleTime: 0,
});
