import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashedScripts } from './content-security.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('The policy of a kept page', () => {
  it('allows the scripts that were rendered with the nonce, which then leaves the page', () => {
    const page = '<script nonce="n1">start()</script><script type="module" nonce="n1" async="">go()</script>';
    const { html, hashes } = hashedScripts(page, 'n1');
    expect(hashes).toEqual([hashOf('start()'), hashOf('go()')]);
    expect(html).toBe('<script>start()</script><script type="module" async="">go()</script>');
  });

  it('never blesses a script that was injected', () => {
    const page = '<script>steal()</script><script nonce="guessed">steal()</script><script nonce="n1">start()</script>';
    expect(hashedScripts(page, 'n1').hashes).toEqual([hashOf('start()')]);
  });

  it('needs no hash for a file of ours or for data', () => {
    const page = '<script nonce="n1" src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(hashedScripts(page, 'n1').hashes).toEqual([]);
  });

  it('has no unsafe-inline for scripts, and upgrades requests only behind https', () => {
    const policy = contentSecurityPolicy([hashOf('a')], false);
    expect(policy).toContain(`script-src 'self' ${hashOf('a')};`);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy([], true)).toContain('upgrade-insecure-requests');
  });
});
