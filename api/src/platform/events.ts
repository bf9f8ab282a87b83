import { type ServerEventData, type ServerEventKind, serverEvents } from '@tradewind/contract/events';
import { and, asc, eq, gt, isNull, lt, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/client.ts';
import { events } from '../db/schema/platform.ts';
import { createEventFeed } from './event-feed.ts';
import type { PostgresListener } from './postgres-listener.ts';

const CHANNEL = 'tradewind_events';
/** NOTIFY carries less than 8,000 bytes; larger events are read from the table. */
const LARGEST_NOTICE = 7_500;
/** An arbitrary advisory lock number that nothing else in this database uses. */
const EVENTS_LOCK = 7_283_912;
const PAGE = 1_000;

export interface StoredEvent {
  id: number;
  userId: string | null;
  kind: ServerEventKind;
  data: Record<string, unknown>;
}

export type EventDraft = {
  [K in ServerEventKind]: { userId: string | null; kind: K; data: ServerEventData<K> };
}[ServerEventKind];

/**
 * Held until the transaction ends, so that ids follow the order in which events become visible. Otherwise a reader of
 * "everything after 7" would miss a 6 that commits later. Only units of work take this lock, and always last.
 */
export async function lockEvents(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EVENTS_LOCK})`);
}

/** Writes the events in one statement, which also notifies every process at commit. */
export async function writeEvents(tx: Queryable, drafts: readonly EventDraft[]): Promise<void> {
  const rows = drafts.map(({ userId, kind, data }) => ({
    user_id: userId,
    kind,
    data: serverEvents[kind].parse(data),
  }));
  await tx.execute(sql`
    with held as materialized (select pg_advisory_xact_lock(${EVENTS_LOCK})),
    told as (
      insert into ${events} (user_id, kind, data)
      select draft.user_id, draft.kind, draft.data
      from held, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft(user_id text, kind text, data jsonb)
      returning id, json_build_object('id', id, 'userId', user_id, 'kind', kind, 'data', data)::text as whole
    )
    select pg_notify(${CHANNEL}, case when octet_length(whole) <= ${LARGEST_NOTICE} then whole
      else json_build_object('id', id)::text end) from told order by id`);
}

export interface Events {
  /** Calls back for this user's events from now on, from any process. Returns a function that unsubscribes. */
  subscribe(userId: string, listener: (event: StoredEvent) => void): () => void;
  /** This user's events after the one with this id. */
  since(userId: string, id: number): Promise<StoredEvent[]>;
  /** Whether every event after this id is still stored. */
  knowsSince(id: number): Promise<boolean>;
  /** The id of the last event delivered to subscribers of this process. */
  readonly lastId: number;
  /** The ids of the users who are subscribed in this process. */
  listening(): string[];
  removeOlderThan(hours: number): Promise<void>;
  readonly subscribers: number;
  /** Resolves once the newest event id is known. Must be awaited before anybody subscribes. */
  ready(): Promise<void>;
  close(): void;
}

export function createEvents(db: Database, listener: PostgresListener, log?: (message: string) => void): Events {
  const listeners = new Map<string, Set<(event: StoredEvent) => void>>();

  const deliver = (event: StoredEvent) => {
    const groups = event.userId === null ? [...listeners.values()] : [listeners.get(event.userId)];
    for (const group of groups) {
      for (const listener of group ?? []) {
        try {
          listener(event);
        } catch (error) {
          log?.(`a listener failed at event ${event.id}: ${error}`);
        }
      }
    }
  };

  const load = (condition: SQL | undefined) =>
    db
      .select({ id: events.id, userId: events.userId, kind: events.kind, data: events.data })
      .from(events)
      .where(condition)
      .orderBy(asc(events.id))
      .limit(PAGE) as Promise<StoredEvent[]>;

  const feed = createEventFeed({
    source: {
      async newestId() {
        const [row] = await db.select({ id: max(events.id) }).from(events);
        return row?.id ?? 0;
      },
      after: (id) => load(gt(events.id, id)),
    },
    deliver,
    log,
  });
  listener.on(CHANNEL, feed.notice);
  listener.onConnect(() => void feed.catchUp());

  return {
    subscribe(userId, listener) {
      const group = listeners.get(userId) ?? new Set();
      listeners.set(userId, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(userId) === group) listeners.delete(userId);
      };
    },
    async since(userId, id) {
      const missed: StoredEvent[] = [];
      for (let after = id; ; ) {
        const page = await load(and(gt(events.id, after), or(eq(events.userId, userId), isNull(events.userId))));
        missed.push(...page);
        after = page.at(-1)?.id ?? after;
        if (page.length < PAGE) return missed;
      }
    },
    async knowsSince(id) {
      const [stored] = await db.select({ oldest: min(events.id), newest: max(events.id) }).from(events);
      if (!stored || stored.oldest === null || stored.newest === null) return false;
      return id >= stored.oldest - 1 && id <= stored.newest;
    },
    get lastId() {
      return feed.position;
    },
    ready: feed.catchUp,
    close: feed.close,
    listening: () => [...listeners.keys()],
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
