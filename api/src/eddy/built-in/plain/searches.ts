import { matches, type Replacement, replacedIn } from '../../matching.ts';

const UNIT_ASIDE =
  /(?<=\d ?(?:mph|knots?|kts?|miles per hour))(?:,? or (?:mph|knots?|kts?|miles per hour))?,? (?:or )?(?:whatever|whichever)(?: (?:unit|units|measure|scale|one))?(?: (?:it is )?(?:that )?you(?: guys| people| folks)? (?:measure|use|count|go by|list|work|have|show|track)(?: (?:it|them|speeds?))?(?: (?:in|by|with|here))*)?(?=\s*(?:[,.;?!]|$))/giu;
/** Either unit, as in '35 kts or mph': listings have miles per hour. */
const EITHER_UNIT = /(\d+\+?) ?(?:(?:knots?|kts?) or mph|mph or (?:knots?|kts?))\b/giu;

const EXCEPT = '(?:except(?: for)?|but|besides|other than|apart from|aside from)';
/** Keeps one kind: 'hide everything but trawlers'. */
const ALL_EXCEPT = new RegExp(
  `^(?!.*\\b(?:saved?|favou?rites?|bookmark\\w*|liked|wish ?list)\\b)(\\s*(?:(?:ok(?:ay)?|now|please|then|and|so|can you|could you)[\\s,]+)*)(?:(?:leave|throw|take|kick|toss|filter|cut|sort) out|leave off|throw away|get rid of|remove|drop|delete|ditch|hide|lose|exclude|skip|eliminate|scrap|forget(?: about)?) (?:all(?: of (?:them|those|these|it))?|everything|anything|every one|them all|the (?:rest|others|lot)|all the (?:rest|others|boats))(?: else)?(?: (?:that|which|who)(?:['’]s| is| are)?)? ${EXCEPT} (?=\\p{L}|\\d)`,
  'iu',
);
/** Keeps one kind, said by what it is not: 'hide whatever is no trawler'. */
const ALL_NOT =
  /^(\s*(?:(?:ok(?:ay)?|now|please|then|and|so|can you|could you)[\s,]+)*)(?:(?:leave|throw|take|kick|toss|filter|cut) out|get rid of|remove|drop|delete|ditch|hide|lose|exclude|skip|eliminate|scrap) (?:all(?: the (?:boats|ones))?|everything|anything|any(?: boats?)?|the (?:ones|boats)|those) (?:that|which)(?:['’]s not| (?:is|are)(?:n['’]?t| not)| aren['’]?t| isn['’]?t) (?!a project)(an? |in |from |near |the )?(?=\p{L}|\d)/iu;

/** 'Not too old' orders by year, since no year is named. */
const NOT_OLD =
  /(?<![\s,.;])[\s,.;]+(?:and |but |just |also |preferably |ideally |please )*(?:(?:it |they |she )?(?:should ?n['’]?t|should not|must ?n['’]?t|must not|can ?n['’]?o?t|not|nothing|isn['’]?t|is not|aren['’]?t|don['’]?t want (?:anything|something|one)(?: that(?:['’]s| is)?)?)(?: be| an?| any| that(?:['’]s| is)?)* (?:too+|to|very|super|that|overly|terribly|all that|really) (?:old|ancient|aged)|(?:not|nothing) (?:an? )?(?:ancient|vintage|antique|old(?!er))|(?:something |anything )?(?:fairly|relatively|reasonably|pretty|rather|sort of|kinda|kind of) (?:new|recent|modern)(?!est|er)|new-?ish|(?:something |anything )recent)(?: (?:one|boat|ones|boats|thing|please|either|though|if possible))*(?=\s*(?:[,.;!?]|and\b|but\b|$))/iu;
const ORDERED = /\b(?:first|cheapest|newest|oldest|sort(?:ed)?|nearest|closest|order(?:ed)? by|(?:19|20)\d\d)\b/i;
const WISHED =
  /\b(?:boats?|yachts?|something|somthing|anything|find|show|looking|want|need|got|have|consoles?|bowriders?|cruisers?|fishing|sleeps?|under|below|max|for)\b/i;

/** Asks for the owner's name. */
const OWNER_NAME =
  /\b(?:what(?:['’]?s| is)|tell me) (?:her|its|the|his|that|this|their)(?: boat['’]?s)? (owner|seller)(?:['’]?s)? (?:called|named|name)\b|\bwhat do they call (?:her|its|the|his) (owner|seller)\b/giu;
/** Counts boats by owner without the word for them. */
const MOST_THERE =
  /\b((?:which|what) (?:owner|seller|person|member|lister|guy)|who)(?:['’]s got| has| owns| lists| sells|['’]s listing| is selling| got)(?: got| listed| for sale| up)?(?: the)? most(?: of (?:them|those|these))?(?= (?:there|here|down there|up there|over there|in|on|around)\b|[\s?.!]*$)/giu;

const HOURS =
  '(?:(?:about|around|roughly|under|less than|at most|up to|no more than|maybe) )*(?<hours>an?|one|half an|\\d+(?:\\.\\d+)?|two|three|four|five|a couple(?: of)?)[ -](?:hours?|hrs?)';
const WE_DRIVE =
  '(?:could|can|would|might) (?:i|we|you|one)(?: \\p{L}+)? (?:drive|get|tow|go|make it|reach|be)(?: (?:to|there|it|them|over|out|at|by car))*';
const FROM = "from (?<town>\\p{L}[\\p{L} .,'-]{1,28}?)";
/** Boats within some hours on the road from a town. */
const DRIVEN = [
  new RegExp(
    `\\b(?<what>which|what|any|anything)(?<of> ones?| boats?| of (?:them|those|these))? (?:that )?${WE_DRIVE} ${FROM},? (?:in|within) ${HOURS}(?: or (?:so|less))?\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?<what>which|what|any|anything)(?<of> ones?| boats?| of (?:them|those|these))? (?:that )?${WE_DRIVE} (?:in|within) ${HOURS}(?: or (?:so|less))? ${FROM}(?=\\s*[?.!]|$)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:could|can|would|might) (?:i|we) (?:drive|get|tow|reach|make it)(?: (?:to|out to|over to))? (?:any|which|one)(?<of> of (?:them|those|these)) ${FROM},? (?:in|within) ${HOURS}(?: or (?:so|less))?\\b`,
    'iu',
  ),
];
const WITHIN_HOURS = DRIVEN.map(
  (pattern): Replacement => [
    pattern,
    (...found: unknown[]) => {
      const { of = ' ones', hours = 'an', town } = found.at(-1) as Record<string, string | undefined>;
      return `which${of} are within ${hours} hour drive of ${town}`;
    },
  ],
);
/** 'A week in our villa' is a vacation, no property. */
const VILLA_WEEK =
  /\b(?:(?:villa|chalet|beach house|lake house|condo|cabin|cottage|timeshare|time share|resort|rental|house) (?:weeks?|weekends?|stays?|vouchers?|vacations?|getaways?)|(?:weeks?|weekends?|stays?|fortnight) (?:at|in) (?:a|the|my|our|his|her|their) (?:\p{L}+ )?(?:villa|chalet|beach house|lake house|condo|cabin|cottage|resort))\b/giu;

/** 'Half a bitcoin' is no whole one. */
const PARTS_OF_COIN: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:my|our|the|an?) )(?:\p{L}+ )?4 ?x ?4(?= )/giu, 'truck'],
  [/\b(?:one|a) and a half (?=(?:btc|bitcoins?|eth|ethers?)\b)/giu, '1.5 '],
  [/\bhalf (?:of )?an? (?=(?:btc|bitcoin|eth|ether|ethereum)\b)/giu, '0.5 '],
  [/\b(?:a )?quarter (?:of )?an? (?=(?:btc|bitcoin|eth|ether|ethereum)\b)/giu, '0.25 '],
  [/\bthree quarters of an? (?=(?:btc|bitcoin|eth|ether|ethereum)\b)/giu, '0.75 '],
];

/** Words for an owner stay as they are. */
export const FOR_OWNER =
  /^\s*(?:(?:please|pls|hey|hi|ok(?:ay)?|so|and|then|just|eddy|can you|could you|would you|will you)[\s,]+)*(?:ask|tell|message|write|text|let|draft|reply|send|inform|remind)\b(?! me\b| us\b)/i;

/** A message ordered as a noun, behind a search: 'and a note to its seller'. */
const DRAFT_TO =
  /(?<=\b(?:list|boats?|show|find|want|need|like)\b.{3,160}?)(?:,|;| and| plus)+ (?:then |also )*(?:an? )?(?:short |polite |quick |nice )*(?:draft|message|note|text)(?: message)?(?: ready)? (?:to|for) (?=(?:the|its|their) (?:owner|seller)|whoever|the (?:cheapest|priciest|newest|oldest|biggest|first|second|last))/giu;
/** Asks for somebody's limit. */
const WILLING =
  /\bhow (?:much|high)(?: cash| money| more| extra)? (?:(?:is|would) )?(?!i\b|we\b|you\b)(\p{L}+) (?:(?:is|be|would be|would|really|actually) )*(?:willing|ready|prepared|able|happy) to (?:add|pay|throw in|put (?:in|up|on top)|go|spend|give|top up)(?: on top)?\b/giu;
/** Asks whether a thing would do, before any offer: 'can I pay him with a horse rather than cash'. */
const INSTEAD =
  /^(\s*(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*)(?:could|can|may|might) (?:i|we) (?:offer|give|pay) (?:her|him|them|the owner|the seller)(?: with)? ((?:an?|some|my|our) [\p{L}][\p{L} -]{1,30}?) (?:instead of|rather than|in place of|for it instead of) (?:the )?(?:money|cash|dollars|paying|all cash)\b/iu;
const NAME_OF_OWNER = /\bwhat(?:['’]?s| is) the name of (?=(?:the|her|its|his) (?:owner|seller)\b)/giu;
const OF_END =
  /\b((?:owner|seller|guy|person) (?:of|with|for|behind) the (?:cheapest|least expensive|priciest|most expensive|newest|oldest|biggest|longest|smallest|shortest|fastest))(?=,? (?:asking|saying|telling|that|whether|if|to|and|about|with|please)\b|[\s.!?]*$)/giu;
const LIST_OF =
  /^(\s*(?:i(?:['’]d| would)? (?:want|need|like) |give me |please )?)(?:a|the) list of (?:all )?(?=\p{L})/iu;
/** Boats said by their owners: 'do any of those list anything from Ohio'. */
const ANY_HAS =
  /\b(?:has|have|does|do|got) any(?:one|body)? of (?:them|those|these)(?: (?:owners|guys|people|folks|two|three|four))?(?: (?:have|got|own|list|sell|listed))? (?:something|anything|a boat|one|boats?|any) (?=(?:under|over|below|above|in|near|with|built|that|newer|older|shorter|longer|cheaper|for|from|less|more|smaller|bigger)\b)/giu;

/** A wish of somebody in the family: 'my mother is after a trawler'. */
const FAMILY_WISH =
  /\bmy (?:(?:dear|little|other|older|younger|better|new) )*(?:wife|husband|partner|spouse|half|girlfriend|boyfriend|fianc[eé]e?|son|daughter|kids?|dad|father|mom|mum|mother|brother|sister|family|folks|parents|boss|buddy|friend|uncle|aunt|in-laws) (?:(?:really|just|also|only|still|now) )*(?:wants?|needs?|would (?:like|love|want)|['’]d (?:like|love)|insists? on|(?:is|are) (?:looking for|after|set on|dreaming of)|dreams? of|asks? for|keeps? asking for)(?: to (?:have|get|buy|own))? (?=(?:an?|some|one|something|boats?)\b)/giu;
/** Praise that no listing records: 'with a proper galley'. */
const PRAISED =
  /\b(with|has|have|having|need|needs|want|wants) (an?|some) (?:proper|decent|real|actual|usable|full size|full-size|working|comfortable|comfy) (?=(?:bathroom|toilet|head|shower|galley|kitchen|cabin|bed|berth|fridge|stove|heater|livewell|swim platform)s?\b)/giu;

/** A new request behind an old one: 'okay and now trawlers under 90k'. */
const AND_NOW =
  /^\s*(?:ok(?:ay)?[\s,]+)?(?:and )?now (?=(?:show me |find |some |all )*\p{L}+s\b(?: \p{L}+| ?\$?\d)?)(?!(?:only|just|the|with|without|what|which|how|its|his|was|is|does|has|lets)\b)/iu;
/** Two kinds ruled out at once: 'no trawlers or catamarans'. */
const NEITHER =
  /\bno (?:an? |any )?(?!(?:more|less|idea|one|problem|matter|longer|way|need|reason|yes|offers?|answers?)\b)(\p{L}{4,}s) or (?:an? |any )?(?=\p{L}{4,}(?: \p{L}{4,})?s\b)/giu;
/** A unit corrected in the same breath: '30 knots, I mean mph'. */
const OTHER_UNIT =
  /\b(\d[\d.,]*) ?(?:knots?|kts?|kn|mph|miles per hour|feet|foot|ft|meters?|metres?|m)\b[\s.…,;–—-]*(?:(?:er+|um+|sorry|no|oops|wait|i mean|i meant|or rather|rather|make that)[\s,]+)+(knots?|kts?|mph|feet|ft|meters?|metres?)\b/giu;
/** Facts of a boat that somebody wants to post, before the question how. */
const LISTS_MINE =
  /^\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|eddy)[\s,!]+)*(?:i|we)(?:['’]d| would)? ?(?:want|like|need|wanna|am looking|plan)(?: to)? (?:list|sell|post|advertise) (?:my|our|a) (?:boat|yacht)\b.{0,120}[.,;!?\s](?:how do (?:i|we) (?:start|begin|do (?:it|that|this)|go about (?:it|that))|where do (?:i|we) (?:start|begin)|what do (?:i|we) (?:do|need)(?: first| now)?)[\s?.!]*$/iu;
const POSTS_MINE =
  /^\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|eddy)[\s,!]+)*how (?:do|can|would|should) (?:i|we) (?:(?:post|list|sell) (?:my|our|a) (?:boat|yacht)(?=[,.;:])|(?:put|get) (?:my|our|a) (?:boat|yacht) (?:up|on)(?: (?:here|there|for sale|on (?:here|the site|this site|tradewind)))*)[\s,.;:?!-]*(?:(?:i(?:['’]ve| have|['’]m| am)?|it(?:['’]s| is)|we(?:['’]ve| have)?|never) .{0,80})?$/iu;
/** Somebody by name, and at once the question whether to trust them. */
const ABOUT_WHOM =
  /\btell me (?:more )?about (\p{L}{2,20})[\s,.;–—-]+(?:and )?(?:is|are) (?:he|she|they) (?=legit|real|trustworthy|reliable|honest|serious|okay|ok\b|a scam|verified|for real)/iu;

/** Owners who would part with their boats for a thing. */
const PART_WITH =
  /\b(which|what|any|show me|find|find me) ((?:\p{L}+ ){1,3}?)(?:that )?(?:would|will|could|might|can|does|do) (?:the |its |their |an? )?(?:owners?|sellers?) (?:really |actually |ever )?(?:let go(?: of)?|part with|give up|give away|hand over|trade|swap|exchange)(?: (?:it|them|her))?(?: for| in exchange for| against) (?=\p{L})/giu;
/** 'Would anybody take a motorcycle in trade?' before any boat. */
const ANYBODY_TAKES =
  /(^\s*|[.!?;]\s+)(?:(?:hi|hey|so|ok(?:ay)?|and|but)[\s,]+)*(?:would|will|does|do|could|is there|are there|any chance) (?:anybody|anyone|somebody|someone|any owners?|any sellers?|any of (?:these|those|the|your) (?:folks|people|owners|guys|sellers|members)|people|owners|some owners?)(?: out there| here| on here)?(?: (?:who|that))?(?: would| will| could)? (?:take|takes|accept|accepts|go for|consider)s? ((?:an? )?(?!(?:cash|less|more|offers?|it|that|this|them|him|her|me|my|our|mine|care|time|part|place|the|look|offer|check|chance|break|deal|bid|message|lower|while|wire|deposit|note|counter)\b)[\p{L} -]{2,30}?)(?: in (?:trade|exchange|a trade|payment)(?: for (?:a|their) boats?)?| as (?:payment|part payment|a trade)| for (?:a boat|their boat|boats?))(?=[\s?.!,;]|$)/iu;

const UP_FOR_TRADE =
  /\b(?:the |all )?(?:boats|listings|ones|yachts) (?:that )?(?:i(?:['’]ve| have)?|we(?:['’]ve| have)?)(?: got| have| own)? (?:up|out|listed|posted)(?: (?:for (?:trade|sale|swap)|here|on here|on the site|right now))+/iu;
/** 'The Falcon 60, gas or diesel?' */
const GAS_OR_DIESEL =
  /^\s*(?:(?:and|so|ok(?:ay)?|hey|hi)[\s,]+)*((?:the |that |this |my )[\p{L}\d][\p{L}\d .'-]{2,40}?)[\s,:–—-]+(?:is (?:it|she|that)[\s,]+)?(?:a )?(gas|gasoline|petrol|diesel|electric) or (?:a )?(gas|gasoline|petrol|diesel|electric)[\s?.!]*$/iu;
/** A limit, and then the owner of any boat that keeps it. */
const THE_OWNER_TAKES =
  /^((?:(?:boats?|something|anything|one|[\p{L}]+ [\p{L}]+s) )?(?:under|below|up to|over|above|max|at most|at least|from|between) [^,.;?!]*\d[^,.;?!]*),? (?:and )?the owner (?:accepts?|takes?|would (?:accept|take)|must (?:accept|take)|should (?:accept|take)) /iu;

/** Everything there is, in words that name nothing. */
const ALL_THERE =
  /^(\s*(?:(?:hi|hey|hello|so|ok(?:ay)?|well|yo|eddy|and|then)[\s,!]+)*)(?:show me )?what(?:['’]?s| is| all)? (?:have you(?: guys| all| people| folks)? got|(?:do )?(?:you|ya|yall|u)(?: guys| all| people| folks)? (?:got|have)|there|available|listed|for sale|up for sale|in (?:stock|store|your inventory))(?: (?:got|in stock|in store|listed|available|for sale|on offer|there|here|right now|today|at the moment|now|currently|to (?:sell|offer|trade)|then))*[\s?.!]*$/iu;
const CAME_LAST =
  /^(\s*(?:(?:hi|hey|so|ok(?:ay)?|and)[\s,]+)*)what(?:['’]s| is| has| just)? (?:came|come|been added|was added|got added|got listed|was listed|been listed|new in)(?: in| here)? (?:last|lately|most recently|recently|latest)[\s?.!]*$/iu;
const WHICH_OWN = /\bi (?:own|have|list|listed|got|have got) (which|what|how many) (boats?|listings?|yachts?)\b/iu;

const TURNS: readonly Replacement[] = [
  [AND_NOW, ''],
  [ALL_THERE, '$1show me all boats'],
  [CAME_LAST, '$1newest listings'],
  [WHICH_OWN, '$1 $2 do i have'],
  [UP_FOR_TRADE, 'my boats'],
  [GAS_OR_DIESEL, 'is $1 $2 or $3'],
  [THE_OWNER_TAKES, '$1, whose owner takes '],
  [PART_WITH, '$1 $2have owners who take '],
  [ANYBODY_TAKES, '$1boats whose owners take $2'],
  [NEITHER, 'no $1 and no '],
  [OTHER_UNIT, '$1 $2'],
  [LISTS_MINE, 'how can i post a boat'],
  [POSTS_MINE, 'how can i post a boat'],
  [ABOUT_WHOM, 'is $1 '],
  [FAMILY_WISH, 'i want '],
  [PRAISED, '$1 $2 '],
  [EITHER_UNIT, '$1 mph'],
  [UNIT_ASIDE, ''],
  [ALL_EXCEPT, '$1only '],
  [ALL_NOT, '$1only $2'],
  [DRAFT_TO, ', and message '],
  [WILLING, 'how high would $1 go'],
  [INSTEAD, '$1would the owner take $2'],
  [NAME_OF_OWNER, 'who is '],
  [LIST_OF, 'show '],
  [OF_END, '$1 one'],
  [ANY_HAS, 'are any of them '],
  [OWNER_NAME, 'who is the owner'],
  [MOST_THERE, '$1 has the most boats'],
];

/** Searches, lists and references in plain words. */
export function inPlainSearches(message: string): string {
  const named = matches(FOR_OWNER, message)
    ? message
    : replacedIn(message, [[VILLA_WEEK, 'vacation'], ...PARTS_OF_COIN]);
  const said = replacedIn(named, [...WITHIN_HOURS, ...TURNS]);
  return matches(NOT_OLD, said) && WISHED.test(said)
    ? said.replace(NOT_OLD, ORDERED.test(said.replace(NOT_OLD, '')) ? '' : ', sorted by year')
    : said;
}
