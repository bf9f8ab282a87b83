import { eddyTexts } from '@tradewind/contract/eddy';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test('a refusal is shown in the server’s words', () => {
  expect(failureText(new Error(JSON.stringify({ message: eddyTexts.tooMany, code: 'too_many' })))).toBe(
    eddyTexts.tooMany,
  );
});

test.each(['Failed to fetch', '{}', '"text"', '<html>'])('%s is shown as a failure of ours', (message) => {
  expect(failureText(new Error(message))).toBe(eddyTexts.failed);
});
