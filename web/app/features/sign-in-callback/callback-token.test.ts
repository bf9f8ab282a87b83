import { expect, test } from 'vitest';
import { callbackToken } from './callback-token.ts';

test('a token counts with either flag', () => {
  expect(callbackToken('?token=abc&google_auth=success')).toBe('abc');
  expect(callbackToken('?auth_success&token=abc')).toBe('abc');
});

test('a token alone, or a flag alone, is not a callback', () => {
  expect(callbackToken('?token=abc')).toBeUndefined();
  expect(callbackToken('?google_auth=success')).toBeUndefined();
  expect(callbackToken('?google_auth=success&token=')).toBeUndefined();
});
