import { STATE_NAMES } from '@tradewind/domain/geography';
import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import type { Line } from '../../reading/line.ts';
import type { Wish } from '../../reading/wish.ts';

const ADDS = /\b(?:add|also|include|too|as well|plus|on top|extra|another)\b/;
const DROPS =
  /\b(?:drop|remove|delete|without|no|not|no longer|no more|stop|quit|lose|take out|leave out|skip|exclude|except|minus|never)\b/;
/** 'Raise my agent's minimum to 225k', 'min up to 90'. */
const FLOOR =
  /\b(?:minimum|min|floor|lowest(?: price)?|bottom)\b(?! (?:of )?(?:two|_n_) )(?:(?! (?:max|maximum|ceiling|top|budget)\b)[^_]){0,24}_(?:money|bound|n)_|\bat least _(?:money|n)_/;
const CEILING = /\b(?:max|maximum|ceiling|cap|highest|most|budget)\b/;

export const isFloor = (line: Line): boolean => line.has(FLOOR) && !line.has(CEILING);

/** An amount without a word of its own is the most to pay; the one of a minimum is the least. */
export function withLimit(wish: Wish, line: Line): Wish {
  const { minPrice, maxPrice, ...rest } = wish;
  const isLeast = isFloor(line);
  if (isLeast && maxPrice !== undefined && minPrice === undefined) return { ...rest, minPrice: maxPrice };
  const said = line.first('money')?.value ?? line.first('n')?.value;
  if (said === undefined || line.first('bound')) return wish;
  const amount = said < 1_000 ? said * 1_000 : said;
  return isLeast || line.has(/\b(?:at least|from)\b/) ? { ...rest, minPrice: amount } : { ...rest, maxPrice: amount };
}

/** The agent's settings for a wish. */
export function preferencesOf(wish: Wish): Record<string, unknown> | undefined {
  const { minPrice, maxPrice, location, state, tradeFor, type, types, minLength, maxLength, minYear, maxYear } = wish;
  const place = location ?? (state && STATE_NAMES[state]);
  const wanted = {
    ...((types ?? type) && { types: types ?? [type] }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minYear !== undefined && { minYear }),
    ...(maxYear !== undefined && { maxYear }),
    ...(tradeFor && { categories: tradeFor }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(place && { location: place }),
  };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}

/** The same where the words add categories to those so far, or take some out: 'add art', 'no more motorcycles'. */
export function settingsIn(wish: Wish, line: Line): Record<string, unknown> | undefined {
  const { tradeFor, notTradeFor, ...rest } = wish;
  const others = preferencesOf(rest);
  const added = tradeFor && line.has(ADDS) ? { addCategories: tradeFor } : tradeFor && { categories: tradeFor };
  const dropped = notTradeFor && DROPS.test(line.message.toLowerCase()) ? { dropCategories: notTradeFor } : undefined;
  return others || added || dropped ? { ...others, ...added, ...dropped } : undefined;
}

/** A card's settings with what its words change: categories that were added or taken out stay so. */
export function mergedSettings(input: Record<string, unknown>, said: Record<string, unknown>): Record<string, unknown> {
  const keysOf = (of: Record<string, unknown>, name: string) => (of[name] ?? []) as ListingKey[];
  const dropped = keysOf(said, 'dropCategories');
  const without = (keys: readonly ListingKey[]) => keys.filter((key) => !dropped.includes(key));
  const { categories: chosen, addCategories: _added, dropCategories: _dropped, ...rest } = { ...input, ...said };
  const before = without(keysOf(input, 'addCategories'));
  // 'No, watches' beside a card that adds art.
  const instead = before.length < keysOf(input, 'addCategories').length ? keysOf(said, 'categories') : [];
  const added = [...new Set([...before, ...keysOf(said, 'addCategories'), ...instead])];
  const out = [...new Set([...keysOf(input, 'dropCategories'), ...dropped])].filter(
    (key) => !added.includes(key) && !keysOf(input, 'addCategories').includes(key),
  );
  const all = instead.length > 0 ? input.categories : chosen;
  return {
    ...rest,
    ...(all !== undefined && { categories: without(all as ListingKey[]) }),
    ...(added.length > 0 && { addCategories: added }),
    ...(out.length > 0 && { dropCategories: out }),
  };
}
