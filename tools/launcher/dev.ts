import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, WebBuildError } from './build-web.ts';
import { ROOT } from './command.ts';
import { parentExit } from './parent-exit.ts';

const FOLDERS = ['domain/src', 'contract/src', 'api/src', 'web/app', 'web/public'];
// Editors write a file in several steps, and a branch switch writes many files.
const SETTLE_MS = 150;

let server: ChildProcess | undefined;
let settled: NodeJS.Timeout | undefined;
let work = reload();

for (const folder of FOLDERS.map((name) => join(ROOT, name)).filter((path) => existsSync(path))) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$/.test(file)) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      console.log(`\n${file} changed.`);
      work = work.then(reload);
    }, SETTLE_MS);
  });
}

// Only once: a second signal would keep the server from finishing its requests.
let ending = false;
const end = (stopped: () => Promise<void>) => {
  if (!ending) stopped().then(() => process.exit(0));
  ending = true;
};
process.once('SIGTERM', () => end(stop));
parentExit(process.env)?.then(() => end(stop));
// The terminal sends Ctrl-C to the server as well.
process.once('SIGINT', () => end(() => ended(server)));

/** Builds the changes, then replaces the server. A failed build leaves the old server running. */
async function reload(): Promise<void> {
  try {
    // The server builds again when it starts, and finds nothing to do.
    await buildWeb();
  } catch (error) {
    console.error(error instanceof WebBuildError ? error.message : error);
    return;
  }
  await stop();
  server = spawn(process.execPath, [join(ROOT, 'tools/launcher/start.ts')], { stdio: 'inherit' });
}

async function stop(): Promise<void> {
  server?.kill('SIGTERM');
  await ended(server);
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
