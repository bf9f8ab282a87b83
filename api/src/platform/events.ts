import { type ServerEventData, type ServerEventKind, serverEvents } from '@tradewind/contract/events';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/client.ts';
import { events } from '../db/schema/platform.ts';
import type { Notifications } from './notifications.ts';

const CHANNEL = 'tradewind_events';
/** NOTIFY carries at most 8,000 bytes; a larger event is read from its table. */
const LARGEST_NOTICE = 7_500;

export interface StoredEvent {
  id: number;
  userId: string | null;
  kind: ServerEventKind;
  data: Record<string, unknown>;
}

export interface Events {
  /** Written in the caller's transaction; told to every process when that commits. `userId: null` is for everybody. */
  publish<K extends ServerEventKind>(
    db: Queryable,
    userId: string | null,
    kind: K,
    data: ServerEventData<K>,
  ): Promise<void>;
  /** Calls back for what concerns this user from now on, in whichever process it happened. Returns how to stop. */
  subscribe(userId: string, listener: (event: StoredEvent) => void): () => void;
  /** What this user was sent after the event with this id. */
  since(userId: string, id: number): Promise<StoredEvent[]>;
  removeOlderThan(hours: number): Promise<void>;
  readonly subscribers: number;
}

export function createEvents(db: Database, notifications: Notifications): Events {
  const listeners = new Map<string, Set<(event: StoredEvent) => void>>();
  let lastDelivered = 0;

  const deliver = (event: StoredEvent) => {
    lastDelivered = Math.max(lastDelivered, event.id);
    const groups = event.userId === null ? [...listeners.values()] : [listeners.get(event.userId)];
    for (const group of groups) for (const listener of group ?? []) listener(event);
  };

  const load = (after: number, only?: number) =>
    db
      .select({ id: events.id, userId: events.userId, kind: events.kind, data: events.data })
      .from(events)
      .where(only === undefined ? gt(events.id, after) : eq(events.id, only))
      .orderBy(asc(events.id))
      .limit(10_000) as Promise<StoredEvent[]>;

  notifications.on(CHANNEL, (payload) => {
    const notice = JSON.parse(payload) as StoredEvent | { id: number };
    if ('kind' in notice) deliver(notice);
    else
      load(0, notice.id).then(
        (rows) => rows.forEach(deliver),
        () => {},
      );
  });
  // While the connection was down, notices were lost: the table still has them.
  notifications.onConnect(() => {
    if (listeners.size > 0 && lastDelivered > 0)
      load(lastDelivered).then(
        (rows) => rows.forEach(deliver),
        () => {},
      );
  });

  return {
    async publish(tx, userId, kind, data) {
      const parsed = serverEvents[kind].parse(data) as Record<string, unknown>;
      const [row] = await tx.insert(events).values({ userId, kind, data: parsed }).returning({ id: events.id });
      if (!row) return;
      const whole = JSON.stringify({ id: row.id, userId, kind, data: parsed });
      const notice = Buffer.byteLength(whole) <= LARGEST_NOTICE ? whole : JSON.stringify({ id: row.id });
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${notice})`);
    },
    subscribe(userId, listener) {
      const group = listeners.get(userId) ?? new Set();
      listeners.set(userId, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(userId) === group) listeners.delete(userId);
      };
    },
    since(userId, id) {
      return db
        .select({ id: events.id, userId: events.userId, kind: events.kind, data: events.data })
        .from(events)
        .where(and(gt(events.id, id), or(eq(events.userId, userId), isNull(events.userId))))
        .orderBy(asc(events.id))
        .limit(1_000) as Promise<StoredEvent[]>;
    },
    async removeOlderThan(hours) {
      await db.delete(events).where(lt(events.createdAt, sql`now() - make_interval(hours => ${hours})`));
    },
    get subscribers() {
      let count = 0;
      for (const group of listeners.values()) count += group.size;
      return count;
    },
  };
}
