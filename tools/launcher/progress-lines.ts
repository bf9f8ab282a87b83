import { Progress } from './progress.ts';
import { readTimes, writeTimes } from './test-times.ts';

/** The plan for a suite before it starts, in milliseconds. */
export interface SuitePlan {
  readonly suite: string;
  readonly expected: number;
  readonly laterSuites: number;
}

const INTERVAL_MS = 15_000;
const VARIABLE = 'TRADEWIND_SUITE_PLAN';

/** For the environment of a test runner whose reporter prints the lines. */
export const planVariable = (plan: SuitePlan) => ({ [VARIABLE]: JSON.stringify(plan) });

export function planOfThisProcess(): SuitePlan {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error(`${VARIABLE} is missing: this reporter is for \`npm test\`.`);
  return JSON.parse(text);
}

/** Prints a line every few seconds, even without a terminal. */
export async function startProgressLines({ suite, expected, laterSuites }: SuitePlan, parts: string[], unit: string) {
  const lastRun = (await readTimes(suite)) ?? { total: expected, parts: {} };
  const progress = new Progress({ suite, parts, unit, lastRun, laterSuites });
  const timer = setInterval(() => console.log(progress.line()), INTERVAL_MS);
  timer.unref();
  return {
    finish: progress.finish.bind(progress),
    async end() {
      clearInterval(timer);
      const times = progress.times();
      if (times) await writeTimes(suite, times);
    },
  };
}

export type ProgressLines = Awaited<ReturnType<typeof startProgressLines>>;
