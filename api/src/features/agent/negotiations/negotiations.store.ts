import type { NegotiationState } from '@tradewind/domain/lifecycles/negotiation';
import { aliasedTable, and, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { boats } from '../../../db/schema/boats.ts';
import { agentBargains, agentMatches, agentPreferences, negotiations } from '../../../db/schema/eddy.ts';
import { trades } from '../../../db/schema/trades.ts';
import { notRefused } from '../looking/matches.store.ts';
import type { FollowingNegotiation } from '../policy.ts';

/** The stored course of a negotiation. It leaves out both limits and how the gain is shared, so they can never leak. */
export interface NegotiationData {
  askingPrice: string;
  mediated: boolean;
  rounds: number;
  offers: { round: number; by: 'initiator' | 'responder'; price: string }[];
}

export interface FinalOffer {
  price: string;
  tradeBoat: { id: number; title: string; value: string } | null;
  balance: string;
  /** Asset categories that the owner accepts for the balance. */
  means: string[];
}

const OPEN: readonly NegotiationState[] = [
  'pending',
  'in_progress',
  'proposed',
  'confirmed_by_initiator',
  'confirmed_by_responder',
];
const isOpen = inArray(negotiations.status, [...OPEN]);

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Matches of this user, or of others with this user's boats, where both agents may negotiate and did not try lately; best first. */
export async function negotiablePairs(tx: Queryable, userId: string, againDays: number, limit: number) {
  const theirs = aliasedTable(agentPreferences, 'theirs');
  const pairs = (mine: SQL) =>
    tx
      .select({ userId: agentMatches.userId, boatId: agentMatches.boatId, score: agentMatches.score })
      .from(agentMatches)
      .innerJoin(boats, and(eq(boats.id, agentMatches.boatId), boats.listed, boats.isAvailableForTrade))
      .innerJoin(agentPreferences, eq(agentPreferences.userId, agentMatches.userId))
      .innerJoin(theirs, eq(theirs.userId, boats.sellerId))
      .where(
        and(
          mine,
          agentPreferences.autoNegotiate,
          theirs.autoNegotiate,
          notRefused,
          sql`not exists (select from ${agentBargains} where ${agentBargains.triedAt} > ${daysAgo(againDays)}
            and ${agentBargains.oneId} = least(${boats.sellerId} collate "C", ${agentMatches.userId})
            and ${agentBargains.otherId} = greatest(${boats.sellerId} collate "C", ${agentMatches.userId}))`,
          sql`${agentPreferences.deployedAt} is not null and ${theirs.deployedAt} is not null`,
          sql`not exists (select from ${negotiations} where ${negotiations.boatId} = ${boats.id}
            and ${negotiations.initiatorUserId} = ${agentMatches.userId})`,
        ),
      )
      .orderBy(desc(agentMatches.score), desc(agentMatches.boatId))
      .limit(limit);
  const found = [
    ...(await pairs(sql`${agentMatches.userId} = ${userId}`)),
    ...(await pairs(sql`${boats.sellerId} = ${userId}`)),
  ];
  return found.map((pair) => ({ userId: pair.userId, boatId: pair.boatId }));
}

/** Serializes jobs about the same two people, in either direction. */
export const lockPeople = (tx: Queryable, one: string, other: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${[one, other].sort().join(' ')}, 7283913))`);

export async function findNegotiableBoat(tx: Queryable, boatId: number) {
  const [row] = await tx
    .select()
    .from(boats)
    .where(and(eq(boats.id, boatId), boats.listed, eq(boats.status, 'active'), boats.isAvailableForTrade));
  return row;
}

/**
 * Whether the initiator already negotiated about this boat, or these two have an open or recent negotiation. Each price is drawn
 * between the same limits, so the average of many prices would reveal them.
 */
export async function haveNegotiated(
  tx: Queryable,
  initiator: string,
  responder: string,
  boatId: number,
  days: number,
): Promise<boolean> {
  const lately = or(isOpen, gt(negotiations.createdAt, daysAgo(days)));
  const [row] = await tx
    .select({ id: negotiations.id })
    .from(negotiations)
    .where(
      or(
        and(eq(negotiations.initiatorUserId, initiator), eq(negotiations.boatId, boatId)),
        and(eq(negotiations.initiatorUserId, initiator), eq(negotiations.responderUserId, responder), lately),
        and(eq(negotiations.initiatorUserId, responder), eq(negotiations.responderUserId, initiator), lately),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function countOpen(tx: Queryable, initiator: string, boatId: number) {
  const number = async (which: SQL) => {
    const [row] = await tx.select({ open: count() }).from(negotiations).where(and(which, isOpen));
    return row?.open ?? 0;
  };
  return {
    ofInitiator: await number(eq(negotiations.initiatorUserId, initiator)),
    ofBoat: await number(eq(negotiations.boatId, boatId)),
  };
}

interface NewNegotiation {
  initiatorUserId: string;
  responderUserId: string;
  boatId: number;
  status: NegotiationState;
  negotiationData: NegotiationData;
  finalOffer: FinalOffer | null;
  tradeId: number | null;
}

export async function insertNegotiation(tx: Queryable, draft: NewNegotiation): Promise<number> {
  const [row] = await tx
    .insert(negotiations)
    .values({
      ...draft,
      negotiationData: { ...draft.negotiationData },
      finalOffer: draft.finalOffer && { ...draft.finalOffer },
    })
    .returning({ id: negotiations.id });
  if (!row) throw new Error('The insert returned no negotiation.');
  return row.id;
}

const initiators = aliasedTable(users, 'initiators');
const responders = aliasedTable(users, 'responders');
const person = (table: typeof initiators) => ({
  id: table.id,
  firstName: table.firstName,
  profileImageUrl: table.profileImageUrl,
});

const selectNegotiations = (db: Queryable) =>
  db
    .select({
      negotiation: negotiations,
      boat: {
        id: boats.id,
        title: boats.title,
        price: boats.price,
        imageUrls: boats.imageUrls,
        images: boats.images,
        listed: boats.listed,
      },
      initiator: person(initiators),
      responder: person(responders),
      trade: { backup: trades.backup, expiresAt: trades.expiresAt, revision: trades.revision },
    })
    .from(negotiations)
    .innerJoin(boats, eq(boats.id, negotiations.boatId))
    .innerJoin(initiators, eq(initiators.id, negotiations.initiatorUserId))
    .innerJoin(responders, eq(responders.id, negotiations.responderUserId))
    .leftJoin(trades, eq(trades.id, negotiations.tradeId));

export type NegotiationRow = Awaited<ReturnType<typeof selectNegotiations>>[number];

const isPartyOf = (userId: string) =>
  or(eq(negotiations.initiatorUserId, userId), eq(negotiations.responderUserId, userId));

export const negotiationsOf = (db: Queryable, userId: string, limit: number): Promise<NegotiationRow[]> =>
  selectNegotiations(db)
    .where(isPartyOf(userId))
    .orderBy(desc(negotiations.updatedAt), desc(negotiations.id))
    .limit(limit);

export async function findNegotiation(db: Queryable, id: number, userId: string): Promise<NegotiationRow | undefined> {
  const [row] = await selectNegotiations(db).where(and(eq(negotiations.id, id), isPartyOf(userId)));
  return row;
}

/** The negotiations that ended in these trades, locked until the transaction ends. */
export const lockByTrades = (tx: Queryable, tradeIds: readonly number[]): Promise<NegotiationRow[]> =>
  selectNegotiations(tx)
    .where(sql`${negotiations.tradeId} = any(${sql.param([...tradeIds])}::int[])`)
    .orderBy(negotiations.id)
    .for('update', { of: negotiations });

export async function setStatus(
  tx: Queryable,
  { negotiation }: FollowingNegotiation,
  status: NegotiationState,
): Promise<void> {
  await tx.update(negotiations).set({ status, updatedAt: new Date() }).where(eq(negotiations.id, negotiation.id));
}
