import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SiteInfo } from '@tradewind/contract/site';

/** What the operator configured; read once with the first page. */
export const siteQuery = queryOptions<SiteInfo>({ queryKey: ['/api/site'] });

export function useSite(): SiteInfo | undefined {
  return useQuery(siteQuery).data;
}
