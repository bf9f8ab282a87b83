import { expect, it } from 'vitest';
import { chatOf } from './chat.ts';

const questionOf = (text: string) => chatOf([{ role: 'user', content: [{ type: 'text', text }] }]).question;

it('shortens runs that say nothing more', () => {
  expect(questionOf(`boats${' '.repeat(900)}in Maine`)).toBe('boats in Maine');
  expect(questionOf(`number ${'7'.repeat(900)}?`)).toBe(`number ${'7'.repeat(16)}?`);
  expect(questionOf(`compare ${'1,'.repeat(900)} please`)).toBe(`compare ${'1,'.repeat(30)} please`);
});

it('keeps lists and sums as they are', () => {
  for (const text of ['compare 100001,100002,100003,100004,100005,100006', 'I’d pay $1,234,567.89', 'one... or two'])
    expect(questionOf(text)).toBe(text);
});
