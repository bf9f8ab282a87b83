import type { BoatFilter } from '@tradewind/contract/boats';
import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import {
  BUDGET_IDS,
  budget,
  isWithin,
  PRICE_BUCKET_IDS,
  PRICE_EDGES,
  priceBucket,
  SORT_IDS,
} from '@tradewind/domain/boat-search';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { distance, placeOf, placeOfZip } from '@tradewind/domain/geography';
import { dollars, formatMoney, parseMoney } from '@tradewind/domain/money';
import { accepts } from '@tradewind/domain/trade-taxonomy';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { boats } from '../../../db/schema/boats.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type BoatRow, boatDraft, insertUser } from '../../../testing/factories.ts';
import { walkPages } from '../../../testing/pages.ts';

const MAKES = ['Larkwell', 'Sea Ray', 'Viking'];
const PLACES = ['Miami FL', 'Tampa, Florida 33602', 'Houston, TX', 'San Diego CA', 'Portland, ME', 'At sea'];
const CATEGORIES = [['boats', 'bitcoin'], ['vehicles'], ['open_to_offers'], ['art', 'wine'], []];
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

let app: TestApp;
let rows: BoatRow[];

beforeAll(async () => {
  app = await testApp({ READ_CACHE: 'off' });
  const { id: sellerId } = await insertUser(app.database.db);
  const drafts = Array.from({ length: 240 }, (_, n) =>
    boatDraft({
      sellerId,
      make: of(MAKES, n * 7 + (n >> 3)),
      model: `M${n % 20}`,
      year: 1990 + ((n * 13) % 36),
      price: n % 9 === 0 ? formatMoney(of(PRICE_EDGES, n)) : `${(n * n * 97) % 1_200_000 || 1}.50`,
      length: n % 11 === 0 ? null : 15 + ((n * 31) % 80) / 2,
      beam: n % 5 === 0 ? null : 7 + ((n * 17) % 60) / 4,
      type: n % 13 === 0 ? null : of(BOAT_TYPES, n * 3),
      location: of(PLACES, n * 5),
      engineHours: n % 4 === 0 ? null : (n * 37) % 900,
      sleeps: n % 3 === 0 ? null : n % 9,
      condition: n % 10 === 0 ? null : of(BOAT_CONDITIONS, n),
      fuel: n % 6 === 0 ? null : of(['Diesel', 'Gasoline'], n),
      engineType: n % 5 === 0 ? null : of(['Twin 300 HP outboards', 'Single 300 HP diesel', 'Quad 450 HP'], n),
      tradeCategories: [...of(CATEGORIES, n)],
      status: n % 17 === 0 ? 'paused' : 'active',
      createdAt: new Date(Date.UTC(2026, 0, 1 + ((n * 7) % 60))),
    }),
  );
  rows = (await app.database.db.insert(boats).values(drafts).returning()).filter(({ status }) => status === 'active');
});

const price = (row: BoatRow) => parseMoney(row.price) ?? dollars(0);
const miles = (row: BoatRow, zip?: string) => distance(placeOfZip(zip), placeOf(row.location));
const newest = (a: BoatRow, b: BoatRow) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id;

/** The slow but obvious version. */
function expected(filter: BoatFilter): number[] {
  const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const least = (value: number | null, bound?: number) => bound === undefined || (value !== null && value >= bound);
  const most = (value: number | null, bound?: number) => bound === undefined || (value !== null && value <= bound);
  const matches = rows.filter((row) => {
    const amount = price(row);
    return (
      (!filter.type || row.type === filter.type) &&
      (!filter.location || holds(row.location, filter.location)) &&
      least(amount, filter.minPrice === undefined ? undefined : parseMoney(filter.minPrice)) &&
      most(amount, filter.maxPrice === undefined ? undefined : parseMoney(filter.maxPrice)) &&
      least(row.year, filter.minYear) &&
      most(row.year, filter.maxYear) &&
      least(row.length, filter.minLength) &&
      most(row.length, filter.maxLength) &&
      least(row.beam, filter.minBeam) &&
      most(row.beam, filter.maxBeam) &&
      least(row.engineHours, filter.minEngineHours) &&
      most(row.engineHours, filter.maxEngineHours) &&
      least(row.sleeps, filter.minSleeps) &&
      (!filter.types || filter.types.some((type) => type === row.type)) &&
      (!filter.notTypes || filter.notTypes.every((type) => type !== row.type)) &&
      (!filter.states || filter.states.some((state) => state === row.state)) &&
      (!filter.notStates || filter.notStates.every((state) => state !== row.state)) &&
      (!filter.locations || filter.locations.some((place) => holds(row.location, place))) &&
      (!filter.notLocations || filter.notLocations.every((place) => !holds(row.location, place))) &&
      (!filter.makes || filter.makes.some((make) => make.toLowerCase() === row.make.toLowerCase())) &&
      (!filter.notMakes || filter.notMakes.every((make) => make.toLowerCase() !== row.make.toLowerCase())) &&
      (!filter.conditions || filter.conditions.some((condition) => condition === row.condition)) &&
      (!filter.fuel || filter.fuel.every((word) => holds(row.fuel ?? '', word))) &&
      (!filter.engine || filter.engine.every((word) => holds(row.engineType ?? '', word))) &&
      (!filter.notLengths || filter.notLengths.every((feet) => Math.abs((row.length ?? 9_999) - feet) > 1)) &&
      (!filter.notEngine || filter.notEngine.every((word) => !holds(row.engineType ?? '', word))) &&
      (!filter.query || [row.title, row.make, row.model].some((text) => holds(text, filter.query ?? ''))) &&
      (!filter.priceBucket || isWithin(amount, priceBucket(filter.priceBucket))) &&
      (!filter.budget?.length || filter.budget.some((id) => isWithin(amount, budget(id)))) &&
      (!filter.tradeFor?.length || accepts(row.tradeCategories, filter.tradeFor))
    );
  });
  const orders: Record<string, (a: BoatRow, b: BoatRow) => number> = {
    newest,
    oldest: (a, b) => newest(b, a),
    'price-low': (a, b) => price(a) - price(b) || a.id - b.id,
    'price-high': (a, b) => price(b) - price(a) || b.id - a.id,
    length: (a, b) => (b.length ?? 0) - (a.length ?? 0) || b.id - a.id,
    distance: (a, b) => (filter.zip ? miles(a, filter.zip) - miles(b, filter.zip) : 0) || newest(a, b),
  };
  return matches.sort(orders[filter.sort ?? 'newest']).map(({ id }) => id);
}

const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const rarely = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) });
const filters = fc.record({
  type: some(BOAT_TYPES),
  location: rarely(['miami', 'FL', 'sea']),
  minPrice: rarely(['25000', '100000.50']),
  maxPrice: rarely(['250000', '1000000']),
  minYear: rarely([1995, 2000]),
  maxYear: rarely([2005, 2015]),
  minLength: rarely([20, 22.5]),
  maxLength: rarely([30, 40]),
  minBeam: rarely([8, 9.5]),
  maxBeam: rarely([12, 15.5]),
  minEngineHours: rarely([100, 200]),
  maxEngineHours: rarely([300, 800]),
  minSleeps: rarely([2, 6]),
  types: rarely([['Bowrider', 'Motor Yacht'], ['Dual Console']]),
  notTypes: rarely([['Bowrider', 'Center Console']]),
  states: rarely([['FL', 'TX'], ['ME']]),
  notStates: rarely([['FL'], ['CA', 'ME']]),
  locations: rarely([['miami', 'SEA'], ['tampa']]),
  notLocations: rarely([['miami', 'tampa'], ['SEA']]),
  makes: rarely([['larkwell', 'VIKING'], ['Sea Ray']]),
  notMakes: rarely([['viking']]),
  conditions: rarely([['New', 'Good'], ['Project']]),
  fuel: rarely([['diesel'], ['gas']]),
  engine: rarely([['twin', '300'], ['outboard']]),
  notLengths: rarely([[30], [24, 41]]),
  notEngine: rarely([['outboard'], ['diesel', 'quad']]),
  query: some(['sea ray', 'M1', '19', 'viking m2', 'e']),
  priceBucket: rarely(PRICE_BUCKET_IDS),
  budget: fc.option(fc.uniqueArray(fc.constantFrom(...BUDGET_IDS), { minLength: 1, maxLength: 3 }), { nil: undefined }),
  tradeFor: rarely([['bitcoin'], ['wine', 'Automobiles']]),
  sort: some(SORT_IDS),
  zip: some(['33139', '77001', '00000']),
  limit: fc.constantFrom(3, 7, 50),
});

it('finds the same boats as a full scan, in the same order, page by page', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter))
        for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
      const ids = expected(filter as BoatFilter);
      const found = await walkPages(app, query.toString());
      expect(found.ids).toEqual(ids);
      expect(found.total).toBe(ids.length);
    }),
    { numRuns: 300, seed: 3 },
  );
});

it('uses the same price bands as the domain', async () => {
  for (const [band, edge] of PRICE_EDGES.entries()) {
    const { rows: found } = await app.database.pool.query(
      'select price_band($1) as at, price_band($1 - 0.01) as below',
      [formatMoney(edge)],
    );
    expect(found).toEqual([{ at: band + 1, below: band }]);
  }
});
