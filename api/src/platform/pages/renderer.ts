import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Answer } from '../kept-answers.ts';
import { contentSecurityPolicy, ownSources } from './content-security.ts';
import { scriptsAfterPaint, withStyles } from './first-paint.ts';

export const WEB_BUILD = fileURLToPath(new URL('../../../../web/build/', import.meta.url));

/** What the web's own server code is given for one rendering. Its twin is `ServerContext` in web/app/lib. */
interface ServerContext {
  fetchApi(path: string): Promise<Response>;
  nonce: string;
  publicUrl: string;
  /** Called when something that the page would have shown could not be read: then it is nothing to keep. */
  markIncomplete(): void;
}

export interface PageRenderer {
  render(path: string, headers: Record<string, string>): Promise<Answer>;
}

interface Options {
  fetchApi: ServerContext['fetchApi'];
  publicUrl: () => string;
}

type WebBuild = ServerBuild & { entry: { module: { serverContext: Parameters<RouterContextProvider['set']>[0] } } };

/** Loads the built web application, or nothing where it was not built (the tests of the API need none). */
export async function loadRenderer({ fetchApi, publicUrl }: Options): Promise<PageRenderer | undefined> {
  const entry = `${WEB_BUILD}server/index.js`;
  if (!existsSync(entry)) return undefined;
  const build = (await import(pathToFileURL(entry).href)) as WebBuild;
  const handle = createRequestHandler(build, 'production');
  return {
    async render(path, headers) {
      const nonce = randomBytes(16).toString('base64url');
      const context = new RouterContextProvider();
      let complete = true;
      context.set(build.entry.module.serverContext, {
        fetchApi,
        nonce,
        publicUrl: publicUrl(),
        markIncomplete: () => {
          complete = false;
        },
      } satisfies ServerContext);
      const response = await handle(new Request(`${publicUrl()}${path}`, { headers }), context);
      return { ...(await toAnswer(response, nonce, publicUrl().startsWith('https:'))), keep: complete };
    },
  };
}

async function toAnswer(response: Response, nonce: string, https: boolean): Promise<Answer> {
  const headers = Object.fromEntries(response.headers);
  const body = await response.text();
  if (!headers['content-type']?.includes('text/html'))
    return { status: response.status, headers, body: Buffer.from(body) };
  const page = scriptsAfterPaint(body);
  const { html, sources } = ownSources(page.html, nonce);
  const styled = withStyles(html, `${WEB_BUILD}client`);
  const scripts = page.started === undefined ? sources.scripts : [...sources.scripts, page.started];
  const styles = [...sources.styles, ...styled.styles];
  headers['content-security-policy'] = contentSecurityPolicy({ scripts, styles }, https);
  return { status: response.status, headers, body: Buffer.from(styled.html) };
}
