import { type Endpoint, pathOf, queryString } from '@tradewind/contract/endpoint';

/** The `Link` header of the next page: the same call with the next cursor. */
export function nextPageLink(
  endpoint: Endpoint,
  query: Record<string, unknown>,
  params?: Record<string, string | number>,
): string {
  return `<${pathOf(endpoint, params)}?${queryString(query)}>; rel="next"`;
}
