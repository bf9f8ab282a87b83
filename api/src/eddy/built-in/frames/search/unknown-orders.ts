import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const DRAFT =
  /\b(?:shallow(?:est|er)?|less|least|smallest|lowest|deepest|max(?:imum)?|min(?:imum)?) (?:draft|draught)\b|\b(?:draft|draught) (?:of |is |must be |should be )?(?:under|over|below|above|less|more|at most|up to|no more|max|_aside_)|\bdraws? (?:less|under|more|over|at most|no more|_)|^_aside_ (?:of )?(?:draft|draught)\b/;
const PER_FOOT = /_aside_ (?:per|a|each|by the|for each) (?:foot|ft)\b/;
const HIGHEST_PER_FOOT =
  /\b(?:highest|priciest|dearest|most expensive|worst) (?:_sort_|(?:price |cost )?(?:per|a|by the) (?:foot|ft))|_sort_ (?:price |cost )?(?:per|by the) (?:foot|ft)\b/;
const ORDERS: readonly [RegExp, string][] = [
  [
    /\balphabetic(?:al|ally)?\b|\b(?:by|sort\w*|order\w*)(?: \w+){0,2} (?:name|make|brand)\b(?!.*\b(?:many|count|number)\b)/,
    'name',
  ],
  [/\b(?:sort|order|rank|list|arrange)\w*\b.*\bhours (?:per|a|each) year\b/, 'hours per year'],
  [/\b(?:sort|order|rank|list|arrange)\w*\b.*\bby (?:color|colour|owner|rating|popularity)\b/, 'that'],
  [
    /\b(?:most|highest|biggest|greatest) (?:horse ?power|hp)\b|\b(?:most|least) powerful\b|\b(?:horse ?power|hp) (?:highest|first)\b/,
    'horsepower',
  ],
  [/\bmost (?:popular|viewed|looked at|liked|saved|wanted)\b|\bmost (?:views|clicks|likes)\b/, 'views'],
  [/\b(?:lightest|heaviest)\b/, 'weight'],
  [/\b(?:best|lowest) (?:gas |fuel )?(?:mileage|economy|consumption|burn)\b|\bmost (?:fuel )?efficient\b/, 'fuel burn'],
  [/\b(?:longest|greatest|most|best) (?:cruising )?range\b/, 'range'],
];

/** Measures that no search has. Beside other wishes, the search names them itself. */
export const unknownOrdersFrame: Frame = ({ line, phrases }) => {
  if (
    line.has(
      /_(?:own|saved|boat|make|id|ref|person|type|place|bound|money|engine|fuel)_|\b(?:it|its|her|she|offer|message|write|my|mine|checks?|badges?|ticks?|checkmarks?)\b/,
    )
  )
    return undefined;
  if (line.has(HIGHEST_PER_FOOT))
    return {
      intent: 'help',
      weight: 1.7,
      ...EVERYTHING,
      plan: just(phrases.onlyLowestPerFoot),
    };
  const isPerFoot = line.has(PER_FOOT);
  const order = ORDERS.find(([pattern]) => line.has(pattern))?.[1];
  if (!order && !isPerFoot && !line.has(DRAFT)) return undefined;
  return {
    intent: 'help',
    weight: 1.3,
    ...EVERYTHING,
    plan: just(order ? phrases.noOrder(order) : isPerFoot ? phrases.perFootNote : phrases.draftNote),
  };
};
