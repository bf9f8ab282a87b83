import { matches } from '../../matching.ts';
import { isEquipmentName } from '../reading/equipment.ts';

const NICE = '(?:nice|great|good|sweet|awesome|cool|lovely|perfect|ideal|handy|welcome)';
const POINT = `(?:an? )?(?:big |huge |real |nice |added |definite )?(?:plus|bonus|nice[- ]to[- ]have|extra)`;
const THING = "(?<thing>(?:(?:an?|the|some|any) )?\\p{L}[\\p{L}\\d '/-]{1,40}?)";
const END = '(?=[\\s.!?]*$)';
const HAS =
  "(?:(?:it|they|she|one|there)(?:['’]?s| is| are| would)? )?(?:has|have|had|having|with|comes? with|came with|got|included?)";
/** Equipment that is welcome but not required: 'radar would be nice', 'ideally with radar'. */
const WELCOME = [
  `${THING} (?:(?:is|are|(?:would|might) be) )?(?:${POINT}|${NICE}|preferred|optional|if possible|wouldn['’]?t hurt|(?:but )?not (?:required|necessary|a must))`,
  `(?:(?:it['’]?s|that['’]?s|it|that|would|be|is) ){0,3}(?:${POINT}|${NICE})(?: points)? (?:if|for|to have) (?:${HAS} )?${THING}`,
  `(?:ideally|preferably|hopefully|maybe|perhaps|if possible),? (?:also )?${HAS} ${THING}`,
].map((pattern) => new RegExp(`(?<![\\s,.;–—-])[\\s,.;–—-]+(?:and |but |maybe )?${pattern}${END}`, 'iu'));
const MARKED =
  /\b(?:plus|bonus|nice|great|good|sweet|awesome|cool|lovely|perfect|ideal|handy|welcome|extra|preferred|optional|ideally|preferably|hopefully|maybe|perhaps|if possible|not required|not necessary|not a must|hurt)\b/i;
/** Words for somebody else, and dealings, have their own readings. */
const NO_SEARCH = /\b(?:tell|ask|message|write|text|offer|bid|my|our|his|her|their|trade|swap)\b/i;

/** Shade on deck comes from one of these. */
const SHADE =
  /\b(with|wants?|needs?|has|have|and|some|,) (?:(?:an?|some|a bit of|a little|plenty of|good|decent|enough|lots of) )*(?:shade|sun (?:cover|protection|shade)|protection from the sun)(?= ?(?:[,.;!?]|$)|(?: (?:and|for|in|on|under|over|near|up)\b))/giu;
const FOR_BOATS =
  /\b(?:boats?|something|somthing|anything|fish|consoles?|bowriders?|cruisers?|ft|feet|foot|head|toilet)\b|\d ?k\b/i;

const MOVED = '(?:shipped|transported|hauled|trucked|delivered|moved)';
/** Both services of one boat: 'can you get it shipped to Tampa and insured'. */
const SHIPPED_INSURED = new RegExp(
  `^(?=.*\\b(?:can|could|do|will|would) you\\b)(?:.{0,60}?\\b)(?:it|her|(?:the|a|my|this|that) boat) (?:(?:${MOVED})\\b.{0,60}? and (?:also )?insured|insured and (?:also )?${MOVED})\\b.{0,60}$`,
  'iu',
);

/** Wishes in plain words: equipment that is only welcome is asked of the boats found. */
export function inPlainExtras(message: string): string {
  if (matches(SHIPPED_INSURED, message)) return 'can you arrange transport and insurance';
  if (NO_SEARCH.test(message)) return message;
  const shaded = FOR_BOATS.test(message) ? message.replace(SHADE, '$1 with a hardtop or t-top or bimini') : message;
  if (!matches(MARKED, shaded)) return shaded;
  for (const pattern of WELCOME) {
    const found = pattern.exec(shaded);
    const thing = found?.groups?.thing;
    const start = shaded.slice(0, found?.index);
    if (!found || !thing || !matches(MARKED, found[0]) || start.trim().length < 3 || !areEquipment(thing)) continue;
    return `${start.trim()}. which of them have ${thing}?`;
  }
  return shaded;
}

const areEquipment = (things: string): boolean =>
  things
    .split(/ and | or |\//iu)
    .every((thing) => isEquipmentName(thing.trim().replace(/^(?:an?|the|some|any) /i, '')));
