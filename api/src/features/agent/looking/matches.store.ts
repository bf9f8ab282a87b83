import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { boats } from '../../../db/schema/boats.ts';
import { agentLog, agentMatches } from '../../../db/schema/eddy.ts';
import { verdicts } from '../../../db/schema/wants.ts';

export interface FoundMatch {
  boatId: number;
  score: number;
  reason: string;
}

/** Inserts the new matches and returns their boat ids; leaves known matches untouched. */
export async function insertMatches(tx: Queryable, userId: string, found: readonly FoundMatch[]): Promise<Set<number>> {
  if (found.length === 0) return new Set();
  const rows = await tx
    .insert(agentMatches)
    .values(found.map((match) => ({ ...match, userId, notifiedAt: new Date() })))
    .onConflictDoNothing()
    .returning({ boatId: agentMatches.boatId });
  return new Set(rows.map(({ boatId }) => boatId));
}

/** Matches whose boats are still listed, newest first. */
/** The user has not said no to the boat. */
export const notRefused = sql`not exists (select from ${verdicts} where ${verdicts.userId} = ${agentMatches.userId}
  and ${verdicts.boatId} = ${agentMatches.boatId} and ${verdicts.verdict} = 'no')`;

export const matchesOf = (db: Queryable, userId: string, limit: number) =>
  db
    .select({
      boatId: agentMatches.boatId,
      score: agentMatches.score,
      reason: agentMatches.reason,
      createdAt: agentMatches.createdAt,
    })
    .from(agentMatches)
    .innerJoin(boats, and(eq(boats.id, agentMatches.boatId), boats.listed))
    .where(and(eq(agentMatches.userId, userId), notRefused))
    .orderBy(desc(agentMatches.createdAt), desc(agentMatches.score), desc(agentMatches.boatId))
    .limit(limit);

type LogDraft = typeof agentLog.$inferInsert;

export async function insertLog(tx: Queryable, entries: readonly LogDraft[]): Promise<void> {
  if (entries.length > 0) await tx.insert(agentLog).values([...entries]);
}

export const logOf = (db: Queryable, userId: string, limit: number, before: number | undefined) =>
  db
    .select()
    .from(agentLog)
    .where(and(eq(agentLog.userId, userId), before === undefined ? undefined : lt(agentLog.id, before)))
    .orderBy(desc(agentLog.id))
    .limit(limit);

export const deleteLogBefore = (db: Queryable, moment: Date) =>
  db.delete(agentLog).where(lt(agentLog.createdAt, moment));

/** Deletes all matches of these boats, and returns the people they were found for. */
export async function deleteMatchesOf(tx: Queryable, boatIds: readonly number[]) {
  const { rows } = await tx.execute<{ boatId: number; userId: string }>(sql`
    delete from agent_matches where boat_id = any(${sql.param([...boatIds])}::int[])
    returning boat_id as "boatId", user_id as "userId"`);
  return rows;
}
