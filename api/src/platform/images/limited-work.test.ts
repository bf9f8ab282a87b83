import { expect, it } from 'vitest';
import { limitWork } from './limited-work.ts';

it('runs two at once, lets two wait and refuses the fifth', async () => {
  const work = limitWork({ concurrency: 2, maxWaiting: 2 });
  const begun: number[] = [];
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const start = (n: number) =>
    work.run(async () => {
      begun.push(n);
      await ends[n]?.promise;
      return n;
    });

  const results = [start(0), start(1), start(2), start(3)];
  expect(begun).toEqual([0, 1]);
  expect(work.full()).toBe(true);
  expect(start(4)).toBeUndefined();

  ends[1]?.resolve();
  expect(await results[1]).toBe(1);
  expect(work.full()).toBe(false);
  for (const end of ends) end.resolve();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('frees its slot when the work fails', async () => {
  const work = limitWork({ concurrency: 1, maxWaiting: 0 });
  await expect(work.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await work.run(async () => 'next')).toBe('next');
});
