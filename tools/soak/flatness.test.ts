import { expect, it } from 'vitest';
import { judge, type Sample } from './flatness.ts';

/** A sample every two seconds for ten minutes, with the resident memory as a function of time. */
const run = (resident: (at: number) => number, others: Partial<Sample> = {}): Sample[] =>
  Array.from({ length: 300 }, (_, n) => ({
    at: 2 * n,
    resident: resident(2 * n),
    heap: 80,
    external: 40,
    decoder: 100,
    ...others,
  }));
const verdict = (samples: Sample[]) => Object.fromEntries(judge(samples, 600).map((row) => [row.figure, row.holds]));

it('accepts memory that rises during warm-up and then stays', () => {
  const rows = judge(
    run((at) => (at < 60 ? 180 + at : 240 + (at % 7))),
    600,
  );
  expect(rows.map(({ holds }) => holds)).toEqual([true, true, true, true]);
  expect(rows[0]).toMatchObject({ figure: 'resident', limit: 340, most: 246 });
});

it('rejects memory that keeps rising', () => {
  expect(verdict(run((at) => 150 + at / 5))).toMatchObject({ resident: false, heap: true });
});

it('rejects a run that exceeded a limit once', () => {
  expect(verdict(run((at) => (at === 300 ? 341 : 200)))).toMatchObject({ resident: false });
  expect(verdict(run(() => 200, { decoder: 600 }))).toMatchObject({ resident: true, decoder: false });
});

it('judges the heap by its size after a garbage collection', () => {
  const sawtooth = run(() => 200).map((sample) => ({ ...sample, heap: 80 + (sample.at % 50) }));
  expect(verdict(sawtooth)).toMatchObject({ heap: true });
  const leak = run(() => 200).map((sample) => ({ ...sample, heap: 80 + sample.at / 6 + (sample.at % 50) }));
  expect(verdict(leak)).toMatchObject({ heap: false });
});

it('rejects a run without samples', () => {
  expect(verdict([])).toMatchObject({ resident: false, heap: false, external: false });
});
