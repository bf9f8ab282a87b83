import { expect, it } from 'vitest';
import { welcomeText } from './welcome-text.ts';

it('tells early users about their unlimited free access', () => {
  expect(welcomeText({ firstName: 'Ada', freeAccount: true })).toMatch(/Ada.*unlimited free access as an early user/);
});

it('promises later users nothing', () => {
  expect(welcomeText({ firstName: 'Ada', freeAccount: false })).not.toMatch(/free/);
});
