import type { ActivityAction } from '@tradewind/contract/activity';
import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';
import type { NotificationKind } from '@tradewind/contract/notifications';
import type { Database, Transaction } from '../db/client.ts';
import { isDeadlock } from '../db/failures.ts';
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
  /** An unread notification with the same key is replaced instead of adding another. */
  groupKey: string;
}

/** Everything that one transaction commits, with its effects. */
export interface Work {
  /** For stores. */
  readonly tx: Transaction;
  /** Nests work in this one; effects wait for the end of the outermost. Nested work that fails drops its own rows and effects. */
  readonly commit: Commit;
  logActivity(
    actor: Activity['actor'],
    action: ActivityAction,
    origin: Origin,
    details?: Activity['details'],
  ): Promise<void>;
  /** Logs the same action on many things, with an entry for each. */
  logActivities(
    actor: Activity['actor'],
    action: ActivityAction,
    origin: Origin,
    each: readonly Activity['details'][],
  ): Promise<void>;
  sendJob(name: string, data: object, gathered?: Gathered): Promise<void>;
  /** Notifies a user in the app and by mail, as they prefer. */
  notify(notification: NewNotification): void;
  /** Sends an event to the open browsers of these users, or of everyone for null. */
  publish<K extends ServerEventKind>(to: string | readonly string[] | null, kind: K, data: ServerEventData<K>): void;
  /** Reads the event's data at the end of the transaction, when nobody else can publish, so that counts arrive in order. */
  publishFresh<K extends ServerEventKind>(
    to: string,
    kind: K,
    read: (tx: Transaction) => Promise<ServerEventData<K>>,
  ): void;
  /** Lets other features react, in this transaction and before this call returns. */
  happened<Name extends DomainEventName>(name: Name, what: DomainEvents[Name]): Promise<void>;
  /** Public data changed: every process drops its cached responses. */
  publicReadsChanged(): void;
  viewsChanged(boatIds: readonly number[]): void;
  /** A failure is only logged, since the work is committed. */
  afterCommit(effect: () => void): void;
}

type Isolation = { isolationLevel?: 'repeatable read' };

/** The only way to write more than one statement. All of it is committed or nothing, and its effects follow the commit. */
export type Commit = <T>(body: (work: Work) => Promise<T>, options?: Isolation) => Promise<T>;

/** The places a unit of work writes to, besides the stores. */
interface Outlets {
  db: Database;
  jobs: Pick<JobQueue, 'send'>;
  publicReads: PublicReads;
  reactions: readonly Reactions[];
  writeActivities(tx: Transaction, activities: readonly Activity[]): Promise<void>;
  writeNotification(work: Work, notification: NewNotification): Promise<void>;
  /** Called with the error of an effect that failed after the commit. */
  onError(error: unknown): void;
}

export function createCommit(outlets: Outlets): Commit {
  return (body, options) => retryDeadlocks(() => attempt(outlets, body, options));
}

const DEADLOCK_RETRIES = 3;

/** Nothing of the failed attempt is left, neither rows nor effects, so it is safe to run the whole unit again. */
async function retryDeadlocks<T>(run: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await run();
    } catch (error) {
      if (retries === DEADLOCK_RETRIES || !isDeadlock(error)) throw error;
    }
  }
}

async function attempt<T>(outlets: Outlets, body: (work: Work) => Promise<T>, options?: Isolation): Promise<T> {
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
