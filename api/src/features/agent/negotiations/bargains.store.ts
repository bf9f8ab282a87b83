import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { agentBargains } from '../../../db/schema/eddy.ts';

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** The two in the order of code points, like the database's "C" collation for ids. */
function inOrder(one: string, other: string): { oneId: string; otherId: string } {
  return one < other ? { oneId: one, otherId: other } : { oneId: other, otherId: one };
}

/**
 * Records that two agents compared their limits, whatever came of it. Trying one limit or one boat after the other until a proposal
 * appears would find the other side's limit.
 */
export async function markTried(tx: Queryable, one: string, other: string): Promise<void> {
  await tx
    .insert(agentBargains)
    .values({ ...inOrder(one, other), triedAt: new Date() })
    .onConflictDoUpdate({ target: [agentBargains.oneId, agentBargains.otherId], set: { triedAt: new Date() } });
}

/** Whether the agents of these two compared limits lately, over any boat of either. */
export async function haveTried(tx: Queryable, one: string, other: string, days: number): Promise<boolean> {
  const { oneId, otherId } = inOrder(one, other);
  const [row] = await tx
    .select({ triedAt: agentBargains.triedAt })
    .from(agentBargains)
    .where(
      and(eq(agentBargains.oneId, oneId), eq(agentBargains.otherId, otherId), gt(agentBargains.triedAt, daysAgo(days))),
    );
  return row !== undefined;
}
