import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** The inline scripts and styles that a page may use. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/**
 * A cached page goes to many people, so a nonce in it would be no secret. Only scripts and styles with the nonce of their
 * rendering are ours: the policy allows their sources by hash, and the nonce is removed.
 */
export function ownSources(html: string, nonce: string): { html: string; sources: InlineSources } {
  const mark = ` nonce="${nonce}"`;
  const sources: InlineSources = { scripts: [], styles: [] };
  for (const [, element, attributes, source] of html.matchAll(INLINE)) {
    if (attributes?.includes(mark) && source) sources[element === 'style' ? 'styles' : 'scripts'].push(source);
  }
  return { html: html.replaceAll(mark, ''), sources };
}

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const allowed = (sources: readonly string[] = []) => ["'self'", ...new Set(sources.map(hashOf))].join(' ');

export function contentSecurityPolicy({ scripts, styles }: Partial<InlineSources>, https: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${allowed(scripts)}`,
    `style-src ${allowed(styles)}`,
    // Mantine sets sizes and colors through style attributes.
    "style-src-attr 'unsafe-inline'",
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
