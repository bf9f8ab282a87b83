import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { linkedText } from './linked-text.ts';

const links = (text: string) => linkedText(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe('Links URLs', () => {
  it.each([
    ['See https://example.com/a.', 'https://example.com/a'],
    ['(https://example.com/a)', 'https://example.com/a'],
    ['https://example.com/a_(b), they say', 'https://example.com/a_(b)'],
    ['HTTP://EXAMPLE.COM/A?b=1&c=2#d!', 'http://example.com/A?b=1&c=2#d'],
  ])('%s', (text, href) => expect(links(text)).toEqual([href]));

  it('links several URLs and keeps the text between them', () => {
    expect(linkedText('a https://x.example b https://y.example')).toEqual([
      { text: 'a ' },
      { text: 'https://x.example', href: 'https://x.example/' },
      { text: ' b ' },
      { text: 'https://y.example', href: 'https://y.example/' },
    ]);
  });
});

describe('Links nothing else', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'ftp://example.com/a',
    'https://',
    'https://bank.example@evil.example/',
    '<script>alert(1)</script>',
    'mail me at joe@example.com',
  ])('%s', (text) => expect(links(text)).toEqual([]));
});

test('parts add up to the text, and links use http or https', () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('https://', '.', ')', ' ', '\n', 'javascript:'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(
        linkedText(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      for (const href of links(text)) expect(href).toMatch(/^https?:\/\/[^/@]/);
    }),
  );
});
