import { addressOf, type Endpoint } from '@tradewind/contract/endpoint';

/** The `Link` header that leads to the next page: the same call with another cursor. Lists become repeated parameters. */
export function nextPageLink(
  endpoint: Endpoint,
  query: Record<string, unknown>,
  params?: Record<string, string | number>,
): string {
  return `<${addressOf(endpoint, params)}?${queryString(query)}>; rel="next"`;
}

/** A query as it stands in an address, in the order of its names. */
export function queryString(query: Record<string, unknown>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) address.append(name, String(one));
  }
  return address.toString();
}
