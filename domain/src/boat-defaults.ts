import type { BoatCondition } from './boat-conditions.ts';
import type { BoatType } from './boat-types.ts';
import { megabytes } from './file-sizes.ts';
import { type Cents, dollars } from './money.ts';
import { DEFAULT_CATEGORIES, DEFAULT_TRADE_FOR, type LegacyLabel, type ListingKey } from './trade-taxonomy.ts';
import { withoutSeparators } from './typed-numbers.ts';

interface BoatDefaults {
  readonly year: number;
  readonly length: number;
  readonly type: BoatType;
  readonly condition: BoatCondition;
  readonly location: string;
  readonly fuel: string;
  readonly engineType: string;
  readonly price: Cents;
  readonly tradeFor: readonly LegacyLabel[];
  readonly tradeCategories: readonly ListingKey[];
}

/** Initial values of the listing wizard. */
export const BOAT_DEFAULTS: BoatDefaults = {
  year: 2020,
  length: 25,
  type: 'Motor Yacht',
  condition: 'Good',
  location: 'Miami FL',
  fuel: 'Gasoline',
  engineType: 'Twin Mercury 300HP',
  price: dollars(0),
  tradeFor: DEFAULT_TRADE_FOR,
  tradeCategories: DEFAULT_CATEGORIES,
};

export const MIN_PRICE = dollars(1);
export const DESCRIPTION_LIMIT = 400;
export const DESCRIPTION_WORDS_HINT = 70;

export const MAX_PHOTOS = 20;
export const MAX_PHOTO_BYTES = megabytes(15);

/** The largest length in feet that fits the column's numeric(5,1). */
export const MAX_LENGTH = 9_999.9;

/** Feet with one decimal, from a number or the first number in a text such as '38 ft'. Undefined if it is not a length. */
export function parseLength(value: number | string): number | undefined {
  const feet =
    typeof value === 'number' ? value : Number(withoutSeparators(/\d+(?:,\d+)*(?:\.\d+)?/.exec(value)?.[0] ?? 'none'));
  const rounded = Math.round(feet * 10) / 10;
  return rounded > 0 && rounded <= MAX_LENGTH ? rounded : undefined;
}

/** Falls back to the default year for text that is not a number. */
export function parseYear(text: string): number {
  const year = Number.parseInt(text, 10);
  return Number.isNaN(year) ? BOAT_DEFAULTS.year : year;
}

export function defaultTitle(boat: { year: number; make: string; model: string }): string {
  return `${boat.year} ${boat.make} ${boat.model}`;
}
