import type { AgentLogEntry, AgentMatch } from '@tradewind/contract/negotiations';
import { paths } from '@tradewind/contract/paths';
import { isUsState, type Place, placeOf } from '@tradewind/domain/geography';
import {
  highestPriceFor,
  matchOf,
  type OwnBoat,
  type Seeker,
  type Way,
  WORTH_TELLING,
} from '@tradewind/domain/matching';
import { type Cents, cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import { keysAccepting, toListingKeys } from '@tradewind/domain/trade-taxonomy';
import type { Database, Queryable } from '../../db/client.ts';
import { listBoats } from '../boats/service.ts';
import { notify } from '../notifications/service.ts';
import { type FoundMatch, insertLog, insertMatches, logOf, matchesOf } from './matches.store.ts';
import { AGENT } from './policy.ts';
import { presentLogEntry } from './present.ts';
import {
  findHome,
  findPreferencesOf,
  newestWanted,
  type OfferedRow,
  ownBoatsOf,
  type SeekerRow,
  type Wanted,
  wantedAround,
} from './seekers.store.ts';

export interface Found extends FoundMatch {
  title: string;
  way: Way;
}

export const centsOf = (price: string): Cents => {
  const amount = parseMoney(price);
  if (amount === undefined) throw new Error(`The database holds an amount that is none: ${price}`);
  return amount;
};
/** A bound of somebody's range as it is saved; one below nothing is nothing. */
export const boundOf = (bound: string | null): Cents | null =>
  bound === null ? null : (parseMoney(bound) ?? cents(0));
const priceOf = (amount: Cents | null) => (amount === null ? null : formatMoney(amount));

/** Somebody as the matching knows them, by their preferences, where they live and what they list. */
export function seekerOf(row: SeekerRow, ownBoats: readonly OwnBoat[]): Seeker {
  const range = { min: boundOf(row.min), max: boundOf(row.max) };
  return { categories: row.categories, range, place: placeOf(row.locations[0] ?? row.home), ownBoats };
}

type OwnBoatRow = Awaited<ReturnType<typeof ownBoatsOf>>[number];
export const ownBoatOf = ({ id, title, price, tradeCategories }: OwnBoatRow): OwnBoat => ({
  id,
  title,
  value: centsOf(price),
  tradeCategories,
});

export function matchWith(seeker: Seeker, row: OfferedRow): Found | null {
  const found = matchOf(seeker, {
    price: centsOf(row.price),
    tradeCategories: row.tradeCategories,
    location: row.location,
    place: stateOfRow(row),
  });
  return found && { boatId: row.id, title: row.title, ...found };
}

const stateOfRow = ({ state }: OfferedRow): Place => (state !== null && isUsState(state) ? state : 'unknown');

/** The best trades for somebody, best first. */
export async function findMatches(db: Queryable, userId: string, seeker: Seeker, untold: boolean): Promise<Found[]> {
  const { min, max } = seeker.range;
  const keys = toListingKeys(seeker.categories);
  const anything = keys.length === 0 || keys.includes('open_to_offers');
  const accepted = anything ? null : keysAccepting(seeker.categories);
  const wanted: Wanted = {
    userId,
    min: priceOf(min),
    max: priceOf(max === null ? null : highestPriceFor(max)),
    accepted,
    untold,
  };
  const rows = new Map((await newestWanted(db, wanted, AGENT.considered.newest)).map((row) => [row.id, row]));
  if (anything || keys.includes('boats')) {
    const takingBoats = { ...wanted, accepted: keysAccepting(['boats']) };
    for (const { value } of seeker.ownBoats.slice(0, 5)) {
      for (const side of ['below', 'above'] as const) {
        const near = await wantedAround(db, takingBoats, formatMoney(value), side, AGENT.considered.around);
        for (const row of near) rows.set(row.id, row);
      }
    }
  }
  return [...rows.values()]
    .map((row) => matchWith(seeker, row))
    .filter((found) => found !== null)
    .sort((a, b) => b.score - a.score || b.boatId - a.boatId);
}

/** Wishes that stand in for the saved ones. */
export interface TradeWishes {
  categories?: readonly string[] | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  most?: number | undefined;
}

/** Who would trade with this user: the best boats by both sides' categories, value gap and distance. Nothing is kept or told. */
export async function whoWouldTrade(
  db: Queryable,
  userId: string,
  { categories, minPrice, maxPrice, most = 10 }: TradeWishes = {},
): Promise<Omit<AgentMatch, 'createdAt'>[]> {
  const saved = await findPreferencesOf(db, userId);
  const row: SeekerRow = {
    userId,
    categories: [...(categories ?? saved?.categories ?? [])],
    min: minPrice ?? saved?.min ?? null,
    max: maxPrice ?? saved?.max ?? null,
    locations: saved?.locations ?? [],
    home: saved?.home ?? (await findHome(db, userId)),
    autoNegotiate: false,
    rounds: 1,
    strategy: 'balanced',
  };
  const seeker = seekerOf(row, (await ownBoatsOf(db, [userId])).map(ownBoatOf));
  const best = (await findMatches(db, userId, seeker, false)).slice(0, most);
  const boats = new Map(
    (
      await listBoats(
        db,
        best.map(({ boatId }) => boatId),
      )
    ).map((boat) => [boat.id, boat]),
  );
  return best.flatMap(({ boatId, score, reason }) => {
    const boat = boats.get(boatId);
    return boat ? [{ boat, score, reason }] : [];
  });
}

/** Keeps and logs what is new and worth telling; `tellMatches` then tells the user, last in the transaction. */
export async function keepMatches(tx: Queryable, userId: string, found: readonly Found[]): Promise<Found[]> {
  const worthy = found.filter(({ score }) => score >= WORTH_TELLING).slice(0, AGENT.told);
  const fresh = await insertMatches(
    tx,
    userId,
    worthy.map(({ boatId, score, reason }) => ({ boatId, score, reason })),
  );
  const kept = worthy.filter(({ boatId }) => fresh.has(boatId));
  await insertLog(
    tx,
    kept.map(({ boatId, title, reason }) => ({ userId, kind: 'match', boatId, text: `Found ${title}. ${reason}` })),
  );
  return kept;
}

export async function tellMatches(tx: Queryable, userId: string, kept: readonly Found[]): Promise<void> {
  const [best] = kept;
  if (!best) return;
  const one = kept.length === 1;
  await notify(tx, {
    userId,
    kind: 'match',
    title: one ? `Eddy AI found ${best.title}` : `Eddy AI found ${kept.length} boats for you`,
    body: one ? best.reason : `${best.title}: ${best.reason}`,
    path: one ? paths.boat(best.boatId) : paths.deployedAgent,
    groupKey: 'agent:matches',
  });
}

export async function listMatches(db: Database, userId: string, limit: number): Promise<AgentMatch[]> {
  const rows = await matchesOf(db, userId, limit);
  const boats = new Map(
    (
      await listBoats(
        db,
        rows.map(({ boatId }) => boatId),
      )
    ).map((boat) => [boat.id, boat]),
  );
  return rows.flatMap(({ boatId, score, reason, createdAt }) => {
    const boat = boats.get(boatId);
    return boat ? [{ boat, score: Math.round(score * 1_000) / 1_000, reason, createdAt: createdAt.toISOString() }] : [];
  });
}

export async function listLog(
  db: Queryable,
  userId: string,
  limit: number,
  before: number | undefined,
): Promise<AgentLogEntry[]> {
  return (await logOf(db, userId, limit, before)).map(presentLogEntry);
}
