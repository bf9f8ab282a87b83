/** The result of one suite of `npm test`. */
export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test with the beginning of its error, to be read at the end of a long output. */
  readonly failures: readonly string[];
  /** Failures outside of single tests; each counts as one. */
  readonly faults: readonly string[];
}

/** The first lines of an error usually show both values. */
const LINES_OF_ERROR = 6;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { name: string; status: string; assertionResults: readonly VitestTest[] }[];
}

interface VitestTest {
  readonly status: string;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[] | null;
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly PlaywrightError[];
  readonly suites?: readonly PlaywrightFile[];
}

/** A test file, or a group of tests in it. */
interface PlaywrightFile {
  readonly suites?: readonly PlaywrightFile[];
  readonly specs?: readonly PlaywrightTest[];
}

interface PlaywrightTest {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { results: readonly { error?: PlaywrightError }[] }[];
}

interface PlaywrightError {
  readonly message?: string;
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
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages?.[0])),
    ),
    faults,
  });
}

export function readPlaywrightReport({ stats, errors, suites = [] }: PlaywrightReport, exitCode: number): SuiteResult {
  return withCrash(exitCode, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites
      .flatMap(testsIn)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        failure(
          `${file} › ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    faults: errors.map(({ message }) => message ?? 'error without a message'),
  });
}

const testsIn = ({ suites = [], specs = [] }: PlaywrightFile): readonly PlaywrightTest[] => [
  ...specs,
  ...suites.flatMap(testsIn),
];

function failure(test: string, error: string | undefined): string {
  const lines = (error ?? '').split('\n').filter((line) => line.trim() !== '');
  return [test, ...lines.slice(0, LINES_OF_ERROR).map((line) => `    ${line}`)].join('\n');
}

export function crashed(fault: string): SuiteResult {
  return { passed: 0, failed: 0, skipped: 0, failures: [], faults: [fault] };
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
