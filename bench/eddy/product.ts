import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { connect, type Database } from '../../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { createLogger } from '../../api/src/platform/http/logging.ts';

export interface Server {
  /** Runs the whole application on a database of its own, so that nothing is left of an earlier world. */
  open(): Promise<Product>;
  stop(): Promise<void>;
}

export interface Product {
  url: string;
  address: string;
  db: Database;
  dependencies: Dependencies;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  post(path: string, token: string | undefined, body?: object): Promise<Response>;
  close(): Promise<void>;
}

export async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
  const embedded = await startEmbeddedPostgres({ dataDir });
  const admin = connect(embedded.url, { size: 1 });
  let opened = 0;
  return {
    async open() {
      const name = `eddy_${++opened}`;
      await admin.pool.query(`create database ${name}`);
      const url = Object.assign(new URL(embedded.url), { pathname: `/${name}` }).href;
      return openProduct(url, join(dataDir, name));
    },
    async stop() {
      await admin.close();
      await embedded.stop();
      await eraseEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openProduct(url: string, dataDir: string): Promise<Product> {
  await migrateDatabase(url);
  const database = connect(url, { size: 10 });
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOAD_SHEDDING: 'off',
  });
  const tradewind = await createApp({ config, database, log: createLogger('fatal'), pages: false });
  const address = await tradewind.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...{ url, address, db: database.db, dependencies: tradewind.dependencies },
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await database.pool.query(text, values)).rows as Row[],
    post: (path, token, body) =>
      fetch(address + path, {
        method: 'POST',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async close() {
      await tradewind.close();
      await database.close();
    },
  };
}
