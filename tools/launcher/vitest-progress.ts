import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { ROOT } from './command.ts';
import { type ProgressLines, planOfThisProcess, startProgressLines } from './progress-lines.ts';

const nameOf = (moduleId: string) => relative(ROOT, moduleId);

export default class VitestProgress implements Reporter {
  #lines: ProgressLines | undefined;

  async onTestRunStart(files: readonly TestSpecification[]) {
    const names = files.map(({ moduleId }) => nameOf(moduleId));
    this.#lines = await startProgressLines(planOfThisProcess(), names, 'files');
  }

  onTestModuleEnd(file: TestModule) {
    this.#lines?.finish(nameOf(file.moduleId), file.diagnostic().duration, file.ok());
  }

  async onTestRunEnd() {
    await this.#lines?.end();
  }
}
