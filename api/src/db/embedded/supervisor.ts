import { setTimeout as sleep } from 'node:timers/promises';
import { enter, type Server } from './enter.ts';
import type { Home } from './home.ts';
import { join, type Membership } from './membership.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** How long a server may take to recover from a crash before it is stopped regardless of other users. */
const REJOIN_MS = 10_000;
const REJOIN_PAUSE = 40;

/** Enters the server and restarts it whenever it ends. Returns the function that leaves it for good. */
export async function supervise(server: Server): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let membership: Membership | undefined;
  let recovery = Promise.resolve();

  const take = (joined: Membership) => {
    membership = joined;
    joined.watch(() => {
      membership = undefined;
      if (!stopping.signal.aborted) recovery = recover();
    });
  };

  const recover = async () => {
    server.log('PostgreSQL has ended: starting it again.');
    for (let pause = FIRST_PAUSE; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return take(await enter(server, stopping.signal));
      } catch (error) {
        if (stopping.signal.aborted) return;
        server.log(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      }
    }
  };

  take(await enter(server, stopping.signal));
  return async () => {
    stopping.abort();
    await recovery;
    await leave(server, membership ?? (await rejoin(server.home)));
  };
}

/** Stops the server if this is the last process. */
async function leave({ home, log }: Server, membership: Membership | undefined): Promise<void> {
  for (let joined = membership; joined; joined = await rejoin(home)) {
    const outcome = await joined.leave();
    if (outcome === 'others remain') return;
    if (outcome === 'last') break;
  }
  const running = await runningPostmaster(home);
  if (running === undefined) return;
  await stopPostmaster(home, running);
  log('PostgreSQL stopped.');
}

/** PostgreSQL restarts by itself after a crash: leaving without a membership would keep it running. */
async function rejoin(home: Home): Promise<Membership | undefined> {
  const deadline = Date.now() + REJOIN_MS;
  while ((await runningPostmaster(home)) !== undefined && Date.now() < deadline) {
    const joined = await join(home);
    if (joined !== 'absent' && joined !== 'busy') return joined;
    await sleep(REJOIN_PAUSE);
  }
  return undefined;
}
