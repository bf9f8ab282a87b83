import { runChecks } from './run-checks.ts';

const results = await runChecks();
const failed = results.filter(({ problem }) => problem !== undefined).length;
console.log(`\n${results.length - failed} checks and probes passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
