/** The next page's address in a `Link` header, if there is one. */
export function nextPageIn(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>\s*;[^,]*\brel="?next"?/)?.[1];
}
