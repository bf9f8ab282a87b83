import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const FAR =
  "(?:(?:that|it|they|those|these|all)(?:['’]?s|['’]?re| is| are)? (?:(?:quite|such|still|all|a bit|pretty|way|too|so|very|rather|really) )*(?:far(?: away| off)?|a (?:long|fair|good) (?:way|drive|haul|trip)(?: away| off)?)(?: from (?<place>\\p{L}[\\p{L} ]+?(?:, [a-z]{2})?))?\\s*[,.;!–-]+\\s*)?";
const NOTHING = new RegExp(
  `^\\s*(?:(?:ok(?:ay)?|hm+|oh|well|and|so|but)[\\s,]+)*${FAR}(?:(?:is|are|isn['’]?t|aren['’]?t)(?: there)? |there(?:['’]?s| is| are) |you (?:have|got)(?: got)? |really )*(?:nothing|none|no one|not one|no (?:boats?|others?)|nothing else|anything|any|something|one|some)(?: (?:that(?:['’]?s| is)|a (?:bit|little)|at all|else|there))* (?:closer|nearer|less far)(?: (?:by|to me|to here|than (?:that|this|these)))?[\\s?.!]*$`,
  'iu',
);

/** 'Nothing closer?' after a list of boats asks for closer ones. */
export function withCloser(message: string, { search, shown, asked, cardIsLast }: Memory): string | undefined {
  const found = matchOf(NOTHING, message);
  if (!found || asked || cardIsLast || (!search && shown.length === 0)) return undefined;
  const place = found.groups?.place;
  return place ? `anything near ${place}?` : 'anything closer?';
}
