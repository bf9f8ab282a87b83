import { setTimeout as sleep } from 'node:timers/promises';
import { enter, type Server } from './enter.ts';
import type { Membership } from './membership.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/** Enters the server, brings it back whenever it ends, and gives the function that leaves it for good. */
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
    if (membership) await leave(server, membership);
  };
}

/** The last one out stops the server. */
async function leave({ home, log }: Server, membership: Membership): Promise<void> {
  if (!(await membership.leave())) return;
  const running = await runningPostmaster(home);
  if (running === undefined) return;
  await stopPostmaster(home, running);
  log('PostgreSQL stopped.');
}
