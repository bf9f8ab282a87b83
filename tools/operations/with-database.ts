import { createApp } from '../../api/src/app.ts';
import { type Config, ConfigurationError, readConfig } from '../../api/src/config.ts';
import { connect } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { createLogger } from '../../api/src/platform/http/logging.ts';
import { Refusal } from '../../api/src/platform/http/refusal.ts';
import { RestoreRefusedError } from './read-backup.ts';

/** A usage error, explained in one line. */
export class UsageError extends Error {}

/** Runs a command against the configured database. Starts the embedded one if needed. */
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
    const expected = [ConfigurationError, Refusal, RestoreRefusedError, UsageError].some(
      (kind) => error instanceof kind,
    );
    console.error(expected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a command with the wired application, which serves no requests and runs no jobs. */
export const withApplication = (work: (dependencies: Dependencies) => Promise<string>): Promise<void> =>
  withDatabase(async (url, config) => {
    await migrateDatabase(url);
    const database = connect(url);
    const log = createLogger('warn');
    const { dependencies, close } = await createApp({
      config: { ...config, role: 'web' },
      database,
      log,
      pages: false,
    });
    try {
      return await work(dependencies);
    } finally {
      await close();
      await database.close();
    }
  });

/** The email address in a command's arguments. */
export function emailArgument(usage: string): string {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new UsageError(`Which user? ${usage}`);
  return email;
}
