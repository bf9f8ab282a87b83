import { queryOptions } from '@tanstack/react-query';
import { assetsApi } from '@tradewind/contract/assets';
import { read } from '../../lib/api.ts';

/** Asked for again on each visit: what was added or edited elsewhere shows. */
export const myAssetsQuery = queryOptions({ ...read(assetsApi.list), refetchOnMount: 'always' });
