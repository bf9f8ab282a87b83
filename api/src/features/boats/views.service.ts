import { createHash } from 'node:crypto';
import { networkOf } from '../../platform/http/network.ts';
import type { Commit } from '../../platform/work.ts';
import { addViews, recordVisits, type Visit } from './views.store.ts';

/** Written at most this often. With the notice to all processes, what is shown is less than two seconds behind. */
const FLUSH_MS = 1_000;
/** Visits that wait while the database is away; further ones are not counted. */
const MOST_WAITING = 20_000;

interface Visitor {
  userId: string | undefined;
  address: string | undefined;
}

export interface ViewCounter {
  /** Counts each person and each network once an hour for each boat, and never the boat's owner. */
  add(boatId: number, visitor: Visitor): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  commit: Commit;
  onError: (error: unknown) => void;
}

/** Gathers visits in memory and writes them together: a view costs no write of its own. */
export function createViewCounter({ commit, onError }: Options): ViewCounter {
  let waiting = new Map<string, Visit>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const enqueue = (visit: Visit) => {
    const key = Buffer.concat([visit.network, visit.person ?? Buffer.alloc(0)]).toString('base64url');
    if (waiting.size < MOST_WAITING) waiting.set(key, visit);
    timer ??= setTimeout(flush, FLUSH_MS);
  };
  const write = async () => {
    if (waiting.size === 0) return;
    const visits = [...waiting.values()];
    waiting = new Map();
    try {
      await commit(async (work) => {
        const views = await recordVisits(work.tx, visits);
        if (views.size === 0) return;
        await addViews(work.tx, views);
        work.viewsChanged([...views.keys()]);
      });
    } catch (error) {
      onError(error);
      for (const visit of visits) enqueue(visit);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    add: (boatId, visitor) => enqueue(visitOf(boatId, visitor)),
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Accounts are free, so an account alone makes no new visitor: everything but the network can be made up. */
function visitOf(boatId: number, { userId, address }: Visitor): Visit {
  const digest = (visitor: string) => createHash('sha256').update(`${boatId} ${visitor}`).digest().subarray(0, 16);
  return {
    boatId,
    network: digest(`network ${networkOf(address)}`),
    person: userId === undefined ? undefined : digest(`user ${userId}`),
    userId,
  };
}
