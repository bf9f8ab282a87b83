import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { connect } from '../../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { createLogger } from '../../api/src/platform/http/logging.ts';
import { ClosingDriver, type Send } from '../../api/src/testing/closing-driver.ts';
import { faultsIn, fillClosingWorld } from '../../api/src/testing/closing-world.ts';
import { table } from '../report.ts';

/** Milliseconds for the slowest of a hundred. */
const LIMIT = 100;

/** Closes trades one after the other, from the offer to the settlement, and measures every call. */
export async function measureSteps({ closings }: { closings: number }): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
  const embedded = await startEmbeddedPostgres({ dataDir });
  await migrateDatabase(embedded.url);
  const database = connect(embedded.url, { size: 10 });
  const web = await createApp({
    config: readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', ROLE: 'web' }),
    database,
    log: createLogger('error'),
    pages: false,
  });
  const base = await web.app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const world = await fillClosingWorld(database.pool, closings);
    const times = new Map<string, number[]>();
    const send = timed(base, times);
    const driver = new ClosingDriver({ send, world, pool: database.pool });
    for (const [done, pair] of world.pairs.entries()) {
      const tradeId = await driver.close(pair);
      await read(send, tradeId, pair.owner.token, world.brokers[0]);
      if (done > 0 && done % 200 === 0) console.log(`${done} closings`);
    }
    report(closings, times, await faultsIn(database.pool));
  } finally {
    await web.close();
    await database.close();
    await embedded.stop();
    await eraseEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The reads of the parties and the broker's desk. */
async function read(send: Send, tradeId: number, owner: string, broker: string): Promise<void> {
  for (const [name, path, token] of [
    ['read the statement', `/api/trades/${tradeId}/statement`, owner],
    ['read the closing as a party', `/api/trades/${tradeId}/closing`, owner],
    ['read the desk', '/api/broker/closings', broker],
  ] as const)
    await send(name, { method: 'GET', path, token });
}

function timed(base: string, times: Map<string, number[]>): Send {
  return async (name, { method, path, token, body, key }) => {
    const start = performance.now();
    const answer = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const result = { status: answer.status, body: (await answer.json()) as unknown };
    const known = times.get(name) ?? [];
    known.push(performance.now() - start);
    times.set(name, known);
    return result;
  };
}

function report(closings: number, times: ReadonlyMap<string, number[]>, faults: readonly string[]): void {
  const at = (sorted: readonly number[], share: number) =>
    sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const rows = [...times].map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const holds = at(sorted, 0.99) <= LIMIT;
    if (!holds) process.exitCode = 1;
    return [
      name,
      String(all.length),
      at(sorted, 0.5).toFixed(1),
      at(sorted, 0.99).toFixed(1),
      `${LIMIT} ${holds ? '✓' : '✗'}`,
    ];
  });
  const title = `${closings.toLocaleString('en-US')} closings`;
  console.log(`\n${table([title, 'calls', 'p50 ms', 'p99 ms', 'limit of p99'], rows)}\n`);
  console.log(`half-done trades and cents off: ${faults.length} (limit 0) ${faults.length === 0 ? '✓' : '✗'}`);
  if (faults.length > 0) process.exitCode = 1;
}
