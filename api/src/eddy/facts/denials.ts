import type { Quantity } from './quantities.ts';

const NOT =
  /(?<!\p{L})(?:not|\p{L}+n't|neither|nor|none|never|no (?:boat|one)|nicht|kein\p{L}*|ninguno|ninguna|no|ni|ne|pas|aucun\p{L}*)(?!\p{L})[^,;]*$/iu;
/** Below this, a bare number counts boats: 'none of the three'. */
const MANY = 13;
const NOT_MORE = /\b(?:no|not) (?:more|less|fewer) than\s*\$?$/i;

/** 'None asks more than …' limits from the other side. Undefined if a number without a limit is denied. */
export function negatedIn(quantity: Quantity, text: string, from: number): Quantity | undefined {
  // The answer 'No.' denies the question, and no number behind it.
  const before = text.slice(/\b(?:neither|none)\b/i.test(text) ? 0 : from, quantity.start).replace(/^\s*No\.\s+/, '');
  if (!NOT.test(before) || NOT_MORE.test(before) || quantity.unit === 'boats' || quantity.unit === 'items')
    return quantity;
  if (quantity.unit === undefined && Math.max(...quantity.readings) < MANY) return quantity;
  if (quantity.limit === undefined) return undefined;
  return { ...quantity, limit: quantity.limit === 'most' ? 'least' : 'most' };
}
