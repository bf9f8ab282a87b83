import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import type { PostgresListener } from './postgres-listener.ts';

const CHANNEL = 'tradewind_catalogue';
const VIEWS_CHANNEL = 'tradewind_views';
/** Keeps the payload of a NOTIFY below its limit of 8,000 bytes. */
const IDS_PER_NOTICE = 700;

/** The public data that a transaction changes: possibly everything, or the view counts of some boats. */
export type PublicChange = 'everything' | { viewsOf: readonly number[] };

/** Tells every process when to drop cached responses. A process that lost its connection drops them as well. */
export interface PublicReads {
  onChange(listener: () => void): void;
  onViews(listener: (boatIds: readonly number[]) => void): void;
  /** Tells this process at once, without waiting for its own notice. Must be called after the commit. */
  changed(change: PublicChange): void;
}

/** Notifies every process. PostgreSQL delivers the notice if and when the transaction commits. */
export async function announceChange(tx: Queryable, change: PublicChange): Promise<void> {
  if (change === 'everything') {
    await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
    return;
  }
  for (let from = 0; from < change.viewsOf.length; from += IDS_PER_NOTICE) {
    const ids = change.viewsOf.slice(from, from + IDS_PER_NOTICE).join(',');
    await tx.execute(sql`select pg_notify(${VIEWS_CHANNEL}, ${ids})`);
  }
}

export function createPublicReads(listener: PostgresListener): PublicReads {
  const listeners: (() => void)[] = [];
  const viewListeners: ((boatIds: readonly number[]) => void)[] = [];
  const changed = (change: PublicChange) => {
    if (change === 'everything') for (const listener of listeners) listener();
    else for (const listener of viewListeners) listener(change.viewsOf);
  };
  listener.on(CHANNEL, () => changed('everything'));
  listener.on(VIEWS_CHANNEL, (ids) => changed({ viewsOf: ids.split(',').map(Number) }));
  listener.onConnect(() => changed('everything'));
  return {
    changed,
    onChange: (listener) => void listeners.push(listener),
    onViews: (listener) => void viewListeners.push(listener),
  };
}
