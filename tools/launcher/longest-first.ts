import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files known to be slow. They start first without a recorded run, so that all workers finish together. */
const SLOW = ['start', 'thirty-kills', 'limits', 'crashes', 'memory', 'jobs', 'decoder', 'views', 'embedded'].map(
  (name) => `/${name}.test.ts`,
);

/** Vitest sorts by the durations of the last run, but after a fresh clone only by file size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    if (files.some((file) => this.ctx.cache.getTestSpecificationResult(file))) return sorted;
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW.findIndex((ending) => moduleId.endsWith(ending));
  return rank < 0 ? SLOW.length : rank;
}
