import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import type { Notifications } from './notifications.ts';

const CHANNEL = 'tradewind_catalogue';
const VIEWS_CHANNEL = 'tradewind_views';
/** A notice holds less than 8,000 bytes. */
const IDS_PER_NOTICE = 700;

/** Which boats were posted or edited: these, or all that were since then. */
export type ChangedBoats = { ids: readonly number[] } | { since: Date };

/** Boats that are about to be deleted, or were retired. */
export interface LeavingBoats {
  /** A retired boat stays stored, with all that refers to it. */
  how: 'deleted' | 'retired';
  boats: readonly { id: number; title: string; sellerId: string }[];
  /** People who leave with their boats. */
  users?: readonly string[];
  /** The person who does it, where that is one of the people involved: they need not be told. */
  by?: string | undefined;
}

export interface Catalogue {
  /** Says, in the transaction of a write, that what public reads show changes with it, and which boats did. */
  touch(db: Queryable, changed?: ChangedBoats): Promise<void>;
  /** Calls back in the transaction that posts or edits boats. */
  onBoats(listener: (db: Queryable, changed: ChangedBoats) => Promise<void>): void;
  /** Says, in the transaction that takes boats away and before it does, which ones go. */
  leaving(db: Queryable, leaving: LeavingBoats): Promise<void>;
  /** Calls back in that transaction, while everything about the boats is still there. */
  onLeaving(listener: (db: Queryable, leaving: LeavingBoats) => Promise<void>): void;
  /** To be called once that transaction is committed, so that this process does not wait for its own notice. */
  changed(): void;
  onChange(listener: () => void): void;
  /** Says, in the transaction that writes them, that the view counts of these boats change. */
  viewed(db: Queryable, boatIds: readonly number[]): Promise<void>;
  onViews(listener: (boatIds: number[]) => void): void;
}

/** Tells every process when to drop its kept answers. A process that was out of touch drops them too. */
export function createCatalogue(notifications: Notifications): Catalogue {
  const listeners: (() => void)[] = [];
  const boatListeners: ((db: Queryable, changed: ChangedBoats) => Promise<void>)[] = [];
  const leavingListeners: ((db: Queryable, leaving: LeavingBoats) => Promise<void>)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  notifications.on(CHANNEL, changed);
  notifications.onConnect(changed);
  return {
    async touch(db, changed) {
      await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
      if (changed) for (const listener of boatListeners) await listener(db, changed);
    },
    onBoats(listener) {
      boatListeners.push(listener);
    },
    async leaving(db, leaving) {
      for (const listener of leavingListeners) await listener(db, leaving);
    },
    onLeaving(listener) {
      leavingListeners.push(listener);
    },
    changed,
    onChange(listener) {
      listeners.push(listener);
    },
    async viewed(db, boatIds) {
      for (let from = 0; from < boatIds.length; from += IDS_PER_NOTICE) {
        const ids = boatIds.slice(from, from + IDS_PER_NOTICE).join(',');
        await db.execute(sql`select pg_notify(${VIEWS_CHANNEL}, ${ids})`);
      }
    },
    onViews(listener) {
      notifications.on(VIEWS_CHANNEL, (ids) => listener(ids.split(',').map(Number)));
    },
  };
}
