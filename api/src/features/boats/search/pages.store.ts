import { createHash } from 'node:crypto';
import type { SortId } from '@tradewind/domain/boat-search';
import type { Database } from '../../../db/client.ts';
import { isoMoment } from '../../../db/json-object.ts';
import { BOAT_JSON, WITH_SELLER } from '../../../db/public-boat.ts';
import { boatConditions, textConditions, type WordSearch } from './conditions.store.ts';
import { type Counts, countColumns } from './counts.store.ts';
import type { BoatCursor } from './cursor.ts';
import type { DistantPlace, Search } from './plan.ts';
import { Statement } from './statement.ts';

export interface PageRow {
  json: string;
  key: string;
  id: number;
  created_at?: string;
}

interface Page {
  search: Search;
  limit: number;
  after: BoatCursor | undefined;
}

interface Order {
  key: string;
  type: string;
  /** The key as the cursor writes it. */
  text: string;
  direction: 'asc' | 'desc';
}

const listedAt = { key: 'b.created_at', type: 'timestamptz', text: isoMoment('page.key') };
const price = { key: 'b.price', type: 'numeric', text: 'page.key::text' };

const ORDERS: Record<Exclude<SortId, 'distance'>, Order> = {
  newest: { ...listedAt, direction: 'desc' },
  oldest: { ...listedAt, direction: 'asc' },
  'price-low': { ...price, direction: 'asc' },
  'price-high': { ...price, direction: 'desc' },
  length: { key: 'coalesce(b.length, 0)', type: 'numeric', text: 'page.key::text', direction: 'desc' },
};

/** The planner sees a limit in the text, not one in a parameter. Rounding limits keeps the prepared statements few. */
const STEP = 25;
const rounded = (limit: number) => Math.ceil(limit / STEP) * STEP;

/** Walks an index that holds the matches in order. Each row includes the counts. Prepared, because no value changes the plan. */
export async function indexedPage(db: Database, page: Page): Promise<(PageRow & Counts)[]> {
  const statement = new Statement();
  const text = pageText(page, ordered(statement, page, 'each'), `, ${countColumns(statement, page.search)}`);
  const { rows } = await db.$client.query<PageRow & Counts>({ name: nameOf(text), text, values: statement.values });
  return rows.slice(0, page.limit);
}

/** Walks an index and skips boats that do not match: for filters that many boats match. */
export async function walkedPage(db: Database, page: Page): Promise<PageRow[]> {
  const statement = new Statement();
  const text = pageText(page, ordered(statement, page, 'each'));
  return (await db.$client.query<PageRow>(text, statement.values)).rows.slice(0, page.limit);
}

/** Gathers all matches, then sorts them: for filters that few boats match. */
export async function gatheredPage(db: Database, page: Page): Promise<PageRow[]> {
  const statement = new Statement();
  const { search, after, limit } = page;
  const conditions = boatConditions(statement, search, 'dictionary').join(' and ');
  const text = pageText(
    page,
    search.places ? gatheredByDistance(statement, page, search.places, conditions) : gathered(),
  );
  return (await db.$client.query<PageRow>(text, statement.values)).rows.slice(0, limit);

  function gathered(): string {
    const { key, type, direction } = orderOf(search);
    const beyond = after ? `where ${beyondCursor(statement, after, 'key', 'id', type, direction)}` : '';
    return `with matching as materialized (select b.id, ${key} as key from boats b where ${conditions})
      select id, key from matching ${beyond} order by key ${direction}, id ${direction} limit ${rounded(limit)}`;
  }
}

/**
 * Finds the newest of few matches among the texts with the newest boats. Returns undefined if such a text has lost its newest
 * boat, because boats of other texts may then come first.
 */
export async function newestGatheredPage(db: Database, page: Page, words: string): Promise<PageRow[] | undefined> {
  const statement = new Statement();
  const size = rounded(page.limit);
  const { words: _found, ...others } = page.search;
  const conditions = [...boatConditions(statement, others, 'each'), 'b.text_key = any(array(select key from texts))'];
  const text = pageText(
    page,
    `with texts as materialized (
        select key, newest from boat_texts where ${textConditions(statement, page.search, words)}
        order by newest desc fetch first ${size} rows with ties
      ), matching as materialized (select b.id, b.created_at as key from boats b where ${conditions.join(' and ')})
      select id, key, key >= (select min(newest) from texts) or (select count(*) < ${size} from texts) as sure
      from matching order by key desc, id desc limit ${size}`,
    ', page.sure',
  );
  const { rows } = await db.$client.query<PageRow & { sure: boolean }>(text, statement.values);
  return rows.at(-1)?.sure ? rows.slice(0, page.limit) : undefined;
}

const orderOf = ({ sort }: Search): Order => ORDERS[sort === 'distance' ? 'newest' : sort];

function ordered(statement: Statement, page: Page, wordSearch: WordSearch): string {
  const { search, limit, after } = page;
  if (search.places) return byDistance(statement, page, search.places, wordSearch);
  const { key, type, direction } = orderOf(search);
  const conditions = boatConditions(statement, search, wordSearch);
  if (after) conditions.push(beyondCursor(statement, after, key, 'b.id', type, direction));
  return `select b.id, ${key} as key from boats b where ${conditions.join(' and ')}
    order by ${key} ${direction}, b.id ${direction} limit ${rounded(limit)}`;
}

function beyondCursor(
  s: Statement,
  after: BoatCursor,
  key: string,
  id: string,
  type: string,
  direction: 'asc' | 'desc',
) {
  const sign = direction === 'asc' ? '>' : '<';
  return `(${key}, ${id}) ${sign} (${s.bind(after.key)}::${type}, ${s.bind(after.id)}::int)`;
}

/** Takes the newest boats of each place by index, then the nearest of those. */
function byDistance(statement: Statement, page: Page, all: readonly DistantPlace[], wordSearch: WordSearch): string {
  const { after, limit, search } = page;
  const reached = Number(after?.key ?? 0);
  const places = all.filter(({ miles }) => miles >= reached);
  const started = places.map(({ miles }) => after !== undefined && miles === reached);
  const conditions = boatConditions(statement, search, wordSearch).join(' and ');
  const column = (values: readonly unknown[], type: string) => `${statement.bind(values)}::${type}[]`;
  return `select near.id, p.miles as key, near.created_at
    from unnest(${column(
      places.map(({ place }) => place),
      'text',
    )}, ${column(
      places.map(({ miles }) => miles),
      'int',
    )},
      ${column(
        started.map((is) => (is ? after?.createdAt : 'infinity')),
        'timestamptz',
      )},
      ${column(
        started.map((is) => (is ? after?.id : 0)),
        'int',
      )}) as p (place, miles, before, before_id)
    cross join lateral (
      select b.id, b.created_at from boats b
      where coalesce(b.state, '') = p.place and (b.created_at, b.id) < (p.before, p.before_id) and ${conditions}
      order by b.created_at desc, b.id desc limit ${rounded(limit)}
    ) near
    order by p.miles, near.created_at desc, near.id desc limit ${rounded(limit)}`;
}

function gatheredByDistance(s: Statement, { after, limit }: Page, places: readonly DistantPlace[], conditions: string) {
  const names = s.bind(places.map(({ place }) => place));
  const miles = s.bind(places.map((place) => place.miles));
  const reached = after && `${s.bind(after.key)}::int`;
  const beyond = after
    ? `where p.miles > ${reached} or (p.miles = ${reached} and
        (m.created_at, m.id) < (${s.bind(after.createdAt)}::timestamptz, ${s.bind(after.id)}::int))`
    : '';
  return `with matching as materialized (
      select b.id, b.created_at, coalesce(b.state, '') as place from boats b where ${conditions})
    select m.id, p.miles as key, m.created_at from matching m
    join unnest(${names}::text[], ${miles}::int[]) as p (place, miles) on p.place = m.place ${beyond}
    order by p.miles, m.created_at desc, m.id desc limit ${rounded(limit)}`;
}

/** Reads the boats of a page with their sellers, in order. */
function pageText({ search }: Page, page: string, more = ''): string {
  const distance = search.places !== undefined;
  const { text, direction } = orderOf(search);
  const columns = distance ? `page.key::text as key, ${isoMoment('page.created_at')} as created_at` : `${text} as key`;
  const order = distance ? 'page.key, page.created_at desc, b.id desc' : `page.key ${direction}, b.id ${direction}`;
  return `with page as (${page}) select b.id, ${columns}, ${BOAT_JSON} as json${more}
    from page join ${WITH_SELLER} on b.id = page.id order by ${order}`;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `boats_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
