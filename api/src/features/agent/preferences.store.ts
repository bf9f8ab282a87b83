import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { agentPreferences } from '../../db/schema/eddy.ts';

export async function findPreferences(db: Queryable, userId: string) {
  const [row] = await db.select().from(agentPreferences).where(eq(agentPreferences.userId, userId));
  return row;
}

export async function upsertPreferences(
  db: Queryable,
  userId: string,
  change: Partial<typeof agentPreferences.$inferInsert>,
): Promise<void> {
  const set = { ...change, updatedAt: sql`now()` };
  await db
    .insert(agentPreferences)
    .values({ ...change, userId })
    .onConflictDoUpdate({ target: agentPreferences.userId, set });
}

export const setDeployed = (db: Queryable, userId: string, deployed: boolean): Promise<void> =>
  upsertPreferences(db, userId, { deployedAt: deployed ? new Date() : null });
