import { crashed, type SuiteResult, sumUp } from './suite-result.ts';
import { SUITES, type Suite } from './test-suites.ts';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${SUITES.map((suite) => suite.name).join(', ')}.`);
  process.exit(2);
}

const startedAt = performance.now();
const results: SuiteResult[] = [];
for (const suite of SUITES.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  results.push(await runSuite(suite));
}

const { line, ok } = sumUp(results);
console.log(`\nAll suites took ${minutes(performance.now() - startedAt)}.`);
console.log(line);
process.exitCode = ok ? 0 : 1;

async function runSuite({ name, run }: Suite): Promise<SuiteResult> {
  console.log(`\n━━ ${name} ━━`);
  const suiteStartedAt = performance.now();
  const result = await run().catch((error: unknown) => crashed(error instanceof Error ? error.message : String(error)));
  for (const fault of result.faults) console.log(`${name}: ${fault}`);
  console.log(`${name}: ${sumUp([result]).line} (${minutes(performance.now() - suiteStartedAt)})`);
  return result;
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
