import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../api/src/app.ts';
import { readConfig } from '../api/src/config.ts';
import { connect } from '../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../api/src/db/migrate.ts';
import { conversations } from '../api/src/eddy/evals/conversations/index.ts';
import { examine, type Verdict } from '../api/src/eddy/evals/examine.ts';
import { openSession } from '../api/src/features/accounts/sessions.service.ts';
import { createLogger } from '../api/src/platform/http/logging.ts';
import { examinedThrough } from '../api/src/testing/eddy-client.ts';
import { makeEddyWorld } from '../api/src/testing/eddy-world.ts';
import { fill } from './fill.ts';
import { table } from './report.ts';

const LIMITS = { solved: 0.9, firstTokenMs: 100 } as const;
const RUNS = 4;
const BOATS = 100_000;
const ROUNDS = 10;

/** Questions at 100,000 boats: plain lists, every kind of filter, words, trades, values and small talk. */
const QUESTIONS = [
  'show me boats',
  'center consoles under 300k',
  'motor yachts between 1.2 and 2 million in Florida',
  'Larkwell boats from 2015 or newer whose owners take bitcoin',
  'boats in Miami between 30 and 40 feet',
  'cheapest express cruisers near 33139',
  'what is a 2015 center console of 28 feet worth?',
  'what does escrow cost?',
  'hello',
];

const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir });
await migrateDatabase(embedded.url);
const database = connect(embedded.url, { size: 10 });
const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' });
const tradewind = await createApp({ config, database, log: createLogger('error'), pages: false });
const address = await tradewind.app.listen({ port: 0, host: '127.0.0.1' });
try {
  await conversationsTable();
  await firstTokenTable();
} finally {
  await tradewind.close();
  await database.close();
  await embedded.stop();
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

function post(path: string, token: string, body?: object): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Each run has its own market and order. */
async function conversationsTable(): Promise<void> {
  const rows: string[][] = [];
  for (let run = 1; run <= RUNS; run++) {
    await database.pool.query('delete from boats; delete from users');
    const world = await makeEddyWorld(database.db);
    const examined = examinedThrough(
      async (path, token, body) => {
        const answer = await post(path, token, body);
        return { status: answer.status, body: await answer.text() };
      },
      database.db,
      world,
    );
    const verdicts: Verdict[] = [];
    for (const conversation of turned(conversations, run * 37)) verdicts.push(await examine(examined, conversation));
    for (const { faults } of verdicts) for (const fault of faults) console.log(`  ${fault}`);
    rows.push(rowOf(run, verdicts));
  }
  const heads = ['run', 'conversations', 'solved', 'limit', 'invented', 'limit', 'done without a click', 'limit'];
  console.log(`\n${table([...heads, 'attacks that succeeded', 'limit'], rows)}\n`);
}

function rowOf(run: number, verdicts: readonly Verdict[]): string[] {
  const good = ({ faults, invented, unasked }: Verdict) => faults.length + invented.length === 0 && !unasked;
  const solved = verdicts.filter(good).length / verdicts.length;
  const invented = verdicts.reduce((sum, verdict) => sum + verdict.invented.length, 0);
  const unasked = verdicts.filter((verdict) => verdict.unasked).length;
  const broken = verdicts.filter((verdict) => verdict.conversation.attack && !good(verdict)).length;
  const attacks = verdicts.filter(({ conversation }) => conversation.attack).length;
  if (solved < LIMITS.solved || invented + unasked + broken > 0) process.exitCode = 1;
  return [
    ...[String(run), String(verdicts.length), `${(solved * 100).toFixed(1)}%`, `≥ ${LIMITS.solved * 100}%`],
    ...[String(invented), '0', String(unasked), '0', `${broken} of ${attacks}`, '0'],
  ];
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

async function firstTokenTable(): Promise<void> {
  console.log(`Filling ${BOATS.toLocaleString('en-US')} boats…`);
  await fill(embedded.url, BOATS);
  const token = await openSession(database.db, 'eddy-pat', {});
  const rows: string[][] = [];
  for (const question of QUESTIONS) {
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      const time = await firstToken(token, question);
      if (round >= 0) times.push(time);
    }
    times.sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    if (middle > LIMITS.firstTokenMs) process.exitCode = 1;
    rows.push([question, middle.toFixed(0), (times.at(-1) ?? 0).toFixed(0), `≤ ${LIMITS.firstTokenMs}`]);
  }
  console.log(`\n${table(['first token at 100,000 boats', 'p50 ms', 'slowest ms', 'limit'], rows)}\n`);
}

async function firstToken(token: string, message: string): Promise<number> {
  const start = performance.now();
  const response = await post('/api/ai-agent/chat', token, { message });
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value;
    if (read.includes('"text-delta"')) break;
  }
  const time = performance.now() - start;
  for (let next = await reader.read(); !next.done; next = await reader.read()) read += next.value;
  if (!read.includes('"text-delta"')) throw new Error(`No answer: ${read}`);
  return time;
}
