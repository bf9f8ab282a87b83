import type { Queryable } from '../../db/client.ts';
import { publishEvents } from '../../platform/events.ts';

/** To be called last in a transaction, since whoever publishes next waits for its end. Open screens read again. */
export async function tellAgentsChanged(tx: Queryable, userIds: readonly string[]): Promise<void> {
  const people = [...new Set(userIds)];
  if (people.length === 0) return;
  await publishEvents(
    tx,
    people.map((userId) => ({ userId, kind: 'agent.changed', data: {} })),
  );
}
