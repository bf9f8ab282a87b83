import { useQuery } from '@tanstack/react-query';
import type { SiteInfo } from '@tradewind/contract/site';
import { siteApi } from '@tradewind/contract/site';
import { read } from './api.ts';

/** The operator's configuration, loaded once with the first page. */
export const siteQuery = read(siteApi.info);

export function useSite(): SiteInfo | undefined {
  return useQuery(siteQuery).data;
}
