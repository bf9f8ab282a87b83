import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { columnList, migrationCount, quoted, type Sequence, type Table, tablesInOrder } from './tables.ts';
import { END_OF_ROWS, FORMAT } from './write-backup.ts';

/** The backup was not restored, and nothing was changed. */
export class RestoreRefusedError extends Error {}

type Entry = { tradewind: number; migrations: number } | { table: Table } | Sequence | { complete: true };

/** Restores a backup into an empty database, all or nothing. */
export async function readBackup(url: string, file: string): Promise<{ tables: number }> {
  await requireEmpty(url);
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url, application_name: 'tradewind-restore' });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await tablesInOrder(client);
    // The backup contains the data that triggers maintain, so they must not count everything a second time.
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    const restored = await readAll(client, file);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    await client.query('commit');
    await client.query('analyze');
    return { tables: restored };
  } finally {
    await client.end();
  }
}

async function requireEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    if (rowCount) throw new RestoreRefusedError('This database is not empty. Restore into a new one.');
  } finally {
    await client.end();
  }
}

async function readAll(client: pg.Client, file: string): Promise<number> {
  const gunzip = createReadStream(file).pipe(createGunzip());
  const lines = createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  let tables = 0;
  let complete = false;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const entry = JSON.parse(next.value) as Entry;
    if ('tradewind' in entry) await requireSameVersion(client, entry);
    else if ('table' in entry) {
      await readRows(client, entry.table, lines);
      tables += 1;
    } else if ('sequence' in entry) await client.query('select setval($1, $2)', [entry.sequence, entry.value]);
    else complete = entry.complete;
  }
  if (!complete) throw new RestoreRefusedError('This backup is incomplete.');
  return tables;
}

async function requireSameVersion(client: pg.Client, header: { tradewind: number; migrations: number }): Promise<void> {
  if (header.tradewind !== FORMAT) throw new RestoreRefusedError('This version can’t read this backup.');
  const known = await migrationCount(client);
  if (header.migrations === known) return;
  throw new RestoreRefusedError(
    `This backup was made by a version with ${header.migrations} migrations; this one has ${known}. Restore it with the version that made it, then upgrade.`,
  );
}

async function readRows(client: pg.Client, table: Table, lines: AsyncIterator<string>): Promise<void> {
  const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));
  for (;;) {
    const next = await lines.next();
    if (next.done) {
      copy.destroy(new RestoreRefusedError('This backup is incomplete.'));
      break;
    }
    if (next.value === END_OF_ROWS) {
      copy.end();
      break;
    }
    if (!copy.write(`${next.value}\n`)) await once(copy, 'drain');
  }
  await finished(copy);
}
