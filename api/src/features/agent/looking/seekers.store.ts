import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { boats } from '../../../db/schema/boats.ts';
import { agentLog, agentPreferences } from '../../../db/schema/eddy.ts';
import { verdicts } from '../../../db/schema/wants.ts';

const seekerColumns = {
  userId: agentPreferences.userId,
  categories: agentPreferences.preferredTradeCategories,
  min: agentPreferences.priceRangeMin,
  max: agentPreferences.priceRangeMax,
  locations: agentPreferences.preferredLocations,
  autoNegotiate: agentPreferences.autoNegotiate,
  rounds: agentPreferences.maxNegotiationRounds,
  strategy: agentPreferences.tradingStrategy,
  home: users.location,
};

const selectSeekers = (db: Queryable) =>
  db.select(seekerColumns).from(agentPreferences).innerJoin(users, eq(users.id, agentPreferences.userId));

export type SeekerRow = Awaited<ReturnType<typeof selectSeekers>>[number];

const atWork = and(isNotNull(agentPreferences.deployedAt), eq(users.suspended, false));

/** Locks a deployed agent until the transaction ends, which serializes the jobs for one user. */
export async function lockDeployed(tx: Queryable, userId: string): Promise<SeekerRow | undefined> {
  const [row] = await selectSeekers(tx)
    .where(and(eq(agentPreferences.userId, userId), atWork))
    .for('update', { of: agentPreferences });
  return row;
}

export async function findPreferencesOf(db: Queryable, userId: string): Promise<SeekerRow | undefined> {
  const [row] = await selectSeekers(db).where(eq(agentPreferences.userId, userId));
  return row;
}

export async function findHome(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.select({ home: users.location }).from(users).where(eq(users.id, userId));
  return row?.home ?? null;
}

/** Deployed agents whose range reaches this price, ordered by user id. */
export const seekersReaching = (db: Queryable, price: string, least: string, after: string, limit: number) =>
  selectSeekers(db)
    .where(
      and(
        atWork,
        gt(agentPreferences.userId, after),
        or(isNull(agentPreferences.priceRangeMin), lte(agentPreferences.priceRangeMin, price)),
        or(isNull(agentPreferences.priceRangeMax), sql`${agentPreferences.priceRangeMax} >= ${least}::numeric`),
      ),
    )
    .orderBy(asc(agentPreferences.userId))
    .limit(limit);

/** Deployed agents whose last look predates their deployment, their preferences or the last few hours. */
export async function dueSeekers(db: Queryable, hours: number, limit: number): Promise<string[]> {
  const lastLook = db
    .select({ at: agentLog.createdAt })
    .from(agentLog)
    .where(and(eq(agentLog.userId, agentPreferences.userId), eq(agentLog.kind, 'look')))
    .orderBy(desc(agentLog.id))
    .limit(1);
  const rows = await db
    .select({ userId: agentPreferences.userId })
    .from(agentPreferences)
    .innerJoin(users, eq(users.id, agentPreferences.userId))
    .where(
      and(
        atWork,
        sql`coalesce((${lastLook}), 'epoch') < greatest(${agentPreferences.updatedAt}, ${agentPreferences.deployedAt},
          now() - make_interval(hours => ${hours}))`,
      ),
    )
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** The listed boats that these people offer for trade. */
export const ownBoatsOf = (db: Queryable, userIds: readonly string[]) =>
  db
    .select({
      id: boats.id,
      sellerId: boats.sellerId,
      title: boats.title,
      price: boats.price,
      tradeCategories: boats.tradeCategories,
      location: boats.location,
      type: boats.type,
      length: boats.length,
      year: boats.year,
    })
    .from(boats)
    .where(and(inArray(boats.sellerId, [...userIds]), boats.listed, boats.isAvailableForTrade))
    .orderBy(desc(boats.createdAt), desc(boats.id))
    .limit(50 * Math.max(1, userIds.length));

const offeredColumns = {
  id: boats.id,
  sellerId: boats.sellerId,
  title: boats.title,
  price: boats.price,
  tradeCategories: boats.tradeCategories,
  location: boats.location,
  state: boats.state,
  type: boats.type,
  length: boats.length,
  year: boats.year,
};

export type OfferedRow = Awaited<ReturnType<typeof offeredBoats>>[number];

/** The boats among these that are offered for trade. */
export const offeredBoats = (db: Queryable, ids: readonly number[]) =>
  db
    .select(offeredColumns)
    .from(boats)
    .where(and(inArray(boats.id, [...ids]), boats.listed, boats.isAvailableForTrade))
    .orderBy(asc(boats.id));

/** Boats offered for trade that were updated since then, ordered by id. */
export const offeredSince = (db: Queryable, since: Date, after: number, limit: number) =>
  db
    .select(offeredColumns)
    .from(boats)
    .where(
      and(
        sql`${boats.updatedAt} >= ${since.toISOString()}::timestamptz`,
        gt(boats.id, after),
        boats.listed,
        boats.isAvailableForTrade,
      ),
    )
    .orderBy(asc(boats.id))
    .limit(limit);

export interface Wanted {
  userId: string;
  min: string | null;
  max: string | null;
  /** The owner must accept at least one of these; null matches any owner. */
  accepted: readonly string[] | null;
  /** The boat must be of one of these; null matches any type. */
  types: readonly string[] | null;
  /** Excludes the user's existing matches. */
  onlyNew: boolean;
}

/** The newest boats that the user could trade for, found by `boats_newest`, `boats_price` or `boats_trade`. */
export const newestWanted = (db: Queryable, wanted: Wanted, limit: number) =>
  db
    .select(offeredColumns)
    .from(boats)
    .where(wantedConditions(wanted))
    .orderBy(desc(boats.createdAt), desc(boats.id))
    .limit(limit);

/** The same, nearest to a price from below or above: walks `boats_price` from there. */
export const wantedAround = (db: Queryable, wanted: Wanted, price: string, side: 'below' | 'above', limit: number) =>
  db
    .select(offeredColumns)
    .from(boats)
    .where(
      and(
        wantedConditions(wanted),
        side === 'below' ? sql`${boats.price} < ${price}::numeric` : sql`${boats.price} >= ${price}::numeric`,
      ),
    )
    .orderBy(...(side === 'below' ? [desc(boats.price), desc(boats.id)] : [asc(boats.price), asc(boats.id)]))
    .limit(limit);

/** Boats the user said yes to, most recent first, whatever their price and type. */
export const saidYesTo = (db: Queryable, userId: string, onlyNew: boolean, limit: number) =>
  db
    .select(offeredColumns)
    .from(verdicts)
    .innerJoin(boats, eq(boats.id, verdicts.boatId))
    .where(and(eq(verdicts.userId, userId), eq(verdicts.verdict, 'yes'), isOffered(userId, onlyNew)))
    .orderBy(desc(verdicts.updatedAt), desc(verdicts.boatId))
    .limit(limit);

function wantedConditions({ userId, min, max, accepted, types, onlyNew }: Wanted) {
  return and(
    min === null ? undefined : sql`${boats.price} >= ${min}::numeric`,
    max === null ? undefined : sql`${boats.price} <= ${max}::numeric`,
    accepted === null ? undefined : sql`${boats.tradeCategories} && ${sql.param(accepted)}::text[]`,
    types === null ? undefined : inArray(boats.type, [...types]),
    sql`not exists (select from ${verdicts} where ${verdicts.userId} = ${userId} and ${verdicts.boatId} = ${boats.id}
      and ${verdicts.verdict} = 'no')`,
    isOffered(userId, onlyNew),
  );
}

function isOffered(userId: string, onlyNew: boolean) {
  return and(
    boats.listed,
    boats.isAvailableForTrade,
    ne(boats.sellerId, userId),
    sql`not exists (select from blocked_users x where (x.blocker_id = ${userId} and x.blocked_id = ${boats.sellerId})
      or (x.blocked_id = ${userId} and x.blocker_id = ${boats.sellerId}))`,
    onlyNew
      ? sql`not exists (select from agent_matches m where m.user_id = ${userId} and m.boat_id = ${boats.id})`
      : undefined,
  );
}
