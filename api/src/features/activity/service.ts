import type { Queryable } from '../../db/client.ts';
import type { Activity } from '../../platform/work.ts';
import { type Entry, insertEntries } from './store.ts';

export { knownActions, readActivity } from './reading.service.ts';
export { addressesOf } from './store.ts';

/** Implements `work.logActivity`. */
export async function writeActivities(tx: Queryable, activities: readonly Activity[]): Promise<void> {
  await insertEntries(tx, activities.map(entryOf));
}

const entryOf = ({ actor, action, origin, details }: Activity): Entry => ({
  userId: actor?.id ?? null,
  userEmail: actor?.email ?? null,
  action,
  details,
  ipAddress: origin.address ?? null,
  userAgent: origin.userAgent?.slice(0, 400) ?? null,
});
