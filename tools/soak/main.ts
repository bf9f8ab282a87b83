import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eraseEmbeddedPostgres } from '../../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { startServerProcess } from '../../api/src/testing/server-process.ts';
import { fill } from '../../bench/fill.ts';
import { fillPeople } from '../../bench/people.ts';
import { chance } from '../../bench/random.ts';
import { buildApi } from '../launcher/build-api.ts';
import { buildWeb } from '../launcher/build-web.ts';
import { judge } from './flatness.ts';
import { hostilePictures, ordinaryPictures } from './pictures.ts';
import { memoryTable, trafficTable } from './report.ts';
import { createSender } from './send.ts';
import { sendTraffic } from './traffic.ts';
import { watchMemory } from './watch.ts';

/**
 * Sends random requests to a production server and checks that its memory stays flat. Rate limits are on: the requests come from
 * thousands of IP addresses, given in a header as a proxy would do.
 */
const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const minutes = Number(values.minutes ?? (values.long ? 60 : 10));
const seconds = minutes * 60;
const seed = Number(values.seed);
const [BOATS, PEOPLE, SENDERS] = [2_000, 400, 8];
const metricsToken = 'the-token-of-the-soak';

/** In production the server knows its public URL, not its port, so we choose the port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ctrl-C ends the run and prints the results so far. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

await buildWeb();
await buildApi();
const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-soak-'));
const database = await startEmbeddedPostgres({ dataDir });
try {
  await migrateDatabase(database.url);
  await fill(database.url, BOATS);
  const world = {
    people: await fillPeople(database.url, PEOPLE),
    boats: BOATS,
    ordinary: await ordinaryPictures(chance(seed)),
    hostile: await hostilePictures(),
  };
  const port = await freePort();
  const server = await startServerProcess(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://soak.example.com',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      METRICS_TOKEN: metricsToken,
      PORT: String(port),
    },
    { built: true },
  );
  const url = `http://127.0.0.1:${port}`;
  console.log(`Sending random requests to ${url} for ${minutes} min with the seed ${seed}…`);
  const watch = watchMemory({ url, pid: server.pid, metricsToken });
  const { send, close } = createSender(url);
  const traffic = await sendTraffic(send, world, { senders: SENDERS, seconds, seed, stop: stop.signal });
  const elapsed = watch.samples.at(-1)?.at ?? 0;
  watch.stop();
  close();
  const isAlive = await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const exitCode = await server.end('SIGTERM');
  const rows = judge(watch.samples, elapsed);
  console.log(`\n${trafficTable(traffic)}\n\n${memoryTable(rows, Math.round(elapsed / 6) / 10)}\n`);
  const complaints = [
    ...rows.filter(({ holds }) => !holds).map(({ figure }) => `The memory is not flat or over its limit: ${figure}.`),
    ...traffic.faults.slice(0, 20).map((fault) => `${fault.status} for ${fault.method} ${fault.path} (${fault.kind})`),
    ...(isAlive || stop.signal.aborted ? [] : ['The server did not survive it.']),
    ...(exitCode === 0 ? [] : [`The server ended with ${exitCode}.`]),
  ];
  console.log(complaints.length === 0 ? 'Flat.' : complaints.join('\n'));
  if (complaints.length > 0) {
    console.log(`\nThe end of the server's output:\n${server.output().slice(-3_000)}`);
    process.exitCode = 1;
  }
} finally {
  await database.stop();
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
