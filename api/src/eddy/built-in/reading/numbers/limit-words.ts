import { matches, matchOf } from '../../../matching.ts';
import type { Field } from '../meanings.ts';

/** How the words before and after a number limit it. */
export type Limit = 'most' | 'least' | 'older' | 'newer' | 'about' | 'exactly';

const ATTRIBUTES: readonly [RegExp, Field][] = [
  [/\b(?:loa|length|(?<!\b(?:as|so) )long|feet|foot|ft|size|sized)\b/, 'length'],
  [/\b(?:beam|wide|width)\b/, 'beam'],
  [/\b(?:year|years|built|made|vintage|model year|manufactured)\b/, 'year'],
  [/\b(?:hours|hour)\b/, 'hours'],
  [/\b(?:sleeps?|sleeping|berths?|bunks?|beds)\b/, 'sleeps'],
  [/\b(?:capacity|seats?|seating|carries|carry|holds?|fits?|passengers|guests|people|(?:room|space) for)\b/, 'people'],
  [
    /\b(?:speed|top speed|knots|mph|(?<!\b(?:how (?:many|much)|what|which|when|where|who|why)\b.*)does(?! (?:my|our|the|his|her|it|that|this|he|she|_)\b)|fast)\b/,
    'speed',
  ],
  [/\b(?:price|priced|prices|budget|cost|costs|spend|spending|pay|paying|asking|afford|dollars|money)\b/, 'price'],
];

export const COMPARATORS: readonly [RegExp, Limit, Field?][] = [
  [/\b(?:cheaper|less expensive) than$/, 'most', 'price'],
  [/\b(?:pricier|dearer|more expensive) than$/, 'least', 'price'],
  [/\b(?:longer|bigger|larger) than$/, 'least', 'length'],
  [/\b(?:shorter|smaller) than$/, 'most', 'length'],
  [/\b(?:wider|beamier) than$/, 'least', 'beam'],
  [/\b(?:narrower|slimmer) than$/, 'most', 'beam'],
  [/\b(?:faster|quicker) than$/, 'least', 'speed'],
  [/\bslower than$/, 'most', 'speed'],
  [/\b(?:older than|earlier than|before|prior to|pre(?: -)?)$/, 'older', 'year'],
  [/\b(?:newer than|younger than|later than|after|post(?: -)?)$/, 'newer', 'year'],
  [/\bsince$/, 'least', 'year'],
  [
    /\b(?:at most|at the most|at max|up to|until|tops|within|limited to|(?:top(?:s|ped|ping)?|max(?:e[sd]|ing)?|tap(?:s|ped|ping)?|cap(?:s|ped|ping)?|run(?:s|ning)?|cut(?:s|ting)?) (?:out|off) (?:at|around|near)|(?:stop|draw(?:s)? the line|cap|peak|end|quit|bail)(?:s|ped|ping|ing|ed)?(?: out| off)? at|(?<!\b(?:close|closest|closer|near|nearest|next) )to)$/,
    'most',
  ],
  // 'A top price of', 'my hard ceiling is', 'the most I would ever pay is'.
  [
    /\b(?:max(?:imum)?|ceiling|cap(?:ped)?|limit|cut ?off|top (?:price|dollar|end|budget|amount|limit|whack)|tops|(?:upper|high) (?:limit|end|bound|price)|most (?:i|we)(?: \w+){1,4})(?: (?:price|budget|spend|amount|cost|number|for (?:me|us|price)))?(?: (?:is|of|at|to|:|=|would be|will be|being|has to be))*$/,
    'most',
  ],
  [
    /\b(?:at least|at the least|at minimum|min(?:imum)?|min(?:imum)? of|min(?:imum)? is|starting(?: (?:at|from|in))?|starts? (?:at|from)|upwards? of|north of|not less than|from|(?:price )?floor(?: (?:is|of|at|:))*)$/,
    'least',
  ],
  [
    /\b(?:(?:less|lower|smaller|fewer) than or equal to|equal to or (?:less|lower) than|at or (?:below|under))$/,
    'most',
  ],
  [/\b(?:(?:more|greater|higher|larger) than or equal to|at or above)$/, 'least'],
  [/\b(?:(?:just|only|a (?:bit|little|hair|touch|tad|smidge|shade|whisker)) )?(?:shy|short) of$/, 'most'],
  [
    /(?:\b(?:(?:a (?:bit|little|hair|touch|tad|smidge|shade|whisker)|slightly) )?(?:under|below|beneath|less than|less then|fewer than|lower than|less|south of|sub(?: -)?)|<=?|< =)$/,
    'most',
  ],
  [
    /(?:\b(?:(?:a (?:bit|little|hair|touch|tad|smidge|shade|whisker)|slightly) )?(?:over|above|more than|more then|greater than|higher than|beyond|exceed(?:ing|s)?|break(?:s|ing)?|past|more|plus)|>=?|> =)$/,
    'least',
  ],
  [
    /(?:\b(?:around|about|approximately|approx|roughly|circa|clos(?:e|est|er) to|near(?:est)? to|near|somewhere around|in the (?:neighborhood|ballpark|range|region|vicinity|area) of|ballpark|say|like|ish)|~)$/,
    'about',
  ],
];

const FILLERS =
  'may might single from bother count counting consider considering include including bring waste time care about listing listings cent penny dime dollar a an any anything anyone are ask asking at be been boats boat bucks but buying can could cost costs do does even ever exactly for get give go goes going have having i if in interested is it just let like look looking made make me money more much must need of on one ones only our out pay paying pls please prefer price priced really see should show so some something spend spending than that the them there these they things this to too us want we what which who will with would you your my all boats built hours length long loa budget sleep sleeps beam year years engine engines motor motors owner owners whose';
const FILLER = new Set(FILLERS.split(/\s+/));
const NEGATIVE =
  /^(?:no|not|nothing|never|none|nobody|without|neither|nor|refuse|refuses|refusing|unwilling|reluctant)$/;
export const STOPS = /^[.;!?()]$/;

export const AFTER: readonly [RegExp, Limit][] = [
  [
    /^(?:(?:beam|loa|length|wide|long|overall|in (?:length|beam)) )?(?:or|and|&) (?:less|under|below|cheaper|smaller|shorter|narrower|slimmer|slower|lower|fewer|older|earlier|before)\b(?! than)/,
    'most',
  ],
  [
    /^(?:is|was|would be|being) (?:my|our|the|his|her) (?:\w+ )?(?:limit|max(?:imum)?|ceiling|budget|cap|top)\b/,
    'most',
  ],
  [
    /^(?:(?:beam|loa|length|wide|long) )?(?:absolute |hard |upper |my |our )*(?:max(?:imum)?|tops|at (?:the )?most|at max|limit|cap|ceiling)\b/,
    'most',
  ],
  // 'Fits in a 24 ft slip'.
  [/^(?:slips?|docks?|garages?|driveways?|boathouses?)\b/, 'most'],
  [
    /^(?:(?:beam|loa|length|wide|long|overall|in (?:length|beam)) )?(?:or|and|&) (?:more|up|above|over|larger|bigger|longer|wider|broader|beamier|faster|quicker|higher|newer|later|younger|better|after|greater|upwards?)\b(?! than)/,
    'least',
  ],
  [
    /^(?:(?:loa|long|length|overall) )?(?:\+|plus\b(?! _)|min(?:imum)?\b|at (?:a |the )?minimum\b|at (?:the )?(?:very )?least\b|onwards?\b|and on\b|on(?= ?[,.;!?]|$)|upwards?\b|up\b)/,
    'least',
  ],
  [/^(?:ish|or so|- ish|give or take|or thereabouts)\b/, 'about'],
  [/^(?:budget)\b/, 'most'],
];

const RULES_OUT =
  /^(?:(?:is|are|would be|will be|gets|seems|becomes) )?(?:(?:way|just|far|simply|really|already|definitely|a bit|a little|a tad) )*(?:too (?:much|expensive|pricey|steep|rich|high|dear|costly|long|big|large|old|many|wide|small|short|little|low|few|new|slow|fast|narrow)|out(?: of (?:my |our |the )?(?:budget|reach|range|price range|league|question))?|off (?:the table|limits)|a no (?:- )?go|no (?:good|go)|not an option|beyond (?:my|our) (?:budget|means|limit|reach)|over (?:my|our) (?:budget|limit)|unaffordable|excluded)(?: for (?:me|us|(?:my|our|the) \w+))?(?= [,.;!]|$| and\b| but\b| so\b)/;

/** The words behind a limit that turn it around: in 'over 900k is too much'. */
export const ruledOutIn = (words: string): string | undefined => matchOf(RULES_OUT, words)?.[0];

/** The only numbers that these words behind a number can limit: 'under 100k and newer'. */
const OF_FIELD: readonly [RegExp, readonly (Field | 'age')[]][] = [
  [/\b(?:newer|later|younger|older|earlier)\b/, ['year', 'age']],
  [/\bcheaper\b/, ['price']],
  [/^on$/, ['year']],
  [/\b(?:smaller|shorter|longer)\b/, ['length', 'beam']],
  [/\b(?:narrower|slimmer|wider|broader|beamier)\b/, ['beam', 'length']],
  [/\b(?:slower|faster|quicker)\b/, ['speed']],
];

export const canLimit = (words: string, field: Field | 'age' | undefined): boolean =>
  field === undefined || OF_FIELD.every(([pattern, fields]) => !matches(pattern, words) || fields.includes(field));

export const attributeIn = (words: string): Field | undefined =>
  ATTRIBUTES.find(([pattern]) => matches(pattern, words))?.[1];

/** The words of a clause that can name an attribute: the last few before the number, or those right behind it. */
export const attributePart = (words: string, behind = false) => {
  const all = words.split(' ');
  return (behind ? all.slice(0, isOfNext(all) ? 1 : 2) : all.slice(-4)).join(' ');
};

/** Behind these, an attribute belongs to the next number: '40 ft but hours under 300'. */
const isOfNext = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:but|and|or|with|while|yet|plus|having|whose)$/.test(first) && attributeIn(second) !== undefined;

/** Verbs that leave boats out: 'forget anything above 2 million', 'skip the ones under 100k'. */
const LEAVES_OUT =
  /\b(?:forget(?: about)?|ignor(?:e|ing)|skip(?:ping)?|exclud(?:e|es|ing)|omit(?:ting)?|avoid(?:ing)?|disregard(?:ing)?|discount(?:ing)?|except(?: for)?|excepting|minus|hide|(?:drop(?:ping)?|los(?:e|ing)|ditch(?:ing)?|scrap(?:ping)?|toss(?:ing)?|remov(?:e|ing)|(?:leav(?:e|ing)|tak(?:e|ing)|cut(?:ting)?|rul(?:e|ing)|keep(?:ing)?|filter(?:ing)?|throw(?:ing)?|weed(?:ing)?|kick(?:ing)?) (?:out|off|away)|get(?:ting)? rid of|stay(?:ing)? away from) (?:all|any|anything|everything|whatever|those|these|the ones|ones|boats|yachts|listings|stuff|things))(?: (?:all|any|anything|everything|whatever|those|these|them|the|ones|boats|yachts|listings|stuff|things|of|that|which|who|with|are|is|costs?|costing|priced|asking|ask|goes|going|for|a|an|price|prices|at|built|made|length|hours|engine))*$/;

/** Verbs and what they are about: 'nothing needing repairs over 20k', 'no engines with more than 300 hours'. */
const IN_CLAUSE =
  /^(?!(?:sure|is|was|this|us|as|plus|yes|thanks|always|perhaps)$)\p{L}{2,}(?:ing|[^s]s|ed)$|^(?:run|owner)$/u;
const MOST_UNKNOWN = 2;

/** How many words back a negation is, if only filler is between. */
export function negationIn(words: string): { found: boolean; used: number } {
  const leavesOut = matchOf(LEAVES_OUT, words)?.[0];
  if (leavesOut !== undefined) return { found: true, used: leavesOut.split(' ').length };
  const all = words === '' ? [] : words.split(' ');
  let unknown = 0;
  for (let back = 1; back <= all.length; back++) {
    const word = all.at(-back) ?? '';
    if (NEGATIVE.test(word)) return { found: true, used: back };
    if (!FILLER.has(word) && !(unknown++ < MOST_UNKNOWN && IN_CLAUSE.test(word))) break;
  }
  return { found: false, used: 0 };
}

/** 'My budget is' belongs to the number. */
export function budgetWords(rest: string): number {
  const match =
    /(?:\b(?:my |our |a |the |with a |with |on a )?(?:budget|price|loa|length|hours|year|beam)(?: (?:is|of|range|limit|:|should be|must be))*)$/.exec(
      rest,
    );
  return match?.[0] ? match[0].split(' ').length : 0;
}
