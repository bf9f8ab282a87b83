import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../checks/run-checks.ts';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';
import { type Command, runCommand } from './command.ts';
import { readPlaywrightReport, readVitestReport, type SuiteResult } from './suite-result.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<SuiteResult>;
}

/** In the order of `npm test`, fastest first. */
export const SUITES: readonly Suite[] = [
  { name: 'checks', run: checks },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'build', run: build },
  { name: 'database', run: () => vitest('database') },
  { name: 'browser', run: browser },
];

async function checks(): Promise<SuiteResult> {
  const results = await runChecks();
  const passed = results.filter((result) => result.problem === undefined).length;
  return { passed, failed: results.length - passed, skipped: 0, faults: [] };
}

async function build(): Promise<SuiteResult> {
  const outcome = await buildWeb();
  if (outcome === 'unchanged') console.log('Nothing has changed since the last build.');
  return { passed: 1, failed: 0, skipped: 0, faults: [] };
}

async function vitest(project: string): Promise<SuiteResult> {
  return withReport(readVitestReport, (file) => ({
    program: 'vitest',
    args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  }));
}

async function browser(): Promise<SuiteResult> {
  await buildWeb();
  const chromium = await findChromium();
  return withReport(readPlaywrightReport, (file) => ({
    program: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
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
