import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../api/src/db/migrate.ts';
import { startServerProcess } from '../api/src/testing/server-process.ts';
import { buildApi } from '../tools/launcher/build-api.ts';
import { buildWeb } from '../tools/launcher/build-web.ts';
import { fill } from './fill.ts';
import { latency, throughput } from './load.ts';
import { type Figures, measureRead, memoryDuring, memoryOf } from './measure.ts';
import { readsOf } from './reads.ts';
import { startReferences } from './references.ts';
import { growthTable, LIMITS, mark, readsTable, table } from './report.ts';
import { measureStreams } from './streams.ts';
import { measureUploads } from './uploads.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    reads: { type: 'string', default: '' },
    streams: { type: 'string', default: '500' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    uploads: { type: 'string', default: '500' },
  },
});
const named = positionals.filter((name) => ['boats', 'streams', 'uploads'].includes(name));
const runs = (part: string) => named.length === 0 || named.includes(part);
const sizes = runs('boats') ? values.sizes.split(',').map(Number) : [];

await buildWeb();
await buildApi();
const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
const given = process.env.DATABASE_URL;
const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, settings: { max_wal_size: '4GB' } });
const url = given ?? embedded?.url ?? '';
const environment = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', ROLE: 'web' };
const references = await startReferences(url);
try {
  await migrateDatabase(url);
  if (runs('streams')) {
    const { streams, rate, seconds } = values;
    await measureStreams(environment, url, {
      streams: Number(streams),
      rate: Number(rate),
      seconds: Number(seconds),
    });
  }
  if (runs('uploads')) await measureUploads(environment, url, Number(values.uploads));
  const bySize = new Map<number, Figures[]>();
  for (const size of sizes) {
    console.log(`\nFilling ${size.toLocaleString('en-US')} boats…`);
    await fill(url, size);
    bySize.set(size, await measureSize(size));
  }
  if (bySize.size > 0) console.log(`\n${growthTable(bySize)}`);
} finally {
  references.close();
  await embedded?.stop();
  if (embedded) await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<Figures[]> {
  const cold = await startServerProcess({ ...environment, READ_CACHE: 'off' }, { built: true });
  const warm = await startServerProcess(environment, { built: true });
  try {
    const reads = (await readsOf(url, size)).filter(({ name }) => name.includes(values.reads));
    const figures: Figures[] = [];
    for (const read of reads) {
      figures.push(await measureRead(read, { cold: cold.url, warm: warm.url, references }));
      process.stdout.write('.');
    }
    console.log(`\n\n${readsTable(size, figures)}\n`);
    console.log(table(['rendered page and memory', 'measured', 'limit'], await restOf(size)));
    return figures;
  } finally {
    await cold.end('SIGTERM');
    await warm.end('SIGTERM');
  }

  async function restOf(boats: number): Promise<string[][]> {
    const page = '/boats';
    const html = await (await fetch(warm.url + page)).text();
    await references.fill(new Map([[page, html]]));
    const coldPage = await latency(cold.url, [page], 60);
    const warmPage = await latency(warm.url, [page], 200);
    await throughput(warm.url, [page], 0.5);
    const warmRate = await throughput(warm.url, [page], 2);
    const rawRate = await throughput(references.raw, [page], 2);
    const underLoad = memoryOf(cold.pid);
    const all = await memoryDuring(cold.url, '/api/boats', cold.pid);
    const memory = (megabytes: number) => [
      `${megabytes} ${mark(megabytes <= LIMITS.megabytes)}`,
      `≤ ${LIMITS.megabytes}`,
    ];
    const ofRaw = warmRate / rawRate;
    return [
      ['/boats rendered anew, p50 and p99 in ms', `${coldPage.p50.toFixed(1)}, ${coldPage.p99.toFixed(1)}`, ''],
      ['/boats cached, p50 and p99 in ms', `${warmPage.p50.toFixed(2)}, ${warmPage.p99.toFixed(2)}`, ''],
      ['/boats cached, requests per second', Math.round(warmRate).toLocaleString('en-US'), ''],
      ['… of raw node:http', `${ofRaw.toFixed(2)} ${mark(ofRaw >= LIMITS.pageOfRaw)}`, `≥ ${LIMITS.pageOfRaw}`],
      ['memory after the load, cache off, MB', ...memory(underLoad)],
      ['memory after the load, cache on, MB', ...memory(memoryOf(warm.pid))],
      [`memory while ${boats.toLocaleString('en-US')} boats stream, MB`, ...memory(all.most)],
      ['… which took', `${all.seconds.toFixed(1)} s for ${Math.round(all.bytes / 1e6)} MB`, ''],
    ];
  }
}
