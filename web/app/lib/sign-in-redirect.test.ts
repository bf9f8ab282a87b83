import { describe, expect, it } from 'vitest';
import { redirectTarget, withRedirect } from './sign-in-redirect.ts';

const targetOf = (query: string) => redirectTarget(new URLSearchParams(query));

describe('the redirect parameter', () => {
  it('defaults to the home page', () => {
    expect(targetOf('')).toBe('/');
  });

  it('accepts a path of this site', () => {
    expect(targetOf('redirect=/account?tab=messages')).toBe('/account?tab=messages');
  });

  it.each(['https://evil.example', '//evil.example', '/%5cevil.example', 'javascript:alert(1)'])(
    'refuses %s',
    (elsewhere) => {
      expect(targetOf(new URLSearchParams({ redirect: elsewhere }).toString())).toBe('/');
    },
  );
});

describe('a link between the sign-in screens', () => {
  it('keeps the target', () => {
    const link = withRedirect('/register', '/boats/7?from=home&x=1');
    expect(link.startsWith('/register?')).toBe(true);
    expect(targetOf(link.split('?')[1] ?? '')).toBe('/boats/7?from=home&x=1');
  });

  it('has no query without a target', () => {
    expect(withRedirect('/register', '/')).toBe('/register');
  });
});
