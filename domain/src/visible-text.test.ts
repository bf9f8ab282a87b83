import { describe, expect, it } from 'vitest';
import { hasInvisible, isPrintable, withoutDirectionMarks } from './visible-text.ts';

describe('An invisible character', () => {
  it.each([
    ['a right-to-left override', 'Ann\u202Egnp'],
    ['an isolate', 'Ann\u2066'],
    ['a zero-width space', 'Sup\u200Bport'],
    ['a zero-width joiner between letters', 'Sup\u200Dport'],
    ['a soft hyphen', 'Sup\u00ADport'],
    ['a Hangul filler', '\u3164'],
    ['a tag', 'Ann\u{E0041}'],
    ['a variation selector', 'A\uFE0Fnn'],
    ['a control character', 'Ann\u0007'],
    ['a line break', 'Ann\nMarsh'],
    ['a blank Braille pattern', '\u2800'],
    ['an object replacement character', 'Ann\uFFFC'],
    ['a Khitan filler', 'Ann\u{16FE4}'],
    ['half a surrogate pair', 'Ann\uD800'],
  ])('is %s', (_name, text) => {
    expect(hasInvisible(text)).toBe(true);
  });

  it.each([
    'Ann',
    'Renée',
    'Rene\u0301e',
    '美咲',
    'أحمد',
    'O’Brien',
    'Sea Otter ⛵️',
    'Jolly Roger 🏴\u200D☠️',
    'Crew 👩🏽\u200D✈️',
  ])('is not in %s', (text) => {
    expect(hasInvisible(text)).toBe(false);
  });

  it('is removed from longer texts if it changes their direction; joiners stay', () => {
    expect(withoutDirectionMarks('pay \u202Eereh\u202C 👩\u200D✈️ می\u200Cخواهم')).toBe(
      'pay ereh 👩\u200D✈️ می\u200Cخواهم',
    );
  });
});

describe('A printable text', () => {
  it.each(['Olive Marie Hart', 'Łukasz O’Neill, Jr.', 'Nguyễn Thị', 'Ελευθερία', 'Дмитрий', '12 Harbor Way #4'])(
    'may be %j',
    (text) => {
      expect(isPrintable(text)).toBe(true);
    },
  );

  it.each(['王伟', 'محمد', 'Olive 🛥️', 'Oli\u200bve', 'प्रिया'])('cannot be %j', (text) => {
    expect(isPrintable(text)).toBe(false);
  });
});
