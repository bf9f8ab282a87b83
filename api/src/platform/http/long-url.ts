import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorStatus, type Failure } from '@tradewind/contract/errors';
import { paths } from '@tradewind/contract/paths';

/** In bytes, including the query. Our URLs are far shorter, and everything behind the fast path may rely on this limit. */
export const LONGEST_URL = 4_096;

export const URL_TOO_LONG: Failure = {
  code: 'address_too_long',
  message: `That address is too long. Please keep it under ${LONGEST_URL.toLocaleString('en-US')} bytes.`,
};

const STYLE = `:root { color-scheme: light dark }
body { font: 1.125rem/1.6 Figtree, system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem;
  background: light-dark(#fdfcf9, #0a1a2e); color: light-dark(#0f2239, #f4f1ea) }
h1 { font: 500 2.25rem/1.2 Newsreader, Georgia, serif; margin: 0 0 1rem; text-wrap: balance }
p { margin: 0 0 2rem; color: light-dark(#4b5e77, #b9c7d8) }
.brand { margin: 0 0 .75rem; font-size: .875rem; font-weight: 600; letter-spacing: .08em; text-transform: uppercase;
  color: light-dark(#7a5a17, #d6ac4d) }
a { display: inline-block; padding: .625rem 1.25rem; border-radius: .5rem; font-weight: 600; text-decoration: none;
  background: light-dark(#11263f, #f4f1ea); color: light-dark(#ffffff, #0a1a2e) }`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Address too long · Tradewind</title>
<style>${STYLE}</style>
<main>
<p class="brand">Tradewind</p>
<h1>That address is too long</h1>
<p>Some extra text may have been copied along with the link.</p>
<a href="${paths.home}">Return home</a>
</main>
</html>
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sends a page to browsers and JSON to everything else. Closes the connection, so that no body has to be read. */
export function refuseLongUrl(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const isPage = !request.url?.startsWith('/api/') && Boolean(request.headers.accept?.includes('text/html'));
  const body = isPage ? PAGE : JSON.stringify(URL_TOO_LONG);
  response
    .writeHead(errorStatus.address_too_long, {
      'x-request-id': requestId,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      connection: 'close',
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
