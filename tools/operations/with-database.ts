import { type Config, ConfigurationError, readConfig } from '../../api/src/config.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { RestoreRefusedError } from './read-backup.ts';

/** Wrong use, explained in a line. */
export class UsageError extends Error {}

/** Runs a command against the configured database; the embedded one is started if it is not running. */
export async function withDatabase(work: (url: string, config: Config) => Promise<string>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const embedded = config.database.url ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
    try {
      console.log(await work(config.database.url ?? embedded?.url ?? '', config));
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    const expected = [ConfigurationError, RestoreRefusedError, UsageError].some((kind) => error instanceof kind);
    console.error(expected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
