import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { closings: { type: 'string' }, kills: { type: 'boolean' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const options = { closings: Number(values.closings ?? 1_000), seed: Number(values.seed ?? 42) };

if (values.kills) await (await import('./closing/kills.ts')).measureKills(options);
else await (await import('./closing/steps.ts')).measureSteps(options);
