import type { ActivityAction } from '@tradewind/contract/activity';
import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';
import type { NotificationKind } from '@tradewind/contract/notifications';
import type { Database, Transaction } from '../db/client.ts';
import type { DomainEventName, DomainEvents, Reactions } from './domain-events.ts';
import { Effects } from './effects.ts';
import type { Origin } from './http/origin.ts';
import type { Gathered, JobQueue } from './jobs.ts';
import type { PublicReads } from './public-reads.ts';

/** An entry of the activity log. */
export interface Activity {
  actor: { id: string; email: string } | null;
  action: ActivityAction;
  origin: Origin;
  details: Record<string, unknown>;
}

export interface NewNotification {
  userId: string;
  kind: NotificationKind;
  title: string;
  body: string;
  path: string;
  /** While a notification of its group is unread, that one is renewed instead of another being added. */
  groupKey: string;
}

/** Everything that is committed together, and what follows from it. */
export interface Work {
  /** For stores. */
  readonly tx: Transaction;
  /** Joins this work: flushes with it, at its end. A part that fails alone takes its rows and effects with it. */
  readonly commit: Commit;
  logActivity(
    actor: Activity['actor'],
    action: ActivityAction,
    origin: Origin,
    details?: Activity['details'],
  ): Promise<void>;
  /** The same action on many things: an entry for each. */
  logActivities(
    actor: Activity['actor'],
    action: ActivityAction,
    origin: Origin,
    each: readonly Activity['details'][],
  ): Promise<void>;
  sendJob(name: string, data: object, gathered?: Gathered): Promise<void>;
  /** Tells a user something, in the app and by mail, as they prefer. */
  notify(notification: NewNotification): void;
  /** Sends an event to the open browsers of these users; null is for everyone. */
  publish<K extends ServerEventKind>(to: string | readonly string[] | null, kind: K, data: ServerEventData<K>): void;
  /** Reads the event's data as the last thing in the transaction, when nobody else can publish: counts arrive in order. */
  publishFresh<K extends ServerEventKind>(
    to: string,
    kind: K,
    read: (tx: Transaction) => Promise<ServerEventData<K>>,
  ): void;
  /** Lets other features react to it, in this transaction and before this call returns. */
  happened<Name extends DomainEventName>(name: Name, what: DomainEvents[Name]): Promise<void>;
  /** What visitors are shown changes: every process drops its kept answers. */
  publicReadsChanged(): void;
  viewsChanged(boatIds: readonly number[]): void;
  /** Must not fail the request: the work is done. */
  afterCommit(effect: () => void): void;
}

type Isolation = { isolationLevel?: 'repeatable read' };

/** The only way to write more than one statement: all of it is committed, or nothing, and its effects follow the commit. */
export type Commit = <T>(body: (work: Work) => Promise<T>, options?: Isolation) => Promise<T>;

/** What a unit of work writes through, besides the stores. */
interface Outlets {
  db: Database;
  jobs: Pick<JobQueue, 'send'>;
  publicReads: PublicReads;
  reactions: readonly Reactions[];
  writeActivities(tx: Transaction, activities: readonly Activity[]): Promise<void>;
  writeNotification(work: Work, notification: NewNotification): Promise<void>;
  /** Called with what an effect threw after the commit. */
  onError(error: unknown): void;
}

export function createCommit(outlets: Outlets): Commit {
  return async (body, options) => {
    const effects = new Effects();
    const result = await outlets.db.transaction(async (tx) => {
      const work = workOn(tx, effects, outlets);
      const value = await body(work);
      for (const notification of effects.takeNotifications()) await outlets.writeNotification(work, notification);
      await effects.write(tx);
      return value;
    }, options);
    effects.run(outlets);
    return result;
  };
}

function workOn(tx: Transaction, effects: Effects, outlets: Outlets): Work {
  const work: Work = {
    tx,
    async commit(body, options) {
      if (options?.isolationLevel) throw new Error('Only the outermost unit of work can choose its isolation.');
      const part = new Effects();
      const result = await tx.transaction((savepoint) => body(workOn(savepoint, part, outlets)));
      effects.join(part);
      return result;
    },
    logActivity: (actor, action, origin, details = {}) =>
      outlets.writeActivities(tx, [{ actor, action, origin, details }]),
    logActivities: (actor, action, origin, each) =>
      outlets.writeActivities(
        tx,
        each.map((details) => ({ actor, action, origin, details })),
      ),
    sendJob: (name, data, gathered) => outlets.jobs.send(tx, name, data, gathered),
    notify: (notification) => effects.notify(notification),
    publish: (to, kind, data) => effects.publish(to, kind, data),
    publishFresh: (to, kind, read) => effects.publishFresh(to, kind, read),
    async happened(name, what) {
      for (const reactions of outlets.reactions) await reactions[name]?.(work, what);
    },
    publicReadsChanged: () => effects.publicReadsChanged(),
    viewsChanged: (boatIds) => effects.viewsChanged(boatIds),
    afterCommit: (effect) => effects.after(effect),
  };
  return work;
}
