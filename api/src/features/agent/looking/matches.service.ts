import type { Boat } from '@tradewind/contract/boats';
import type { AgentLogEntry, AgentMatch } from '@tradewind/contract/negotiations';
import { paths } from '@tradewind/contract/paths';
import { isUsState, type Place, placeOf } from '@tradewind/domain/geography';
import {
  highestPriceFor,
  MIN_MATCH_SCORE,
  matchOf,
  type OwnBoat,
  type Seeker,
  type SeekerWants,
  tradablePrices,
  type Way,
} from '@tradewind/domain/matching';
import { type Cents, cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import { keysAccepting, toListingKeys } from '@tradewind/domain/trade-taxonomy';
import type { Rules, Verdict } from '@tradewind/domain/wants';
import type { Database, Queryable } from '../../../db/client.ts';
import type { Work } from '../../../platform/work.ts';
import { listBoats } from '../../boats/service.ts';
import { statedWants, verdictsAbout } from '../../wants/service.ts';
import { AGENT } from '../limits.ts';
import { presentLogEntry } from '../present.ts';
import { type FoundMatch, insertLog, insertMatches, logOf, matchesOf } from './matches.store.ts';
import {
  findHome,
  findPreferencesOf,
  newestWanted,
  type OfferedRow,
  ownBoatsOf,
  type SeekerRow,
  saidYesTo,
  type Wanted,
  wantedAround,
} from './seekers.store.ts';

interface Found extends FoundMatch {
  title: string;
  way: Way;
  byVerdict: boolean;
}

export const centsOf = (price: string): Cents => {
  const amount = parseMoney(price);
  if (amount === undefined) throw new Error(`The database contains an invalid amount: ${price}`);
  return amount;
};
/** Reads a saved price bound; treats a negative one as zero. */
export const boundOf = (bound: string | null): Cents | null =>
  bound === null ? null : (parseMoney(bound) ?? cents(0));
const priceOf = (amount: Cents | null) => (amount === null ? null : formatMoney(amount));

/** Builds the matching's view of a user from their preferences, location, listings and wants. */
export function seekerOf(row: SeekerRow, ownBoats: readonly OwnBoat[], wants: SeekerWants): Seeker {
  const range = { min: boundOf(row.min), max: boundOf(row.max) };
  const from = row.locations[0] ?? row.home ?? undefined;
  return { categories: row.categories, range, place: placeOf(from), from, ownBoats, wants };
}

type OwnBoatRow = Awaited<ReturnType<typeof ownBoatsOf>>[number];
export const ownBoatOf = ({ id, title, price, tradeCategories }: OwnBoatRow): OwnBoat => ({
  id,
  title,
  value: centsOf(price),
  tradeCategories,
});

export function matchWith(seeker: Seeker, row: OfferedRow, verdict: Verdict | undefined): Found | null {
  const found = matchOf(
    seeker,
    {
      price: centsOf(row.price),
      tradeCategories: row.tradeCategories,
      location: row.location,
      place: stateOfRow(row),
      type: row.type,
      length: row.length,
      year: row.year,
    },
    verdict,
  );
  return found && { boatId: row.id, title: row.title, ...found };
}

const stateOfRow = ({ state }: OfferedRow): Place => (state !== null && isUsState(state) ? state : 'unknown');

/** Finds trades for a seeker, best first. */
export async function findMatches(db: Queryable, userId: string, seeker: Seeker, onlyNew: boolean): Promise<Found[]> {
  const { min, max } = seeker.range;
  const keys = toListingKeys(seeker.categories);
  const anything = keys.length === 0 || keys.includes('open_to_offers');
  const accepted = anything ? null : keysAccepting(seeker.categories);
  const wanted: Wanted = {
    userId,
    min: priceOf(min),
    max: priceOf(max === null ? null : highestPriceFor(max)),
    accepted,
    types: typesWanted(seeker),
    onlyNew,
  };
  const rows = new Map((await newestWanted(db, wanted, AGENT.considered.newest)).map((row) => [row.id, row]));
  const addAround = async (wantedThere: Wanted, value: Cents) => {
    for (const side of ['below', 'above'] as const) {
      const near = await wantedAround(db, wantedThere, formatMoney(value), side, AGENT.considered.around);
      for (const row of near) rows.set(row.id, row);
    }
  };
  if (anything || keys.includes('boats')) {
    const takingBoats = { ...wanted, accepted: keysAccepting(['boats']) };
    for (const { id, value } of seeker.ownBoats.slice(0, 5))
      await addAround({ ...takingBoats, types: typesOf(seeker.wants?.boats.get(id)) }, value);
  }
  if (seeker.worth !== undefined) await addAround(wanted, seeker.worth);
  for (const row of await saidYesTo(db, userId, onlyNew, AGENT.considered.saidYes)) rows.set(row.id, row);
  const verdictOn = await verdictsAbout(db, [userId], [...rows.keys()]);
  return [...rows.values()]
    .map((row) => matchWith(seeker, row, verdictOn(userId, row.id)))
    .filter((found) => found !== null)
    .sort((a, b) => b.score - a.score || b.boatId - a.boatId);
}

const typesOf = (rules: Rules | undefined) => (rules && rules.types.length > 0 ? rules.types : null);

/** The boat types that the seeker would take for anything they give; null if any type will do for some of it. */
function typesWanted({ wants, ownBoats }: Seeker): readonly string[] | null {
  const ways = [wants?.cash, ...ownBoats.map(({ id }) => wants?.boats.get(id))].map(typesOf);
  const assets = [...(wants?.assets.values() ?? [])].flat().map(({ rules }) => typesOf(rules));
  const all = [...ways, ...assets];
  return all.includes(null) ? null : [...new Set(all.flatMap((types) => types ?? []))];
}

/** The item a user would trade: one of their listed boats, or another asset and its value. */
type Given = { boatId: number } | { asset: string; worth: Cents };

/** Finds the boats that the agent would find for this offer, best first, without saving or announcing them. The user's wants narrow them. */
export async function findTradePartners(
  db: Queryable,
  userId: string,
  given: Given,
  withWants = true,
): Promise<Omit<AgentMatch, 'createdAt'>[]> {
  const { wants, ...seeker } = await seekerWith(db, userId, given);
  const found = await findMatches(db, userId, withWants && wants ? { ...seeker, wants } : seeker, false);
  const best = 'boatId' in given ? found.filter(({ way }) => way.kind === 'swap') : found;
  return withBoats(db, best, ({ score, reason }) => ({ score, reason }));
}

async function seekerWith(db: Queryable, userId: string, given: Given): Promise<Seeker> {
  const saved = await findPreferencesOf(db, userId);
  const home = saved?.locations[0] ?? (await findHome(db, userId)) ?? undefined;
  const wants = (await statedWants(db, [userId]))(userId);
  if ('asset' in given) {
    const { asset, worth } = given;
    const place = placeOf(home);
    return { categories: [asset], range: tradablePrices(worth), place, from: home, ownBoats: [], worth, wants };
  }
  const own = (await ownBoatsOf(db, [userId])).filter(({ id }) => id === given.boatId);
  const [boat] = own;
  const range = boat ? tradablePrices(centsOf(boat.price)) : { min: null, max: null };
  const from = boat?.location.trim() ? boat.location : home;
  return { categories: ['boats'], range, place: placeOf(from), from, ownBoats: own.map(ownBoatOf), wants };
}

/** Adds the boats and drops rows whose boat is no longer listed. */
async function withBoats<Row extends { boatId: number }, Shown>(
  db: Queryable,
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Promise<(Shown & { boat: Boat })[]> {
  const listed = await listBoats(
    db,
    rows.map(({ boatId }) => boatId),
  );
  const boats = new Map(listed.map((boat) => [boat.id, boat]));
  return rows.flatMap((row) => {
    const boat = boats.get(row.boatId);
    return boat ? [{ boat, ...show(row) }] : [];
  });
}

/** Saves and logs the matches that are new and good enough to announce. */
export async function saveMatches(tx: Queryable, userId: string, found: readonly Found[]): Promise<Found[]> {
  const worthy = found.filter(({ score }) => score >= MIN_MATCH_SCORE).slice(0, AGENT.mostMatches);
  const fresh = await insertMatches(
    tx,
    userId,
    worthy.map(({ boatId, score, reason }) => ({ boatId, score, reason })),
  );
  const saved = worthy.filter(({ boatId }) => fresh.has(boatId));
  await insertLog(
    tx,
    saved.map(({ boatId, title, reason }) => ({ userId, kind: 'match', boatId, text: `Found ${title}. ${reason}` })),
  );
  return saved;
}

export function notifyOfMatches(work: Work, userId: string, saved: readonly Found[]): void {
  // Boats that the user said yes to are no news to them.
  const news = saved.filter(({ byVerdict }) => !byVerdict);
  const [best] = news;
  if (!best) return;
  const one = news.length === 1;
  work.notify({
    userId,
    kind: 'match',
    title: one ? `Eddy AI found ${best.title}` : `Eddy AI found ${news.length} boats for you`,
    body: one ? best.reason : `${best.title}: ${best.reason}`,
    path: one ? paths.boat(best.boatId) : paths.deployedAgent,
    groupKey: 'agent:matches',
  });
}

export async function listMatches(db: Database, userId: string, limit: number): Promise<AgentMatch[]> {
  return withBoats(db, await matchesOf(db, userId, limit), ({ score, reason, createdAt }) => ({
    score: Math.round(score * 1_000) / 1_000,
    reason,
    createdAt: createdAt.toISOString(),
  }));
}

export async function listLog(
  db: Queryable,
  userId: string,
  limit: number,
  before: number | undefined,
): Promise<AgentLogEntry[]> {
  return (await logOf(db, userId, limit, before)).map(presentLogEntry);
}
