/** Choices in the form that edits a listing. */
import { choicesOf } from '@tradewind/domain/trade-taxonomy';

export { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
export { BOAT_TYPES } from '@tradewind/domain/boat-types';
export { toListingKeys } from '@tradewind/domain/trade-taxonomy';

export const tradeChoices: readonly { id: string; label: string }[] = choicesOf('listing');
