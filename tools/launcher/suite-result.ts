/** The result of one suite of `npm test`. */
export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failures outside of single tests; each counts as one. */
  readonly faults: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { name: string; status: string; assertionResults: readonly { status: string }[] }[];
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly { message?: string }[];
}

export function readVitestReport(report: VitestReport, exitCode: number): SuiteResult {
  const faults = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name }) => `${name} could not be run`);
  return withCrash(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    faults,
  });
}

export function readPlaywrightReport({ stats, errors }: PlaywrightReport, exitCode: number): SuiteResult {
  return withCrash(exitCode, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    faults: errors.map(({ message }) => message ?? 'error without a message'),
  });
}

export function crashed(fault: string): SuiteResult {
  return { passed: 0, failed: 0, skipped: 0, faults: [fault] };
}

function withCrash(exitCode: number, result: SuiteResult): SuiteResult {
  if (result.failed + result.faults.length > 0) return result;
  if (exitCode !== 0) return { ...result, faults: [`ended with exit code ${exitCode} although no test failed`] };
  if (result.passed === 0) return { ...result, faults: ['ran no tests'] };
  return result;
}

export function sumUp(results: readonly SuiteResult[]): { line: string; ok: boolean } {
  const total = (count: (result: SuiteResult) => number) => results.reduce((sum, result) => sum + count(result), 0);
  const failed = total((result) => result.failed + result.faults.length);
  const skipped = total((result) => result.skipped);
  const counts = [`${total((result) => result.passed)} passed`, `${failed} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return { line: counts.join(', '), ok: failed === 0 };
}
