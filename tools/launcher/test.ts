import { inWords } from './progress.ts';
import type { SuitePlan } from './progress-lines.ts';
import { crashed, type SuiteResult, sumUp } from './suite-result.ts';
import { SUITES, type Suite } from './test-suites.ts';
import { readTimes } from './test-times.ts';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${SUITES.map((suite) => suite.name).join(', ')}.`);
  process.exit(2);
}

const startedAt = performance.now();
const suites = SUITES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const expected = await Promise.all(suites.map(expectedTime));
const results: SuiteResult[] = [];
for (const [at, suite] of suites.entries()) {
  const laterSuites = expected.slice(at + 1).reduce((total, time) => total + time, 0);
  results.push(await runSuite(suite, { suite: suite.name, expected: expected[at] ?? 0, laterSuites }));
}

const { line, ok } = sumUp(results);
for (const [at, { failures, faults }] of results.entries()) {
  for (const failed of [...failures, ...faults]) console.log(`\n✗ ${suites[at]?.name}: ${failed}`);
}
console.log(`\nAll suites took ${inWords(performance.now() - startedAt)}.`);
console.log(line);
process.exitCode = ok ? 0 : 1;

async function expectedTime({ name, usualSeconds }: Suite): Promise<number> {
  return (await readTimes(name))?.total ?? usualSeconds * 1000;
}

async function runSuite({ name, run }: Suite, plan: SuitePlan): Promise<SuiteResult> {
  const everything = inWords(plan.expected + plan.laterSuites);
  console.log(`\n━━ ${name} ━━ about ${inWords(plan.expected)}, everything in about ${everything}`);
  const suiteStartedAt = performance.now();
  const result = await run(plan).catch((error: unknown) =>
    crashed(error instanceof Error ? error.message : String(error)),
  );
  for (const fault of result.faults) console.log(`${name}: ${fault}`);
  console.log(`${name}: ${sumUp([result]).line} (${inWords(performance.now() - suiteStartedAt)})`);
  return result;
}
