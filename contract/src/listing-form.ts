/** Choices and defaults of the forms about a boat. */
import { BOAT_DEFAULTS } from '@tradewind/domain/boat-defaults';
import { choicesOf, type ListingKey, translate } from '@tradewind/domain/trade-taxonomy';

export { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
export {
  BOAT_DEFAULTS,
  DESCRIPTION_LIMIT,
  DESCRIPTION_WORDS_HINT,
  defaultTitle,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  parseLength,
  parseYear,
} from '@tradewind/domain/boat-defaults';
export { BOAT_TYPES } from '@tradewind/domain/boat-types';
export { LISTING_KEYS, type ListingKey, toggleAll, toListingKeys } from '@tradewind/domain/trade-taxonomy';

export const FUELS = [BOAT_DEFAULTS.fuel, 'Diesel', 'Electric', 'Hybrid', 'Other'] as const;

export const tradeCategoryChoices: { id: ListingKey; label: string }[] = choicesOf('listing');

/** The legacy field with its own labels. The initial selection maps to the specified default. */
export function tradeForText(categories: readonly ListingKey[]): string {
  const untouched =
    categories.length === BOAT_DEFAULTS.tradeCategories.length &&
    BOAT_DEFAULTS.tradeCategories.every((key) => categories.includes(key));
  return (untouched ? BOAT_DEFAULTS.tradeFor : translate(categories, 'listing', 'legacy')).join(', ');
}
