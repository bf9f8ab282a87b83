import { conversationPath } from '@tradewind/contract/paths';
import { expect, test } from 'vitest';
import { addressedConversation } from './conversation-address.ts';

const read = (address: string) => addressedConversation(new URL(address, 'http://tradewind.test').searchParams);

test('reads the conversation from its own URL', () => {
  expect(conversationPath(7, 'tom')).toBe('/account?tab=messages&boat=7&with=tom');
  expect(read(conversationPath(7, 'a/b&c'))).toEqual({ boatId: 7, otherId: 'a/b&c' });
});

test.each(['/account?tab=messages', '/account?boat=7', '/account?boat=x&with=tom', '/account?boat=7&with='])(
  'opens nothing for %s',
  (address) => expect(read(address)).toBeUndefined(),
);
