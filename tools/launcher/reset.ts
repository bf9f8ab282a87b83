import { rm } from 'node:fs/promises';
import { createApp } from '../../api/src/app.ts';
import { type Config, ConfigurationError, readConfig } from '../../api/src/config.ts';
import { connect } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { createLogger } from '../../api/src/platform/http/logging.ts';
import { loadDemoWorld } from '../demo/load-demo-world.ts';
import { makeClosings } from '../demo/make-closings.ts';
import { DatabaseInUseError, emptyDatabase } from './empty-database.ts';

class ResetRefusedError extends Error {}

try {
  await reset(readConfig(process.env));
} catch (error) {
  const expected = [ConfigurationError, DatabaseInUseError, ResetRefusedError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Leaves an empty database with the newest schema, no stored files, and the demo world unless it is disabled. */
async function reset(config: Config): Promise<void> {
  if (config.production) throw new ResetRefusedError('db:reset erases everything, so it isn’t allowed in production.');
  const embedded = config.database.url ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const url = config.database.url ?? embedded?.url ?? '';
  try {
    await emptyDatabase(url);
    await removeFiles(config);
    await migrateDatabase(url);
    if (config.demoData) await loadInto(url, config);
  } finally {
    await embedded?.stop();
  }
  console.log('The database has been reset.');
}

async function removeFiles({ storage }: Config): Promise<void> {
  if (storage.kind === 'folder') await rm(storage.dir, { recursive: true, force: true });
  else console.log(`The files in the bucket ${storage.bucket} were not touched.`);
}

async function loadInto(url: string, config: Config): Promise<void> {
  const database = connect(url);
  const log = createLogger(config.server.logLevel);
  const tradewind = await createApp({ config, database, log, pages: false });
  await loadDemoWorld(tradewind.dependencies, console.log);
  await makeClosings(tradewind.dependencies);
  await tradewind.close();
  await database.close();
}
