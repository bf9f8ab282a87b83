import { BUDGET_IDS, PRICE_BUCKET_IDS, SORT_IDS } from '@tradewind/domain/boat-search';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { US_STATES } from '@tradewind/domain/geography';
import { parseMoney } from '@tradewind/domain/money';
import { keysOf } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';
import { LONGEST_QUERY } from './boat-browse.ts';
import { fieldName } from './plain-refusals.ts';
import { cursor } from './primitives.ts';

const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(60).optional(),
  );

const dollars = z
  .string()
  .refine((text) => parseMoney(text) !== undefined, 'Please enter prices in dollars, such as 125000.');
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const feet = z.coerce.number().min(0).max(9_999);
const searchText = z.string().trim().max(LONGEST_QUERY);

const bounds = [
  ['minPrice', 'maxPrice'],
  ['minYear', 'maxYear'],
  ['minLength', 'maxLength'],
] as const;

/** The boat search filter, with what the screens ask besides. Lower bounds are included, upper ones of ranges by id are not. */
export const boatFilter = z
  .object({
    type: z.enum(BOAT_TYPES).optional(),
    location: searchText.optional(),
    state: z.enum(US_STATES).optional(),
    minPrice: dollars.optional(),
    maxPrice: dollars.optional(),
    minYear: wholeNumber(0, 9_999).optional(),
    maxYear: wholeNumber(0, 9_999).optional(),
    minLength: feet.optional(),
    maxLength: feet.optional(),
    query: searchText.optional(),
    priceBucket: z.enum(PRICE_BUCKET_IDS).optional(),
    budget: list(z.enum(BUDGET_IDS)),
    tradeFor: list(
      z.string().refine((word) => keysOf(word).length > 0, 'Please choose a trade category from the list.'),
    ),
    sort: z.enum(SORT_IDS).optional(),
    zip: z
      .string()
      .regex(/^\d{5}$/, 'Please enter a valid 5-digit zip code')
      .optional(),
    limit: wholeNumber(1, 100).optional(),
    cursor: cursor.optional(),
  })
  .superRefine((filter, context) => {
    for (const [low, high] of bounds) {
      const from = filter[low];
      const to = filter[high];
      if (from !== undefined && to !== undefined && Number(from) > Number(to)) {
        const message = `The ${fieldName([low])} can’t be more than the ${fieldName([high])}.`;
        context.addIssue({ code: 'custom', path: [low], message });
      }
    }
  });
export type BoatFilter = z.infer<typeof boatFilter>;
