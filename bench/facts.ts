import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../api/src/db/migrate.ts';
import { caseOf, writtenCases } from '../api/src/eddy/evals/facts/cases.ts';
import { randomCatalog } from '../api/src/eddy/evals/facts/random-catalog.ts';
import { testApp } from '../api/src/testing/app.ts';
import { cleanUp } from '../api/src/testing/cleanup.ts';
import { makeFactWorld } from '../api/src/testing/fact-world.ts';
import { startModelStandIn } from '../api/src/testing/model-stand-in.ts';
import { table } from './report.ts';

/** The share of true answers that the fact check may cut. */
const MOST_CUT = 0.02;

const { values } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const catalog = randomCatalog(seed);

const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir });
await migrateDatabase(embedded.url);
const database = connect(embedded.url, { size: 4 });
const model = await startModelStandIn();
const remote = { EDDY_PROVIDER: 'openai-compatible', EDDY_MODEL: 'stand-in', EDDY_BASE_URL: model.url };

interface Row {
  kind: string;
  answers: number;
  wrong: string[];
}

try {
  const world = await makeFactWorld(await testApp(remote, { database }), model, catalog);
  const measure = async (file: Parameters<typeof writtenCases>[0]): Promise<Row[]> => {
    const rows = new Map<string, Row>();
    for (const { kind, asked, answer, fault } of writtenCases(file).map((written) => caseOf(written, catalog))) {
      const { text, notes } = await world.ask(asked, { text: answer });
      const row = rows.get(kind) ?? { kind, answers: 0, wrong: [] };
      row.answers++;
      if (file === 'truths' ? notes.length > 0 : text.includes(fault.trim())) row.wrong.push(answer);
      rows.set(kind, row);
    }
    return [...rows.values()];
  };
  const faults = [...(await measure('faults')), ...(await measure('later-faults'))];
  const truths = await measure('truths');
  report('faults', 'shown', faults, 0);
  report('true answers', 'cut', truths, MOST_CUT);
} finally {
  await cleanUp();
  await database.close();
  await embedded.stop();
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

function report(what: string, wrong: string, rows: readonly Row[], limit: number): void {
  const total = rows.reduce((sum, { answers }) => sum + answers, 0);
  const failed = rows.flatMap((row) => row.wrong);
  const holds = failed.length <= total * limit;
  console.log(
    `\nA remote model's ${what} about catalog ${seed}: ${failed.length} of ${total} ${wrong} ${holds ? '✓' : '✗'}\n`,
  );
  console.log(
    table(
      [what, 'answers', wrong],
      rows.map(({ kind, answers, wrong: bad }) => [kind, String(answers), String(bad.length)]),
    ),
  );
  for (const answer of failed) console.log(`- ${answer.replaceAll('\n', ' ⏎ ')}`);
  if (!holds) process.exitCode = 1;
}
