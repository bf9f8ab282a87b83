import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

/** Work that goes on until it is ended, and which of it is under way. */
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

it('lets in what there is room for, and the rest when something ends', async () => {
  const { start, end, running } = workshop();
  const [a, b, c] = [start('a', 4), start('b', 6), start('c', 1)];
  await Promise.resolve();
  expect(running()).toEqual(['a', 'b']);
  await end('a', a);
  expect(running()).toEqual(['b', 'c']);
  await Promise.all([end('b', b), end('c', c)]);
});

it('does what weighs more than all the room alone, and lets nobody overtake it', async () => {
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
