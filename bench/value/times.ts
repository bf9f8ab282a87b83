import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketValue } from '@tradewind/domain/valuation';
import pg from 'pg';
import { connect } from '../../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { appraise } from '../../api/src/features/boats/service.ts';
import { fill } from '../fill.ts';

const ESTIMATES = 1_000;

interface Subject {
  id: number;
  type: string;
  make: string;
  year: number;
  length: number;
  condition: string | null;
}

/** The times of estimates in a database of this size, each of another boat. */
export async function timesAt(boats: number): Promise<{ p50: number; p99: number; computing: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
  const embedded = await startEmbeddedPostgres({ dataDir });
  try {
    await migrateDatabase(embedded.url);
    await fill(embedded.url, boats);
    const subjects = await sellSome(embedded.url, boats);
    return await measure(embedded.url, subjects);
  } finally {
    await embedded.stop();
    await eraseEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Records sales of a tenth of the boats, and picks boats to estimate. */
async function sellSome(url: string, boats: number): Promise<Subject[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into transactions (boat_id, buyer_id, seller_id, sale_price, admin_fee, total_amount, status, completed_at)
     select id, case seller_id when 'bench-1' then 'bench-2' else 'bench-1' end, seller_id, price, 0, price, 'completed',
       now() - random() * interval '4 years' from boats order by random() limit $1`,
    [boats / 10],
  );
  await client.query("update boats set status = 'sold' where id in (select boat_id from transactions)");
  await client.query('vacuum analyze');
  const { rows } = await client.query<Subject>(
    'select id, type, make, year, length::float8 as length, condition from boats where listed order by random() limit $1',
    [ESTIMATES],
  );
  await client.end();
  return rows;
}

async function measure(url: string, subjects: readonly Subject[]) {
  const database = connect(url, { size: 2 });
  const times: number[] = [];
  const fits: number[] = [];
  for (const subject of subjects) {
    const started = performance.now();
    const market = await appraise(database.db, subject, subject.id);
    times.push(performance.now() - started);
    if (market) fits.push(timeOfFit(subject, market.comparables));
  }
  await database.close();
  return { p50: at(times, 0.5), p99: at(times, 0.99), computing: at(fits, 0.5) };
}

function timeOfFit(subject: Subject, comparables: Parameters<typeof marketValue>[1]): number {
  const started = performance.now();
  marketValue(subject, comparables);
  return performance.now() - started;
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
