import { matches } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const NEXT =
  /^\s*(?:(?:and|ok(?:ay)?|so|then|now|what about|how about|what(?:['’]?s| is)|show me|give me)[\s,]+)*(?:the )?(?:next (?:one|boat)(?: (?:up|down|along|in line|on the list|after that))?|(?:one|boat) after (?:that|it|this one))(?: (?:in|by) (?:price|cost|size|length|age|year|hours|speed|line))?[\s?.!]*$/i;

/** The superlative that an order begins with. */
const FIRST: Readonly<Record<string, string>> = {
  ...{ 'price-low': 'cheapest', 'price-high': 'most expensive', length: 'longest', smallest: 'smallest' },
  ...{ 'newest-built': 'newest', 'oldest-built': 'oldest', fastest: 'fastest' },
};

/** 'And the next one up in price' after the cheapest of a search is the next cheapest. */
export function withNextInLine(message: string, { search, last, cardIsLast, asked }: Memory): string | undefined {
  if (cardIsLast || asked || last?.calls.at(-1)?.name !== 'search_boats' || !matches(NEXT, message)) return undefined;
  const superlative = FIRST[search?.sort ?? search?.order ?? ''];
  return superlative && `the next ${superlative}`;
}
