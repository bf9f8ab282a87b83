import type { ProposalTerms } from '@tradewind/contract/closing-proposals';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { boats } from '../../../db/schema/boats.ts';
import { closingProposals } from '../../../db/schema/closings.ts';

export interface TradedBoat {
  id: number;
  year: number | null;
  make: string | null;
  model: string | null;
  length: number | null;
  hullNumber: string | null;
}

/** The boats of a trade by id, as far as they exist. */
export async function tradedBoats(db: Queryable, ids: readonly number[]): Promise<Map<number, TradedBoat>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      ...{ id: boats.id, year: boats.year, make: boats.make, model: boats.model, length: boats.length },
      hullNumber: boats.hullNumber,
    })
    .from(boats)
    .where(inArray(boats.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

type AgreedHoldback = Extract<ProposalTerms, { kind: 'holdback' }>;

/** Money that giver and receiver agreed to hold back, oldest first. */
export async function agreedHoldbacks(db: Queryable, tradeId: number): Promise<AgreedHoldback[]> {
  const rows = await db
    .select({ terms: closingProposals.terms })
    .from(closingProposals)
    .where(
      and(
        eq(closingProposals.tradeId, tradeId),
        eq(closingProposals.kind, 'holdback'),
        eq(closingProposals.state, 'agreed'),
      ),
    )
    .orderBy(asc(closingProposals.id));
  return rows.flatMap(({ terms }) => (terms.kind === 'holdback' ? [terms] : []));
}
