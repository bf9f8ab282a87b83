import { expect, it } from 'vitest';
import { createSlots } from './slots.service.ts';

/** Work that runs until it is released, and the order in which it began. */
function workshop() {
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await promise;
    return name;
  };
  return { begun, work, release: resolve };
}

it('leaves slots for others when one sender is slow', async () => {
  const slots = createSlots({ concurrency: 3, each: 2, maxWaiting: 10 });
  const { begun, work, release } = workshop();
  const slow = ['a', 'b', 'c'].map((name) => slots.run('ann', work(name)));
  const quick = slots.run('ben', work('d'));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'd']);
  release();
  expect(await Promise.all([...slow, quick])).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses work when too many are waiting', async () => {
  const slots = createSlots({ concurrency: 1, each: 1, maxWaiting: 1 });
  const { work, release } = workshop();
  const all = ['a', 'b', 'c'].map((name) => slots.run('ann', work(name)));
  release();
  expect(await Promise.all(all)).toEqual(['a', 'b', undefined]);
});
