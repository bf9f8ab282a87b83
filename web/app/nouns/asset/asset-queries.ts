import { queryOptions } from '@tanstack/react-query';
import { assetsApi } from '@tradewind/contract/assets';
import { read } from '../../lib/api.ts';

/** Asked for again on each visit: what was added or edited elsewhere shows. */
export const myAssetsQuery = queryOptions({ ...read(assetsApi.list), refetchOnMount: 'always' });

/** One asset as the reader may see it: their own, a public one, or one in a trade of theirs. */
export const assetQuery = (id: number) =>
  queryOptions({ ...read(assetsApi.read, { params: { id } }), staleTime: 0, refetchOnMount: 'always' });
