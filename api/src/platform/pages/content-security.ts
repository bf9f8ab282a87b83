import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * A kept page is sent to many, so a nonce in it would be no secret. Only scripts that carry the nonce of their rendering
 * are ours: their hashes go into the policy, the nonce goes away. `started` is the source that one of them runs.
 */
export function hashedScripts(html: string, nonce: string, started?: string): { html: string; hashes: string[] } {
  const hashes = new Set(started === undefined ? [] : [hashOf(started)]);
  const mark = ` nonce="${nonce}"`;
  for (const [, attributes, source] of html.matchAll(SCRIPT)) {
    if (attributes?.includes(mark) && source) hashes.add(hashOf(source));
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

export function contentSecurityPolicy(scriptHashes: readonly string[], https: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // Mantine sets sizes and colours through style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
