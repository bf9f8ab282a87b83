import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import type { Home } from './home.ts';
import { withLockFile } from './lock-file.ts';
import { join, type Membership } from './membership.ts';
import { type Launch, launchPostmaster, runningPostmaster, stopPostmaster } from './postmaster.ts';
import { provision } from './provision.ts';

export interface Server {
  home: Home;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** Enough for a large recovery on a slow disk. */
const GIVE_UP_AFTER = 120_000;
/** A running server that stays unreachable for this long, for example because its socket was deleted, is ended. */
const UNREACHABLE_AFTER = 5_000;
const PAUSE = 40;

/** Joins the running server, even one left by a killed process, or starts it. One process at a time. */
export function enter(server: Server, signal: AbortSignal): Promise<Membership> {
  return withLockFile(server.home.lock, signal, async () => {
    const membership = await joinOrStart(server, signal);
    try {
      await provision(server.home, membership);
    } catch (error) {
      await membership.client.end();
      throw error;
    }
    return membership;
  });
}

async function joinOrStart(server: Server, signal: AbortSignal): Promise<Membership> {
  const deadline = Date.now() + GIVE_UP_AFTER;
  let lastReply = Date.now();
  let lastWords = 'It does not respond.';
  let launch: Launch | undefined;
  while (Date.now() < deadline) {
    const joined = await join(server.home);
    if (joined === 'busy') lastReply = Date.now();
    else if (joined !== 'absent') {
      server.log(launch ? 'PostgreSQL started.' : 'Joined the running PostgreSQL.');
      return joined;
    }
    const failure = await launch?.failure();
    if (failure) {
      if (!failure.passing) throw new Error(`PostgreSQL did not start:\n${failure.message}`);
      lastWords = failure.message;
      launch = undefined;
    }
    if (!launch && joined === 'absent') launch = await launchUnlessRunning(server, Date.now() - lastReply);
    await sleep(PAUSE, undefined, { signal }).catch(async (aborted: unknown) => {
      await launch?.cancel();
      throw aborted;
    });
  }
  throw new Error(`PostgreSQL did not start in ${GIVE_UP_AFTER / 1000} s:\n${lastWords}`);
}

/** A running server that does not respond is starting, stopping or stuck. */
async function launchUnlessRunning(server: Server, silence: number): Promise<Launch | undefined> {
  const { home, binaries, settings, log } = server;
  const running = await runningPostmaster(home);
  if (running !== undefined) {
    if (silence < UNREACHABLE_AFTER) return undefined;
    log(`PostgreSQL is running (process ${running}) but unreachable: ending it.`);
    await stopPostmaster(home, running);
  }
  const durable = settings.fsync !== 'off';
  if (await createCluster(home, binaries, durable)) log(`Created a new database in ${home.data}.`);
  return launchPostmaster(home, binaries, settings);
}
