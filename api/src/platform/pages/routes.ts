import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { normalizedSearchQueryString } from '@tradewind/contract/boat-browse';
import { paths } from '@tradewind/contract/paths';
import type { App } from '../http/app.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { carriesSecret } from '../http/secret-url.ts';
import { type ResponseCache, sendOnce } from '../response-cache.ts';
import { type PageRenderer, WEB_BUILD } from './renderer.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Missing files get a plain 404 instead of a rendered page. */
const NOT_A_PAGE = /^\/(api|assets|art|media|attached_assets)\//;
/** Caches may store the page but must revalidate it by its ETag each time, so that changes show at once. */
const REVALIDATED = 'public, no-cache';

/** Serves rendered pages and their files. Pages are the same for everyone, since the token lives in the browser. */
export async function registerPages(app: App, renderer: PageRenderer | undefined, cache: ResponseCache): Promise<void> {
  const client = `${WEB_BUILD}client`;
  if (renderer && existsSync(client)) {
    await app.register(fastifyStatic, {
      root: client,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(`${client}/assets/`) ? IMMUTABLE : 'public, max-age=3600');
      },
    });
  }
  // Routes have the rate limit already. Pages are rendered in the not-found handler, which costs more than any route.
  const limit = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(limit, async (request, reply) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (!renderer || !readable || NOT_A_PAGE.test(request.url)) throw notFound();
    if (!request.url.startsWith('/')) throw new Refusal('invalid', 'The address must start with a slash.');
    const key = cacheKey(request.url);
    const make = async () => {
      const page = await renderer.render(request.url, pageHeaders(request.headers));
      const isCacheable = page.status === 200 && page.cacheable !== false && key !== undefined;
      page.headers['cache-control'] = isCacheable ? REVALIDATED : 'no-store';
      if (carriesSecret(request.url)) page.headers['referrer-policy'] = 'no-referrer';
      return { ...page, marks: [pathOf(request.url)] };
    };
    if (key === undefined) {
      await sendOnce(request, reply, await make());
      return reply;
    }
    await cache.send(request, reply, key, make);
    return reply;
  });
}

/** The cache key of a page; undefined for a page that is rendered for one reader. */
export function cacheKey(url: string): string | undefined {
  if (carriesSecret(url)) return undefined;
  const path = pathOf(url);
  const query = url.slice(path.length + 1);
  if (query === '') return path;
  // Any other query may contain a token or an error.
  return path === paths.boats && normalizedSearchQueryString(query) === query ? url : undefined;
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

function pageHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const accept = headers.accept;
  return typeof accept === 'string' ? { accept } : {};
}
