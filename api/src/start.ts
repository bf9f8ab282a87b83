import { createApp, type Tradewind } from './app.ts';
import { type Config, ConfigurationError, readConfig } from './config.ts';
import { connect } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded/index.ts';
import { migrateDatabase } from './db/migrate.ts';
import { ensureAdmin } from './features/accounts/service.ts';
import type { Dependencies } from './platform/http/app.ts';
import { createLogger } from './platform/http/logging.ts';

const SHUTDOWN_MS = 20_000;

export interface RunningTradewind {
  url: string;
  close(): Promise<void>;
  /** Ctrl-C and SIGTERM finish what is under way, then end the process. A second signal ends it at once. */
  stopOnSignals(): void;
}

interface Hooks {
  /** Called with the wired application before it serves, e.g. to load the demo world. */
  beforeServing?: (dependencies: Dependencies, config: Config) => Promise<void>;
  say?: (line: string) => void;
}

/** Reads the configuration, starts the database if none is given, migrates, and serves. */
export async function start(environment: NodeJS.ProcessEnv, hooks: Hooks = {}): Promise<RunningTradewind> {
  const say = hooks.say ?? console.log;
  const config = configOrExit(environment);
  const log = createLogger(config.server.logLevel);
  const embedded = config.database.url
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) });
  const url = config.database.url ?? embedded?.url ?? '';

  const steps: (() => Promise<void>)[] = [async () => embedded?.stop()];
  const close = async () => {
    for (const step of steps.splice(0)) await step();
  };
  try {
    await migrateDatabase(url);
    const database = connect(url, {
      size: config.database.pool,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    });
    steps.unshift(() => database.close());
    const tradewind: Tradewind = await createApp({ config, database, log });
    steps.unshift(() => tradewind.close());
    if (config.admin) await ensureAdmin(tradewind.dependencies, config.admin);
    await hooks.beforeServing?.(tradewind.dependencies, config);
    await tradewind.app.listen({ port: config.server.port, host: config.server.host });
    const address = tradewind.dependencies.publicUrl();
    say(`Tradewind is ready at ${address}`);
    return { url: address, close, stopOnSignals: () => stopOnSignals(close) };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

function configOrExit(environment: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(78);
  }
}

function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await close().catch((error) => console.error(error));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
