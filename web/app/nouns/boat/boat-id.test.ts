import { expect, test } from 'vitest';
import { readBoatId } from './boat-id.ts';

test('parses a boat id', () => {
  expect(readBoatId('7')).toBe(7);
  expect(readBoatId('2147483647')).toBe(2_147_483_647);
});

test.each([null, undefined, '', '0', '-1', '07', '1.5', '1e3', '2147483648', 'featured', '../users', '7/../8', ' 7'])(
  'rejects %j',
  (text) => expect(readBoatId(text)).toBeUndefined(),
);
