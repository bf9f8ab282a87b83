import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, ConfigurationError, readConfig } from './config.ts';
import { connect } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded/index.ts';
import { isDatabaseAway } from './db/failures.ts';
import { migrateDatabase } from './db/migrate.ts';
import { ensureAdmin, hasDemoAccounts } from './features/accounts/service.ts';
import { exerciseTicks } from './platform/first-ticks.ts';
import type { Dependencies } from './platform/http/app.ts';
import { createLogger } from './platform/http/logging.ts';
import { Shutdown } from './platform/shutdown.ts';

/** More than the time limits of all shutdown steps together. */
const SHUTDOWN_MS = 60_000;
const POOL_MS = 4_000;
const EMBEDDED_MS = 30_000;
/** The exit code for a faulty configuration, as in sysexits.h. */
const EX_CONFIG = 78;

interface RunningTradewind {
  url: string;
  close(): Promise<void>;
}

interface Hooks {
  /** Called with the wired application before the server listens, e.g. to load the demo world. */
  beforeServing?: (dependencies: Dependencies, config: Config) => Promise<void>;
  /** Called once the server answers, for work that nobody has to wait for. */
  afterServing?: (dependencies: Dependencies) => Promise<void>;
  /** Resolves when the server must shut down as on SIGTERM. */
  abandoned?: Promise<void> | undefined;
}

/** Starts the database if none is given, migrates, and serves. */
export async function start(config: Config, hooks: Hooks = {}, shutdown = new Shutdown()): Promise<RunningTradewind> {
  const log = createLogger(config.server.logLevel);
  try {
    const url = config.database.url ?? (await openEmbedded(config, shutdown, (line) => log.info(line)));
    await migrateDatabase(url);
    const database = connect(url, {
      size: config.database.pool,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    });
    shutdown.add({ name: 'database connections', close: () => database.close(), withinMs: POOL_MS });
    const { app, dependencies } = await createApp({ config, database, log, shutdown });
    if (config.production && (await hasDemoAccounts(dependencies.db))) throw demoInProduction();
    if (config.admin) await ensureAdmin(dependencies, config.admin);
    await hooks.beforeServing?.(dependencies, config);
    await app.listen({ port: config.server.port, host: config.server.host });
    workOn(hooks, dependencies, shutdown, log);
    return { url: dependencies.publicUrl(), close: shutdown.close };
  } catch (error) {
    await shutdown.close().catch(() => {});
    throw error;
  }
}

/** Work that is cut off by the end of the server has not failed. */
function workOn({ afterServing }: Hooks, dependencies: Dependencies, shutdown: Shutdown, log: Logger): void {
  let isClosing = false;
  shutdown.add({
    name: 'work after the start',
    close: async () => {
      isClosing = true;
    },
    withinMs: POOL_MS,
  });
  afterServing?.(dependencies).catch((error: unknown) => {
    if (!isClosing) log.error({ err: error }, 'work after the start failed');
  });
}

const demoInProduction = () =>
  new ConfigurationError([
    'DATABASE_URL, DATA_DIR: this database contains the sample accounts, whose password is public',
  ]);

async function openEmbedded(config: Config, shutdown: Shutdown, log: (line: string) => void): Promise<string> {
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, log });
  // Registered before it runs, so that Ctrl-C during the start stops it too.
  shutdown.add({
    name: 'PostgreSQL',
    close: async () => (await starting.catch(() => undefined))?.stop(),
    withinMs: EMBEDDED_MS,
  });
  return (await starting).url;
}

/** Runs the server as a program: prints its URL, stops on signals, and prints one line if it cannot start. */
export async function run(environment: NodeJS.ProcessEnv, hooks: Hooks = {}): Promise<void> {
  const shutdown = new Shutdown();
  stopOnSignals(shutdown, hooks.abandoned);
  await exerciseTicks();
  try {
    const { url } = await start(readConfig(environment), hooks, shutdown);
    console.log(`Tradewind is ready at ${url}`);
  } catch (error) {
    if (error instanceof ConfigurationError) return fail(EX_CONFIG, error.message);
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return fail(1, `The port is already in use (${message}). Set PORT to a different one.`);
    if (isDatabaseAway(error)) return fail(1, `The database can’t be reached: ${message}`);
    throw error;
  }
}

function fail(code: number, message: string): void {
  console.error(message);
  process.exit(code);
}

/** Ctrl-C and SIGTERM let requests in flight finish, then end the process. A second signal ends it at once. */
function stopOnSignals(shutdown: Shutdown, abandoned: Promise<void> | undefined): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await shutdown.close().catch((error) => console.error(error));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A signal to the whole process group also ends the parent, which does not count as a second signal.
  abandoned?.then(() => stopping || stop());
}
