import { matchOf } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';

const BOATS = '(?:boats?|listings?|yachts?|fleet|inventory|stuff|ads?)';
const HAS = '(?:have|has|got|list|lists|listed|sell|sells|selling|own|owns|offer|offers|offering|up)';
const TITLE = '(?:mr|mrs|ms|captain|capt|owner|seller)(?: \\.)?';
/** Where a message puts the name of an owner. */
const PLACES: readonly RegExp[] = [
  `\\b(?:what|which)(?: ${BOATS}| else| all)* (?:does|do|has|is|did) (?:${TITLE} )?(\\w+) ${HAS}\\b`,
  `\\b(?:does|do|has|is|did) (?:${TITLE} )?(\\w+) (?:\\w+ )?${HAS} (?:any|anything|something|more|other|another|else|${BOATS})\\b`,
  `\\bhow many ${BOATS} (?:does|do|has|have|is|are) (?:${TITLE} )?(\\w+)\\b`,
  `\\b${BOATS} (?:that (?:are )?)?(?:owned|listed|sold|posted|offered) by (?:${TITLE} )?(\\w+)\\b`,
  `(?:^|\\b(?:compare|show|list|see|find|me|all|of|about|are) )(?:${TITLE} )?(\\w+) 's (?:\\w+ )?${BOATS}\\b`,
  `\\b${TITLE} (\\w+)\\b`,
].map((source) => new RegExp(source));
const BEFORE_BOATS = new RegExp(`(?:^|\\b(?:compare|show|list|see|me) )(\\w{4,}s) ${BOATS}(?: [?.!])*$`);

/** A name in the place of an owner that nobody with a boat has. */
export function unknownOwner({ line, reading }: Situation): string | undefined {
  if (reading.language !== 'en' || line.first('person')) return undefined;
  const names = PLACES.flatMap((place) => matchOf(place, line.text)?.[1] ?? []);
  const before = matchOf(BEFORE_BOATS, line.text)?.[1];
  const chunk = line.chunks.find(
    ({ text, meaning }) => meaning?.is === 'strange' && (names.includes(text) || (text === before && !meaning.isMake)),
  );
  return chunk && chunk.written.charAt(0).toUpperCase() + chunk.written.slice(1).replace(/['’]s$/, '');
}
