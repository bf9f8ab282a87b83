import { BOAT_CONDITIONS, type BoatCondition } from '@tradewind/domain/boat-conditions';
import type { BoatType } from '@tradewind/domain/boat-types';
import { type Line, wholeWords } from './line.ts';
import type { Meaning } from './meanings.ts';
import { readEngineCounts } from './numbers/engine-counts.ts';
import { completeEnds } from './shared-ends.ts';
import { readDockWords } from './words/dock-words.ts';

const TYPES: readonly [RegExp, BoatType][] = [
  [/center (?:- )?consoles?|centerconsoles?|cc|ccs|c \/ c/, 'Center Console'],
  [/dual (?:- )?consoles?|dualconsoles?|dcs?|d \/ cs?/, 'Dual Console'],
  [/bow (?:- )?riders?|bowriders?|brs?(?= |$)/, 'Bowrider'],
  [
    /sport (?:- )?fish(?:ing|er|ers|erm[ae]ns?|es)?(?: (?:boats?|yachts?))?|sportfish(?:ing|er|ers|erm[ae]ns?|es)?(?: boats?| yachts?)?|sporties?|sport fishers?|sfs|sf(?: boats?|(?= (?:under|over|in|for|with|from|or|and|to|between|that|_|[?.!,])|$))/,
    'Sport Fishing',
  ],
  [
    /(?<!\b(?:in|fresh or|fresh vs) )salt ?water(?! (?:bad|ok|okay|hard|harder|worse|damage|ruin|use|or fresh))(?: fish(?:ing|erm[ae]n))?(?: boats?)?|saltwater fish(?:ing|er|erm[ae]n)s?/,
    'Saltwater Fishing',
  ],
  [/express(?: cruisers?)?(?: boats?)?|ecs?/, 'Express Cruiser'],
  [/motor (?:- )?yachts?|motoryachts?|m \/ ys?|mys|my(?: type|(?= ,| \.|$))/, 'Motor Yacht'],
];

/** Kinds that this marketplace has no type for. They are looked for by name. */
const OTHERS =
  /sail ?boats?|sailing (?:boats?|yachts?)|sloops?|ketch(?:es)?|schooners?|catamarans?|power ?cats?|(?<!about )cats?(?= (?:under|over|for|in|with|between|that|_|[?.!,])|$)|pontoons?(?: boats?)?|tri ?toons?|jet ?skis?|pwcs?|wave ?runners?|house ?boats?|tug ?boats?|tugs?|dinghys?|dinghies|tenders?|ribs?(?= |$)|inflatables?|kayaks?|canoes?|jon ?boats?|deck ?boats?|air ?boats?|hovercrafts?|gulets?|bass boats?|bay boats?|flats boats?|jet ?boats?|row ?boats?/;

/** In feet. Wider loads need a permit on most American roads. */
export const TRAILER_BEAM = 8.5;
const TRAILERABLE =
  /(?:that )?(?:my|our|a|an) (?:\S+ ){0,4}(?:truck|suv|car|pickup|jeep|van|_asset_) (?:can|could|will|is able to) (?:pull|tow|haul|handle|trailer)|(?:easily |easy to )?trailer ?(?:- )?able(?: boats?)?|trailer boats?|tow ?able(?: boats?)?|(?:(?:that )?(?:i|we|you) can |can be |able to be |to )(?:trailer(?:ed)?|tow(?:ed)?)(?: (?:it|her|home|around|(?:behind|with) (?:my|our|a|the) (?:[a-z]+ ){0,3}(?:truck|suv|car|pickup|jeep|van)))*/;

/** Consoles without a word before them are of both kinds: 'no consoles of any kind'. */
function readConsoles(line: Line): void {
  line.chunks.forEach(({ text, meaning }, index) => {
    if (meaning || text !== 'consoles' || /^(?:-|center|dual|side|_type_)$/.test(line.chunks[index - 1]?.text ?? ''))
      return;
    const behind = line.chunks.slice(index + 1, index + 4).map((chunk) => chunk.text);
    const more = /^of (?:any|either|whatever|every) (?:kind|sort|type)/.test(behind.join(' ')) ? behind.length : 0;
    line.reword(index, index + 1 + more, ['center', 'consoles', 'or', 'dual', 'consoles']);
  });
}

export function readKinds(line: Line): void {
  readConsoles(line);
  line.each(
    /\b(dual|center)(?= (?:, )?not (?:a )?(?:dual|center)\b)|\b(dual|center)(?= (?:or|and|\/|&) (?:a )?(?:dual|center) (?:- )?consoles?\b)|(?<=_type_ (?:, )?(?:and )?not (?:a )?)(dual|center)\b(?! console)|(?<=\b(?:sorry|meant|mean|no) (?:, )?)(dual|center)\b(?! (?:- )?console)/,
    ({ groups }) => ({ is: 'type', type: groups[0] === 'dual' ? 'Dual Console' : 'Center Console' }),
  );
  line.each(/(?<=_type_ (?:, )?not (?:a )?)(dual|center)\b/, ({ groups }) => ({
    is: 'type',
    type: groups[0] === 'dual' ? 'Dual Console' : 'Center Console',
  }));
  line.each(/\bmy(?= (?:under|over|in|for|with|between|from|_(?!own))|$)/, ({ chunks }) =>
    chunks[0]?.written === 'MY' ? { is: 'type', type: 'Motor Yacht' } : undefined,
  );
  for (const [pattern, type] of TYPES) line.each(wholeWords(pattern), () => ({ is: 'type', type }));
  line.each(new RegExp(`(?<!\\b(?:the|my|your|our) )\\b(?:${OTHERS.source})\\b`), ({ groups }) =>
    // Beside a type, the closest one: 'a bay boat or a center console'.
    /^(?:bay|flats) /.test(groups[0]) && line.first('type')
      ? { is: 'type', type: 'Saltwater Fishing', loosely: groups[0] }
      : { is: 'kind', word: groups[0] },
  );
  readDockWords(line);
  line.each(wholeWords(TRAILERABLE), () => ({ is: 'bound', field: 'beam', max: TRAILER_BEAM, trailer: true }));
}

const NEEDS =
  '(?:needs?|needing|in need of|requires?|requiring)(?: (?:a|an|some|any|much|lots of|a lot of|complete|full|major|total|big|serious|real))*';
/** The conditions of the words, and those that are ruled out with them if these are fewer. */
const CONDITIONS: readonly [RegExp, readonly BoatCondition[], (readonly BoatCondition[])?][] = [
  // 'Condition fair', 'condition: excellent'.
  [stated('new'), ['New']],
  [stated('excellent|mint|great|perfect|like new'), ['New', 'Excellent']],
  [stated('good|decent|nice|solid'), ['New', 'Excellent', 'Good']],
  [stated('fair|okay|average|rough|poor'), ['Fair', 'Project']],
  [stated('project'), ['Project']],
  [
    /(?:in )?brand (?:- )?new(?: condition)?|never used|factory new|(?:in )?new condition|new (?:boats? |ones? |yachts? )?(?:only )?(?:, )?(?:and |but )?(?:not|never|no|nothing) (?:a |any |pre (?:- )?owned|second (?:- )?hand|used)(?:used)?(?: ones?| boats?)?|new boats? only|only new boats?/,
    ['New'],
  ],
  [
    /(?:in )?(?:like new|mint|pristine|immaculate|excellent|perfect|great|top|turn ?key|bristol|showroom)(?: condition| shape)|turn (?:- )?key|turnkey|bristol|excellent(?= (?:boats?|ones?|used|_(?:type|make|kind|engine|fuel)_))|(?<=\b(?:is|are|in|of|being|rated|listed as) )excellent(?= [,.;!?]|$)|excellent(?= (?:only|or better|and (?:up|better)|at least|minimum)\b)|(?<=\b(?:only|at least) )excellent(?= [,.;!?]|$)|(?:in )?mint|pristine|immaculate|(?:like|nearly|almost|practically|virtually|basically) (?:- )?(?:brand )?new/,
    ['New', 'Excellent'],
    ['Excellent'],
  ],
  [
    /(?:in )?(?:good|decent|nice|solid) (?:or better )?(?:condition|shape)(?: or better)?/,
    ['New', 'Excellent', 'Good'],
    ['Good'],
  ],
  [
    /(?:that|which) (?:(?:actually|still|already|at least) )?runs?(?: (?:well|fine|good|great|okay|now|today))?(?= (?:[,.;!?]|and|but|under|over|in|for|_)|$)|(?:in )?running (?:condition|order|shape)/,
    ['New', 'Excellent', 'Good', 'Fair'],
  ],
  [/(?:in )?(?:fair|ok|okay|average|rough|poor) (?:condition|shape)/, ['Fair', 'Project']],
  [
    /fixer (?:- )?uppers?|project (?:boats?|yachts?)|projects?(?= (?:or|and|,|\.|please|in|near|under|over|for|_place_|_type_|_money_|_n_)|$)|(?:restoration|rebuild) (?:jobs?|projects?|cases?|candidates?)|handyman specials?|basket cases?|wrecks?|junkers?|(?:pieces? of )?junk|rust ?buckets?|derelicts?/,
    ['Project', 'Fair'],
    ['Project'],
  ],
  [
    new RegExp(
      `${NEEDS} (?:rebuild(?:ing)?|restor(?:ation|ing)|refit(?:ting)?|overhaul(?:ing)?)|(?:have|has|need|needs) to (?:be )?(?:rebuild|rebuilt|restored?|fix(?:ed)? up|overhaul(?:ed)?)`,
    ),
    ['Project', 'Fair'],
    ['Project'],
  ],
  [
    /(?:that |which )?(?:i|we|you|someone) (?:can|could|would|might) (?:fix|do) (?:it |her )?up(?: (?:my|our|your) ?sel(?:f|ves))?|(?:i|we) (?:can|could|would|might) (?:restore|rebuild|refurbish)(?: (?:it|her))?(?: (?:my|our) ?sel(?:f|ves))?|(?<=\b(?:boats?|something|anything|one|ones|yachts?|_type_|_kind_) )to (?:fix up|do up|restore|rebuild|refurbish)(?: (?:it|her))?(?: (?:my|our) ?sel(?:f|ves))?/,
    ['Project', 'Fair'],
  ],
  [new RegExp(`${NEEDS} (?:work|tlc|fixing(?: up)?|repairs?|elbow grease|love)`), ['Project', 'Fair']],
];

function stated(words: string): RegExp {
  return new RegExp(`(?:in )?(?:condition|shape)(?: (?:is|:|of|=|should be|must be))? (?:${words})`);
}

/** A condition by its bare name behind words that rule it out: 'excluding fair ones', 'no projects'. */
const RULED_OUT =
  /(?<=\b(?:no|not|nothing|excluding|exclude|except|without|skip|minus|avoid|but) (?:(?:the|any|a|in|ones?|boats?|that|is|are|anything|for|rated|listed as|marked|called) )*)(fair|projects?|excellent)(?: (?:condition|shape|ones?))?(?![\w'])/;

/** Boats that must have had an owner: 'they are not new'. */
const USED = /(?<=\b(?:are|is|be|being|boats?|ones?|but|and|just|,) not (?:brand )?)new(?= (?:[,.;?!]|ones?|boats?)|$)/;

/** 'In fair or project condition'. */
const EITHER =
  /(?:in )?(?:either )?(?:new|excellent|good|fair|project)(?: (?:, )?(?:or|and|\/|,) (?:new|excellent|good|fair|project))+ (?:condition|shape)(?![\w'])/;

export function readConditions(line: Line): void {
  line.each(EITHER, ({ groups }) => ({
    is: 'condition',
    conditions: BOAT_CONDITIONS.filter((one) => new RegExp(`\\b${one}\\b`, 'i').test(groups[0])),
  }));
  line.each(USED, () => ({ is: 'condition', conditions: ['New'] }));
  line.each(RULED_OUT, ({ groups }) => {
    const condition = BOAT_CONDITIONS.find((one) => groups[1]?.startsWith(one.toLowerCase()));
    return condition && { is: 'condition', conditions: [condition] };
  });
  line.each(
    /(?<=_condition_ (?:, )?(?:or|and|nor) (?:in )?)(fair|projects?|good|excellent)(?: (?:condition|shape|ones?|boats?))(?![\w'])/,
    ({ groups }) => {
      const condition = BOAT_CONDITIONS.find((one) => groups[1]?.startsWith(one.toLowerCase()));
      return condition && { is: 'condition', conditions: [condition] };
    },
  );
  for (const [pattern, conditions, without] of CONDITIONS)
    line.each(wholeWords(pattern), () => ({ is: 'condition', conditions, ...(without && { without }) }));
}

const ENGINES: readonly [RegExp, Meaning][] = [
  [
    /in ?(?:- )?board ?(?:\/|-)? ?out ?(?:- )?boards?(?: (?:engines?|drives?))?/,
    { is: 'engine', words: ['sterndrive'] },
  ],
  [
    /(?:with )?low(?:er)? (?:engine )?(?:hours|hour)|few hours|hardly (?:any|used) hours|not (?:too |so )?many hours/,
    { is: 'lowhours' },
  ],
  [/diesels?(?: powered| engines?| power)?|oil (?:- )?burners?/, { is: 'fuel', word: 'diesel' }],
  [
    /(?<!\b(?:good|easy|great|light|heavy|save|saves) on )(?<!\bburns? (?:little|less|much) )(?:gasoline|gas|petrol|gassers?)(?! mileage)(?: powered| engines?| power)?/,
    { is: 'fuel', word: 'gas' },
  ],
  [/(?:all )?electric(?: powered| engines?| motors?| drives?)?/, { is: 'fuel', word: 'electric' }],
  [/hybrids?/, { is: 'fuel', word: 'hybrid' }],
  [
    /(?:with )?out ?(?:- )?boards?(?: engines?| motors?)?|o ?\/ ?bs?|obs?(?= [,.;!?]|$| (?:and|or|under|with|in|on|_))(?<=\b(?:twin|single|triple|quad|dual|_n_|_engine_|with|an?) obs?)/,
    { is: 'engine', words: ['outboard'] },
  ],
  [
    /(?:(?:straight|conventional|traditional|regular|plain) )?shafts?(?: (?:- )?(?:drives?|driven))?|(?:direct|v) (?:- )?drives?/,
    { is: 'engine', words: [], not: ['outboard', 'sterndrive', 'pod', 'jet'] },
  ],
  [/in ?(?:- )?boards?(?: engines?)?(?! ?\/? ?out)/, { is: 'engine', words: [], not: ['outboard', 'sterndrive'] }],
  [/stern ?(?:- )?drives?|i \/ os?/, { is: 'engine', words: ['sterndrive'] }],
  // Makers sell pods under names of their own.
  [
    /(?:(?:volvo|mercury|zf) )*(?:pod (?:- )?(?:drives?|propulsion|engines?)|pods?|(?:ips|zeus)(?: ?_n_)?(?: (?:- )?(?:drives?|pods?|engines?|propulsion))*)/,
    { is: 'engine', words: ['pod'] },
  ],
  [
    /(?:water ?(?:- )?)?jet (?:- )?(?:drives?|propulsion|engines?|powered)|water ?(?:- )?jets?/,
    { is: 'engine', words: ['jet'] },
  ],
  [
    /twin (?:- )?(?:engines?|screws?|motors?)|twins(?= |$)|twin(?= (?:or|and|\/) (?:triples?|quads?|singles?|trips)\b)|two engines|dual engines|(?:a )?pair of (?:engines|motors)/,
    { is: 'engine', words: ['twin'] },
  ],
  [/twin(?= _(?:fuel|engine)_| [,.;!?]|$)/, { is: 'engine', words: ['twin'] }],
  [/single(?= [,.;!?]|$)(?<=_(?:fuel|engine)_ (?:, )?single)/, { is: 'engine', words: ['single'] }],
  [
    /triples?(?: engines?)?|three engines|(?<=(?:^|\b(?:with|has|have|having|got|want|need|or|twins|twin|quads|quad|singles|running|only|_n_|_boat_|_make_|_type_) )(?:big |new |the )?)(?<!\b(?:for|day) )trips(?= |$)/,
    { is: 'engine', words: ['triple'] },
  ],
  [/quad(?: engines?)?|quads|four engines/, { is: 'engine', words: ['quad'] }],
  [
    /single (?:- )?(?:engines?|screws?|motors?)|one (?:engine|motor)|single(?= (?:(?:or|and|\/) )?_(?:fuel|engine)_)|single(?= (?:or|and|\/) (?:twins?|triples?)\b)|singles(?= |$)/,
    { is: 'engine', words: ['single'] },
  ],
];

/** 'But diesel is fine' beside other wishes allows it, and asks for nothing. */
const ALLOWED =
  /(?<=(?:^|[,;.] )(?:but |and |though |also )*|\b(?:but|though) (?:a |an )?)_(?:fuel|engine)_ (?:is |are |would be |also |also is )*(?:okay|fine|all right|alright|acceptable|no problem|not a problem|welcome|allowed)(?: (?:too|as well|with (?:me|us)|for (?:me|us)))*(?= [,;.!?]|$)/;

function readAllowed(line: Line): void {
  if (line.chunks.some(({ meaning }) => meaning && !['fuel', 'engine', 'ref'].includes(meaning.is)))
    line.each(ALLOWED, () => ({ is: 'aside' }));
}

export function readEngines(line: Line): void {
  readEngineCounts(line);
  for (const [pattern, meaning] of ENGINES) line.each(wholeWords(pattern), () => meaning);
  readAllowed(line);
}

/** A superlative without its noun, behind a question for the same figure. */
function ofNamed(figure: string, words: string): RegExp {
  return new RegExp(
    `(?<=\\b${figure}\\b.* (?:which|what|who)(?: one| boat| of them)? (?:has|have|got|is|asks) (?:the )?)(?:${words})(?= [?.!]|$)`,
  );
}

const SORTED = '(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?|listed)';
const HIGH_FIRST = '(?:highest|high|most expensive|priciest|descending|expensive)';
const LOW_FIRST = '(?:lowest|low|cheapest|ascending|cheap)';

const SORTS: readonly [RegExp, Extract<Meaning, { is: 'sort' }>['by']][] = [
  [
    new RegExp(
      `(?:${SORTED} )?by (?:asking )?price (?:, |\\( ?|- )?(?:from )?(?:the )?${HIGH_FIRST}(?: (?:first|to low(?:est)?|on top)| \\))*`,
    ),
    'price-high',
  ],
  [
    new RegExp(
      `(?:${SORTED} )?by (?:asking )?price (?:, |\\( ?|- )?(?:from )?(?:the )?${LOW_FIRST}(?: (?:first|to high(?:est)?|on top)| \\))*`,
    ),
    'price-low',
  ],
  [/by (?:model )?year ,? ?(?:the )?oldest(?: first)?/, 'oldest-built'],
  [/by (?:model )?year ,? ?(?:the )?newest(?: first)?/, 'newest-built'],
  [
    /(?:the )?(?:cheapest|lowest|best|least|smallest) (?:price |cost |value |dollars? |money |boats? |ones? |deals? )?(?:- )?(?:per|for each|by the) (?:- )?(?:foot|ft)|most (?:boat|length|feet|foot) (?:for (?:the|my|your) money|per dollar)|(?:price|cost|dollars?) per (?:foot|ft)/,
    'price-per-foot',
  ],
  [
    /(?:most|highest|greatest) (?:engine )?hours|most (?:heavily )?(?:used|worn|run|use|wear)|(?<=\b(?:used|run|driven) )(?:the )?(?:most|hardest)/,
    'most-hours',
  ],
  // 'Their average hours, and which one has the least?'
  [ofNamed('hours', 'least|fewest|lowest'), 'fewest-hours'],
  [ofNamed('hours', 'most|highest'), 'most-hours'],
  [ofNamed('prices?', 'least|lowest'), 'price-low'],
  [ofNamed('prices?', 'most|highest'), 'price-high'],
  [
    /(?<=\bsleeps? )(?:the )?most(?: people| guests)?|(?:most|highest|greatest|largest|biggest|best) sleeping capacity|most (?:berths|beds|bunks|sleeping (?:places|spots|room|space)|people overnight)/,
    'most-berths',
  ],
  [
    /(?<=\b(?:carr(?:y|ies)|holds?|seats?|fits?) )(?:the )?most(?: people| passengers| guests)?|most (?:passengers|guests|people|seats)(?: (?:aboard|on board))?|(?:highest|greatest|largest|biggest) (?:passenger )?capacity/,
    'most-people',
  ],
  [/widest|beamiest|(?:most|greatest|biggest|largest) beam/, 'widest'],
  [
    /cheapest|(?:costs?|asks?|asking) (?:the )?(?:very )?least(?: money)?|least money|(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?) (?:them |it |these |those )?by (?:price|cost)|(?<!\b(?:in the|of the|with the|my|our|that|this|good|great|fair|bad|better|best|real)(?: _n_| two| three| four)? )deals?(?= \?| !| \.|$| _| in| under)|bargains?|steals?(?! (?:my|our|your|his|her|their|the|them|it|from|photos?|pictures?|boats?)\b)|cheap(?! to \w)|affordable|inexpensive|budget (?:- )?friendly|lowest (?:- )?pric\w+|lowest price|least expensive|price (?:low to high|ascending)|low to high|most affordable|least pricey|cheapest first/,
    'price-low',
  ],
  [
    /(?:crazy|insanely|ridiculously|stupidly|super|really|very|absurdly|wildly|obscenely|outrageously) (?:expensive|pricey|pricy|luxurious)|fanciest|most luxurious|most expensive|costs? (?:the )?(?:very )?most|priciest|highest (?:- )?pric\w+|highest price|price (?:high to low|descending)|high to low|dearest|top of the line/,
    'price-high',
  ],
  [
    /fastest|quickest|speediest|(?<=\b(?:a|an|something|anything|really|very|super|pretty|fairly|reasonably|want|need) )(?:fast|speedy|zippy)(?= (?:boats?|yachts?|ones?|and|but|for|under|over|in|on|with|that|[,.;!?]|_)|$)|(?:highest|greatest|best|biggest|most|maximum) (?:(?:top|max|maximum|cruising|possible) )*(?:end )?speeds?|top speed (?:first|highest|descending)|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:top |max(?:imum)? )?speed/,
    'fastest',
  ],
  [/slowest|(?:lowest|least) (?:top |max(?:imum)? )?speeds?/, 'slowest'],
  [
    /(?:oldest|stalest) (?:listings?|ads?|posts?)|longest (?:listed|on the (?:market|site)|time on the (?:market|site))|(?:sitting|listed|posted|for sale|advertised|online|(?:on|up on) the (?:market|site)|been (?:up|here|there|around|on here)) (?:(?:on here|here|there|for) )?(?:the )?longest(?: time)?/,
    'oldest',
  ],
  [
    /(?:longest|biggest|largest|greatest|highest|most) (?:loa|length|overall length)|longest|biggest|largest|roomiest|(?:the )?most boat(?= (?:i|we|you|for))|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:length|size)/,
    'length',
  ],
  [/shortest|smallest|tiniest/, 'smallest'],
  [
    /(?:most )?recently (?:listed|added|posted)|newest listings?|latest(?: listings?)?|just listed|new listings?|what is new|anything new|newly listed|most recent/,
    'newest',
  ],

  [/newest(?: first)?|youngest|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:year|age)/, 'newest-built'],
  [/oldest(?: first)?/, 'oldest-built'],
  [
    /(?:fewest|lowest|least)(?: -)? (?:engine )?(?:- )?hours?|least (?:used|run|driven|worn|use|wear)|(?<=\b(?:used|run|driven) )(?:the )?least|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:engine )?hours/,
    'fewest-hours',
  ],
];

/** 'Sort the boats in Ohio by year': the boats stand between. */
const SORT_BETWEEN: readonly [RegExp, Extract<Meaning, { is: 'sort' }>['by']][] = [
  [/by (?:asking )?(?:price|cost)/, 'price-low'],
  [/by (?:length|size)/, 'length'],
  [/by (?:model )?(?:year|age)/, 'newest-built'],
  [/by (?:engine )?hours/, 'fewest-hours'],
  [/by (?:top )?speed/, 'fastest'],
];

const TOP: Readonly<Record<string, Extract<Meaning, { is: 'sort' }>['by']>> = {
  price: 'price-high',
  length: 'length',
  size: 'length',
  year: 'newest-built',
  hours: 'most-hours',
  speed: 'fastest',
};

/** Orders and extremes: 'the two cheapest', 'biggest first'. */
export function readSorts(line: Line): void {
  completeEnds(line);
  line.each(
    /\b(?:the )?top _n_ (?:ones |boats )?by (?:the )?(?:asking )?(price|length|size|year|hours|speed)/,
    (found) => {
      const number = found.chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
      const by = TOP[found.groups[1] ?? ''];
      return number?.is === 'n' && number.value <= 20 && by ? { is: 'sort', by, count: number.value } : undefined;
    },
  );
  if (line.has(/^(?:(?:please|can|could|would|you|now|and|then) )*(?:sort|order|rank|arrange|list|show)\b/))
    for (const [pattern, by] of SORT_BETWEEN)
      line.each(new RegExp(`\\b(?:${pattern.source})(?= [?.!]| please|$)`), () => ({ is: 'sort', by }));
  for (const [pattern, by] of SORTS)
    line.each(
      new RegExp(
        `(?:(?:top |the |your )*_n_ )?(?<![\\w'])(?:${pattern.source})(?![\\w'])(?: _n_(?! (?:ft|k)))?(?: first)?`,
      ),
      ({ chunks }) => {
        const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
        const count = number?.is === 'n' && number.value <= 20 ? number.value : undefined;
        return { is: 'sort', by, ...(count !== undefined && { count }) };
      },
    );
  line.chunks.forEach(({ text, meaning }, index) => {
    const isThing = !meaning && /^(?:things?|rides?|rigs?|toys?|machines?)$/.test(text);
    if (isThing && line.chunks[index - 1]?.meaning?.is === 'sort') line.reword(index, index + 1, ['boat']);
  });
}

/** Other languages put the order behind: 'le bateau le moins cher' is 'the cheapest boat'. */
export function orderBeforeBoat(line: Line): void {
  const at = line.chunks.findIndex(
    ({ meaning }, index) => meaning?.is === 'sort' && /^the$/.test(line.chunks[index - 1]?.text ?? ''),
  );
  const noun = line.chunks[at - 2];
  if (at < 2 || !noun || noun.meaning || !/^(?:boats?|ones?)$/.test(noun.text)) return;
  const isBefore = line.chunks[at - 3]?.text === 'the';
  line.reword(at - 2, at, isBefore ? [] : ['the']);
  const order = at - (isBefore ? 2 : 1);
  line.reword(order + 1, order + 1, [noun.text]);
}
