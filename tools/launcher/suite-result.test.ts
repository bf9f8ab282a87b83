import { expect, test } from 'vitest';
import { crashed, readPlaywrightReport, readVitestReport, sumUp } from './suite-result.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test('sums up passing suites in one line', () => {
  const results = [readVitestReport(vitest, 0), readPlaywrightReport(playwright, 0)];
  expect(sumUp(results)).toEqual({ line: '8 passed, 0 failed', ok: true });
});

test('mentions skipped tests only if there are any', () => {
  expect(sumUp([readVitestReport({ ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0)]).line).toBe(
    '3 passed, 0 failed, 2 skipped',
  );
});

test('a failed test fails the run', () => {
  expect(sumUp([readVitestReport({ ...vitest, numFailedTests: 2 }, 1)])).toEqual({
    line: '3 passed, 2 failed',
    ok: false,
  });
});

test('a failed test is named with the beginning of its error', () => {
  const failed = { status: 'failed', fullName: 'Money adds up', failureMessages: ['expected 1\n\nto be 2'] };
  const testResults = [
    { name: 'money.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'fine' }, failed] },
  ];
  expect(readVitestReport({ ...vitest, numFailedTests: 1, testResults }, 1).failures).toEqual([
    'money.test.ts › Money adds up\n    expected 1\n    to be 2',
  ]);
});

test('a failed test in a browser is named, in a group or not', () => {
  const specs = [
    { ok: true, title: 'opens', file: 'home.spec.ts', tests: [] },
    { ok: false, title: 'closes', file: 'home.spec.ts', tests: [{ results: [{}, { error: { message: 'Timeout' } }] }] },
  ];
  const report = {
    ...playwright,
    stats: { ...playwright.stats, unexpected: 2 },
    suites: [{ specs, suites: [{ specs }] }],
  };
  expect(readPlaywrightReport(report, 1).failures).toEqual([
    'home.spec.ts › closes\n    Timeout',
    'home.spec.ts › closes\n    Timeout',
  ]);
});

test('a test file that cannot be loaded counts as a failure with its name', () => {
  const testResults = [{ name: 'money.test.ts', status: 'failed', assertionResults: [] }];
  expect(readVitestReport({ ...vitest, testResults }, 1).faults).toEqual(['money.test.ts could not be run']);
});

test('a nonzero exit code is a failure even if every test passed', () => {
  expect(sumUp([readVitestReport(vitest, 1)])).toEqual({ line: '3 passed, 1 failed', ok: false });
});

test('a suite without tests is a failure', () => {
  const empty = { ...playwright, stats: { ...playwright.stats, expected: 0 } };
  expect(readPlaywrightReport(empty, 0).faults).toEqual(['ran no tests']);
});

test('a crash counts as one failure', () => {
  expect(sumUp([readVitestReport(vitest, 0), crashed('no Chromium')])).toEqual({
    line: '3 passed, 1 failed',
    ok: false,
  });
});
