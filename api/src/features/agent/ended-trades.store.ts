import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { negotiations } from '../../db/schema/eddy.ts';
import { isOpen } from './negotiations.store.ts';

export interface EndedProposal {
  id: number;
  boatId: number;
  /** The title of the requested boat, which may not be the one that leaves. */
  title: string;
  initiatorUserId: string;
  responderUserId: string;
}

interface Leaving {
  boatIds: readonly number[];
  sellerIds: readonly string[];
  userIds: readonly string[];
}

/** Ends the open proposals that ask for these boats, offer one of them in trade, or involve a user who leaves. */
export async function endProposals(tx: Queryable, leaving: Leaving): Promise<EndedProposal[]> {
  const boatIds = sql`${sql.param([...leaving.boatIds])}::int[]`;
  const people = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;
  const { rows } = await tx.execute<EndedProposal & Record<string, unknown>>(sql`
    update ${negotiations} set status = 'expired', updated_at = now()
    from boats
    where boats.id = ${negotiations.boatId} and ${isOpen} and (
      ${negotiations.boatId} = any(${boatIds})
      or (${negotiations.initiatorUserId} = any(${people(leaving.sellerIds)}) and ${tradeBoatId} = any(${boatIds}))
      or ${negotiations.initiatorUserId} = any(${people(leaving.userIds)})
      or ${negotiations.responderUserId} = any(${people(leaving.userIds)}))
    returning ${negotiations.id} as id, boats.id as "boatId", boats.title as title,
      ${negotiations.initiatorUserId} as "initiatorUserId", ${negotiations.responderUserId} as "responderUserId"`);
  return rows;
}

const tradeBoatId: SQL = sql`(${negotiations.finalOffer}->'tradeBoat'->>'id')::int`;

/** Deletes the matches of these boats and returns the users who had them. */
export async function deleteMatchesOf(tx: Queryable, boatIds: readonly number[]) {
  const { rows } = await tx.execute<{ boatId: number; userId: string }>(sql`
    delete from agent_matches where boat_id = any(${sql.param([...boatIds])}::int[])
    returning boat_id as "boatId", user_id as "userId"`);
  return rows;
}
