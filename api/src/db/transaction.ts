import { type ExtractTablesWithRelations, type Logger, type SQL, sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { RelationalSchemaConfig } from 'drizzle-orm/relations';
import type pg from 'pg';
import { isDatabaseAway } from './failures.ts';
import type * as schema from './schema/index.ts';

export type Schema = typeof schema;
type Tables = ExtractTablesWithRelations<Schema>;
export type Transaction = NodePgTransaction<Schema, Tables>;
export type SchemaConfig = RelationalSchemaConfig<Tables>;

interface Parts {
  dialect: PgDialect;
  tables: SchemaConfig;
  logger?: Logger | undefined;
}

/**
 * Runs statements on the pool, and transactions that always return their connection. Drizzle's own session runs `begin` outside
 * its `try`, so a database that dies there costs the pool a connection for good.
 */
export class PoolSession extends NodePgSession<Schema, Tables> {
  readonly #pool: pg.Pool;
  readonly #parts: Parts;

  constructor(pool: pg.Pool, parts: Parts) {
    super(pool, parts.dialect, parts.tables, sessionOptions(parts));
    this.#pool = pool;
    this.#parts = parts;
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
    const client = await this.#pool.connect();
    let unusable: Error | undefined;
    try {
      const { dialect, tables } = this.#parts;
      const session = new NodePgSession(client, dialect, tables, sessionOptions(this.#parts));
      return await runOn(new NodePgTransaction(dialect, session, tables), work, config, (error) => {
        unusable = error;
      });
    } finally {
      client.release(unusable);
    }
  }
}

async function runOn<T>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
  config: PgTransactionConfig | undefined,
  giveUp: (error: Error) => void,
): Promise<T> {
  /** Closes the connection after a failed `begin`, `commit` or `rollback`, which also ends the transaction on the server. */
  const orGiveUp = (statement: SQL) =>
    tx.execute(statement).catch((error: Error) => {
      giveUp(error);
      throw error;
    });

  await orGiveUp(begin(config));
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    // A statement without a response still occupies the connection: `rollback` would wait behind it.
    if (error instanceof Error && isDatabaseAway(error)) giveUp(error);
    else await orGiveUp(sql`rollback`).catch(() => {});
    throw error;
  }
  const { command } = await orGiveUp(sql`commit`);
  // PostgreSQL responds to the commit of a failed transaction with a rollback, not with an error.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.');
  return result;
}

function begin({ isolationLevel, accessMode, deferrable }: PgTransactionConfig = {}): SQL {
  const modes = [
    isolationLevel && `isolation level ${isolationLevel}`,
    accessMode,
    deferrable !== undefined && (deferrable ? 'deferrable' : 'not deferrable'),
  ];
  return sql.raw(['begin', ...modes.filter(Boolean)].join(' '));
}

const sessionOptions = ({ logger }: Parts) => (logger ? { logger } : {});
