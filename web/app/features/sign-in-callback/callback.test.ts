import { expect, test } from 'vitest';
import { readCallback } from './callback.ts';

test('accepts a token with either flag', () => {
  expect(readCallback('?token=abc&google_auth=success')).toEqual({ token: 'abc' });
  expect(readCallback('?auth_success&token=abc')).toEqual({ token: 'abc' });
});

test('accepts a code with the Google flag', () => {
  expect(readCallback('?code=abc&google_auth=true')).toEqual({ code: 'abc' });
  expect(readCallback('?code=abc&auth_success')).toBeUndefined();
});

test('ignores a token, code or flag on its own', () => {
  expect(readCallback('?token=abc')).toBeUndefined();
  expect(readCallback('?code=abc')).toBeUndefined();
  expect(readCallback('?google_auth=success')).toBeUndefined();
  expect(readCallback('?google_auth=success&token=')).toBeUndefined();
});
