import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { type ProgressLines, planOfThisProcess, startProgressLines } from './progress-lines.ts';

export default class PlaywrightProgress implements Reporter {
  #lines: Promise<ProgressLines> | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    const tests = suite.allTests().map(({ id }) => id);
    this.#lines = startProgressLines(planOfThisProcess(), tests, 'tests');
  }

  async onTestEnd({ id, expectedStatus }: TestCase, { duration, status }: TestResult) {
    (await this.#lines)?.finish(id, duration, status === expectedStatus || status === 'skipped');
  }

  async onEnd() {
    await (await this.#lines)?.end();
  }

  /** Beside the reporter that prints to the terminal. */
  printsToStdio() {
    return false;
  }
}
