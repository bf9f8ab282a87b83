import { describe, expect, it } from 'vitest';
import { sampleMessage } from './sample-messages.fixture.ts';
import { type Thread, withMessage, withNewest, withOlder, withoutMessage } from './thread.ts';

const thread = (ids: readonly number[], older?: string): Thread => ({
  messages: ids.map((id) => sampleMessage(id)),
  older,
});
const ids = ({ messages }: Thread) => messages.map(({ id }) => id);

describe('A new message', () => {
  it('is inserted in order, once', () => {
    expect(ids(withMessage(thread([1, 3]), sampleMessage(2)))).toEqual([1, 2, 3]);
    const told = withMessage(thread([1], 'older'), sampleMessage(2));
    expect(withMessage(told, sampleMessage(2))).toEqual(thread([1, 2], 'older'));
    expect(ids(withMessage(thread([]), sampleMessage(2)))).toEqual([2]);
  });

  it('can be removed by its id', () => {
    expect(ids(withoutMessage(thread([1, 2]), 1))).toEqual([2]);
    expect(ids(withoutMessage(thread([1, 2]), 9))).toEqual([1, 2]);
  });
});

describe('The newest messages', () => {
  it('join the loaded older ones, after additions and deletions too', () => {
    const known = thread([1, 2, 3, 4], 'before 1');
    expect(withNewest(known, thread([3, 4, 5], 'before 3'))).toEqual(thread([1, 2, 3, 4, 5], 'before 1'));
    expect(withNewest(known, thread([2, 3], 'before 2'))).toEqual(thread([1, 2, 3], 'before 1'));
  });

  it('replace the loaded ones when they are complete, the first, or leave a gap', () => {
    expect(withNewest(undefined, thread([7], 'before 7'))).toEqual(thread([7], 'before 7'));
    expect(withNewest(thread([1, 2], 'before 1'), thread([2]))).toMatchObject({ messages: [{ id: 2 }] });
    expect(withNewest(thread([1, 2]), thread([8, 9], 'before 8'))).toEqual(thread([8, 9], 'before 8'));
    expect(withNewest(thread([1, 2]), thread([]))).toEqual(thread([]));
  });
});

it('prepends older messages without duplicates', () => {
  expect(withOlder(thread([4, 5], 'before 4'), thread([2, 3, 4], 'before 2'))).toEqual(
    thread([2, 3, 4, 5], 'before 2'),
  );
  expect(withOlder(thread([4], 'before 4'), thread([3])).older).toBeUndefined();
});
