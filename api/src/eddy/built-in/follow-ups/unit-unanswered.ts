import type { Memory } from '../memory.ts';

const ANSWERS =
  /\b(?:feet|foot|ft|footer|length|long|dollars?|bucks|money|price|priced|cash|grand|thousands?|k|first|second|former|latter|neither|never ?mind|forget|cancel)\b|\$|^\s*(?:yes|no|yep|nope)\b/i;
const BARE =
  /(?<limit>\b(?:under|below|less than|up to|max(?:imum)?|no more than|not over|over|above|more than|at least|from|around|about|sub)\s+)(?<amount>\d{2,3})(?![\d.,]*\d|\s?(?:k|m|%|ft|feet|foot|'|’|hours|hrs|mph|hp|mil)\b)/i;
const MORE_WORDS = 3;

/**
 * 'Needs to be a fishing boat' does not answer whether 'under 60' meant feet or dollars: then it's taken as a price, which Eddy names in its
 * answer, and nothing that was asked for before is lost.
 */
export function withUnitUnanswered(message: string, { asked, before }: Memory): string | undefined {
  if (asked !== 'feetOrDollars' || !before || ANSWERS.test(message) || /\d/.test(message)) return undefined;
  if (message.trim().split(/\s+/).length < MORE_WORDS || !BARE.test(before)) return undefined;
  return `${before.replace(BARE, '$<limit>$<amount>k').replace(/[\s?.!]+$/, '')}, ${message}`;
}
