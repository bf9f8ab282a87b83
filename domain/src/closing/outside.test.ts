import { expect, it } from 'vitest';
import { courseOf, hasTooManyOutside } from './courses.ts';
import { outsideState } from './outside.ts';
import { tasksOf } from './tasks.ts';

const leg = (course: 'outside' | 'coins') =>
  tasksOf({ parties: [], legs: [{ number: 1, course, giver: 0, receiver: 1 }] });

it.each(['outside', 'coins'] as const)(
  'goes through every state of a leg of the kind %s as its tasks are done',
  (course) => {
    const tasks = leg(course);
    const states = tasks.map((_task, done) =>
      outsideState(
        tasks.map(({ kind }, index) => ({ kind, state: index <= done ? 'done' : 'open' })),
        { failed: false },
      ),
    );
    expect([...new Set(states)]).toEqual(['opened', 'ready', 'released', 'confirmed']);
    expect(outsideState([], { failed: false })).toBe('planned');
    expect(outsideState([], { failed: true })).toBe('failed');
  },
);

it('lets a trade of three or more have one thing that closes outside', () => {
  const [car, coins, boat] = [courseOf('asset', 'vehicles'), courseOf('bitcoin', null), courseOf('boat', null)];
  expect(hasTooManyOutside([car, coins, boat], 2)).toBe(false);
  expect(hasTooManyOutside([car, boat, boat], 3)).toBe(false);
  expect(hasTooManyOutside([car, coins, boat], 3)).toBe(true);
});
