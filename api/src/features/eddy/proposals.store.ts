import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { eddyProposals } from '../../db/schema/eddy.ts';
import type { OwnProposal } from './policy.ts';

export type ProposalRow = typeof eddyProposals.$inferSelect;

export async function insertProposal(db: Queryable, draft: typeof eddyProposals.$inferInsert): Promise<void> {
  await db.insert(eddyProposals).values(draft);
}

/** Locks the proposal until the transaction ends. */
export async function lockProposal(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(eddyProposals).where(eq(eddyProposals.id, id)).for('update');
  return row;
}

/** Locks the proposals of a chat that can still be confirmed. */
export const lockPendingIn = (db: Queryable, roomId: number): Promise<ProposalRow[]> =>
  db
    .select()
    .from(eddyProposals)
    .where(
      and(eq(eddyProposals.roomId, roomId), eq(eddyProposals.status, 'pending'), gt(eddyProposals.expire, new Date())),
    )
    .orderBy(eddyProposals.id)
    .for('update');

export async function decideProposal(
  db: Queryable,
  { id }: OwnProposal,
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
