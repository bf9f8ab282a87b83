import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import type { Notifications } from './notifications.ts';

const CHANNEL = 'tradewind_catalogue';

export interface Catalogue {
  /** Says, in the transaction of a write, that what public reads show changes with it. */
  touch(db: Queryable): Promise<void>;
  /** To be called once that transaction is committed, so that this process does not wait for its own notice. */
  changed(): void;
  onChange(listener: () => void): void;
}

/** Tells every process when to drop its kept answers. A process that was out of touch drops them too. */
export function createCatalogue(notifications: Notifications): Catalogue {
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  notifications.on(CHANNEL, changed);
  notifications.onConnect(changed);
  return {
    async touch(db) {
      await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
    },
    changed,
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
