import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Verdict, wantsApi } from '@tradewind/contract/wants';
import { keyOf, read } from '../../lib/api.ts';
import { nextPageIn } from '../../lib/next-page.ts';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';

export const wantsQuery = read(wantsApi.list);

export const verdictQuery = (boatId: number) => read(wantsApi.verdictOn, { params: { boatId } });

export const verdictPagesQuery = infiniteQueryOptions({
  queryKey: [...keyOf(wantsApi.verdicts), 'pages'],
  initialPageParam: wantsApi.verdicts.path as string,
  queryFn: async ({ client, pageParam, signal }): Promise<{ verdicts: Verdict[]; next: string | undefined }> => {
    const response = await apiOf(client)(pageParam, { signal });
    if (!response.ok) throw await queryFailureOf(response);
    return { verdicts: await response.json(), next: nextPageIn(response.headers.get('Link')) };
  },
  getNextPageParam: (page) => page.next,
});
