import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { agentPreferences } from '../db/schema/eddy.ts';

type Preferences = Partial<typeof agentPreferences.$inferInsert>;

/** Deploys an agent that looks for boats of $50,000 to $200,000 near Miami, in trade for Bitcoin or a boat. */
export async function deployAgent(db: Queryable, userId: string, overrides: Preferences = {}): Promise<void> {
  const preferences = {
    preferredTradeCategories: ['boats', 'bitcoin'],
    priceRangeMin: '50000.00',
    priceRangeMax: '200000.00',
    preferredLocations: ['Miami, FL'],
    deployedAt: new Date(),
    updatedAt: new Date(),
    ...overrides,
  };
  await db
    .insert(agentPreferences)
    .values({ userId, ...preferences })
    .onConflictDoUpdate({ target: agentPreferences.userId, set: preferences });
}

export const recallAgent = (db: Queryable, userId: string) =>
  db.update(agentPreferences).set({ deployedAt: null }).where(eq(agentPreferences.userId, userId));
