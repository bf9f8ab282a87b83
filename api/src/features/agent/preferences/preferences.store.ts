import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { agentPreferences } from '../../../db/schema/eddy.ts';

type PreferencesRow = typeof agentPreferences.$inferSelect;
type Change = Partial<Omit<typeof agentPreferences.$inferInsert, 'userId'>>;

export async function findPreferences(db: Queryable, userId: string): Promise<PreferencesRow | undefined> {
  const [row] = await db.select().from(agentPreferences).where(eq(agentPreferences.userId, userId));
  return row;
}

export async function upsertPreferences(db: Queryable, userId: string, change: Change): Promise<void> {
  await db
    .insert(agentPreferences)
    .values({ ...change, userId })
    .onConflictDoUpdate({ target: agentPreferences.userId, set: { ...change, updatedAt: sql`now()` } });
}

/** Keeps the deployment time of an agent that is already deployed; inserts the defaults for a user without preferences. */
export async function deploy(db: Queryable, userId: string, defaults: Change): Promise<void> {
  await db
    .insert(agentPreferences)
    .values({ ...defaults, userId, deployedAt: sql`now()` })
    .onConflictDoUpdate({
      target: agentPreferences.userId,
      set: { deployedAt: sql`coalesce(${agentPreferences.deployedAt}, now())` },
    });
}

export async function recall(db: Queryable, userId: string): Promise<void> {
  await db.update(agentPreferences).set({ deployedAt: null }).where(eq(agentPreferences.userId, userId));
}
