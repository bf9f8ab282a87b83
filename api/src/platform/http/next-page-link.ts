/** The `Link` header that leads to the next page: the same query, from another place on. */
export function nextPageLink(path: string, query: Record<string, unknown>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.append(name, String(value));
  return `<${path}?${address}>; rel="next"`;
}
