import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMail } from './layout.ts';

const resetMail = {
  subject: 'Reset your password',
  preheader: 'The link works for one hour',
  heading: 'Choose a new password',
  paragraphs: ['Hello Zoë,', 'Somebody asked for a new password.\nIf it was not you, do nothing.'],
  action: { label: 'Choose a new password', url: 'https://example.com/reset-password?token=a&lang=en' },
  footer: 'Tradewind, 1 Harbor Road',
};

describe('a rendered mail', () => {
  it('says the same as text', () => {
    expect(renderMail(resetMail).text).toBe(
      [
        'Choose a new password',
        'Hello Zoë,',
        'Somebody asked for a new password.\nIf it was not you, do nothing.',
        'Choose a new password:\nhttps://example.com/reset-password?token=a&lang=en',
        '-- \nTradewind\nTradewind, 1 Harbor Road\n',
      ].join('\n\n'),
    );
  });

  it('says the same as HTML, in light and dark', () => {
    const { html } = renderMail(resetMail);
    expect(html).toContain('>Choose a new password</h1>');
    expect(html).toContain('Somebody asked for a new password.<br>If it was not you, do nothing.');
    expect(html).toContain('href="https://example.com/reset-password?token=a&amp;lang=en"');
    expect(html).toContain('The link works for one hour');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('needs neither button nor footer', () => {
    const { html, text } = renderMail({ subject: 'Hello', heading: 'Hello', paragraphs: ['Welcome aboard.'] });
    expect(html).not.toContain('<a ');
    expect(text).toContain('because you have a Tradewind account');
  });

  it('never lets content become markup', () => {
    const nasty = '<script>alert("1")</script><img src=x onerror=\'alert(2)\'>';
    const { html } = renderMail({
      subject: nasty,
      preheader: nasty,
      heading: nasty,
      paragraphs: [nasty],
      action: { label: nasty, url: 'https://example.com/?q="><script>' },
      footer: nasty,
    });
    expect(html).not.toMatch(/<script|<img|href="[^"]*[<>]/);
  });

  it('adds no tag and breaks no attribute, whatever the text', () => {
    const shape = (words: string) =>
      renderMail({
        subject: words,
        heading: words,
        paragraphs: [words],
        action: { label: words, url: 'https://a.example/' },
      })
        .html.replaceAll('<br>', '')
        .match(/["<>]/g)?.length;
    const expected = shape('');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/', '\n', ' ') }), (words) => {
        expect(shape(words)).toBe(expected);
      }),
    );
  });

  it('keeps its subject on one line', () => {
    const { subject } = renderMail({ ...resetMail, subject: ' Your boat\r\nBcc: all@example.com\t\0is live ' });
    expect(subject).toBe('Your boat Bcc: all@example.com is live');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/reset-password', '', 'mailto:a@example.com'])(
    'refuses the link %j',
    (url) => {
      expect(() => renderMail({ ...resetMail, action: { label: 'Go', url } })).toThrow('link');
    },
  );
});
