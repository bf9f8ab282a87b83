import type { ProposalTerms } from '@tradewind/contract/closing-proposals';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closingConsents, closingProposals } from '../../../db/schema/closings.ts';
import type { OpenProposal } from '../policy.ts';

type ProposalRow = typeof closingProposals.$inferSelect;
export type Proposal = ProposalRow & { consents: (typeof closingConsents.$inferSelect)[] };

/** The proposals of a closing with everyone's consents, newest first. */
export async function proposalsOf(db: Queryable, tradeId: number): Promise<Proposal[]> {
  const rows = await db
    .select()
    .from(closingProposals)
    .where(eq(closingProposals.tradeId, tradeId))
    .orderBy(desc(closingProposals.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const consents = await db
    .select()
    .from(closingConsents)
    .where(inArray(closingConsents.proposalId, ids))
    .orderBy(asc(closingConsents.consentedAt), asc(closingConsents.position));
  return rows.map((row) => ({ ...row, consents: consents.filter(({ proposalId }) => proposalId === row.id) }));
}

interface NewProposal {
  tradeId: number;
  terms: ProposalTerms;
  reason: string | null;
  proposedBy: number | null;
  proposedAt: Date;
}

export async function insertProposal(tx: Queryable, proposal: NewProposal): Promise<Proposal> {
  const [row] = await tx
    .insert(closingProposals)
    .values({ ...proposal, kind: proposal.terms.kind })
    .returning();
  if (!row) throw new Error('The proposal was not written.');
  return { ...row, consents: [] };
}

/** The same consent again changes nothing. */
export const insertConsent = (
  tx: Queryable,
  { id }: OpenProposal,
  consent: { position: number; name: string; consentedAt: Date },
) =>
  tx
    .insert(closingConsents)
    .values({ ...consent, proposalId: id })
    .onConflictDoNothing();

export const decideProposal = (tx: Queryable, { id }: OpenProposal, state: 'agreed' | 'declined', now: Date) =>
  tx.update(closingProposals).set({ state, decidedAt: now }).where(eq(closingProposals.id, id));

/** Proposals that events have overtaken. */
export const voidProposals = (tx: Queryable, tradeId: number, now: Date) =>
  tx
    .update(closingProposals)
    .set({ state: 'void', decidedAt: now })
    .where(and(eq(closingProposals.tradeId, tradeId), eq(closingProposals.state, 'open')));
