import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorStatus, type Failure } from '@tradewind/contract/errors';
import { paths } from '@tradewind/contract/paths';

/** In bytes, query included. No address of ours comes near it, and every layer behind the door may rely on it. */
export const LONGEST_ADDRESS = 4_096;

export const ADDRESS_TOO_LONG: Failure = {
  code: 'address_too_long',
  message: `That address is too long. At most ${LONGEST_ADDRESS.toLocaleString('en-US')} bytes are accepted.`,
};

const STYLE = `:root { color-scheme: light dark }
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem;
  background: light-dark(#fbf9f5, #0a1a2e); color: light-dark(#14264a, #f3eee4) }
h1 { font: 500 2.25rem/1.2 Georgia, serif; margin: 0 0 1rem }
a { color: inherit }`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Address too long · Tradewind</title>
<style>${STYLE}</style>
<h1>That address is too long</h1>
<p>The link may have been copied with something else attached to it. <a href="${paths.home}">Go to the Tradewind home page</a></p>
</html>
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page for browsers, JSON for everything else. The connection ends, so that no body has to be read. */
export function refuseLongAddress(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const isPage = !request.url?.startsWith('/api/') && Boolean(request.headers.accept?.includes('text/html'));
  const body = isPage ? PAGE : JSON.stringify(ADDRESS_TOO_LONG);
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
