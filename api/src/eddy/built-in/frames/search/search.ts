import { matches } from '../../../matching.ts';
import { isTelling } from '../../compete.ts';
import { LIMITING } from '../../reading/meanings.ts';
import { joined } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { ceilingIn } from '../../reading/wished-ranges.ts';
import { qualitiesIn } from '../../reading/words/qualities.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation, strongest } from '../../situation.ts';
import { isNarrowing } from '../boats/boats.ts';
import { isTrivia } from '../talk/trivia.ts';
import { beyondNamed, beyondOwn, comparative, isBeyondNamed } from './comparatives.ts';
import { withAmount, withNames } from './completed-wish.ts';
import { withoutPage } from './list-narrowed.ts';
import { needsTown } from './nearest.ts';
import { morePlan, searchPlan } from './search-plan.ts';
import { droppedIn } from './taken-back.ts';
import { FRESH, GOES_ON, REVERSES, wishedSearchPlan } from './wished-search.ts';

const CUES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:find|search|browse|hunt(?:ing)?|look(?:ing)? (?:for|at|to)|in the market|after a|seek(?:ing)?|recommend|suggest)\b/,
    0.75,
  ],
  [/\b(?:show|list|give|get|see|display|pull up) (?:me |us )?(?:some |all |any |your |every |the |what |more )?/, 0.6],
  [/\b(?:need|want|would like|would love|interested in|dream(?:ing)? of|shopping for)\b/, 0.6],
  [
    /\b(?:do|have|got) (?:you|we|y ?all) (?:have|got|any|sell|list)|\bhave you got\b|\bgot any\b|\b(?:is|are) there (?:any|a)?|\bany (?:\w+ )?(?:boats?|_type_|_make_|_kind_)|\bwhat (?:boats|do you have|have you got|is available|is out there|about _)|\bwhich (?:boats|owners)\b|\banything\b|\bsomething\b|\beverything\b/,
    0.6,
  ],
  [/\bwho (?:takes|accepts|wants|would take)\b|\b(?:trade|swap|exchange) .*for (?:a|an|some|any)\b/, 0.6],
  [
    /\b(?:anybody|anyone|somebody|someone|who(?: is)?) (?:here )?(?:taking|accepting|wanting)\b.*_asset_|_ref_ (?:would |might |could |will )?takes? (?:a |an |my |the |any )?_asset_/,
    0.9,
  ],
  [/_coins_/, 0.75],
  [/\b(?:closest|nearest|nearby|nearer|closer|within _miles_)\b/, 0.6],
  [/\blook(?:ing)? (?:around )?_place_/, 0.75],
  [/^(?:boats?|_type_|_make_|_boat_|_kind_|_bound_|_sort_)\b/, 0.5],
];
const WORDS =
  /\b(?:find|search|browse|show|list|give|get|see|looking|look|for|need|want|would|like|love|interested|have|got|any|anything|something|everything|boats?|yachts?|one|ones|with|that|is|are|take|takes|accept|accepts|owners?|whose|who|trade|swap|exchange|budget|price|priced|only|just|please|me|us|family|kids|wife|nice|good|great|weekend|weekends|available|sale|listed|there|what|which|maybe|around|between|and|or|but|hours|sleeps|sleep|long|old|new|boat|big|fast|clean|buy|buying|in|closest|nearest|nearer|closer|near|nearby|local|locally|within|distance|radius|drive|miles|far|from|of|to|my|home|area|place|listed|listings)\b/;
const USES: Interpretation['uses'] = [
  ...LIMITING,
  'coins',
  'sort',
  'make',
  'boat',
  'miles',
  'quantity',
  'aside',
  'lister',
  'notopen',
];

const MORE =
  /^(?:(?:please|okay|and|yes|can i|could i|let me) ,? ?)*(?:(?:show|give|see)?(?: me)? ?(?:some |any |the |a few )?more|next(?: page| ones?| \w+)?|(?:any )?others?|what else|keep going|(?:show |give |see )?(?:me )?the (?:rest|remaining ones|others|next (?:page|ones))|continue|anything else|load more|go on|another page)(?: (?:please|boats|of (?:them|those|these)|options|results|do you have|have you got|is there|listings|like (?:this|that|these|it)))*(?: [?.!])*$/;

/** Finds boats: a new search, a narrower one, the next page, or one beyond the boats shown. */
export const searchFrame: Frame = (situation) => {
  const { line, memory, phrases } = situation;
  if (line.has(MORE)) {
    const plan = morePlan(memory, phrases);
    if (plan) return { intent: 'search', weight: 1.2, ...EVERYTHING, plan };
  }
  const both = line.has(BOTH) ? bothKinds(memory) : undefined;
  if (both) return { intent: 'search', weight: 1.3, ...EVERYTHING, plan: searchPlan({ wish: both }, phrases) };
  const named = beyondOwn(line, beyondNamed(situation, withNames(situation, readWish(line))));
  const read = withAmount(situation, named);
  const changed = read !== named;
  const said = Object.keys(read.wish).length > 0 || read.order !== undefined || needsTown(situation);
  const compared = comparative(situation);
  const generic =
    line.has(/\b(?:boats?|vessels?|listings?)\b/) ||
    (line.has(/\b(?:something|anything)\b/) &&
      !line.has(/\b(?:tell|say|ask|wrong|happen\w*|else|done|know|need to know)\b/));
  const cue = Math.max(strongest(line, CUES), generic && qualitiesIn(line).length > 0 ? 0.6 : 0);
  const reverses = line.has(REVERSES) && memory.search?.sort !== undefined;
  if (!said && !compared && !(generic && cue > 0) && droppedIn(situation).length === 0 && !reverses) return undefined;
  if (!said && !compared && !reverses && droppedIn(situation).length === 0 && saysMore(line)) return undefined;
  const narrows = Boolean(memory.search) && isNarrowing(situation);
  const follows = Boolean(memory.search) && (line.has(GOES_ON) || !line.has(FRESH));
  if (
    (isTrivia(line) && !needsTown(situation)) ||
    isElsewhere(situation, read.wish) ||
    line.has(OWN_LISTING) ||
    (isAboutThings(situation, read.wish) && !needsTown(situation))
  )
    return undefined;
  const weight = reverses
    ? 1.2
    : said && !(droppedIn(situation).length > 0)
      ? Math.max(
          cue,
          line.first('lister') || isBeyondNamed(line) ? 0.9 : 0,
          changed || narrows ? 0.9 : follows ? 0.6 : 0.45,
        )
      : compared
        ? 0.85
        : droppedIn(situation).length > 0
          ? 1.15
          : cue * 0.7;
  const strange = read.wish.query !== undefined && line.first('strange') !== undefined;
  return {
    intent: 'search',
    weight,
    uses: [
      ...USES,
      ...(strange ? (['strange'] as const) : []),
      ...(changed || read.count || ceilingIn(line) !== undefined ? (['n'] as const) : []),
      ...(narrows || line.first('lister') ? (['ref'] as const) : []),
      ...(isBeyondNamed(line) ? (['own'] as const) : []),
    ],
    words: WORDS,
    plan: wishedSearchPlan(situation, read, compared),
  };
};

const ALL =
  /^(?:all|every|whole|entire|currently|right|today|more|others?|else|sell|have|you|me|available|inventory|stock|selection|catalog|marketplace|market|site|page|browse|random|few|couple|interesting|cool|awesome|best|start|begin|with|everything|stuff|pretty|beautiful|can|i|let|us|take|look|go|through|over|shopping|shop|of|kinds?|types?|sorts?|offer|offers|listings?|on|up|thing|things|first|buy|trade|idk|know|not|sure|yet|recommend|suggest|help|time|boating|water|lake|ocean|fun|dream|new|owner|beginner|first)$/;

/** Whether a message without any wish says something that a search for all boats would drop: 'how many photos can my listing have'. */
const saysMore = (line: Situation['line']) =>
  line.chunks.some(({ meaning, text }) => {
    if (meaning) return meaning.is === 'strange' || meaning.is === 'service' || meaning.is === 'n';
    return /^\p{L}/u.test(text) && isTelling(text) && !matches(WORDS, text) && !matches(ALL, text);
  });

const BOTH =
  /^(?:(?:okay|well|i guess|maybe|let us say|show me|,) )*(?:_ref_|both|either)(?: (?:please|kinds|types|of them))*[.! ]*$/;

/** 'Both' after two searches: the boats of both. Two boats on screen are meant themselves. */
function bothKinds({ shown, search, searchBefore }: Situation['memory']): Wish | undefined {
  if (shown.length === 2 || !search) return undefined;
  if (search.types) return withoutPage(search);
  const base = withoutPage(search);
  if (search.type && searchBefore?.type && search.type !== searchBefore.type) return joined(searchBefore, base);
  return search.state && searchBefore?.state && search.state !== searchBefore.state
    ? joined(searchBefore, base)
    : undefined;
}

/** Trouble with a thing of the user's: 'my car will not start'. */
const OF_THING =
  /\bmy (?:\w+ )?_asset_ (?:'s (?:\w+|_\w+_) )?(?:will|would|does|do|is|was|has|had|keeps?|can|broke|stopped|makes?|just|died|smells|leaks)\b/;

/** A question about things that only happen to be tradable: 'how many cars does he have'. */
const isAboutThings = ({ line }: Situation, wish: Wish) =>
  (line.has(/^(?:how many|how much|what is|who is|which is|when|why)\b/) || line.has(OF_THING)) &&
  Object.keys(wish).every((name) => name === 'tradeFor' || name === 'query') &&
  // 'What is the fastest one' asks for a boat.
  !line.has(/^(?:what|which) is the _sort_(?: one| of (?:them|all|the lot))?[?.! ]*$/) &&
  !line.has(
    /\b(?:boats?|yachts?|owners?|sellers?|take|takes|accept\w*|trade|swap|for|get|listed|here)\b|_(?:type|make|boat|kind|own)_/,
  );

/** Questions about one's own listing, not a search. */
export const OWN_LISTING =
  /\b(?:can|could|may|do|should|am) (?:i|we) (?:allowed to )?(?:list|sell|post|advertise|upload|put up)\b|\b(?:i|we) (?:can|could|may|am allowed to|are allowed to) (?:list|sell|post|advertise|upload|put up|have listed)\b/;

const PLACES = new Set([
  'state',
  'states',
  'location',
  'locations',
  'zip',
  'near',
  'withinMiles',
  'sort',
  'notStates',
  'notLocations',
]);

/** A place in a question about something else is not a search: a restaurant, the weather. */
function isElsewhere({ line }: Situation, wish: Wish): boolean {
  if (!Object.keys(wish).every((name) => PLACES.has(name)) || line.has(FRESH) || line.first('sort')) return false;
  if (
    line.has(
      /\b(?:weather|forecast|temperature|restaurants?|hotels?|flights?|news|traffic|concerts?|museums?|bars?|football|jobs?)\b/,
    )
  )
    return true;
  if (Object.keys(wish).length === 0 || line.has(GOES_ON) || line.has(/^_aside_/)) return false;
  if (
    line.has(
      /^(?:(?:please|can you|could you|so|and|okay|hey|just) )*(?:(?:show|list|see|give|find|tell)(?: me| us)? )?(?:what|whatever|all|everything)(?: (?:is|are|do|you|have|got|there|up|listed|available|that))* _place_/,
    )
  )
    return false;
  if (
    line.has(
      /^(?:(?:i would (?:like|love) to (?:see|know)|show me|tell me|let me see|can i see) )?(?:what|anything|something|everything|all)\b.*\b(?:for (?:sale|trade|grabs)|to (?:buy|trade)|available|listed|on offer|on the market)\b/,
    )
  )
    return false;
  return (
    !line.has(
      /\b(?:anything|something|one|ones|any|everything|instead|around|near|nearby|nearest|closest|close by|within|only|what (?:do you have|have you got|is there|about))\b/,
    ) && line.chunks.length > 3
  );
}
