import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;
export type Database = NodePgDatabase<Schema> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store needs: the database itself, or a transaction of it. */
export type Queryable = Database | Transaction;

export interface DatabaseClient {
  db: Database;
  pool: pg.Pool;
  url: string;
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
    application_name: 'tradewind',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the server ends is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => options.onError?.(error));
  return { db: drizzle(pool, { schema }), pool, url, close: () => pool.end() };
}
