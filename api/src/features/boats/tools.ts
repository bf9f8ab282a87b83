import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import { type Boat, type BoatFilter, boatFilter } from '@tradewind/contract/boats';
import type { EddyTable } from '@tradewind/contract/eddy';
import {
  type BoatOrder,
  type BoatStatisticsInput,
  boatDetailsInput,
  howFarInput,
  readBoatsInput,
  type SearchBoatsInput,
  searchBoatsInput,
} from '@tradewind/contract/eddy-tools';
import { INVENTORY_SOURCE } from '@tradewind/contract/inventory';
import { closingCostText, priceText } from '@tradewind/contract/prices';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { unavailableTexts } from '@tradewind/contract/unavailable-boats';
import { milesBetweenCities } from '@tradewind/domain/city-distances';
import { type Place, placeOf, placeOfZip, roughDistance } from '@tradewind/domain/geography';
import { cents, displayMoney, dollars, parseMoney, sum } from '@tradewind/domain/money';
import type { Database } from '../../db/client.ts';
import { BOATS_SHOWN, boatCard, boatCards, boatForModel, figuresForModel, listedOn } from '../../eddy/boat-words.ts';
import type { Caller } from '../../platform/auth.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { type Outcome, reading, type ToolContext } from '../../platform/tool.ts';
import { findNearest, type Nearest } from './search/nearest.service.ts';
import { cursorText, findBoats, findExtremes, requestOf } from './search/service.ts';
import { findTakers, isForTakers } from './search/takers.service.ts';
import { readBoat, readUnavailable } from './service.ts';

/** Nobody browses more matches than this, and counting further would delay the reply. */
const MOST_COUNTED = 1_000;
const DESCRIPTION_SHOWN = 2_000;
const FEATURES_SHOWN = 40;

export const searchBoats = reading({
  name: 'search_boats',
  description: `Finds listed boats, ${BOATS_SHOWN} at a time, and says how many match. The user sees the boats as cards.`,
  input: searchBoatsInput,
  async run({ db, caller }, { order, limit = BOATS_SHOWN, near, withinMiles, ...input }) {
    if (near !== undefined) return nearestBoats(db, filterOf(input, caller), { near, withinMiles, limit });
    const filter = filterOf(input, caller);
    if (!order && isForTakers(filter)) return takingBoats(db, caller, { filter, limit, input });
    const request = requestOf(filter);
    const page = await (order
      ? findExtremes(db, request, order, limit, MOST_COUNTED)
      : findBoats(db, request, limit, MOST_COUNTED));
    const boats = page.boats.map((json) => JSON.parse(json) as Boat);
    return {
      output: {
        total: page.total,
        ...(page.andMore && { andMore: 'There are more; counting stopped here.' }),
        boats: boats.map((boat) => ({ ...boatForModel(boat), ...(order && figureFor(order, boat)) })),
        ...(page.next && { next: cursorText(request, page.next) }),
        ...(page.next && !order && !input.cursor && (await cheapestOf(db, caller, input))),
      },
      parts: boatCards(boats.map((boat) => boatCard(boat))),
    };
  },
});

/** As many boats of a list are compared in one answer. */
const MOST_READ = 30;

export const readBoats = reading({
  name: 'read_boats',
  description: `Reads up to ${MOST_READ} listed boats of a search with all figures. The user does not see them.`,
  input: readBoatsInput,
  async run({ db, caller }, input) {
    const page = await findBoats(db, requestOf(filterOf(input, caller)), MOST_READ, MOST_COUNTED);
    const boats = page.boats.map((json) => JSON.parse(json) as Boat);
    return {
      output: {
        total: page.total,
        ...(page.andMore && { andMore: 'There are more; counting stopped here.' }),
        boats: boats.map((boat) => {
          const { description: _owners, features: _words, ...figures } = detailsForModel(boat);
          return figures;
        }),
      },
      parts: [],
    };
  },
});

/** Boats for what the user would give: owners who name it first. */
async function takingBoats(
  db: Database,
  caller: Caller,
  { filter, limit, input }: { filter: BoatFilter; limit: number; input: BoatWishes },
): Promise<Outcome> {
  const { boats: found, ...page } = await findTakers(db, filter, limit, MOST_COUNTED);
  const boats = found.map((json) => JSON.parse(json) as Boat);
  return {
    output: {
      ...page,
      ...(page.andMore && { andMore: 'There are more; counting stopped here.' }),
      boats: boats.map(boatForModel),
      ...(page.next && !input.cursor && (await cheapestOf(db, caller, input))),
    },
    parts: boatCards(boats.map((boat) => boatCard(boat))),
  };
}

async function nearestBoats(db: Database, filter: BoatFilter, wish: Nearest): Promise<Outcome> {
  const { boats, ...rest } = await findNearest(db, filter, wish);
  const read = boats.map(({ json, miles }) => ({ boat: JSON.parse(json) as Boat, miles }));
  return {
    output: {
      ...rest,
      near: wish.near,
      boats: read.map(({ boat, miles }) => ({ ...boatForModel(boat), ...(miles !== undefined && { miles }) })),
    },
    parts: boatCards(read.map(({ boat }) => boatCard(boat))),
  };
}

/** The lowest price of all that match, which the page need not show. */
async function cheapestOf(db: Database, caller: Caller, { zip: _zip, ...input }: BoatWishes) {
  if (input.sort === 'price-low') return {};
  const [json] = (await findBoats(db, requestOf(filterOf({ ...input, sort: 'price-low' }, caller)), 1, 1)).boats;
  return json === undefined ? {} : { cheapest: boatForModel(JSON.parse(json) as Boat) };
}

/** The figure that an order goes by, as far as the boats of a list do not have it anyway. */
function figureFor(order: BoatOrder, boat: Boat): Record<string, unknown> {
  if (order === 'most-berths') return { sleeps: boat.sleeps };
  if (order === 'most-people') return { people: boat.capacity };
  if (order === 'widest') return { beam: boat.beam };
  return order === 'price-per-foot' ? shareOf(boat, 'perFoot', boat.length) : {};
}

const shareOf = ({ price }: Boat, name: string, parts: number | null) =>
  parts ? { [name]: displayMoney(dollars(Math.round(Number(price) / parts))) } : {};

/** Figures that follow from two others, as far as the listing gives both. */
function ratiosOf(boat: Boat): Record<string, string> {
  const years = Math.max(new Date().getFullYear() - boat.year, 1);
  return {
    ...shareOf(boat, 'perFoot', boat.length),
    ...shareOf(boat, 'perBerth', boat.sleeps),
    ...shareOf(boat, 'perPerson', boat.capacity),
    ...(boat.engineHours !== null && { perYear: `${Math.round(boat.engineHours / years)} hours` }),
  };
}

type BoatWishes = Omit<BoatStatisticsInput, 'by'> & Pick<SearchBoatsInput, 'sort' | 'zip' | 'cursor'>;

/** Applies the rules of the API call and refuses invalid filters in the same words. */
export function filterOf(
  {
    minPrice,
    maxPrice,
    notMine,
    boatIds,
    notBoatIds,
    notInTrade,
    verifiedOwners,
    listedBy,
    listedWithinDays,
    listedSince,
    listedBeforeDays,
    notOnlyOpen,
    allTradeFor,
    ...rest
  }: BoatWishes,
  caller: Pick<Caller, 'id'>,
): BoatFilter {
  const { data, error } = boatFilter.safeParse({
    ...rest,
    ...(boatIds && { ids: boatIds }),
    ...(notBoatIds && { notIds: notBoatIds }),
    ...(notInTrade && { statuses: ['active'] }),
    ...(verifiedOwners && { sellerCheck: 'verified' }),
    ...(notMine && { notSellers: [caller.id] }),
    ...(listedBy && { [listedBy === 'owners' ? 'notSources' : 'sources']: [INVENTORY_SOURCE] }),
    ...(notOnlyOpen && { takesOneOf: rest.tradeFor }),
    ...(allTradeFor && { takesAllOf: rest.tradeFor }),
    ...(listedSince && { listedSince: `${listedSince}T00:00:00.000Z` }),
    ...(listedWithinDays && { listedSince: daysAgo(listedWithinDays) }),
    ...(listedBeforeDays && { listedUntil: daysAgo(listedBeforeDays) }),
    ...(minPrice !== undefined && { minPrice: decimal(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: decimal(maxPrice) }),
  });
  if (data) return data;
  const [issue] = error.issues;
  throw new Refusal('invalid', issue?.message ?? 'Please check your search.');
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const decimal = (dollars: number) => String(Math.round(dollars * 100) / 100);

export const boatDetails = reading({
  name: 'boat_details',
  description:
    'Everything a listing says about one boat, or a comparison of up to four. The description is the owner’s.',
  input: boatDetailsInput,
  async run(context, { boatIds, withoutTable }) {
    const boats = await readAll(context, boatIds);
    return {
      output: { boats: boats.map(detailsForModel), ...together(boats), ...apart(boats) },
      parts: [
        ...boatCards(boats.map((boat) => boatCard(boat))),
        ...(boats.length > 1 && !withoutTable ? [{ type: 'data-table' as const, data: comparison(boats) }] : []),
      ],
    };
  },
});

/** The prices of several boats in one sum. */
function together(boats: readonly Boat[]): Record<string, string> {
  const prices = boats.map(({ price }) => parseMoney(price) ?? cents(0));
  return boats.length > 1 ? { pricesTogether: displayMoney(sum(prices)) } : {};
}

/** How far two boats are apart in their prices, and in these per foot, as they are shown. */
function apart([one, two, ...more]: readonly Boat[]): Record<string, string> {
  if (!one || !two || more.length > 0) return {};
  const between = (first: number, second: number) => displayMoney(dollars(Math.abs(first - second)));
  const perFoot = ({ price, length }: Boat) => Math.round(Number(price) / (length ?? 1));
  return {
    priceDifference: between(Number(one.price), Number(two.price)),
    ...(one.length && two.length && { perFootDifference: between(perFoot(one), perFoot(two)) }),
  };
}

export const howFar = reading({
  name: 'how_far',
  description:
    'About how far boats are from a place: in a straight line between cities, or by road from state to state.',
  input: howFarInput,
  async run(context, { boatIds, from }) {
    const boats = await readAll(context, boatIds);
    const start = /^\d{5}$/.test(from) ? placeOfZip(from) : placeOf(from);
    return {
      output: {
        from,
        boats: boats.map((boat) => ({ ...boatForModel(boat), ...apartFrom(from, start, boat.location) })),
      },
      parts: boatCards(boats.map((boat) => boatCard(boat))),
    };
  },
});

/** Between known cities in a straight line, otherwise by road from state to state. */
function apartFrom(from: string, start: Place, location: string) {
  const straight = milesBetweenCities(from, location);
  return straight === undefined ? milesBetween(start, location) : { distance: 'straight', miles: straight };
}

function milesBetween(start: Place, location: string) {
  const apart = roughDistance(start, placeOf(location));
  if (apart === undefined) return { distance: 'unknown' };
  return apart === 'same state' ? { distance: 'same state' } : { distance: 'miles', miles: apart };
}

const readAll = ({ db }: ToolContext, ids: readonly number[]) =>
  Promise.all([...new Set(ids)].map((id) => readBoat(db, id).catch((error) => refuseByName(db, id, error))));

/** A boat that was sold or paused is refused with its title and the reason. */
async function refuseByName(db: ToolContext['db'], id: number, error: unknown): Promise<never> {
  const known = await readUnavailable(db, id).catch(() => undefined);
  throw known ? notFound(`${known.title}: ${unavailableTexts[known.status]}`) : error;
}

function detailsForModel(boat: Boat) {
  return {
    ...boatForModel(boat),
    description: boat.description?.slice(0, DESCRIPTION_SHOWN) ?? null,
    features: boat.features.slice(0, FEATURES_SHOWN),
    ...figuresForModel(boat),
    ...ratiosOf(boat),
    ...listedOn(boat),
    views: boat.views,
    photos: hasOwnImages(boat) ? boatImages(boat).length : 0,
    closingCost: closingCostText(boat.price),
    ownerVerified: boat.seller?.verified ?? false,
    hullChecked: boat.hullCheckedAt !== null,
    photoProof: boat.photoProofAt !== null,
    ownerTransactions: boat.seller?.totalTransactions ?? 0,
  };
}

const NOT_SAID = '–';

function comparison(boats: readonly Boat[]): EddyTable {
  const row = (name: string, value: (boat: Boat) => string | number | null | undefined) => [
    name,
    ...boats.map((boat) => String(value(boat) ?? NOT_SAID)),
  ];
  return {
    caption: 'Side by side',
    columns: ['', ...boats.map(({ title }) => title)],
    rows: [
      row('Price', ({ price }) => priceText(price)),
      row('Year', ({ year }) => year),
      row('Length', ({ length }) => length && `${length} ft`),
      row('Beam', ({ beam }) => beam && `${beam} ft`),
      row('Type', ({ type }) => type),
      row('Condition', ({ condition }) => condition),
      row('Engine', ({ engineType }) => engineType),
      row('Engine hours', ({ engineHours }) => engineHours),
      row('Top speed', ({ maxSpeed }) => maxSpeed && `${maxSpeed} mph`),
      row('Sleeps', ({ sleeps }) => sleeps),
      row('Location', ({ location }) => location),
      row('Takes in trade', ({ tradeCategories }) => tradeCategories.map(categoryLabel).join(', ') || NOT_SAID),
    ],
  };
}
