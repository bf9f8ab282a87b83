import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { agentPreferences } from '../../db/schema/eddy.ts';

export async function isDeployed(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ deployedAt: agentPreferences.deployedAt })
    .from(agentPreferences)
    .where(eq(agentPreferences.userId, userId));
  return row?.deployedAt != null;
}
