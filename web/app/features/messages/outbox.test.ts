import { expect, test } from 'vitest';
import { notYetShown, type Waiting } from './outbox.ts';
import { sampleMessage } from './sample-messages.fixture.ts';

const waiting = (key: string, content: string, after: number): Waiting => ({
  outgoing: { key, content, imageUrls: [], after },
  state: 'sending',
});
const mine = (id: number, content: string) => sampleMessage(id, { senderId: 'me', receiverId: 'tom', content });
const keys = (list: Waiting[]) => list.map(({ outgoing }) => outgoing.key);

test('keeps a sent message until the list shows it', () => {
  expect(keys(notYetShown([waiting('a', 'hello', 1)], [mine(1, 'hello')], 'me'))).toEqual(['a']);
  expect(keys(notYetShown([waiting('a', 'hello', 1)], [mine(1, 'hello'), mine(2, 'hello')], 'me'))).toEqual([]);
});

test('does not mistake the same text from the other person for it', () => {
  expect(keys(notYetShown([waiting('a', 'hello', 0)], [sampleMessage(2, { content: 'hello' })], 'me'))).toEqual(['a']);
});

test('treats the same text twice as two messages', () => {
  const both = [waiting('a', 'hello', 0), waiting('b', 'hello', 0)];
  expect(keys(notYetShown(both, [mine(1, 'hello')], 'me'))).toEqual(['b']);
});
