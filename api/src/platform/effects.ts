import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';
import type { Transaction } from '../db/client.ts';
import { type EventDraft, lockEvents, writeEvents } from './events.ts';
import { announceChange, type PublicChange, type PublicReads } from './public-reads.ts';
import type { NewNotification } from './work.ts';

/** An event, or a function that reads it while no other transaction can publish. */
type Outgoing = EventDraft | ((tx: Transaction) => Promise<EventDraft>);

/**
 * Collects the effects that wait for the end of a unit of work. The lock that orders events is taken last, after every row is
 * written: nobody waits for a row while holding it, so it cannot deadlock.
 */
export class Effects {
  #notifications: NewNotification[] = [];
  #outgoing: Outgoing[] = [];
  #views = new Set<number>();
  #everything = false;
  #after: (() => void)[] = [];
  #over = false;

  notify(notification: NewNotification): void {
    this.#requireOpen();
    this.#notifications.push(notification);
  }

  /** Sorted, so that two transactions that notify the same users lock their rows in the same order. */
  takeNotifications(): NewNotification[] {
    const rank = ({ userId, groupKey }: NewNotification) => `${userId}\n${groupKey}`;
    return this.#notifications.splice(0).sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  }

  publish<K extends ServerEventKind>(to: string | readonly string[] | null, kind: K, data: ServerEventData<K>): void {
    this.#requireOpen();
    const userIds = to === null || typeof to === 'string' ? [to] : to;
    this.#outgoing.push(...userIds.map((userId) => ({ userId, kind, data }) as EventDraft));
  }

  publishFresh<K extends ServerEventKind>(
    userId: string,
    kind: K,
    read: (tx: Transaction) => Promise<ServerEventData<K>>,
  ): void {
    this.#requireOpen();
    this.#outgoing.push(async (tx) => ({ userId, kind, data: await read(tx) }) as EventDraft);
  }

  publicReadsChanged(): void {
    this.#requireOpen();
    this.#everything = true;
  }

  viewsChanged(boatIds: readonly number[]): void {
    this.#requireOpen();
    for (const id of boatIds) this.#views.add(id);
  }

  after(effect: () => void): void {
    this.#requireOpen();
    this.#after.push(effect);
  }

  /** Takes over the effects of nested work once its savepoint is released. */
  join(part: Effects): void {
    this.#requireOpen();
    part.#over = true;
    this.#notifications.push(...part.#notifications);
    this.#outgoing.push(...part.#outgoing);
    this.#everything ||= part.#everything;
    for (const id of part.#views) this.#views.add(id);
    this.#after.push(...part.#after);
  }

  /** Runs the last statements before the commit. */
  async write(tx: Transaction): Promise<void> {
    this.#over = true;
    for (const change of this.#changes()) await announceChange(tx, change);
    if (this.#outgoing.length === 0) return;
    // A statement of its own: reads in the same statement would use a snapshot from before the lock was granted.
    if (this.#outgoing.some((outgoing) => typeof outgoing === 'function')) await lockEvents(tx);
    const drafts: EventDraft[] = [];
    for (const outgoing of this.#outgoing) drafts.push(typeof outgoing === 'function' ? await outgoing(tx) : outgoing);
    await writeEvents(tx, drafts);
  }

  /** To be called after the commit. */
  run({ publicReads, onError }: { publicReads: PublicReads; onError(error: unknown): void }): void {
    const invalidations = this.#changes().map((change) => () => publicReads.changed(change));
    for (const effect of [...invalidations, ...this.#after]) {
      try {
        effect();
      } catch (error) {
        onError(error);
      }
    }
  }

  #changes(): PublicChange[] {
    return [
      ...(this.#everything ? ['everything' as const] : []),
      ...(this.#views.size > 0 ? [{ viewsOf: [...this.#views] }] : []),
    ];
  }

  /** An effect added after the commit, by a promise that nobody awaited, would be lost. */
  #requireOpen(): void {
    if (this.#over) throw new Error('This unit of work is over: await everything in it before it ends.');
  }
}
