import { setTimeout as sleep } from 'node:timers/promises';
import { createTableRelationsHelpers, extractTablesRelationalConfig, type Logger } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { PoolSession, type Schema, type SchemaConfig, type Transaction } from './transaction.ts';

export type { Transaction } from './transaction.ts';
export type Database = NodePgDatabase<Schema> & { $client: pg.Pool };
/** For a store that keeps its own tables consistent and has no effects. Everything else uses a unit of work. */
export const inTransaction = <T>(db: Database, statements: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(statements);

/** Stores take either the database or a transaction. */
export type Queryable = Database | Transaction;

/** Connections still in use this long after closing began are cut. */
const CLOSE_MS = 3_000;

export interface DatabaseClient {
  db: Database;
  pool: pg.Pool;
  url: string;
  /** Resolves when a connection of the pool responds. Replaces one that takes longer than this. */
  probe(withinMs: number): Promise<unknown>;
  close(): Promise<void>;
}

export function connect(
  url: string,
  options: { size?: number; onError?: (error: Error) => void } = {},
): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Longer than the server's own limit, so only an unresponsive server reaches it.
    query_timeout: 35_000,
    application_name: 'tradewind',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool replaces an idle connection that the server closed; without a listener the error would end the process.
  pool.on('error', (error) => options.onError?.(error));
  // The same for a connection in use: its query reports the failure anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: createDatabase(pool),
    pool,
    url,
    probe: (withinMs) => pool.query({ text: 'select 1', query_timeout: withinMs } as pg.QueryConfig),
    close: closing(pool),
  };
}

export function createDatabase(pool: pg.Pool, logger?: Logger): Database {
  const { tables, tableNamesMap } = extractTablesRelationalConfig<SchemaConfig['schema']>(
    schema,
    createTableRelationsHelpers,
  );
  const dialect = new PgDialect();
  const config: SchemaConfig = { fullSchema: schema, schema: tables, tableNamesMap };
  const session = new PoolSession(pool, { dialect, tables: config, logger });
  return Object.assign(new NodePgDatabase<Schema>(dialect, session, config), { $client: pool });
}

/** Waits for connections in use, but not forever. */
function closing(pool: pg.Pool): () => Promise<void> {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  let closed: Promise<void> | undefined;
  const close = async () => {
    const ended = pool.end();
    await Promise.race([ended, sleep(CLOSE_MS, undefined, { ref: false })]);
    for (const client of inUse) void client.end().catch(() => {});
  };
  return () => {
    closed ??= close();
    return closed;
  };
}
