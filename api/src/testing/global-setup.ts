import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { eraseEmbeddedPostgres } from '../db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../db/embedded/index.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { adminQuery, urlOf } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** One PostgreSQL for the whole run, with one migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-db-'));
  // Test data need not survive a crash of the machine.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startEmbeddedPostgres({ dataDir, settings });
  await adminQuery(server.url, 'create database template_tradewind');
  await migrateDatabase(urlOf(server.url, 'template_tradewind'));
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await eraseEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
}
