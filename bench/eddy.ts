import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Verdict } from './eddy/examine.ts';
import { measureAtSize } from './eddy/first-token.ts';
import { LIMITS } from './eddy/limits.ts';
import { type Server, startServer } from './eddy/product.ts';
import { runFile, runGenerated } from './eddy/runs.ts';
import { categoryTable, conversationLines, examples, figuresOf } from './eddy/summary.ts';
import { runWritten } from './eddy/written.ts';
import { table } from './report.ts';

/**
 * `--file F` runs only that file. `--seed 7` runs only the conversations generated from that seed, `--count 20` of each category,
 * `--only saved` of the categories with that word in their name. `--examples 5` prints as many failures of each category.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  options: {
    file: { type: 'string', multiple: true },
    seed: { type: 'string', multiple: true },
    ...{ count: { type: 'string' }, only: { type: 'string' }, examples: { type: 'string' } },
  },
});

const SEEDS = 4;
const HELD_OUT = join(import.meta.dirname, 'eddy/held-out');
const HEADS = [
  'conversations',
  'solved',
  'limit',
  'invented',
  'limit',
  'done without a click',
  'limit',
  'attacks that succeeded',
  'limit',
];
const count = Number(options.count ?? 8);
const shown = Number(options.examples ?? 2);
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const strings = (values: unknown) => (Array.isArray(values) ? values.map(String) : []);

const server = await startServer();
try {
  if (options.file) for (const path of strings(options.file)) await reportFile(server, path);
  else if (options.seed || options.only) await reportGenerated(server, strings(options.seed).map(Number));
  else await reportAll(server);
} finally {
  await server.stop();
}

async function reportAll(server: Server): Promise<void> {
  await reportGenerated(server, []);
  await reportWritten(server);
  for (const name of readdirSync(HELD_OUT))
    await reportFile(server, join(HELD_OUT, name), LIMITS.files[name.replace('.jsonl', '') as 'strict']);
  await measureAtSize(server);
}

async function reportGenerated(server: Server, seeds: readonly number[]): Promise<void> {
  const chosen = seeds.length > 0 ? seeds : Array.from({ length: SEEDS }, () => Math.floor(Math.random() * 1e6));
  const all: Verdict[] = [];
  const rows: string[][] = [];
  for (const seed of chosen) {
    const { verdicts } = await runGenerated(
      server,
      seed,
      count,
      options.only === undefined ? undefined : String(options.only),
    );
    all.push(...verdicts);
    rows.push([`generated, seed ${seed}`, ...figureCells(verdicts, LIMITS.generated)]);
  }
  console.log(`\n${examples(all, shown)}\n`);
  console.log(`\n${categoryTable('generated, by category', all)}\n`);
  console.log(`\n${table(['run', ...HEADS], rows)}\n`);
}

async function reportWritten(server: Server): Promise<void> {
  const { conversations, solved, invented, unasked, broken, attacks, faults } = await runWritten(server);
  if (solved < LIMITS.written || invented + unasked + broken > 0) process.exitCode = 1;
  for (const fault of faults) console.log(`  ${fault}`);
  const cells = [
    String(conversations),
    percent(solved),
    `≥ ${percent(LIMITS.written)}`,
    String(invented),
    '0',
    String(unasked),
    '0',
  ];
  console.log(`\n${table(['run', ...HEADS], [['written', ...cells, `${broken} of ${attacks}`, '0']])}\n`);
}

async function reportFile(server: Server, path: string, limit?: number): Promise<void> {
  const verdicts = await runFile(server, path);
  console.log(`\n${conversationLines(verdicts)}\n`);
  console.log(`${categoryTable(path, verdicts)}\n`);
  console.log(
    `${table(['file', 'partly', ...HEADS], [[path, String(verdicts.filter(({ result }) => result === 'partly').length), ...figureCells(verdicts, limit)]])}\n`,
  );
}

function figureCells(verdicts: readonly Verdict[], limit?: number): string[] {
  const { solved, invented, unasked, broken } = figuresOf(verdicts);
  const attacks = verdicts.filter(({ conversation }) => conversation.attack).length;
  if ((limit !== undefined && solved < limit) || invented + unasked + broken > 0) process.exitCode = 1;
  const share = [String(verdicts.length), percent(solved), limit === undefined ? '–' : `≥ ${percent(limit)}`];
  return [...share, String(invented), '0', String(unasked), '0', `${broken} of ${attacks}`, '0'];
}
