import type { BoatFilter } from '@tradewind/contract/boats';
import type { BoatOrder, Facet } from '@tradewind/contract/eddy-tools';
import { DEFAULT_SORT, effectiveSort } from '@tradewind/domain/boat-search';
import type { Database } from '../../../db/client.ts';
import { type Counts, countBoats } from './counts.store.ts';
import { type BoatCursor, boatCursor } from './cursor.ts';
import { extremeRows } from './extremes.store.ts';
import { gatheredPage, indexedPage, newestGatheredPage, type PageRow, walkedPage } from './pages.store.ts';
import { choosePlan, isGathered, isIndexed, matchesNothing, type Search, searchOf, WHOLE_CATALOG } from './plan.ts';
import { newestPrices } from './prices.store.ts';
import { NOTHING, type Statistics, statistics } from './statistics.store.ts';

export interface BoatPage {
  /** Each boat as JSON text. */
  boats: string[];
  ids: number[];
  total: number;
  /** There are more than `total`: counting stopped there. */
  andMore?: true;
  catalog: number;
  next: BoatCursor | undefined;
}

/** A search with the cursor to continue from. */
interface Request {
  search: Search;
  after: BoatCursor | undefined;
}

export function requestOf(filter: BoatFilter): Request {
  const sort = effectiveSort(filter.sort ?? DEFAULT_SORT, filter.zip);
  return { search: searchOf(filter), after: filter.cursor ? boatCursor(sort).read(filter.cursor) : undefined };
}

export const cursorText = ({ search }: Request, cursor: BoatCursor) => boatCursor(search.sort).write(cursor);

/** `most` limits the counting of matches if no table of counts applies. */
export async function findBoats(
  db: Database,
  { search, after }: Request,
  limit: number,
  most?: number,
): Promise<BoatPage> {
  if (matchesNothing(search)) return pageOf([], { ...(await countBoats(db, WHOLE_CATALOG)), total: 0 }, limit);
  // Fetches one extra row to see whether there is a next page.
  const page = { search, after, limit: limit + 1 };
  if (isIndexed(search)) {
    const rows = await indexedPage(db, page);
    return pageOf(rows, rows[0] ?? (await countBoats(db, search)), limit);
  }
  const counts = await countBoats(db, search, most);
  if (counts.total === 0) return pageOf([], counts, limit);
  const plan = choosePlan(search, counts, limit, !after);
  if (plan === 'walked') {
    // Expensive makes match only expensive boats: the walk skips price bands without matches.
    const narrowed = counts.bands ? { ...page, search: { ...search, bands: counts.bands } } : page;
    return pageOf(await walkedPage(db, narrowed), counts, limit);
  }
  const newest = plan === 'newestGathered' ? await newestGatheredPage(db, page, search.words ?? '') : undefined;
  return pageOf(newest ?? (await gatheredPage(db, page)), counts, limit);
}

/** The first boats in an order that has no index. Reads every match. */
export async function findExtremes(
  db: Database,
  { search }: Request,
  order: BoatOrder,
  limit: number,
  most: number,
): Promise<BoatPage> {
  if (matchesNothing(search)) return pageOf([], { ...(await countBoats(db, WHOLE_CATALOG)), total: 0 }, limit);
  const counts = await countBoats(db, search, most);
  return pageOf(await extremeRows(db, search, order, limit), counts, limit);
}

/** The asking prices of the newest matches. */
export async function pricesOf(db: Database, { search }: Request, limit: number): Promise<string[]> {
  if (matchesNothing(search)) return [];
  const counts = await countBoats(db, search, limit);
  return newestPrices(db, search, limit, isGathered(counts, limit) ? 'dictionary' : 'each');
}

/** Averages and counts over all matches. */
export async function statisticsOf(db: Database, filter: BoatFilter, by: Facet | undefined): Promise<Statistics> {
  const search = searchOf(filter);
  return matchesNothing(search) ? NOTHING : statistics(db, search, by);
}

export const countMatches = (db: Database, search: Search): Promise<Counts> =>
  matchesNothing(search)
    ? countBoats(db, WHOLE_CATALOG).then((counts) => ({ ...counts, total: 0 }))
    : countBoats(db, search);

function pageOf(rows: readonly PageRow[], { total, andMore, catalog }: Counts, limit: number): BoatPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    boats: shown.map(({ json }) => json),
    ids: shown.map(({ id }) => id),
    total,
    ...(andMore && { andMore }),
    catalog,
    next: last && { key: last.key, id: last.id, ...(last.created_at && { createdAt: last.created_at }) },
  };
}

/** Streams all matches as pieces of one JSON array, with one batch in memory at a time. */
export async function* everyBoat(db: Database, request: Request, batch: number): AsyncGenerator<string> {
  let after = request.after;
  let before = '[';
  do {
    const page = await findBoats(db, { ...request, after }, batch);
    if (page.boats.length > 0) yield before + page.boats.join(',');
    if (page.boats.length > 0) before = ',';
    after = page.next;
  } while (after);
  yield before === '[' ? '[]' : ']';
}
