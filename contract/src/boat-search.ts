import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { BUDGET_IDS, PRICE_BUCKET_IDS, SORT_IDS } from '@tradewind/domain/boat-search';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { US_STATES } from '@tradewind/domain/geography';
import { parseMoney } from '@tradewind/domain/money';
import { keysOf } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';
import { LONGEST_QUERY } from './boat-browse.ts';
import { fieldName } from './plain-refusals.ts';
import { cursor, userId } from './primitives.ts';

const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(60).optional(),
  );

const dollars = z
  .string()
  .refine((text) => parseMoney(text) !== undefined, 'Please enter prices in dollars, such as 125000.');
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const recordId = wholeNumber(1, 2_147_483_647);
const feet = z.coerce.number().min(0).max(9_999);
const searchText = z.string().trim().max(LONGEST_QUERY);
const tradeWord = z.string().refine((word) => keysOf(word).length > 0, 'Please choose a trade category from the list.');

/**
 * How a filter compares a column with its value. Bounds are inclusive. `oneOf` and `noneOf` compare with a list and `named` and
 * `notNamed` regardless of case; `numbered` and `notNumbered` compare ids; `notAbout` leaves
 * out what is within one foot of a number of a list; `mentions` requires each word of a list; `includesOne` requires one of a list anywhere in the
 * text, and `lacks` allows none of it. `equips` requires each equipment of a list in the features or the description, and
 * `equipsNone` allows none of it there or in the name. `refuses` requires an owner who takes none of a list in trade, `takes` one who names one of
 * them, and `takesEach` one who takes all of them. `verified` requires a verified owner.
 */
export type Comparison =
  | 'equals'
  | 'contains'
  | 'atLeast'
  | 'atMost'
  | 'oneOf'
  | 'noneOf'
  | 'numbered'
  | 'notNumbered'
  | 'notAbout'
  | 'named'
  | 'notNamed'
  | 'mentions'
  | 'includesOne'
  | 'lacks'
  | 'equips'
  | 'equipsNone'
  | 'refuses'
  | 'takes'
  | 'takesEach'
  | 'verified';

interface Filter<Value extends z.ZodType, Column extends string> {
  readonly value: Value;
  /** The column of `boats` to compare. A filter without one is answered from the precomputed totals. */
  readonly column?: Column;
  readonly comparison?: Comparison;
}

const byColumn = <Column extends string, Value extends z.ZodType>(
  column: Column,
  comparison: Comparison,
  value: Value,
) => ({ column, comparison, value: value.optional() });

type Bounds<Column extends string> = `min${Capitalize<Column>}` | `max${Capitalize<Column>}`;

/** For example `minLength` and `maxLength` for `length`. */
function between<Column extends string, Value extends z.ZodType>(column: Column, value: Value) {
  const name = column.charAt(0).toUpperCase() + column.slice(1);
  const bounds = {
    [`min${name}`]: byColumn(column, 'atLeast', value),
    [`max${name}`]: byColumn(column, 'atMost', value),
  };
  return bounds as Record<Bounds<Column>, ReturnType<typeof byColumn<Column, Value>>>;
}

/**
 * Every filter of the boat search. The query string is parsed with this table, and the server derives its SQL conditions and its
 * counting method from it: a filter by another column only needs a `byColumn` or `between` entry.
 */
export const BOAT_FILTERS = {
  type: { value: z.enum(BOAT_TYPES).optional() },
  ids: byColumn('id', 'numbered', list(recordId)),
  notIds: byColumn('id', 'notNumbered', list(recordId)),
  statuses: byColumn('status', 'oneOf', list(z.enum(['active', 'pending']))),
  location: byColumn('location', 'contains', searchText),
  seller: byColumn('sellerId', 'equals', userId),
  notSellers: byColumn('sellerId', 'noneOf', list(userId)),
  sellerCheck: byColumn('sellerId', 'verified', z.literal('verified')),
  sources: byColumn('source', 'oneOf', list(searchText)),
  notSources: byColumn('source', 'noneOf', list(searchText)),
  state: byColumn('state', 'equals', z.enum(US_STATES)),
  ...between('price', dollars),
  ...between('year', wholeNumber(0, 9_999)),
  ...between('length', feet),
  notLengths: byColumn('length', 'notAbout', list(feet)),
  ...between('beam', feet),
  ...between('engineHours', wholeNumber(0, 999_999)),
  ...between('sleeps', wholeNumber(0, 999)),
  ...between('capacity', wholeNumber(0, 9_999)),
  ...between('maxSpeed', wholeNumber(0, 999)),
  types: byColumn('type', 'oneOf', list(z.enum(BOAT_TYPES))),
  notTypes: byColumn('type', 'noneOf', list(z.enum(BOAT_TYPES))),
  states: byColumn('state', 'oneOf', list(z.enum(US_STATES))),
  notStates: byColumn('state', 'noneOf', list(z.enum(US_STATES))),
  locations: byColumn('location', 'includesOne', list(searchText)),
  notLocations: byColumn('location', 'lacks', list(searchText)),
  makes: byColumn('make', 'named', list(searchText)),
  notMakes: byColumn('make', 'notNamed', list(searchText)),
  conditions: byColumn('condition', 'oneOf', list(z.enum(BOAT_CONDITIONS))),
  notConditions: byColumn('condition', 'noneOf', list(z.enum(BOAT_CONDITIONS))),
  fuel: byColumn('fuel', 'mentions', list(searchText)),
  notFuel: byColumn('fuel', 'lacks', list(searchText)),
  engine: byColumn('engineType', 'mentions', list(searchText)),
  notEngine: byColumn('engineType', 'lacks', list(searchText)),
  equipment: byColumn('features', 'equips', list(searchText)),
  notEquipment: byColumn('features', 'equipsNone', list(searchText)),
  listedSince: byColumn('createdAt', 'atLeast', z.iso.datetime()),
  listedUntil: byColumn('createdAt', 'atMost', z.iso.datetime()),
  query: { value: searchText.optional() },
  priceBucket: { value: z.enum(PRICE_BUCKET_IDS).optional() },
  budget: { value: list(z.enum(BUDGET_IDS)) },
  tradeFor: { value: list(tradeWord) },
  takesOneOf: byColumn('tradeCategories', 'takes', list(tradeWord)),
  takesAllOf: byColumn('tradeCategories', 'takesEach', list(tradeWord)),
  notTradeFor: byColumn('tradeCategories', 'refuses', list(tradeWord)),
} as const satisfies Record<string, Filter<z.ZodType, string>>;

type BoatFilterName = keyof typeof BOAT_FILTERS;
type Filters = typeof BOAT_FILTERS;
export type FilteredColumn = Extract<Filters[BoatFilterName], { column: string }>['column'];

/** The filters that compare a column. */
export const COLUMN_FILTERS = Object.entries<Filter<z.ZodType, string>>(BOAT_FILTERS).flatMap(
  ([name, { column, comparison }]) =>
    column && comparison ? [{ name: name as BoatFilterName, column: column as FilteredColumn, comparison }] : [],
);

/** Pairs of a lower and an upper bound for the same column. */
const BOUNDS = COLUMN_FILTERS.flatMap((least) =>
  COLUMN_FILTERS.filter(
    (most) => least.comparison === 'atLeast' && most.comparison === 'atMost' && most.column === least.column,
  ).map((most) => [least.name, most.name] as const),
);

const valuesOf = <T extends Record<string, { value: z.ZodType }>>(filters: T) =>
  Object.fromEntries(Object.entries(filters).map(([name, { value }]) => [name, value])) as {
    [Name in keyof T]: T[Name]['value'];
  };

/** All filters, plus sorting and paging. Price ranges by id include their lower bound and exclude their upper one. */
export const boatFilter = z
  .object({
    ...valuesOf(BOAT_FILTERS),
    sort: z.enum(SORT_IDS).optional(),
    zip: z
      .string()
      .regex(/^\d{5}$/, 'Please enter a valid 5-digit zip code')
      .optional(),
    limit: wholeNumber(1, 100).optional(),
    cursor: cursor.optional(),
  })
  .superRefine((filter, context) => {
    for (const [least, most] of BOUNDS) {
      const from = filter[least];
      const to = filter[most];
      if (from !== undefined && to !== undefined && Number(from) > Number(to)) {
        const message = `The ${fieldName([least])} can’t be more than the ${fieldName([most])}.`;
        context.addIssue({ code: 'custom', path: [least], message });
      }
    }
  });
export type BoatFilter = z.infer<typeof boatFilter>;
