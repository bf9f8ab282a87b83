import { matches } from '../../../matching.ts';
import { boatsOf } from '../../memory.ts';
import { countOf, type Plan, say, use } from '../../plan.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { ownMeant } from './own-meant.ts';
import { LISTED_LONGEST, longestListed, type OwnBoat, SUPERLATIVES } from './own-orders.ts';

const POSTED =
  '(?:listed|list|posted|post|own|sell|selling|put up|putting up|advertise|advertised|advertising|offering|got up|for sale|up for sale|on (?:here|the site|tradewind|the market|offer))';

const OWN: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:tell me (?:more |something |all |everything )?about|describe|details? (?:of|on|about|for)|information (?:on|about)) _own_[?.! ]*$/,
    1.1,
  ],
  [
    /^(?:(?:please|can you|could you|hey|okay|just) )*(?:show|list|see|view|what are|display|check|open|pull up|get|how (?:is|are)|where are|give)(?: me| us)? (?:all )?(?:of )?_own_(?: (?:doing|please|performing|so far|now|today|getting on))*[?.! ]*$/,
    1.2,
  ],
  [
    /\b(?:show|list|give|see|what are|tell|name)\b.*_own_ (?:\w+ ){0,3}(?:with|and|plus|incl\w*|sorted) (?:\w+ ){0,3}(?:prices?|views?|viewed|status|hits)\b/,
    1.4,
  ],
  [
    /\b(?:views|viewed|clicks|hits|looked at|seen)\b.*_own_.*_own_|_own_.*\b(?:views|viewed|clicks|hits|looked at|seen)\b.*_own_|_own_.*_own_.*\b(?:views|viewed|clicks|hits|looked at|seen)\b/,
    1.6,
  ],
  [/\b(?:numbers|stats|statistics|figures|summary|overview|rundown|breakdown) (?:on|for|of|about) (?:all )?_own_/, 1.4],
  [/^(?:all )?_own_(?: please| now)?[?.! ]*$/, 0.9],
  [/^(?:and |so |okay |but )*(?:what|how) about _own_[?.! ]*$/, 1.1],
  [/\b(?:what|how) (?:does|do|would|will) _own_ (?:look|appear|show up|come across)\b/, 1.3],
  [
    new RegExp(
      `\\b(?:what|which|how many|do|did|have|are|is|anything|show|list|remind|see)\\b.*\\b(?:i|we) (?:have |am |are |currently |got |did |still |actually )*${POSTED}\\b|\\b(?:do|have) i (?:have |got |currently )*(?:any|anything|something|some|a|many|\\w+)? ?(?:boats?|listings?|ads?)?(?: \\w+)? ?(?:listed|posted|up|for sale|active|live|online)\\b|\\bhow many (?:boats|listings|ads) (?:do|have|did) i\\b|\\bwhat (?:do|am|have|did) i (?:have |got )?(?:selling|offering|listing|listed|posted|list|post)\\b|\\bdo i have (?:any )?(?:boats|listings)\\b|\\b(?:what|which) (?:boats?|listings?|ads|yachts?) (?:do|have|did) (?:i|we) (?:have|got|own|currently have)(?: (?:here|now|listed|on here|on the site))?[?.! ]*$|\\bwhat (?:do|have) i (?:have|got) (?:on|up|for)\\b`,
    ),
    1.3,
  ],
  [
    /\b(?:how many )?(?:views|hits|people (?:have )?(?:viewed|seen|saw|looked at|look at)|clicks|traffic|looked at|seen)\b.*_own_|_own_ (?:that |which )?(?:is|are) (?:\w+ )?(?:up|out there|for sale)\b|_own_.*\b(?:views|doing|performing|status|active|clicks|sold|live|online|listed|paused|still)\b|\bstatus of _own_|\b(?:is|are|has|have|did|were) (?:any of |all of )?_own_.*\b(?:sold|active|live|listed|online|paused|up|viewed|seen)\b/,
    1.25,
  ],
  [/\b(?:which|what)(?: \w+)? (?:is|are) _own_(?: \?)*$/, 1.1],
  [
    /\b(?:anyone|anybody|someone|somebody|people|who|nobody)\b.*\b(?:look|looked|looking|view|viewed|see|seen|saw|click\w*)\b.*_own_/,
    1.2,
  ],
  [
    /^(?:(?:please|show|list|give me|sort|order|rank|and|ok(?:ay)?|can you|me|all) )*_own_ (?:_sort_|(?:sorted |ordered )?by (?:price|year|age|length|size|views))(?: please)?[?.! ]*$/,
    1.5,
  ],
  [/\b(?:which|what|how many|any) of _own_|\bof _own_.*\bwhich\b/, 1.2],
  [
    /\b(?:what|which|how) (?:is|are) _own_(?: \?)*$|\b(?:how (?:old|long|big|much)|where|which|what) (?:is|are) _own_/,
    0.8,
  ],
];

/** The user's own listings: all of them, those that they name, or the one with most of something. */
export const ownFrame: Frame = (situation) => {
  const { line, reading, memory } = situation;
  const isOwn = line.first('own') ?? (isAboutOwn(situation) || undefined);
  const superlative =
    isOwn && (SUPERLATIVES.some(([pattern]) => matches(pattern, reading.words)) || LISTED_LONGEST.test(reading.words))
      ? 1.2
      : 0;
  const isRest =
    memory.last?.calls.at(-1)?.name === 'my_boats' &&
    !memory.asked &&
    line.has(OTHERS) &&
    line.all('ref').every(({ ref }) => ref.by === 'other' || ref.by === 'others');
  const weight = Math.max(strongest(line, OWN), superlative, isRest ? REST_WEIGHT : 0);
  if (
    weight === 0 ||
    line.has(/_ref_ _own_|\b(?:together|in total|altogether|combined)\b/) ||
    (weight < 1.4 &&
      line.has(
        /\b(?:worth|value|valuation|priced|price|charge|trade|swap|offers?|offered|bid|get for|how (?:do|can|to)|what (?:can|could) i|should i|compare|than|(?<!\blook )like|similar|message|agent)\b/,
      ))
  )
    return undefined;
  return {
    intent: 'own',
    weight,
    uses: ['own', 'sort', 'ref', 'boat', 'make', 'n'],
    words:
      /\b(?:show|list|see|my|what|which|boats?|listings?|ads?|do|have|i|listed|posted|put|views|how|many|is|are|doing|me|of|any|sold|active|still|most|up|for|sale|anything|the|did|status|people|looked|at|traffic|attention|hits|clicks|interest)\b/,
    plan: isRest ? restPlan(situation) : ownPlan(situation),
  };
};

const REST_WEIGHT = 1.7;
/** 'And the others?' right after one of the user's boats. */
const OTHERS =
  /^(?:(?:and|so|okay|what about|how about|same for|also|,) )*(?:(?:the|my|all (?:the|my)|_ref_|_own_) ?)*(?:other (?:ones?|two|three|boats?|listings?|_n_)|others|rest|remaining|_ref_|_own_)[?.! ]*$/;

/** The user's boats that the last answer did not tell of. */
function restPlan({ phrases, memory }: Situation): Plan {
  return (done) => {
    const [mine] = done;
    if (!mine) return use('my_boats');
    const all = boatsOf(mine.output) as OwnBoat[];
    const told = memory.last?.text ?? '';
    const left = all.filter(({ title }) => !told.includes(title));
    const boats = left.length > 0 ? left : all;
    const isDated = /\b(?:how long|since when|when|days|weeks)\b/i.test(memory.last?.question ?? '');
    if (boats.length === 0) return say(phrases.noListings);
    if (isDated)
      return say(boats.map((one) => phrases.ownListing.since(one.title, one.listedOn, one.listedFor)).join(' '));
    return say(phrases.yourBoats(boats.map((one) => phrases.listing(one.title, one.price, one.status, one.views))));
  };
}

const SHORT = 8;

/** A short question right after one's own listings, which names no other boats. */
const isAboutOwn = ({ line, memory }: Situation) =>
  memory.last?.calls.at(-1)?.name === 'my_boats' &&
  line.text.split(' ').length <= SHORT &&
  !line.has(/_(?:type|place|make|boat|saved|bound|money)_/);

export function ownPlan(situation: Situation): Plan {
  const { phrases, reading } = situation;
  const meant = new Set(ownMeant(situation));
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('my_boats');
    const boats = boatsOf(last.output) as OwnBoat[];
    if (boats.length === 0) return say(phrases.noListings);
    const named = boats.filter(({ id }) => meant.has(id));
    const line = ({ title, price, status, views }: OwnBoat) => phrases.listing(title, price, status, views);
    const superlative = SUPERLATIVES.find(([pattern]) => matches(pattern, reading.words));
    const all = phrases.listings(countOf(last.output.total), boats.map(line));
    if (named.length > 1 && named.length < boats.length) return say(phrases.yourBoats(named.map(line)));
    if (named[0] && named.length < boats.length) return say(phrases.yourBoat(line(named[0])));
    const listed = boats.length > 1 && LISTED_LONGEST.test(reading.words) ? longestListed(boats) : undefined;
    if (listed) return say(`${phrases.ownListing.since(listed.title, listed.listedOn, listed.listedFor)} ${all}`);
    if (!superlative || boats.length < 2) return say(all);
    const [, order, name] = superlative;
    const [first, second] = [...boats].sort((a, b) => order(a) - order(b));
    if (first && second && order(first) === order(second) && name.endsWith('Viewed'))
      return say(`${phrases.sameViews} ${all}`);
    return say(first ? `${phrases.extremes[name](first.title)} ${all}` : all);
  };
}
