import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { paths } from '@tradewind/contract/paths';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { CacheableResponse } from '../response-cache.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { rewritePage } from './rewrite.ts';

export const WEB_BUILD = fileURLToPath(new URL('../../../../web/build/', import.meta.url));

const CLIENT = `${WEB_BUILD}client`;

/** Passed to the web's server code for each rendering. Must match `ServerContext` in web/app/lib. */
interface ServerContext {
  fetchApi(path: string): Promise<Response>;
  nonce: string;
  publicUrl: string;
  /** Called when data for the page could not be read: the page is then not cached. */
  markIncomplete(): void;
}

export interface PageRenderer {
  render(path: string, headers: Record<string, string>): Promise<CacheableResponse>;
}

interface Options {
  fetchApi: ServerContext['fetchApi'];
  publicUrl: () => string;
}

/** Must match the exports of web/app/entry.server.tsx. */
interface WebEntry {
  serverContext: Parameters<RouterContextProvider['set']>[0];
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
}

type WebBuild = ServerBuild & { entry: { module: WebEntry } };

/** Loads the web build; undefined if there is none, since API tests do not need it. */
export async function loadRenderer({ fetchApi, publicUrl }: Options): Promise<PageRenderer | undefined> {
  const entry = `${WEB_BUILD}server/index.js`;
  if (!existsSync(entry)) return undefined;
  const build = (await import(pathToFileURL(entry).href)) as WebBuild;
  const web = build.entry.module;
  const handle = web.createRequestHandler(build, 'production');
  const respond = (request: Request, given: ServerContext) => {
    const context = new web.RouterContextProvider();
    context.set(web.serverContext, given);
    return handle(request, context);
  };
  await requireKnownPages(respond);
  return {
    async render(path, headers) {
      const nonce = randomBytes(16).toString('base64url');
      let complete = true;
      const markIncomplete = () => {
        complete = false;
      };
      const request = new Request(`${publicUrl()}${path}`, { headers });
      const response = await respond(request, { fetchApi, nonce, publicUrl: publicUrl(), markIncomplete });
      return { ...(await toCacheable(response, nonce, publicUrl().startsWith('https:'))), cacheable: complete };
    },
  };
}

type Respond = (request: Request, context: ServerContext) => Promise<Response>;

/** Fails at startup if pages cannot be rewritten: they would silently be slow or break the content security policy. */
async function requireKnownPages(respond: Respond): Promise<void> {
  const context: ServerContext = {
    fetchApi: async () => new Response(null, { status: 503 }),
    nonce: 'nonce',
    publicUrl: 'http://localhost',
    markIncomplete: () => undefined,
  };
  const page = await respond(new Request(`${context.publicUrl}${paths.pricing}`), context);
  const { missing } = rewritePage(await page.text(), context.nonce, CLIENT);
  if (missing.length > 0)
    throw new Error(`The built pages have no ${missing.join(', no ')}: update platform/pages/rewrite.ts to match.`);
}

async function toCacheable(response: Response, nonce: string, https: boolean): Promise<CacheableResponse> {
  const headers = Object.fromEntries(response.headers);
  const body = await response.text();
  if (!headers['content-type']?.includes('text/html'))
    return { status: response.status, headers, body: Buffer.from(body) };
  const { html, sources } = rewritePage(body, nonce, CLIENT);
  headers['content-security-policy'] = contentSecurityPolicy(sources, https);
  return { status: response.status, headers, body: Buffer.from(html) };
}
