import { expect, it } from 'vitest';
import { welcomeText } from './welcome-text.ts';

it('tells an early user of the unlimited free access', () => {
  expect(welcomeText({ firstName: 'Ada', freeAccount: true })).toMatch(/Ada.*unlimited free access as an early user/);
});

it('promises nothing to who comes later', () => {
  expect(welcomeText({ firstName: 'Ada', freeAccount: false })).not.toMatch(/free/);
});
