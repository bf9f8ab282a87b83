import type { AssetCategory } from '@tradewind/domain/asset-kinds';
import { listOf, TRADE_STATES } from '@tradewind/domain/lifecycles/trade';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { tradeAcceptances, tradeLegs, tradeParties, tradeRevisions, trades } from '../../db/schema/trades.ts';
import { pairOf } from './offers/pairs.store.ts';
import type { Accepter, ChangeableTrade } from './policy.ts';

type TradeRow = typeof trades.$inferSelect;
export type LegRow = typeof tradeLegs.$inferSelect & { taken: boolean; category: AssetCategory | null };
export type RevisionRow = typeof tradeRevisions.$inferSelect;
/** The source of a coin's price that the author of the revision entered. */
export const PRICE_BY_AUTHOR = 'author';

export type NewLegRow = Omit<typeof tradeLegs.$inferInsert, 'tradeId' | 'revision' | 'number'>;

export interface PartyRow {
  position: number;
  /** Null once the account is deleted. */
  userId: string | null;
  firstName: string | null;
  username: string | null;
  profileImageUrl: string | null;
  suspended: boolean;
  accepted: boolean;
  /** Until when they can review others, if somebody is left. */
  reviewUntil: Date | null;
}

/** A trade with its current revision. */
export interface TradeBundle {
  trade: TradeRow;
  parties: PartyRow[];
  revision: RevisionRow;
  legs: LegRow[];
}

const isPartyOf = (userId: string) =>
  sql`exists (select from ${tradeParties} where ${tradeParties.tradeId} = ${trades.id} and ${tradeParties.userId} = ${userId})`;

/** Given a user, finds only their own trades. */
export async function findTrade(db: Queryable, id: number, userId?: string): Promise<TradeBundle | undefined> {
  const own = userId === undefined ? undefined : isPartyOf(userId);
  return (await bundlesWhere(db, and(eq(trades.id, id), own)))[0];
}

/** Rows that refer to a trade, such as journals, can still be inserted while it is held. */
const HELD = 'no key update';

/**
 * Holds the trade until the end of the transaction. Its items are locked before it, never after. Given a user, only their own trades:
 * strangers neither wait for a trade nor hold it.
 */
export async function lockTrade(tx: Queryable, id: number, userId?: string): Promise<TradeBundle | undefined> {
  const rows = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.id, id), userId === undefined ? undefined : isPartyOf(userId)))
    .for(HELD);
  return (await lockedBundles(tx, rows))[0];
}

/** In the order of their ids, so that two transactions that lock some of the same trades wait instead of deadlocking. */
export async function lockTrades(tx: Queryable, ids: readonly number[]): Promise<TradeBundle[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(inArray(trades.id, [...ids]))
    .orderBy(asc(trades.id))
    .for(HELD);
  return lockedBundles(tx, rows);
}

/** In the order of the ids. */
export async function findTrades(db: Queryable, ids: readonly number[]): Promise<TradeBundle[]> {
  if (ids.length === 0) return [];
  const found = await bundlesWhere(db, inArray(trades.id, [...ids]));
  const bundles = new Map(found.map((bundle) => [bundle.trade.id, bundle]));
  return ids.flatMap((id) => bundles.get(id) ?? []);
}

/** Two statements, however many trades there are. */
async function bundlesWhere(db: Queryable, condition: SQL | undefined): Promise<TradeBundle[]> {
  const legs = Map.groupBy(await legsWhere(db, and(isCurrent, condition)), ({ trade }) => trade.id);
  const parties = legs.size === 0 ? [] : await partiesOf(db, [...legs.keys()]);
  return [...legs].flatMap(([id, own]) =>
    own.slice(0, 1).map(({ trade, revision }) => ({
      trade,
      revision,
      parties: parties.filter(({ tradeId }) => tradeId === id),
      legs: own.map(({ leg }) => leg),
    })),
  );
}

/**
 * Reads locked trades in statements of their own: the statement that waited for the lock sees the parties and legs as they were
 * when it began.
 */
async function lockedBundles(tx: Queryable, locked: readonly { id: number }[]): Promise<TradeBundle[]> {
  const ids = locked.map(({ id }) => id);
  const bundles = await findTrades(tx, ids);
  if (bundles.length < ids.length) throw new Error(`One of the trades ${ids.join(', ')} lacks its current revision.`);
  return bundles;
}

const partiesOf = (db: Queryable, ids: readonly number[]) =>
  db
    .select({
      tradeId: tradeParties.tradeId,
      position: tradeParties.position,
      userId: tradeParties.userId,
      firstName: users.firstName,
      username: users.username,
      profileImageUrl: users.profileImageUrl,
      suspended: sql<boolean>`coalesce(${users.suspended}, false)`,
      accepted: sql<boolean>`${tradeAcceptances.position} is not null`,
      reviewUntil: tradeParties.reviewUntil,
    })
    .from(tradeParties)
    .innerJoin(trades, eq(trades.id, tradeParties.tradeId))
    .leftJoin(users, eq(users.id, tradeParties.userId))
    .leftJoin(
      tradeAcceptances,
      and(
        eq(tradeAcceptances.tradeId, trades.id),
        eq(tradeAcceptances.revision, trades.revision),
        eq(tradeAcceptances.position, tradeParties.position),
      ),
    )
    .where(inArray(tradeParties.tradeId, [...ids]))
    .orderBy(tradeParties.tradeId, tradeParties.position);

/** Named as text: drizzle leaves the table out of columns in a selection from one table. */
const isTaken = sql<boolean>`exists (select from trade_reservations r where r.trade_id <> trade_legs.trade_id
  and (r.boat_id = trade_legs.boat_id or r.asset_id = trade_legs.asset_id))`;

const currentAsset = sql`from assets a join trades t on t.id = trade_legs.trade_id
  where a.id = trade_legs.asset_id and t.status in ('proposed', 'agreed', 'closing', 'disputed', 'released')`;

/** While a trade goes on, assets look as they do now: a photo may have been added or replaced since the offer. */
const currentImage = sql<string | null>`coalesce((select a.image_urls[1] ${currentAsset}), trade_legs.image_url)`;
const currentCategory = sql<AssetCategory | null>`(select a.category ${currentAsset})`;

const isCurrent = eq(trades.revision, tradeLegs.revision);

/** Legs with their trades and revisions: each revision has at least one leg. */
async function legsWhere(
  db: Queryable,
  condition: SQL | undefined,
): Promise<{ trade: TradeRow; leg: LegRow; revision: RevisionRow }[]> {
  const rows = await db
    .select({
      trade: trades,
      leg: tradeLegs,
      revision: tradeRevisions,
      taken: isTaken,
      imageUrl: currentImage,
      category: currentCategory,
    })
    .from(tradeLegs)
    .innerJoin(trades, eq(trades.id, tradeLegs.tradeId))
    .innerJoin(
      tradeRevisions,
      and(eq(tradeRevisions.tradeId, tradeLegs.tradeId), eq(tradeRevisions.number, tradeLegs.revision)),
    )
    .where(condition)
    .orderBy(tradeLegs.tradeId, tradeLegs.revision, tradeLegs.number);
  return rows.map(({ trade, leg, revision, ...now }) => ({ trade, leg: { ...leg, ...now }, revision }));
}

export interface StoredRevision {
  revision: RevisionRow;
  legs: LegRow[];
  acceptances: { position: number; acceptedAt: Date }[];
}

/** All revisions of a trade with their legs and acceptances, oldest first. */
export async function revisionsOf(db: Queryable, tradeId: number): Promise<StoredRevision[]> {
  const legs = Map.groupBy(await legsWhere(db, eq(tradeLegs.tradeId, tradeId)), ({ revision }) => revision.number);
  const acceptances = await db
    .select()
    .from(tradeAcceptances)
    .where(eq(tradeAcceptances.tradeId, tradeId))
    .orderBy(tradeAcceptances.acceptedAt, tradeAcceptances.position);
  return [...legs].flatMap(([number, rows]) =>
    rows.slice(0, 1).map(({ revision }) => ({
      revision,
      legs: rows.map(({ leg }) => leg),
      acceptances: acceptances.filter((acceptance) => acceptance.revision === number),
    })),
  );
}

interface NewTradeRow {
  kind: TradeRow['kind'];
  subjectId: number | null;
  /** In the order of their positions. */
  userIds: readonly string[];
  expiresAt: Date;
}

/** A trade without revisions; `insertRevision` follows in the same transaction. */
export async function insertTrade(
  tx: Queryable,
  { kind, subjectId, userIds, expiresAt }: NewTradeRow,
): Promise<TradeRow> {
  const [row] = await tx
    .insert(trades)
    .values({ kind, subjectId, pair: userIds.length === 2 ? pairOf(userIds) : null, expiresAt })
    .returning();
  if (!row) throw new Error('The trade was not written.');
  await tx.insert(tradeParties).values(
    userIds.map((userId, position) => ({
      tradeId: row.id,
      position,
      userId,
      list: 'waiting',
      listedAt: row.createdAt,
    })),
  );
  return row;
}

interface NewRevision {
  tradeId: number;
  number: number;
  author: number | null;
  note: string | null;
  terms?: RevisionRow['terms'];
  legs: readonly NewLegRow[];
}

/** Adds a revision, accepted by its author, and moves the trade to the lists where its parties find it now. */
export async function insertRevision(tx: Queryable, { legs, ...revision }: NewRevision, now: Date): Promise<void> {
  await tx.insert(tradeRevisions).values(revision);
  await tx
    .insert(tradeLegs)
    .values(
      legs.map((leg, index) => ({ ...leg, tradeId: revision.tradeId, revision: revision.number, number: index + 1 })),
    );
  const { tradeId, number, author: position } = revision;
  if (position !== null) await tx.insert(tradeAcceptances).values({ tradeId, revision: number, position });
  await relist(tx, [tradeId], now);
}

export async function insertAcceptance(tx: Queryable, { tradeId, revision, position }: Accepter): Promise<void> {
  await tx.insert(tradeAcceptances).values({ tradeId, revision, position });
}

/** All parties but its author have accepted a revision before it was written. */
export async function insertConsents(
  tx: Queryable,
  { trade, parties }: ChangeableTrade,
  { number: revision, author }: { number: number; author: number },
): Promise<void> {
  const others = parties.filter(({ position }) => position !== author);
  const rows = others.map(({ position }) => ({ tradeId: trade.id, revision, position }));
  if (rows.length > 0) await tx.insert(tradeAcceptances).values(rows);
}

export type TradeChange = Partial<
  Pick<
    TradeRow,
    'status' | 'revision' | 'subjectId' | 'backup' | 'expiresAt' | 'endedReason' | 'endedBy' | 'endedAt' | 'agreedAt'
  >
>;

/** Changes a trade and moves it to the lists where its parties find it now. */
export async function updateTrade(
  tx: Queryable,
  { trade }: ChangeableTrade,
  change: TradeChange,
  now: Date,
): Promise<void> {
  await tx
    .update(trades)
    .set({ ...change, updatedAt: now })
    .where(eq(trades.id, trade.id));
  await relist(tx, [trade.id], now);
}

const LIST_BY_STATE = sql.join(
  TRADE_STATES.map((state) => sql`when ${state} then ${listOf(state, { accepted: true, backup: false })}`),
  sql` `,
);

/** Computes where each party finds the trades from what is stored now. */
export const relist = (tx: Queryable, tradeIds: readonly number[], now: Date) =>
  tx.execute(sql`
    update trade_parties p set listed_at = ${now.toISOString()}::timestamptz, list = case
      when t.status = 'proposed' and not t.backup and not exists (select from trade_acceptances a
        where a.trade_id = t.id and a.revision = t.revision and a.position = p.position) then 'waiting'
      else case t.status ${LIST_BY_STATE} end end
    from trades t where t.id = any(${sql.param([...tradeIds])}::int[]) and p.trade_id = t.id`);

/** Proposals whose time is over, those that other workers hold left out. */
export async function expiredIds(tx: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.status, 'proposed'), lte(trades.expiresAt, now)))
    .orderBy(asc(trades.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
