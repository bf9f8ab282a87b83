import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { notifications } from '../../db/schema/notifications.ts';

export type NewNotification = Required<
  Pick<typeof notifications.$inferInsert, 'userId' | 'title' | 'body' | 'path' | 'groupKey'>
> & { kind: 'message' | 'match' | 'negotiation' | 'listing' | 'report' | 'account' };

export async function upsertNotification(db: Queryable, draft: NewNotification): Promise<void> {
  const { title, body, path } = draft;
  await db
    .insert(notifications)
    .values(draft)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: sql`${notifications.readAt} is null`,
      set: { title, body, path, count: sql`${notifications.count} + 1`, updatedAt: sql`now()` },
    });
}
