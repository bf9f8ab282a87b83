import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';
import type { SuiteTimes } from './test-times.ts';

function progressOf(parts: string[], lastRun: SuiteTimes = { total: 100_000, parts: {} }, laterSuites = 0) {
  let time = 0;
  const progress = new Progress({ suite: 'database', unit: 'files', parts, lastRun, laterSuites, now: () => time });
  return { progress, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('The estimate of a suite', () => {
  it('is the time of the last run before anything is done', () => {
    const { progress, pass } = progressOf(['a', 'b']);
    expect(progress.line()).toBe('… database: 0 of 2 files, about 1 min 40 s left');
    pass(30_000);
    expect(progress.left()).toBe(70_000);
    pass(300_000);
    expect(progress.left()).toBe(0);
  });

  it('follows the pace of this run once parts are done', () => {
    const { progress, pass } = progressOf(['a', 'b', 'c', 'd']);
    pass(50_000);
    progress.finish('a', 50_000, true);
    expect(progress.left()).toBe(150_000);
  });

  it('weights parts by their time in the last run, and unknown ones by the mean', () => {
    const lastRun = { total: 100_000, parts: { slow: 90_000, quick: 10_000 } };
    const { progress, pass } = progressOf(['slow', 'quick', 'new'], lastRun);
    pass(45_000);
    progress.finish('slow', 45_000, true);
    expect(progress.left()).toBe(30_000);
  });

  it('counts a part that runs again once', () => {
    const { progress, pass } = progressOf(['a', 'b']);
    pass(10_000);
    progress.finish('a', 5_000, false);
    progress.finish('a', 5_000, true);
    expect(progress.left()).toBe(10_000);
  });
});

describe('The line', () => {
  it('shows the number of failed parts and the time left for everything', () => {
    const { progress, pass } = progressOf(['a', 'b'], { total: 100_000, parts: {} }, 65_000);
    pass(10_000);
    progress.finish('a', 10_000, false);
    expect(progress.line()).toBe(
      '… database: 1 of 2 files, 1 failed, about 10 s left, 1 min 15 s with the suites after it',
    );
  });

  it('has no count if a suite has no parts', () => {
    expect(progressOf([]).progress.line()).toBe('… database: about 1 min 40 s left');
  });
});

describe('The times for the next run', () => {
  it('are those of the whole suite and of each part, once all have run', () => {
    const { progress, pass } = progressOf(['a', 'b']);
    pass(12_000);
    progress.finish('a', 5_000, true);
    expect(progress.times()).toBeUndefined();
    progress.finish('b', 7_000, true);
    expect(progress.times()).toEqual({ total: 12_000, parts: { a: 5_000, b: 7_000 } });
  });
});
