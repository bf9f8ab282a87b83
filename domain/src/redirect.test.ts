import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { safePath } from './redirect.ts';

const SITE = 'https://tradewind.example';

describe('a path of this site', () => {
  it.each([
    '/',
    '/list-boat',
    '/boats/12?from=home#photos',
    '/account?tab=messages',
    '/boats?query=sea%20ray&next=https://example.com//x',
    '/a/%C3%A9t%C3%A9',
    '/@evil.example',
    '/https:',
  ])('%s is kept', (path) => {
    expect(safePath(path, '/fallback')).toBe(path);
  });
});

describe('anything else', () => {
  it.each([
    null,
    undefined,
    '',
    'boats',
    '?a=b',
    '#a',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/\u0000/evil.example',
    '/\u007f',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0D%0ALocation:%20https://evil.example',
    '/%2F/evil.example',
    '/%2fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/./%2fevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/%zz',
    '/%c2%85',
    '/été',
    '/\ud800',
  ])('%j goes to the fallback', (candidate) => {
    expect(safePath(candidate, '/fallback')).toBe('/fallback');
  });
});

const nasty = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%',
      '2f',
      '5c',
      '25',
      '%2f',
      '%5C',
      '%09',
      '\t',
      '\n',
      '\r',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https',
      ' ',
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));
const candidate = fc.oneof(
  nasty,
  nasty.map((text) => `/${text}`),
  fc.string(),
  fc.webUrl(),
  fc.webPath(),
);

test('never leads the browser off the site', () => {
  fc.assert(
    fc.property(candidate, (text) => {
      const path = safePath(text, '/fallback');
      expect(new URL(path, SITE).origin).toBe(SITE);
      expect(new URL(path, `${SITE}/deep/er`).pathname.startsWith('//')).toBe(false);
      const decoded = decodeURIComponent(path.split(/[?#]/)[0] ?? '');
      expect(new URL(decoded, SITE).origin).toBe(SITE);
    }),
    { numRuns: 2_000 },
  );
});

test('keeps a safe path unchanged', () => {
  fc.assert(
    fc.property(candidate, (text) => {
      const path = safePath(text, '/fallback');
      expect(['/fallback', text]).toContain(path);
      expect(safePath(path, '/other')).toBe(path);
    }),
  );
});
