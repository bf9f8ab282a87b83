import type { BoatFilter } from '@tradewind/contract/boats';
import { apart, isKnownCity } from '@tradewind/domain/city-distances';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { cursorCodec, cursorPart } from '../../../platform/cursor.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { countBoats } from './counts.store.ts';
import {
  allMatches,
  boatTexts,
  countMatchesIn,
  firstMatches,
  type LocatedBoat,
  listedLocations,
  type Start,
} from './nearest.store.ts';
import { matchesNothing, type Search, searchOf } from './plan.ts';

export interface Nearest {
  /** A city with its state, or a state. */
  near: string;
  withinMiles: number | undefined;
  limit: number;
}

interface NearestBoats extends Counted {
  /** The miles are given only between known cities. */
  boats: { json: string; miles: number | undefined }[];
  next?: string;
}

interface Counted {
  total: number;
  /** There are more than `total`: counting stopped there. */
  andMore?: true;
  /** Matches whose towns we cannot place, and which are left out within a number of miles. Counted no further than `total`. */
  notPlaced?: number;
  notPlacedAndMore?: true;
}

/** Boats of one distance are sorted by their date, whatever their locations, so a cursor needs no location. */
const FAR_AWAY = 100_000;
const { id, momentText: createdAt } = cursorPart;
const position = cursorCodec({ miles: z.int().min(0).max(FAR_AWAY), createdAt, id }, 'nearest');
type Position = ReturnType<typeof position.read>;

/** Up to this many matches are all read and sorted. Of more, only the nearest are read, and counting stops here. */
const FEW = 1_000;

interface Place {
  /** Those with an unknown state come last. */
  miles: number;
  isExact: boolean;
}

/** The matches nearest to a place: nearest first, then newest. */
export async function findNearest(
  db: Database,
  { cursor, ...filter }: BoatFilter,
  { near, withinMiles, limit }: Nearest,
): Promise<NearestBoats> {
  if (!apart(near, near) || (withinMiles !== undefined && !isKnownCity(near)))
    throw new Refusal('invalid', `I don’t know where ${near} is. Tell me a larger town nearby, with its state.`);
  const search = searchOf(filter);
  const after = cursor === undefined ? undefined : position.read(cursor);
  if (matchesNothing(search)) return { total: 0, boats: [] };
  const matches = await countBoats(db, search, FEW);
  const circle = new Circle(near, withinMiles);
  const { rows, ...counts } =
    matches.total <= FEW && !matches.andMore
      ? sortedMatches(circle, await allMatches(db, search), after)
      : await walkedMatches(db, search, circle, { after, limit: limit + 1, matches });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const texts = await boatTexts(
    db,
    shown.map((row) => row.id),
  );
  return {
    ...counts,
    ...(last && { next: position.write({ ...last, miles: circle.placeOf(last.location).miles }) }),
    // A boat may have gone since its id was read.
    boats: shown.flatMap((row) => {
      const json = texts.get(row.id);
      const { miles, isExact } = circle.placeOf(row.location);
      return json === undefined ? [] : [{ json, miles: isExact ? miles : undefined }];
    }),
  };
}

/** Where locations are, seen from a place. */
class Circle {
  readonly near: string;
  readonly withinMiles: number | undefined;
  private readonly places = new Map<string, Place>();

  constructor(near: string, withinMiles: number | undefined) {
    this.near = near;
    this.withinMiles = withinMiles;
  }

  placeOf(location: string): Place {
    const known = this.places.get(location);
    if (known) return known;
    const found = apart(this.near, location);
    const place = { miles: found?.miles ?? FAR_AWAY, isExact: found?.exact ?? false };
    this.places.set(location, place);
    return place;
  }

  reaches(location: string): boolean {
    const { miles, isExact } = this.placeOf(location);
    return this.withinMiles === undefined || (isExact && miles <= this.withinMiles);
  }

  /** Whether a limit of miles leaves the location out because nobody knows how far it is. */
  cannotPlace = (location: string) => this.withinMiles !== undefined && !this.placeOf(location).isExact;
}

/** Few matches: all of them are there. */
function sortedMatches(circle: Circle, all: readonly LocatedBoat[], after: Position | undefined) {
  const milesOf = ({ location }: LocatedBoat) => circle.placeOf(location).miles;
  const reached = all.filter(({ location }) => circle.reaches(location));
  const sorted = reached
    .map((row) => ({ ...row, miles: milesOf(row) }))
    .filter((row) => !after || inOrder(after, row) < 0)
    .toSorted(inOrder);
  return {
    ...countsOf(reached.length, all.filter(({ location }) => circle.cannotPlace(location)).length),
    rows: sorted,
  };
}

const inOrder = (a: Position, b: Position) =>
  a.miles - b.miles || b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

const countsOf = (total: number, notPlaced: number): Counted => ({
  total: Math.min(total, FEW),
  ...(total > FEW && { andMore: true as const }),
  ...(notPlaced > 0 && { notPlaced: Math.min(notPlaced, FEW) }),
  ...(notPlaced > FEW && { notPlacedAndMore: true as const }),
});

interface Walk {
  after: Position | undefined;
  limit: number;
  matches: Counted;
}

/** Many matches: reads the nearest locations until the page is full. */
async function walkedMatches(db: Database, search: Search, circle: Circle, { after, limit, matches }: Walk) {
  const locations = await listedLocations(db);
  const reached = locations.filter((location) => circle.reaches(location));
  const rows: LocatedBoat[] = [];
  for (const starts of stages(reached, circle, after)) {
    rows.push(...(await firstMatches(db, search, starts, limit - rows.length)));
    if (rows.length >= limit) break;
  }
  return { ...(await countReached()), rows };

  async function countReached(): Promise<Counted> {
    const { total, andMore } = matches;
    if (circle.withinMiles === undefined) return { total, ...(andMore && { andMore }) };
    const isComplete = !after && rows.length < limit;
    return countsOf(
      isComplete ? rows.length : await countMatchesIn(db, search, reached, FEW),
      await countMatchesIn(
        db,
        search,
        locations.filter((location) => circle.cannotPlace(location)),
        FEW,
      ),
    );
  }
}

const FIRST_STAGE = 4;

/** The locations from the cursor on, in growing stages. Locations of one distance stay together. */
function* stages(locations: readonly string[], circle: Circle, after: Position | undefined): Generator<Start[]> {
  const starts = locations
    .map((location) => ({ location, miles: circle.placeOf(location).miles }))
    .filter(({ miles }) => miles >= (after?.miles ?? 0))
    .toSorted((a, b) => a.miles - b.miles)
    .map((place): Start => ({ ...place, before: place.miles === after?.miles ? after : undefined }));
  let size = FIRST_STAGE;
  for (let from = 0; from < starts.length; size *= 2) {
    let to = Math.min(from + size, starts.length);
    while (to < starts.length && starts[to]?.miles === starts[to - 1]?.miles) to++;
    yield starts.slice(from, to);
    from = to;
  }
}
