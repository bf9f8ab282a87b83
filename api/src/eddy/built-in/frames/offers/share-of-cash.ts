import { matches, matchOf } from '../../../matching.ts';

const PERCENT = '(\\d+(?:\\.\\d+)?)\\s*(?:%|percent\\b|pct\\b|per cent\\b)';
const MORE_OR_LESS = new RegExp(
  `${PERCENT}\\s*(?:(less|lower|down|cheaper)|more|higher|up|extra|on top)\\b|\\b(?:(lower|drop|cut|reduce|decrease|shave|knock|go down|take)|raise|bump|increase|up|sweeten|go up|add)\\b[^\\d]*${PERCENT}`,
  'i',
);

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^\W*(?:just |please |ok(?:ay)? )*double (?:it|that|the (?:offer|amount|cash))\W*$/i, 2],
  [/^\W*(?:just |please |ok(?:ay)? )*(?:halve (?:it|that)|half (?:of )?(?:it|that)|cut (?:it|that) in half)\W*$/i, 0.5],
];

/** '10% less' than the offer itself, unless the asking price is named. */
export function shareOfCash(message: string): number | undefined {
  const times = TIMES.find(([pattern]) => matches(pattern, message))?.[1];
  if (times !== undefined) return times;
  const found = /\b(?:asking|ask|asks|list|listed|sticker|full|their|his|her) ?(?:price)?\b|\bprice\b/i.test(message)
    ? null
    : matchOf(MORE_OR_LESS, message);
  const percent = Number(found?.[1] ?? found?.[4]);
  if (!found || !(percent > 0) || percent >= 100) return undefined;
  return found[2] || found[3] ? 1 - percent / 100 : 1 + percent / 100;
}
