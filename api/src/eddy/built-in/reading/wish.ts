import type { SearchBoatsInput } from '@tradewind/contract/eddy-tools';
import type { SortId } from '@tradewind/domain/boat-search';
import type { BoatType } from '@tradewind/domain/boat-types';
import { readAssets } from './assets.ts';
import { readMake, readTypes } from './boat-kinds.ts';
import type { Bounds } from './bounds.ts';
import { leftoverWords } from './leftovers.ts';
import { readLength } from './lengths.ts';
import { readPrice } from './money.ts';
import { readKnownPlace, readPlace } from './places.ts';
import type { Text } from './text.ts';
import { readYear } from './years.ts';

export type Wish = Omit<SearchBoatsInput, 'cursor'>;

/** A wish with the parts of the text that a search cannot fully use. */
interface ReadWish {
  wish: Wish;
  /** Unknown words, perhaps a make or model. */
  unknown: string | undefined;
  /** Further types that were named; a search takes only one. */
  otherTypes: readonly BoatType[];
  /** Whether the text names several states or cities, or a larger region. */
  severalPlaces: boolean;
}

const SORTS: readonly [RegExp, SortId][] = [
  [
    /\b(?:cheapest|lowest[ -]pric\w+|lowest price|price (?:low to high|ascending)|least expensive|cheap|affordable|inexpensive|deals?|bargains?)\b(?: first)?/,
    'price-low',
  ],
  [
    /\b(?:most expensive|priciest|highest[ -]pric\w+|highest price|price (?:high to low|descending))\b(?: first)?/,
    'price-high',
  ],
  [/\b(?:longest|biggest|largest)\b(?: first)?/, 'length'],
  [
    /\b(?:newest|latest|most recent|just listed|recently (?:listed|added)|new listings?|what's new|anything new)\b(?: first)?/,
    'newest',
  ],
  [/\boldest listings?\b|\boldest first\b/, 'oldest'],
];

const REGION =
  /\b(?:(?:in|on|around|along|near|from) )?(?:the )?((?:carolinas|new england|great lakes|gulf(?: coast)?|(?:west|east) coast|north ?east|south ?east|pacific northwest|mid-?west|mid-?atlantic))\b(?! florida)/;

/** Takes a wish out of a text. The remaining words were not understood. */
export function readWish(text: Text, thisYear: number): ReadWish {
  // Details of the offered asset say nothing about the boat: 'my house in Tampa', 'a 1967 Mustang'.
  text.take(
    /(?<=\b(?:my|a|an|our) (?:[\w-]+ ){0,2}(?:house|home|condo|apartment|land|lot|villa|cabin|property|duplex)) (?:in|near|on|at) [\w ,]+?(?= for\b| and\b|\?|$)/,
  );
  text.take(
    /\b(?:19|20)\d\d(?= (?:[a-z]+ )?(?:mustang|porsche|corvette|ferrari|harley|tesla|bmw|mercedes|car|truck|jeep|lamborghini|bentley|motorcycle|rv)s?\b)/,
  );
  text.take(/\b\d+(?:\.\d+)?(?= ?(?:btc|bitcoins?|eth|ethereum|coins?)\b)/);
  const region = text.take(REGION);
  const length = readLength(text);
  const year = readYear(text, thisYear);
  const place = readPlace(text);
  const elsewhere = place && readKnownPlace(text);
  const price = readPrice(text);
  const sort = SORTS.find(([pattern]) => text.take(pattern))?.[1];
  const assets = readAssets(text);
  const [type, ...otherTypes] = readTypes(text);
  const make = readMake(text);
  const leftover = make ? undefined : leftoverWords(text);
  const query = make ?? leftover?.sure;
  const wish: Wish = {
    ...(query && { query }),
    ...(type && { type }),
    ...(place?.state && { state: place.state }),
    ...(place?.location && { location: place.location }),
    ...(place?.zip && { zip: place.zip, sort: 'distance' }),
    ...within(price, 'minPrice', 'maxPrice'),
    ...within(year, 'minYear', 'maxYear'),
    ...within(length, 'minLength', 'maxLength'),
    ...(assets.length > 0 && { tradeFor: assets }),
    ...(sort && !place?.zip && { sort }),
  };
  return {
    wish,
    unknown: query ? undefined : leftover?.perhaps,
    otherTypes,
    severalPlaces: Boolean(region || elsewhere),
  };
}

const within = <Min extends string, Max extends string>(bounds: Bounds | undefined, min: Min, max: Max) => ({
  ...(bounds?.min !== undefined && { [min]: bounds.min }),
  ...(bounds?.max !== undefined && { [max]: bounds.max }),
});

/** Merges two wishes. A later value replaces an earlier one; a later place or range replaces the whole earlier one. */
export function refined(earlier: Wish, later: Wish): Wish {
  const groups: (keyof Wish)[][] = [
    ['minPrice', 'maxPrice'],
    ['minYear', 'maxYear'],
    ['minLength', 'maxLength'],
    ['state', 'location', 'zip'],
  ];
  const merged = { ...earlier };
  for (const group of groups) if (group.some((name) => name in later)) for (const name of group) delete merged[name];
  if (merged.sort === 'distance' && !merged.zip) delete merged.sort;
  return { ...merged, ...later };
}
