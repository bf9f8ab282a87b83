import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../checks/run-checks.ts';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';
import { type Command, ROOT, runCommand } from './command.ts';
import { planVariable, type SuitePlan, startProgressLines } from './progress-lines.ts';
import { readPlaywrightReport, readVitestReport, type SuiteResult } from './suite-result.ts';

export interface Suite {
  readonly name: string;
  /** The usual time on two cores, for an estimate before the first run. */
  readonly usualSeconds: number;
  readonly run: (plan: SuitePlan) => Promise<SuiteResult>;
}

/** In the order of `npm test`, fastest first. */
export const SUITES: readonly Suite[] = [
  { name: 'checks', usualSeconds: 45, run: (plan) => withLines(plan, checks) },
  { name: 'unit', usualSeconds: 25, run: vitest },
  { name: 'build', usualSeconds: 20, run: (plan) => withLines(plan, build) },
  { name: 'database', usualSeconds: 600, run: vitest },
  { name: 'browser', usualSeconds: 1180, run: browser },
];

async function checks(): Promise<SuiteResult> {
  const results = await runChecks();
  const failures = results.filter((result) => result.problem !== undefined).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures, faults: [] };
}

async function build(): Promise<SuiteResult> {
  const outcome = await buildWeb();
  if (outcome === 'unchanged') console.log('Nothing has changed since the last build.');
  return { passed: 1, failed: 0, skipped: 0, failures: [], faults: [] };
}

/** For suites without their own reporter. */
async function withLines(plan: SuitePlan, run: () => Promise<SuiteResult>): Promise<SuiteResult> {
  const lines = await startProgressLines(plan, [], '');
  return run().finally(lines.end);
}

async function vitest(plan: SuitePlan): Promise<SuiteResult> {
  const reporters = ['default', 'json', join(ROOT, 'tools/launcher/vitest-progress.ts')];
  return withReport(readVitestReport, (file) => ({
    program: 'vitest',
    args: [
      'run',
      `--project=${plan.suite}`,
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${file}`,
    ],
    env: planVariable(plan),
  }));
}

async function browser(plan: SuitePlan): Promise<SuiteResult> {
  await buildWeb();
  const chromium = await findChromium();
  return withReport(readPlaywrightReport, (file) => ({
    program: 'playwright',
    args: ['test', `--reporter=list,json,${join(ROOT, 'tools/launcher/playwright-progress.ts')}`],
    env: { ...planVariable(plan), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
}

async function withReport<Report>(
  read: (report: Report, exitCode: number) => SuiteResult,
  commandFor: (file: string) => Command,
): Promise<SuiteResult> {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-test-'));
  try {
    const file = join(folder, 'report.json');
    const { code } = await runCommand({ ...commandFor(file), show: true });
    const report = await readFile(file, 'utf8').catch(() => undefined);
    if (report === undefined) throw new Error(`exited with code ${code} and left no report`);
    return read(JSON.parse(report), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
