import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

/** Starts work that runs until it is ended, and lists what is running. */
function workshop() {
  const gate = createGate(10);
  const running = new Set<string>();
  const ends = new Map<string, () => void>();
  const start = (name: string, weight: number) =>
    gate.run(weight, async () => {
      running.add(name);
      await new Promise<void>((end) => ends.set(name, end));
      running.delete(name);
      return name;
    });
  const end = async (name: string, work: Promise<string>) => {
    ends.get(name)?.();
    expect(await work).toBe(name);
    await Promise.resolve();
  };
  return { start, end, running: () => [...running], gate };
}

it('admits work while there is room, and the rest as work ends', async () => {
  const { start, end, running } = workshop();
  const [a, b, c] = [start('a', 4), start('b', 6), start('c', 1)];
  await Promise.resolve();
  expect(running()).toEqual(['a', 'b']);
  await end('a', a);
  expect(running()).toEqual(['b', 'c']);
  await Promise.all([end('b', b), end('c', c)]);
});

it('runs work that exceeds the whole room alone, and lets nothing overtake it', async () => {
  const { start, end, running } = workshop();
  const [small, huge, late] = [start('small', 1), start('huge', 500), start('late', 1)];
  await Promise.resolve();
  expect(running()).toEqual(['small']);
  await end('small', small);
  expect(running()).toEqual(['huge']);
  await end('huge', huge);
  expect(running()).toEqual(['late']);
  await end('late', late);
});

it('frees the room when the work fails', async () => {
  const { gate } = workshop();
  await expect(gate.run(10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(10, async () => 'next')).toBe('next');
});
