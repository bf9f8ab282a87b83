import { wantsApi } from '@tradewind/contract/wants';
import { read } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';

export const wantsQuery = read(wantsApi.list);

export const verdictQuery = (boatId: number) => read(wantsApi.verdictOn, { params: { boatId } });

export const verdictPagesQuery = pages(wantsApi.verdicts);
