import { expect, it } from 'vitest';
import { createSlots } from './slots.service.ts';

/** Work that goes on until it is let go, and the order in which it began. */
function workshop() {
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await promise;
    return name;
  };
  return { begun, work, letGo: resolve };
}

it('One slow sender leaves places for the others', async () => {
  const slots = createSlots({ concurrency: 3, each: 2, maxWaiting: 10 });
  const { begun, work, letGo } = workshop();
  const slow = ['a', 'b', 'c'].map((name) => slots.run('ann', work(name)));
  const quick = slots.run('ben', work('d'));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'd']);
  letGo();
  expect(await Promise.all([...slow, quick])).toEqual(['a', 'b', 'c', 'd']);
});

it('Who comes when too many wait is turned away', async () => {
  const slots = createSlots({ concurrency: 1, each: 1, maxWaiting: 1 });
  const { work, letGo } = workshop();
  const all = ['a', 'b', 'c'].map((name) => slots.run('ann', work(name)));
  letGo();
  expect(await Promise.all(all)).toEqual(['a', 'b', undefined]);
});
