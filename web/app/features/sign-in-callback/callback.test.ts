import { expect, test } from 'vitest';
import { readCallback } from './callback.ts';

test('a token counts with either flag', () => {
  expect(readCallback('?token=abc&google_auth=success')).toEqual({ token: 'abc' });
  expect(readCallback('?auth_success&token=abc')).toEqual({ token: 'abc' });
});

test('a code counts with the flag of Google', () => {
  expect(readCallback('?code=abc&google_auth=true')).toEqual({ code: 'abc' });
  expect(readCallback('?code=abc&auth_success')).toBeUndefined();
});

test('a token or code alone, or a flag alone, is not a callback', () => {
  expect(readCallback('?token=abc')).toBeUndefined();
  expect(readCallback('?code=abc')).toBeUndefined();
  expect(readCallback('?google_auth=success')).toBeUndefined();
  expect(readCallback('?google_auth=success&token=')).toBeUndefined();
});
