import type { Database } from '../../db/client.ts';
import type { Catalogue } from '../../platform/catalogue.ts';
import { addViews } from './views.store.ts';

/** Written at most this often. With the notice to all processes, what is shown is less than two seconds behind. */
const FLUSH_MS = 1_000;

export interface ViewCounter {
  add(boatId: number): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  db: Database;
  catalogue: Catalogue;
  onError: (error: unknown) => void;
}

/** Gathers views in memory and writes them together: a view costs no write of its own. */
export function createViewCounter({ db, catalogue, onError }: Options): ViewCounter {
  let counted = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (boatId: number, views = 1) => {
    counted.set(boatId, (counted.get(boatId) ?? 0) + views);
    timer ??= setTimeout(flush, FLUSH_MS);
  };
  const write = async () => {
    if (counted.size === 0) return;
    const views = counted;
    counted = new Map();
    try {
      await db.transaction(async (tx) => {
        await addViews(tx, views);
        await catalogue.viewed(tx, [...views.keys()]);
      });
    } catch (error) {
      onError(error);
      for (const [boatId, count] of views) add(boatId, count);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    add: (boatId) => add(boatId),
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
