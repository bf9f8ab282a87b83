import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createApp } from '../api/src/app.ts';
import { readConfig } from '../api/src/config.ts';
import { connect } from '../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../api/src/db/migrate.ts';
import { createLogger } from '../api/src/platform/http/logging.ts';
import { newToken, tokenDigest } from '../api/src/platform/tokens.ts';
import { fill } from './fill.ts';
import { table } from './report.ts';

/** Boats; there are twice as many trades. */
const SIZES = [10_000, 100_000];
const READS = 400;
const ACCEPTANCES = 300;
/** One person has as many trades as a busy broker. */
const TRADES_OF_BROKER = 5_000;
const LIMITS = { read: 50, accept: 100, growth: 2 } as const;

const { values } = parseArgs({ options: { sizes: { type: 'string' } }, allowPositionals: true });
const sizes = values.sizes?.split(',').map(Number) ?? SIZES;

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

interface Figures {
  size: number;
  lists: number[];
  broker: number[];
  accepts: number[];
}

try {
  const measured: Figures[] = [];
  for (const size of sizes) measured.push(await measure(size));
  report(measured);
} finally {
  await web.close();
  await database.close();
  await embedded.stop();
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(size: number): Promise<Figures> {
  await fill(embedded.url, size);
  await fillTrades(2 * size);
  const readers = await sessionsOf(
    'select user_id as id from trade_parties where user_id is not null group by 1 order by random() limit $1',
    READS,
  );
  const [broker] = await sessionsOf("select id from users where id = 'bench-1' limit $1", 1);
  const lists = await timed(
    readers.map(
      ({ token }) =>
        () =>
          read(token, '/api/trades?state=waiting'),
    ),
  );
  const all = await timed(
    readers.map(
      ({ token }) =>
        () =>
          read(token, '/api/trades'),
    ),
  );
  const brokers = Array.from({ length: 100 }, () => () => read(broker?.token ?? '', '/api/trades?state=waiting'));
  return { size, lists: [...lists, ...all], broker: await timed(brokers), accepts: await timed(await acceptances()) };
}

/** Offers of cash over boats of others, in all states; every hundredth agreed one holds its boat. */
async function fillTrades(total: number): Promise<void> {
  // A connection of its own, because the pool gives up on statements that take this long.
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  const { rows } = await client.query<{ trades: number }>('select count(*)::int as trades from trades');
  const missing = total - (rows[0]?.trades ?? 0);
  await client.query(`
    create temp table made as
    select row_number() over () as n, b.id as boat_id, b.title, b.price, b.seller_id as owner,
      case when random() < ${TRADES_OF_BROKER / total} then 'bench-1' else 'bench-' || (1 + floor(random() * (select count(*) from users where id like 'bench-%'))::int) end as buyer,
      (array['proposed', 'proposed', 'proposed', 'declined', 'expired', 'withdrawn', 'void', 'closed'])[1 + floor(random() * 8)::int] as status
    from generate_series(1, ${missing}) g join boats b on b.id = 1 + (hashint4(g) & 2147483647) % (select max(id) from boats);
    delete from made where owner = buyer;
    delete from made a using made b where a.status = 'proposed' and b.status = 'proposed' and a.boat_id = b.boat_id and a.buyer = b.buyer and a.n > b.n;
    delete from made using trades t where t.status = 'proposed' and made.status = 'proposed' and t.subject_id = made.boat_id
      and t.pair = least(made.owner collate "C", made.buyer) || ' ' || greatest(made.owner collate "C", made.buyer);
    alter table made add column trade_id integer;
    update made set trade_id = nextval('trades_id_seq');
    insert into trades (id, kind, status, subject_id, pair, expires_at, created_at, updated_at) overriding system value
      select trade_id, 'offer', status, boat_id, least(owner collate "C", buyer) || ' ' || greatest(owner collate "C", buyer),
        case when status = 'proposed' then now() + interval '2 days' end, now(), now() from made;
    insert into trade_revisions (trade_id, number, author) select trade_id, 1, 0 from made;
    insert into trade_parties (trade_id, position, user_id, list, listed_at)
      select trade_id, 0, buyer, case status when 'proposed' then 'open' when 'closed' then 'closed' else 'ended' end, now() - n * interval '1 second' from made
      union all select trade_id, 1, owner, case status when 'proposed' then 'waiting' when 'closed' then 'closed' else 'ended' end, now() - n * interval '1 second' from made;
    insert into trade_acceptances (trade_id, revision, position) select trade_id, 1, 0 from made;
    insert into trade_legs (trade_id, revision, number, kind, giver, receiver, value, title) select trade_id, 1, 1, 'cash', 0, 1, 1000, 'Cash' from made;
    insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title) select trade_id, 1, 2, 'boat', 1, 0, boat_id, price, title from made;
    drop table made`);
  await client.query('vacuum analyze');
  await client.end();
}

/** The owners of boats with an open offer say yes to it, each boat once. */
async function acceptances() {
  const { rows } = await database.pool.query<{ id: number; owner: string }>(
    `select distinct on (t.subject_id) t.id, p.user_id as owner from trades t
     join trade_parties p on p.trade_id = t.id and p.position = 1 join boats b on b.id = t.subject_id and b.status = 'active'
     where t.status = 'proposed' and not t.backup order by t.subject_id limit $1`,
    [ACCEPTANCES],
  );
  const people = new Map((await sessions(rows.map(({ owner }) => owner))).map((one) => [one.id, one.token]));
  return rows.map(({ id, owner }) => async () => {
    const answer = await fetch(`${base}/api/trades/${id}/accept`, {
      method: 'POST',
      headers: { authorization: `Bearer ${people.get(owner)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: 1 }),
    });
    if (!answer.ok) throw new Error(`Accepting ${id} was answered with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  });
}

async function sessionsOf(query: string, limit: number) {
  const { rows } = await database.pool.query<{ id: string }>(query, [limit]);
  return sessions(rows.map(({ id }) => id));
}

async function sessions(ids: readonly string[]) {
  const people = [...new Set(ids)].map((id) => ({ id, token: newToken() }));
  await database.pool.query(
    "insert into sessions (sid, user_id, expire) select sid, id, now() + interval '1 day' from unnest($1::bytea[], $2::text[]) as s(sid, id)",
    [people.map(({ token }) => tokenDigest(token)), people.map(({ id }) => id)],
  );
  return people;
}

async function read(token: string, path: string): Promise<void> {
  const answer = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Milliseconds of each, one after the other, sorted. */
async function timed(calls: readonly (() => Promise<void>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}

function report(measured: readonly Figures[]): void {
  const at = (times: readonly number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const ms = (value: number) => value.toFixed(1);
  const rows = measured.flatMap(({ size, lists, broker, accepts }) =>
    (
      [
        ['a person’s trades, each read once', lists, LIMITS.read],
        [`the trades of one who has ${TRADES_OF_BROKER.toLocaleString('en-US')}`, broker, LIMITS.read],
        ['accepting an offer', accepts, LIMITS.accept],
      ] as const
    ).map(([name, times, limit]) => {
      const holds = at(times, 0.99) <= limit;
      if (!holds) process.exitCode = 1;
      return [
        `${size.toLocaleString('en-US')} boats, ${(2 * size).toLocaleString('en-US')} trades: ${name}`,
        ms(at(times, 0.5)),
        ms(at(times, 0.99)),
        `${limit} ${holds ? '✓' : '✗'}`,
      ];
    }),
  );
  console.log(`\n${table(['trades', 'p50 ms', 'p99 ms', 'limit of p99'], rows)}\n`);
  const [small, large] = [measured[0], measured.at(-1)];
  if (!small || !large || small === large) return;
  for (const name of ['lists', 'accepts'] as const) {
    const growth = at(large[name], 0.5) / at(small[name], 0.5);
    if (growth > LIMITS.growth) process.exitCode = 1;
    console.log(
      `${name}: ${growth.toFixed(2)} times the time at a tenth of the size (limit ${LIMITS.growth}) ${growth <= LIMITS.growth ? '✓' : '✗'}`,
    );
  }
}
