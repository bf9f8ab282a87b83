import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const SIDE =
  /^\s*(?:(?:and|ok(?:ay)?|so|now|but|or|sorry|oops|no|wait|i (?:meant?|ment)|rather|what about|how about|what(?:['’]?s| is) there)[\s,]+)*(?:(?<below>under|below|less|cheaper|up to|beneath)|(?<above>over|above|more|beyond|pricier))(?: (?:that|it|this))?[\s?.!]*$/i;

/** 'And under?' after a search from a price up looks below that price. */
export function withOtherSide(message: string, { search, last, cardIsLast, asked }: Memory): string | undefined {
  if (!search || cardIsLast || asked || last?.calls.at(-1)?.name !== 'search_boats') return undefined;
  const { below, above } = matchOf(SIDE, message)?.groups ?? {};
  const { minPrice, maxPrice } = search;
  if (below && minPrice !== undefined && maxPrice === undefined) return `under ${minPrice} dollars instead`;
  return above && maxPrice !== undefined && minPrice === undefined ? `over ${maxPrice} dollars instead` : undefined;
}
