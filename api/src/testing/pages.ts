import type { Json, TestApp } from './app.ts';

/** The URL in the `Link` header of a page. */
export const nextAddress = (headers: Record<string, unknown>) => String(headers.link ?? '').match(/<([^>]+)>/)?.[1];

/** Follows the pages of a search to their end. */
export async function walkPages(app: TestApp, query: string) {
  const boats: Json[] = [];
  let total: string | undefined;
  for (let address: string | undefined = `/api/boats?${query}`; address; ) {
    const { status, headers, body } = await app.call('GET', address);
    if (status !== 200) throw new Error(`${address}: ${JSON.stringify(body)}`);
    boats.push(...body);
    total ??= String(headers['x-total-count']);
    address = nextAddress(headers);
  }
  return { ids: boats.map(({ id }) => id), titles: boats.map(({ title }) => title), total: Number(total) };
}
