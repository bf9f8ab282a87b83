import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnList, migrationCount, quoted, sequences, tablesInOrder } from './tables.ts';

export const FORMAT = 1;
/** Ends a table's rows, as in PostgreSQL's text format: no row looks like it. */
export const END_OF_ROWS = '\\.';

/**
 * Writes a consistent snapshot of the database while it is in use, row by row, so memory stays flat. The file gets its name only
 * once it is complete.
 */
export async function writeBackup(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'tradewind-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const unfinished = `${file}.unfinished`;
    await pipeline(Readable.from(pieces(client)), createGzip({ level: 6 }), createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await client.end();
  }
}

async function* pieces(client: pg.Client): AsyncGenerator<string | Buffer> {
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  yield line({ tradewind: FORMAT, migrations: await migrationCount(client), takenAt: new Date() });
  const tables = await tablesInOrder(client);
  for (const table of tables) {
    yield line({ table });
    yield* client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
    yield `${END_OF_ROWS}\n`;
  }
  for (const sequence of await sequences(client)) yield line(sequence);
  yield line({ complete: true, tables: tables.length });
}
