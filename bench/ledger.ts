import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../api/src/app.ts';
import { readConfig } from '../api/src/config.ts';
import { connect } from '../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../api/src/db/migrate.ts';
import { createLogger } from '../api/src/platform/http/logging.ts';
import { crashingDatabase } from '../api/src/testing/crashing-database.ts';
import { insertUser } from '../api/src/testing/factories.ts';
import { insertClosing } from '../api/src/testing/ledger.ts';
import { RandomLedger } from '../api/src/testing/random-ledger.ts';
import { table } from './report.ts';

/** Random events of a brokerage's day, with a connection that breaks between any two statements. */
const EVENTS = 100_000;
const TRADES = 40;
/** Milliseconds for one event with its crash and its repetition. */
const LIMIT = 100;

const { values } = parseArgs({
  options: { events: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const events = Number(values.events ?? EVENTS);

const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir });
await migrateDatabase(embedded.url);
const database = crashingDatabase(connect(embedded.url, { size: 4 }));
const web = await createApp({
  config: readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', ROLE: 'web' }),
  database: database.client,
  log: createLogger('silent'),
  pages: false,
});

try {
  const { db } = database.client;
  const people: string[] = [];
  while (people.length < 4) people.push((await insertUser(db)).id);
  const tradeIds: number[] = [];
  while (tradeIds.length < TRADES) tradeIds.push(await insertClosing(db, people));
  const seed = Number(values.seed ?? 42);
  const ledger = new RandomLedger({ commit: web.dependencies.commit, database, tradeIds, seed });
  const times: number[] = [];
  for (let count = 0; count < events; count++) {
    const start = performance.now();
    await ledger.step();
    times.push(performance.now() - start);
  }
  const open = await ledger.differences();
  for (const id of tradeIds) await ledger.settle(id);
  const { rows } = await database.client.pool.query<{ sum: string }>(
    'select coalesce(sum(abs(amount)), 0) as sum from ledger_balances where trade_id is not null',
  );
  report(ledger.counts, times, [...open, ...(await ledger.differences())], Number(rows[0]?.sum));
} finally {
  await web.close();
  await database.client.close();
  await embedded.stop();
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

function report(
  counts: RandomLedger['counts'],
  times: readonly number[],
  differences: readonly string[],
  held: number,
): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const rows = [
    ['differences from the model, statements included', String(differences.length), '0', differences.length === 0],
    ['cents held after everyone is paid', String(held), '0', held === 0],
    ['one event, p99 ms', at(0.99).toFixed(1), String(LIMIT), at(0.99) <= LIMIT],
  ] as const;
  const { written, refused, crashed, repeated } = counts;
  const figure = (number: number) => number.toLocaleString('en-US');
  console.log(
    `\n${figure(written)} journals written, ${figure(refused)} refused, ${figure(crashed)} crashes, ${figure(repeated)} sent twice; p50 ${at(0.5).toFixed(1)} ms\n`,
  );
  console.log(
    table(
      ['ledger', 'measured', 'limit'],
      rows.map(([name, measured, limit, holds]) => [name, measured, `${limit} ${holds ? '✓' : '✗'}`]),
    ),
  );
  for (const one of differences.slice(0, 20)) console.log(one);
  if (rows.some(([, , , holds]) => !holds)) process.exitCode = 1;
}
