import { eddyTexts } from '@tradewind/contract/eddy';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test('shows the server’s message for a refusal', () => {
  expect(failureText(new Error(JSON.stringify({ message: eddyTexts.tooMany, code: 'too_many' })))).toBe(
    eddyTexts.tooMany,
  );
});

test.each(['Failed to fetch', '{}', '"text"', '<html>'])('shows our own message for %s', (message) => {
  expect(failureText(new Error(message))).toBe(eddyTexts.failed);
});
