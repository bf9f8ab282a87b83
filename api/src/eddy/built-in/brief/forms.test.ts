import { describe, expect, it } from 'vitest';
import { formOf } from './forms.ts';

describe('a few words about the last answer', () => {
  it.each([
    ['why', 'how come ?'],
    ['judge', 'is that a lot'],
    ['judge', 'hm , is that too low ?'],
    ['next', 'okay and after that'],
    ['next', 'then what ?'],
    ['monthly', 'what would that be a month'],
    ['shipped', 'and to get it shipped ?'],
    ['sideBySide', 'just show me both next to each other'],
    ['who', 'from whom'],
    ['when', 'until when'],
  ] as const)('asks %s: %s', (form, words) => expect(formOf(words)).toBe(form));

  it.each([
    'why is the bluefin so cheap',
    'what does a survey cost',
    'show me boats in ohio',
    'when does my trade end',
  ])('leaves a whole question alone: %s', (words) => expect(formOf(words)).toBeUndefined());
});
