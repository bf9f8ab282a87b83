import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { eddyProposals } from '../../db/schema/eddy.ts';

export type ProposalRow = typeof eddyProposals.$inferSelect;

export async function insertProposal(db: Queryable, draft: typeof eddyProposals.$inferInsert): Promise<void> {
  await db.insert(eddyProposals).values(draft);
}

/** Held until the transaction ends: of two clicks at once the second waits, and finds it decided. */
export async function lockProposal(db: Queryable, id: string, userId: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(eddyProposals)
    .where(and(eq(eddyProposals.id, id), eq(eddyProposals.userId, userId)))
    .for('update');
  return row;
}

export async function decideProposal(
  db: Queryable,
  id: string,
  status: 'confirmed' | 'dismissed',
  result: Record<string, unknown> | null,
): Promise<void> {
  await db.update(eddyProposals).set({ status, result }).where(eq(eddyProposals.id, id));
}

export const proposalsOf = (db: Queryable, ids: readonly string[]): Promise<ProposalRow[]> =>
  db
    .select()
    .from(eddyProposals)
    .where(inArray(eddyProposals.id, [...ids]));
