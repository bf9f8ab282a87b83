import type { ActivityAction } from '@tradewind/contract/activity';
import type { Queryable } from '../../db/client.ts';
import { type Entry, insertEntries, insertEntry } from './store.ts';

export { type ActivityPage, knownActions, readActivity } from './reading.service.ts';
export { addressesOf } from './store.ts';

/** Where an action came from. */
export interface Origin {
  address?: string | undefined;
  userAgent?: string | undefined;
}

interface Actor {
  id: string;
  email: string;
}

/** Writes who did what, when and from where, in the transaction that does it. */
export async function logActivity(
  tx: Queryable,
  actor: Actor | null,
  action: ActivityAction,
  origin: Origin,
  details: Record<string, unknown> = {},
): Promise<void> {
  await insertEntry(tx, entryOf(actor, action, origin, details));
}

/** The same action on many things: an entry for each. */
export async function logActivities(
  tx: Queryable,
  actor: Actor,
  action: ActivityAction,
  origin: Origin,
  each: readonly Record<string, unknown>[],
): Promise<void> {
  await insertEntries(
    tx,
    each.map((details) => entryOf(actor, action, origin, details)),
  );
}

const entryOf = (
  actor: Actor | null,
  action: ActivityAction,
  origin: Origin,
  details: Record<string, unknown>,
): Entry => ({
  userId: actor?.id ?? null,
  userEmail: actor?.email ?? null,
  action,
  details,
  ipAddress: origin.address ?? null,
  userAgent: origin.userAgent?.slice(0, 400) ?? null,
});
