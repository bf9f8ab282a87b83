import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { errorCode, ignore } from './errors.ts';
import type { Home } from './home.ts';
import { runProgram, surroundings } from './run-program.ts';
import { boundLog, lastLines, readLogSince } from './server-log.ts';
import { serverSettings } from './settings.ts';
import { clearSockets, makeSocketFolder } from './sockets.ts';

/** A server process that has been started but may still fail. */
export interface Launch {
  /** Undefined while the process lives. */
  failure(): Promise<LaunchFailure | undefined>;
  /** Ends the process when the start is no longer wanted. */
  cancel(): Promise<void>;
}

interface LaunchFailure {
  message: string;
  /** Whether the next attempt may succeed. */
  passing: boolean;
}

/** Seen after a crash, until the last process of the old server ends, or when another process was faster. */
const PASSING = /pre-existing shared memory block|lock file "[^"]*" already exists/;

/** Call only when no server runs. A session of its own shields the server from Ctrl-C, because the app must drain first. */
export async function launchPostmaster(home: Home, binaries: Binaries, extra: Record<string, string>): Promise<Launch> {
  await makeSocketFolder(home);
  await clearLeftovers(home);
  await boundLog(home.log);
  const settings = Object.entries(await serverSettings(home, extra)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = await open(home.log, 'a', 0o600);
  try {
    const { size } = await log.stat();
    // The owner of the data may run the next start instead of root.
    if (home.account) await log.chown(home.account.uid, home.account.gid);
    const child = spawn(binaries.postgres, ['-D', home.data, ...settings], {
      ...surroundings(home.account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    return watchLaunch(child, () => readLogSince(home.log, size));
  } finally {
    await log.close();
  }
}

function watchLaunch(child: ChildProcess, readLog: () => Promise<string>): Launch {
  let spawnError: Error | undefined;
  child.on('error', (error) => {
    spawnError = error;
  });
  return {
    async failure() {
      if (spawnError) return { message: spawnError.message, passing: false };
      if (child.exitCode === null && child.signalCode === null) return undefined;
      const message = lastLines(await readLog()) || `postgres ended (${child.exitCode ?? child.signalCode})`;
      return { message, passing: child.signalCode === 'SIGKILL' || PASSING.test(message) };
    },
    async cancel() {
      child.ref();
      if (child.kill('SIGINT')) await once(child, 'exit');
    },
  };
}

/** PostgreSQL handles the pid file of a dead process itself, but refuses to start if another process now has that pid. */
async function clearLeftovers(home: Home): Promise<void> {
  const pid = await pidInFile(home);
  if (pid !== undefined && exists(pid)) await rm(pidFile(home), { force: true });
  await clearSockets(home.sockets);
}

/** The process id of the server that actually runs on this data folder. */
export async function runningPostmaster(home: Home): Promise<number | undefined> {
  const pid = await pidInFile(home);
  return pid !== undefined && (await isPostmaster(pid, home)) ? pid : undefined;
}

/** Shuts down fast, ending sessions and writing everything. If that takes too long, shuts down immediately: the next start recovers. */
export async function stopPostmaster(home: Home, pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    sendSignal(pid, signal);
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      if (!(await isPostmaster(pid, home))) return;
      await sleep(20);
    }
  }
}

function pidFile(home: Home): string {
  return join(home.data, 'postmaster.pid');
}

async function pidInFile(home: Home): Promise<number | undefined> {
  const text = await readFile(pidFile(home), 'utf8').catch(ignore('ENOENT'));
  const pid = Number.parseInt(text ?? '', 10);
  return pid > 0 ? pid : undefined;
}

function exists(pid: number): boolean {
  return sendSignal(pid, 0);
}

function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

export async function isPostmaster(pid: number, home: Pick<Home, 'data'>): Promise<boolean> {
  const command = await commandLine(pid);
  return command.includes('postgres') && command.includes(` -D ${home.data} `);
}

/** Empty for a process that is gone, even if its parent has not reaped it yet. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform !== 'linux')
    return (await runProgram('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).output;
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(ignore('ENOENT', 'ESRCH', 'EACCES'));
  return text?.replaceAll('\0', ' ') ?? '';
}
