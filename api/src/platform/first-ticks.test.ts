import { expect, it } from 'vitest';
import { exerciseTicks, MEASURED_ON } from './first-ticks.ts';

it('exercises ticks on the version of Node that it was measured on', () => {
  const major = Number.parseInt(process.versions.node, 10);
  expect(major, 'Run `npm run bench -- boats` with and without exerciseTicks(), then keep it or delete it.').toBe(
    MEASURED_ON,
  );
});

it('finishes', async () => {
  await expect(exerciseTicks()).resolves.toBeUndefined();
});
