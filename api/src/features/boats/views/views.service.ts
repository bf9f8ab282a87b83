import { createHash } from 'node:crypto';
import { networkOf } from '../../../platform/http/network.ts';
import type { Commit } from '../../../platform/work.ts';
import { addViews, recordVisits, type Visit } from './views.store.ts';

/** How often views are written. With the notification of all processes, shown views lag less than two seconds. */
const FLUSH_MS = 1_000;
/** Visits that are buffered while the database is down; further ones are not counted. */
const MOST_WAITING = 20_000;

interface Visitor {
  userId: string | undefined;
  address: string | undefined;
}

interface ViewCounter {
  /** Counts each person and each network once an hour per boat, and never the boat's owner. */
  add(boatId: number, visitor: Visitor): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  commit: Commit;
  onError: (error: unknown) => void;
}

/** Buffers visits in memory and writes them in batches. */
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

/** Identifies visitors by network too: accounts are free, so anyone could fake visitors with them. */
function visitOf(boatId: number, { userId, address }: Visitor): Visit {
  const digest = (visitor: string) => createHash('sha256').update(`${boatId} ${visitor}`).digest().subarray(0, 16);
  return {
    boatId,
    network: digest(`network ${networkOf(address)}`),
    person: userId === undefined ? undefined : digest(`user ${userId}`),
    userId,
  };
}
