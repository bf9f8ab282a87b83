import { findBinaries, findPackage } from './binaries.ts';
import { openHome } from './home.ts';
import { connectionUrl } from './provision.ts';
import { keepLogBounded } from './server-log.ts';
import { supervise } from './supervisor.ts';

interface EmbeddedServer {
  url: string;
  /** Leaves the server; the last process that uses it stops it. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Additional server settings, such as `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, settings = {}, log = () => {} } = options;
  if (process.platform === 'win32')
    throw new Error('On Windows, set DATABASE_URL: the embedded PostgreSQL is not available there.');
  const home = await openHome(dataDir);
  const binaries = await findBinaries(home.account, home.copies, await findPackage());
  const leave = await supervise({ home, binaries, settings, log });
  const logCheck = keepLogBounded(home.log);
  let stopped: Promise<void> | undefined;
  return {
    url: await connectionUrl(home),
    stop() {
      clearInterval(logCheck);
      stopped ??= leave();
      return stopped;
    },
  };
}
