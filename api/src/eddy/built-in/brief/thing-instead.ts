import { matchOf } from '../../matching.ts';
import { namedIds } from '../meant.ts';
import type { Situation } from '../situation.ts';

const OPENS =
  "^\\s*(?:(?:no+|nah|nope|not that|wait|actually|sorry|oops|hm+|ok(?:ay)?|well|rather|oh|please|and|then|but|hold on|on second thoughts?|i meant?|how about|what about|maybe|let['’]?s|can (?:we|you|i)|could (?:we|you|i))[\\s,.!?–—-]+)*";
const THING = "(?<thing>(?:the |my |our |those |an? |\\p{L}+ of my )?\\p{L}[\\p{L}\\d'’ -]{1,40}?)";
const PUTS =
  '(?:(?:use|give|offer|do|go with|try|take|trade|send|put (?:up|in)|swap in|pay with|throw in|bring)(?: (?:him|her|them))? |(?:make|change|switch|swap|turn) (?:it|that)? ?(?:out |over )?(?:to|for|into|with)? ?|replace (?:it|that) (?:with|by) |substitute )';
const RATHER =
  "(?:i(?:['’]d| would|d)? (?:rather|prefer(?: to)?|want to|wanna)(?: (?:use|give|offer|trade|put in|do|go with|send))?(?: (?:him|her|them))? )";
const ENDS = '(?: in| up| for (?:it|that|her|him))?[\\s.!?]*$';
/** 'No, put the boat in instead', 'I'd rather give the truck', 'no, my watch': a thing in place of the one offered. */
const INSTEAD: readonly RegExp[] = [
  new RegExp(
    `${OPENS}(?:${RATHER}|${PUTS})?${THING}(?: in)?(?: (?:instead|rather))(?: of (?:it|that|this))?${ENDS}`,
    'iu',
  ),
  new RegExp(`${OPENS}${RATHER}${THING}(?: then| please)?${ENDS}`, 'iu'),
  new RegExp(
    `${OPENS}(?:(?:change|switch|swap) (?:it|that) (?:out |over )?(?:to|for|with|into) |replace (?:it|that) (?:with|by) |make (?:it|that) )${THING}(?: then| please)?${ENDS}`,
    'iu',
  ),
  new RegExp(
    `^\\s*(?:no+|nah|nope|oops|sorry|wait|not that)[\\s,.!–—-]+(?:(?:i meant?|use|make it|give|offer|do)[\\s,]+)?(?<thing>(?:the|my|our) \\p{L}[\\p{L}\\d'’ -]{1,40}?)${ENDS}`,
    'iu',
  ),
];
/** 'Not the boat, the truck'. */
const NOT_BUT = new RegExp(
  `${OPENS}not (?:the|my|our) (?<old>[\\p{L}\\d][\\p{L}\\d ]{1,30}?)[\\s,;.–—-]+(?:(?:but|use|give|offer|make it|do|i meant?)[\\s,]+)*(?<thing>(?:the|my|our) \\p{L}[\\p{L}\\d'’ -]{1,40}?)${ENDS}`,
  'iu',
);
/** Words of a search, of money or of the text are no thing that somebody gives. */
const NO_THING =
  /\b(?:boats?|ones?|offers?|bids?|cash|money|dollars|grand|notes?|messages?|card|draft|price|amount|deposit|owner|seller|show|find|search|listings?|days?|hours|more|less|lower|higher|same|other|another|nothing|everything|anything|something|it|that|this|him|her|them|way|deal|blue|red)\b/i;
const OTHERS =
  /^(?:type|kind|place|person|money|bound|quantity|n|sort|service|saved|id|power|fuel|direction|condition|age)$/;

interface Offered {
  cash?: number;
  myBoatId?: number;
  moreBoatIds?: number[];
  assets?: string[];
}

/** The change of an open offer in full, if the words put another thing of the user's into it. */
export function thingInstead({ message, memory, line, own }: Situation): string | undefined {
  const { card, cardIsLast, asked } = memory;
  if (!cardIsLast || card?.name !== 'draft_offer' || asked) return undefined;
  const exchanged = matchOf(NOT_BUT, message)?.groups;
  const put = exchanged?.thing ?? INSTEAD.map((one) => matchOf(one, message)?.groups?.thing).find(Boolean);
  if (!put || NO_THING.test(put) || /\b(?:instead of|rather than|and|or|not|plus|with)\b/i.test(put)) return undefined;
  if (line.chunks.some(({ meaning }) => meaning && OTHERS.test(meaning.is))) return undefined;
  // Another boat that is not the user's takes the place of the one that they would get.
  const named = namedIds(line);
  if (named.length > 0 && !exchanged && !own.some(({ id }) => named.includes(id))) return undefined;
  const isKnown = line.first('asset') || line.first('own') || named.length > 0;
  if (!isKnown && !/\b(?:instead|rather)\b/i.test(message)) return undefined;
  const thing = `the ${put.replace(/^(?:the|my|our|those|an?)\s+/i, '')}`;
  const old = exchanged?.old ?? onlyThingIn(card.input);
  return old ? `replace the ${old} with ${thing}` : undefined;
}

/** The name of the only thing that an offer gives; the cash beside it stays. */
function onlyThingIn({ cash, myBoatId, moreBoatIds = [], assets = [] }: Offered): string | undefined {
  const [asset] = assets;
  const count = assets.length + moreBoatIds.length + (myBoatId === undefined ? 0 : 1);
  if (count === 0) return cash === undefined ? undefined : 'cash';
  if (count > 1) return undefined;
  return asset?.replace(/^(?:the|my|our)\s+/i, '') ?? 'boat';
}
