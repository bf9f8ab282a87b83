/** Choices and rules of the form that edits a listing. */
import { choicesOf } from '@tradewind/domain/trade-taxonomy';

import { MEASURE_NAMES } from './boat-measures.ts';

export { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
export { BOAT_TYPES } from '@tradewind/domain/boat-types';
export { toListingKeys } from '@tradewind/domain/trade-taxonomy';

export const tradeChoices: readonly { id: string; label: string }[] = choicesOf('listing');

/** The fields that say which boat it is and what it is like; the rest, such as the description, presents it. */
export const IDENTITY_FIELDS = [
  'title',
  'year',
  'make',
  'model',
  'type',
  'length',
  'condition',
  'engineType',
  'fuel',
  ...MEASURE_NAMES,
] as const;

/** The fields whose change ends open offers for the boat. */
export const OFFERED_FIELDS = ['price', ...IDENTITY_FIELDS] as const;
