import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, ownSources } from './content-security.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('The policy of a cached page', () => {
  it('allows the scripts and styles rendered with the nonce, and removes the nonce', () => {
    const page =
      '<script nonce="n1">start()</script><style data-x="" nonce="n1">a{}</style><script nonce="n1" async="">go()</script>';
    const { html, sources } = ownSources(page, 'n1');
    expect(sources).toEqual({ scripts: ['start()', 'go()'], styles: ['a{}'] });
    expect(html).toBe('<script>start()</script><style data-x="">a{}</style><script async="">go()</script>');
  });

  it('never allows injected scripts or styles', () => {
    const page =
      '<script>steal()</script><script nonce="guessed">steal()</script><script nonce="n1">start()</script>' +
      '<style>*{background:url(//evil)}</style><style nonce="guessed">b{}</style>';
    expect(ownSources(page, 'n1').sources).toEqual({ scripts: ['start()'], styles: [] });
  });

  it('needs no hash for our own files or for data', () => {
    const page = '<script nonce="n1" src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(ownSources(page, 'n1').sources.scripts).toEqual([]);
  });

  it('allows inline scripts and styles by hash only, and upgrades requests only behind https', () => {
    const policy = contentSecurityPolicy({ scripts: ['a', 'a'], styles: ['b'] }, false);
    expect(policy).toContain(`script-src 'self' ${hashOf('a')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('b')};`);
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
    expect(policy.replace('style-src-attr', '')).not.toMatch(/-src[^;]*unsafe/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({}, true)).toContain('upgrade-insecure-requests');
  });
});
