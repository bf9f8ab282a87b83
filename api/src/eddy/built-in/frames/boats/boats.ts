import { boatsMeant, EXTREMES } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { ask, countOf, just, type Plan } from '../../plan.ts';
import { cityText } from '../../reading/places/wished-places.ts';
import { type Frame, type Interpretation, type Situation, strongest } from '../../situation.ts';
import { askedOf } from './boat-questions.ts';
import { aspectIn, detailsPlan, severalPlan } from './boat-text.ts';

const REFERS: Interpretation['uses'] = ['ref', 'boat', 'make', 'id', 'person', 'own'];

/** Nothing but details, one after the other: 'where, hours'. */
const FIELDS_ONLY =
  /^(?:(?:and|also|or|the|its|her) )*(?:(?:price|where|location|hours|year|length|beam|width|speed|top speed|engines?|fuel|condition|owner|capacity|berths?|features)(?: (?:, )?(?:and )?(?:the |its |her )?|$| [?.!]))+(?:please|pls)?[?.! ]*$/;

const ABOUT: readonly (readonly [RegExp, number])[] = [
  [
    /\bhow many (?:engine )?(?:hours|people|passengers|guests|berths|bunks|engines)\b.*\b(?:the|that|this) _(?:make|boat)_(?! (?:boats|yachts|ones)\b)/,
    1.25,
  ],
  [/^(?:(?:and|so|okay|but|then) ,? ?)*(?:what|how much) (?:does|would|will|is) (?:it|that|she) cost[?.! ]*$/, 1.2],
  [
    /^(?:(?:and|so|okay|but|then|,) )*(?:when|since when) (?:was|is|has) (?:it|she|that one)(?: been)? (?:listed|posted|put up|built|made)\b/,
    1.3,
  ],
  [FIELDS_ONLY, 1.2],
  [
    /^(?:and |so |but |okay )*(?:would|will|does|do|could) (?:he|she|they) (?:also |maybe )?(?:take|accept|consider)\b/,
    1.3,
  ],
  [
    /^(?:(?:and|so|but|okay|then|cool|nice|,) )*(?:what|which (?:things|trades))(?: else| kinds? of (?:things|stuff|trades?)| trades?| things| stuff)? (?:does|do|is|would|will|could|can) (?:it|she|he|they|(?:the |that |this )?_(?:ref|boat)_|(?:the|its|her|his) (?:owner|seller)) (?:also |even |usually |willing to |open to |going to |looking to )*(?:take|takes|accept|accepts|accepting|trade|trades|swap|want|go)(?: (?:for|in|as|on|it|her|trades?|exchange|return|swap|payment|a|instead|please|of|cash))*[?.! ]*$/,
    1.5,
  ],
  [
    /^(?:(?:and|so|but|okay|hey|,) )*(?:are |is )?(?:any|are) (?:trades?|swaps?|trade ?-? ?ins?|exchanges?) (?:accepted|taken|considered|possible|welcome|okay|wanted|allowed)\b|^(?:(?:and|so|but|okay|hey|,) )*(?:does|do|would|will|is|are) (?:he|she|they|_ref_|the (?:owner|seller)) (?:\w+ )?(?:do|take|accept|consider|into|open to|up for) (?:any |a )?(?:trades?|swaps?|trading|swapping)(?: at all)?[?.! ]*$/,
    2.1,
  ],
  [
    /^(?:and |so |okay |but )*who(?: (?:is|was|has))? (?:sell\w*|list\w*|posted|posting|own\w*|offering) (?:it|her|him|this|that|this one|that one|_ref_|this boat|that boat)[?.! ]*$|^(?:and |so |okay |but )*who (?:owns|is (?:the |its |her |that )?(?:seller|owner))[?.! ]*$/,
    1.2,
  ],
  [
    /\b(?:go|going) (?:with|for) (?:the )?_(?:ref|boat)_|\b(?:take|pick|choose|prefer) (?:the )?_(?:ref|boat)_(?! (?:for|and|plus))/,
    0.9,
  ],
  [
    /\b(?:tell me|talk|more|know|learn|hear|read)(?: \w+)? (?:about|on|of)\b|\b(?:details?|information|specs?|specifications?|describe|description|scoop|lowdown|deal with)\b/,
    0.9,
  ],
  [
    /\b(?:what (?:is|does|kind|engine|condition|year|about)|(?:what|which) (?:kind of |type of )?(?:engines?|motors?)|how (?:old|long|wide|big|many|much|fast)|where is|where are|who (?:owns|is selling|sells|has)|whose)\b/,
    0.75,
  ],
  [
    /\b(?:open|show|see|look at|interested in|like|pull up|view|check out|describe|explain)(?: me)? (?:(?:the |that |this )?_(?:ref|boat|id)_|(?:the |that |this )_make_|it\b)(?! (?:boats|yachts|vessels|listings|ones)\b)/,
    0.85,
  ],
  [
    /\b(?:is|does|has|did|was|are|can|could|would|will) (?:(?:the |that |this )?_(?:ref|boat|make)_|it|she|he|that|this|they)\b/,
    0.75,
  ],
  [
    /\b(?:hours|engines?|motors?|horsepower|sleeps?|berths?|beam|width|condition|features?|equipment|price|cost|owner|seller|length|year|speed|fuel|location|capacity|passengers?|people|specs)\b.*(?:_(?:ref|boat|make)_|\b(?:it|her|its|she|that)\b)/,
    0.75,
  ],
  [
    /^(?:and |okay |yes |please |what about |how about |the |that |this |show me |i like |maybe |ooh |so |well |hm+ |um+ |uh+ |er+ |let us see |let me see |nice ,? |cool ,? |, )*_(?:ref|boat|id)_(?: (?:please|then|instead|i guess|i think|maybe|perhaps|thanks|,|looks? (?:good|nice)))*[?.! ]*$/,
    0.95,
  ],
  [/^(?:and |okay |what about |how about )?(?:the |that )_make_[?.! ]*$/, 0.9],
  [
    /_(?:boat|ref)_ (?:'s |[:,-] )?(?:price|hours|engines?|motors?|horsepower|length|beam|owner|location|condition|year|specs?|description|features|fuel|speed|capacity|passengers?|width|berths?|equipment)\b/,
    0.9,
  ],
  [
    /^(?:(?:please|the|and|so|okay|hey|eddy|give me|tell me|whats?|what is|,) )*(?:\w+ ){0,2}(?:hours|engines?|motors?|horsepower|sleeps?|berths?|beam|width|condition|features?|equipment|price|owner|length|year|speed|fuel|location|capacity|passengers?) (?:of|for|on) (?:the |that |this )?_(?:boat|ref|id)_[?.! ]*$/,
    1.05,
  ],
  [/^(?:(?:and|so|hey|hi|eddy|,) )*whose (?:boat |yacht |one )?is (?:the |that |this )?_(?:boat|ref)_/, 1.1],
  [/_ref_ (?:sleeps?|has|have|is|are|takes?|carries|goes|comes|accepts?)\b|\bwhich (?:of _ref_|one)\b|^_ref_ /, 0.75],
];
const DETAIL_WORDS =
  /\b(?:tell|me|more|about|know|details?|information|specs?|describe|what|is|does|how|many|much|old|long|wide|big|fast|where|located|who|owns|the|it|she|her|its|he|on|of|in|which|engines?|motors?|fits?|hours|sleeps?|beam|condition|features?|price|cost|owner|seller|take|trade|for|has|have|there|any|anyone|show|open|look|at|year|built|and|available|still|listed|sold|made|people|capacity|speed|fuel|asking|top)\b/;

/** A question for a fact that listings lack is explained as a whole, but for names and limits. */
const PLAIN_WORDS = /^[\s\S]*$/;

/** 'Does it sleep six?' asks about a boat, and is no search. */
const WHETHER =
  /^(?:and |so |but |okay )*(?:(?:is|does|has|can|will|did|was|would) (?:it|she|(?:the |that |this )?_(?:boat|ref)_)\b|(?:can|could) (?:i|we|you) (?:\w+ )?_(?:bound|quantity)_ (?:\w+ )?(?:on|in|aboard) (?:it|her|(?:the |that |this )?_(?:boat|ref)_))/;

/** 'And the price?' right after one boat. */
const FIELD_ONLY =
  /^(?:(?:and|also|or|so|okay|then) )*(?:(?:what|how) about |(?:what|how) (?:is|was|are|were) )?(?:(?:the|its|her|his) (?:[a-z]+ ){0,2}|(?:asking|engine|top) )?(?:[a-z]+|_(?:lowhours|condition|fuel|engine)_)(?: (?:again|then|now|please|though|exactly|on (?:it|that|this|her)|of it))*[?.! ]*$|^(?:(?:and|so|is it|is she) )*(?:_(?:fuel|engine)_ or _(?:fuel|engine)_)[?.! ]*$/;

/** Questions about one boat or a few. */
export const detailsFrame: Frame = (situation) => {
  const { line, memory, phrases, language } = situation;
  const meant = boatsMeant(situation);
  if (line.has(/\b(?:not|except|excluding|without|other than) (?:the )?_ref_/) || isPluralMake(situation))
    return undefined;
  const asked = wholeQuestion(situation);
  // A comparison looks up the boats whose names are not sure.
  const names = line.all('boat');
  if (asked && names.length > 1 && names.some(({ count }) => count !== 1)) return undefined;
  const aspect = asked ? undefined : aspectIn(line.text);
  const cue = Math.max(
    strongest(line, ABOUT),
    aspect && memory.focusId !== undefined && line.has(FIELD_ONLY) && !line.chunks.some((one) => one.negated) ? 1.2 : 0,
  );
  const isTowing = asked?.about === 'measure' && asked.names.includes('towing');
  // A detail right after one boat needs no name.
  const followUp =
    (aspect !== undefined || asked !== undefined) &&
    memory.focusId !== undefined &&
    line.text.split(' ').length <= 12 &&
    (isTowing || !line.has(/_(?:type|place|bound|sort|service|asset|own)_/));
  const superlative = superlativeId(situation);
  if (meant === undefined && !superlative && !(followUp && (cue > 0 || asked))) return undefined;
  // 'Any of them diesel?' narrows the list.
  if (memory.search && isNarrowing(situation)) return undefined;
  const asksWhether = aspect !== undefined && line.has(WHETHER) && !line.first('place');
  const weight = Math.max(
    cue,
    asked && (meant !== undefined || memory.focusId !== undefined)
      ? asked.about === 'check' || asked.about === 'several' || line.has(BEEN)
        ? 1.4
        : 1.1
      : 0,
    superlative ? 0.9 : 0,
    followUp ? 0.8 : 0,
    asksWhether ? 1 : 0,
  );
  if (weight === 0) return undefined;
  const uses: Interpretation['uses'] = [
    ...REFERS,
    'lowhours',
    'feature',
    ...(asked ? (['strange', 'service', 'place'] as const) : []),
    'fuel',
    'engine',
    ...(aspect === 'trade' || isTowing
      ? (['asset', 'coins', ...(isTowing ? (['n', 'bound'] as const) : [])] as const)
      : []),
    ...(superlative ? (['sort'] as const) : []),
    // An amount under the asking price is worked out beside it.
    ...(line.has(/\b(?:under|below|over|above|off|less than) (?:the )?(?:asking|ask|list)\b/)
      ? (['money'] as const)
      : []),
    ...(asksWhether ? (['condition', 'quantity', 'n'] as const) : []),
    ...(asksWhether && line.all('bound').every(({ field }) => field !== 'price') ? (['bound'] as const) : []),
    ...(isDescribed(situation) ? (['type', 'place', 'bound', 'money'] as const) : []),
  ];
  const plan = planFor(
    superlative ?? meant ?? (memory.focusId === undefined ? 'which one?' : { ids: [memory.focusId] }),
  );
  return {
    intent: 'details',
    weight: meant === 'which one?' && !superlative ? Math.min(weight, 0.7) : weight,
    uses,
    words: asked?.about === 'measure' || asked?.about === 'several' ? PLAIN_WORDS : DETAIL_WORDS,
    plan,
  };

  function planFor(boats: NonNullable<ReturnType<typeof boatsMeant>>): Plan {
    if (boats === 'which one?')
      return just(memory.shown.length > 0 ? question('whichBoat', language) : phrases.whichToSearch);
    if ('several' in boats)
      return severalPlan(boats.several, phrases, question('whichBoat', language), ({ id }) =>
        detailsPlan([id], line.text, phrases, asked),
      );
    return detailsPlan(boats.ids, asked ? line.text : repeatedQuestion(situation), phrases, asked);
  }
};

const SHOWS_MAKES =
  /^(?:(?:and|okay|please|can you|could you|now|so|hey|hi|,) )*(?:show|list|see|find|give|pull up)\b.*_make_/;

/** 'Show me the Fenwicks' asks for all of them. */
const isPluralMake = ({ line, message }: Situation) =>
  line.has(SHOWS_MAKES) &&
  line.chunks.some(
    ({ meaning, written }) =>
      meaning?.is === 'make' &&
      ((/s$/i.test(written) && !/s$/i.test(meaning.make)) || /\b(?:les|los|las|alle)\s/i.test(message)),
  );

const NEXT_BOAT =
  /^(?:(?:and|or|so|okay|what about|how about|then|,) )*(?:(?:the|that) )?_(?:ref|boat|make|id)_[?.! ]*$/;

/** 'And the other one?' asks the same about another boat. */
function repeatedQuestion({ line, memory: { last } }: Situation): string {
  const isSame = line.has(NEXT_BOAT) && last?.calls.at(-1)?.name === 'boat_details';
  return isSame ? last.question.toLowerCase() : line.text;
}

/** A question for equipment, a check or a measure. It is a question in form, so a wish for such a boat is none. */
const wholeQuestion = ({ line }: Situation) =>
  line.has(QUESTION) && !line.has(NO_QUESTION) ? askedOf(line) : undefined;

/** Orders, wishes and comparisons, which tell more. */
const NO_QUESTION =
  /\b(?:ask|write|message|find|show|looking|need|want)\b|\btell\b(?! me (?:if|whether)\b)|\bcompares? (?:to|with) (?:the )?_(?:boat|make|ref)_/;

const QUESTION =
  /^(?:(?:and|so|but|okay|also|or|hey|hi|eddy|,|_ref_|the _(?:boat|make)_|:|-|i meant?|\.) )*(?:is|does|do|has|have|can|could|will|did|was|were|would|are|how|what|which|any|when|who|where|why)\b|\?$|^(?:the )?_(?:boat|make)_ (?:[:,-] )?(?:\w+ ){0,6}\w+ ?[.! ]*$|\b(?:right|correct|true|(?:is|does|did|was|has|had) not it|confirm (?:that|it|this)(?: please)?) ?[?.!]*$/;

/** 'Has it been surveyed?' */
const BEEN =
  /\b(?:has|had|was) (?:it|she|(?:the |that |this )?_(?:boat|ref)_) (?:(?:ever|been|recently|already|just|fully) )*been (?:(?:ever|recently|already|just|fully) )*(?:[a-z]+(?:ed|ilt|ght|wn)\b|_service_)/;

/** Asks which boats of the list have something that a search can filter by. */
export const isNarrowing = ({ line }: Pick<Situation, 'line'>) =>
  line.all('ref').some(({ ref }) => ref.by === 'all') &&
  line.has(/\b(?:which|any|do|does|are|is|have|has)\b|^_ref_/) &&
  (line.has(/_(?:type|fuel|engine|asset|coins|bound|place|condition|make|untaken)_/) ||
    line.first('feature') !== undefined) &&
  !line.has(/\bcompare\b|_sort_|\bhours\b/);

const isDescribed = ({ line }: Situation) => line.has(/\bthe (?:_\w+_ )+(?:one|boat)\b|\bthe one (?:\w+ )*</);

/** A superlative that means a boat of the list. */
function superlativeId(situation: Situation) {
  const { line, memory } = situation;
  const sort = line.first('sort');
  if (
    !sort ||
    sort.count ||
    memory.shown.length < 2 ||
    line.has(/_(?:type|bound|place|make|boat|money)_|\bboats\b|\bones\b|\bfirst\b/)
  )
    return undefined;
  if (!line.has(/\b(?:one|of (?:them|these|those|the (?:lot|bunch)))\b|\bthe _sort_(?: \?| !| \.|$)|_ref_/))
    return undefined;
  const extreme = EXTREMES[sort.by];
  if (!extreme) return undefined;
  const found = boatsMeant({ ...situation }, [
    { text: '_ref_', at: 0, end: 0, written: '', meaning: { is: 'ref', ref: { by: 'extreme', extreme } } },
  ]);
  return typeof found === 'object' && 'ids' in found ? found : undefined;
}

const FAR: readonly (readonly [RegExp, number])[] = [
  [
    /\bhow (?:far|close|many miles)\b|\bdistance\b|\b(?:is|are) (?:it|that|this|she|he|they|_ref_|_boat_|_make_)(?: \w+)? (?:far|close|near)\b|\b(?:drive|driving|haul) (?:from|to)\b|\bfar (?:from|away|_place_)|\bfar\b.*_place_|\b(?:drive|driving|tow|trailer|haul|bring) (?:it |her |_ref_ )?(?:over |home |back )?_place_|\bdrive\b.*_place_.*_(?:boat|ref)_|\bmiles _place_|\bhow long (?:of a )?(?:drive|is the drive)\b/,
    1.1,
  ],
  [/\b(?:long|short|quick|easy|big|far) (?:drive|haul|tow|trip|ride|way)\b.*_place_/, 1.7],
];

/** 'How far is it' of so many boats is told of each. */
const MOST_FAR = 3;

export const distanceFrame: Frame = (situation) => {
  const { line, phrases, language, memory } = situation;
  const again =
    memory.last?.calls.at(-1)?.name === 'how_far' &&
    line.has(/^(?:and |what about |how about |or )*(?:from |to )?_place_(?: \?)?$/);
  // The order of a page, and the place that it starts from.
  if (line.has(/\b(?:sort(?:ed|ing)?|zip)\b/) && !line.has(/_(?:boat|make|id|ref)_/)) return undefined;
  // 'Without a trailer in Texas' asks for no distance.
  if (line.first('feature') && !line.has(/\bhow (?:far|close|many miles)\b|\bdistance\b/)) return undefined;
  const weight = again ? 1.1 : isCloseTo(situation) ? 1.2 : strongest(line, FAR);
  if (weight === 0) return undefined;
  const before = again ? memory.last?.calls.at(-1)?.input.boatIds : undefined;
  const meant = Array.isArray(before)
    ? { ids: before as number[] }
    : (boatsMeant(situation) ?? (memory.focus ? { ids: [memory.focus.id] } : 'which one?'));
  const few = memory.shown.length > 1 && memory.shown.length <= MOST_FAR ? memory.shown.map(({ id }) => id) : [];
  const far = meant === 'which one?' && few.length > 0 && line.has(/\bhow (?:far|many miles)\b/) ? { ids: few } : meant;
  const place = line.all('place').at(-1);
  const from = place && (place.zip ?? cityText(place));
  const plan =
    far === 'which one?' || 'several' in far
      ? just(question('whichBoat', language))
      : from === undefined
        ? just(question('fromWhere', language))
        : ask('how_far', { boatIds: far.ids.slice(0, 6), from }, (output) => distanceText(output, from, phrases));
  return {
    intent: 'distance',
    weight,
    uses: [...REFERS, 'place', 'miles'],
    words: /\b(?:how|far|is|that|it|from|to|away|miles|distance|the|boat|drive|close|me|i|am|in)\b/,
    plan,
  };
};

/** Whether a question asks how near one boat is, rather than for boats near a place. */
const isCloseTo = ({ line, message }: Situation) =>
  line.has(
    /^(?:so |and |but )*(?:is|are|would) (?:(?:the |that |this )?_(?:boat|make|ref)_|it|that|this|she)\b.*_place_/,
  ) && /\b(?:near|close to|far from|around|nearby)\b/i.test(message);

export function distanceText(output: Record<string, unknown>, from: string, phrases: Situation['phrases']): string {
  const boats = boatsOf(output) as (ReturnType<typeof boatsOf>[number] & { distance: string; miles?: number })[];
  return boats
    .map(({ title, location, distance, miles }) => {
      if (distance === 'straight') return phrases.distanceStraight(title, location, countOf(miles), from);
      if (distance === 'miles') return phrases.distanceMiles(title, location, countOf(miles), from);
      return distance === 'same state'
        ? phrases.distanceSame(title, location, from)
        : phrases.distanceUnknown(title, location, from);
    })
    .join(' ');
}
