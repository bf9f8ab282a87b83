import { matches } from '../matching.ts';
import type { KnownBoat, KnownFacts } from './known-facts.ts';

type Dimension = 'price' | 'length' | 'year' | 'engineHours' | 'topSpeed';

const COMPARATIVES: readonly [RegExp, Dimension, 'less' | 'more'][] = [
  [/\bsav(?:e|es|ing)\b.*\b(?:choosing|picking|taking|buying|with|going)\b/iu, 'price', 'less'],
  [
    /\b(?:cheaper|less expensive|costs? less|asks? less|lower[- ]priced|más barat[oa]|moins cher|moins chère|cuesta menos|coûte moins|billiger|günstiger|less than)\b/iu,
    'price',
    'less',
  ],
  [
    /\b(?:pricier|more expensive|dearer|costs? more|asks? more|higher[- ]priced|más car[oa]|plus cher|plus chère|cuesta más|teurer|more than)\b/iu,
    'price',
    'more',
  ],
  [
    /\b(?:longer|bigger|larger|más larg[oa]|más grande|plus long(?:ue)?|plus grand(?:e)?|länger|größer)\b/iu,
    'length',
    'more',
  ],
  [
    /\b(?:shorter|smaller|más cort[oa]|más pequeñ[oa]|plus court(?:e)?|plus petit(?:e)?|kürzer|kleiner)\b/iu,
    'length',
    'less',
  ],
  [
    /\b(?:newer|younger|more recent|más nuev[oa]|más moderno|plus récent(?:e)?|plus neuf|neuer|jünger)\b/iu,
    'year',
    'more',
  ],
  [/\b(?:older|más antigu[oa]|más viej[oa]|plus ancien(?:ne)?|plus vieux)\b|(?<!\p{L})älter\b/iu, 'year', 'less'],
  [
    /\b(?:fewer|less|lower|menos|moins d'|weniger) (?:engine )?(?:hours|horas|heures|stunden)\b/iu,
    'engineHours',
    'less',
  ],
  [/\b(?:more|higher|más|plus d'|mehr) (?:engine )?(?:hours|horas|heures|stunden)\b/iu, 'engineHours', 'more'],
  [/\b(?:faster|más rápid[oa]|plus rapide|schneller)\b/iu, 'topSpeed', 'more'],
  [/\b(?:slower|más lent[oa]|plus lent(?:e)?|langsamer)\b/iu, 'topSpeed', 'less'],
];

const SUPERLATIVES: readonly [RegExp, Dimension, 'least' | 'most'][] = [
  [
    /\b(?:cheapest|least expensive|lowest[- ]priced|lowest price|best priced|most affordable|(?:el|la) más barat[oa]|(?:le|la) moins (?:cher|chère)|(?:das|der|die) (?:billigste|günstigste)|am (?:günstigsten|billigsten))\b/iu,
    'price',
    'least',
  ],
  [
    /\b(?:most expensive|priciest|highest[- ]priced|highest price|(?:el|la) más car[oa]|(?:le|la) plus (?:cher|chère)|(?:das|der|die) teuerste|am teuersten)\b/iu,
    'price',
    'most',
  ],
  [
    /\b(?:longest|biggest|largest|(?:el|la) más (?:larg[oa]|grande)|(?:le|la) plus (?:long(?:ue)?|grande?)|(?:das|der|die) (?:längste|größte)|am (?:längsten|größten))\b/iu,
    'length',
    'most',
  ],
  [
    /\b(?:shortest|smallest|(?:el|la) más (?:cort[oa]|pequeñ[oa])|(?:le|la) plus (?:courte?|petite?)|(?:das|der|die) (?:kürzeste|kleinste)|am (?:kürzesten|kleinsten))\b/iu,
    'length',
    'least',
  ],
  [
    /\b(?:newest(?! first)|youngest|most recent(?:ly built)?|(?:el|la) más (?:nuev[oa]|reciente)|(?:le|la) plus récente?|(?:das|der|die) (?:neueste|neuste|jüngste)|am neuesten)\b/iu,
    'year',
    'most',
  ],
  [
    /\b(?:oldest(?! first)|(?:el|la) más (?:antigu[oa]|viej[oa])|(?:le|la) plus (?:ancien(?:ne)?|vieux)|(?:das|der|die) älteste|am ältesten)\b/iu,
    'year',
    'least',
  ],
  [
    /\b(?:fewest|lowest|least) (?:engine )?hours\b|\bmenos horas\b|\ble moins d'heures\b|\bwenigsten (?:betriebs|motor)?stunden\b/iu,
    'engineHours',
    'least',
  ],
  [/\b(?:most|highest) (?:engine )?hours\b/iu, 'engineHours', 'most'],
  [/\bfastest\b|\bmás rápid[oa]\b|\bschnellste\w*/iu, 'topSpeed', 'most'],
];

/** Whether 'A is cheaper than B' is so. `than` divides the two, whichever names are there. */
export function comparativesHold(part: string, first: KnownBoat | undefined, second: KnownBoat | undefined): boolean {
  if (!first || !second) return true;
  return COMPARATIVES.every(([pattern, dimension, direction]) => {
    if (!matches(pattern, part)) return true;
    const [a, b] = [first[dimension], second[dimension]];
    if (a === undefined || b === undefined) return false;
    return direction === 'less' ? a < b : a > b;
  });
}

export const compares = (part: string) => COMPARATIVES.some(([pattern]) => matches(pattern, part));

export const superlativesIn = (text: string) => SUPERLATIVES.filter(([pattern]) => matches(pattern, text)).length;

/** The boats that a superlative fits: in the lists that contain them, or in the one shown last. Undefined without one. */
export function superlativeBoats(
  part: string,
  known: KnownFacts,
  group: readonly number[],
): readonly number[] | undefined {
  const found = SUPERLATIVES.filter(([pattern]) => matches(pattern, part) && !/\b(?:first|sorted|order)\b/.test(part));
  if (found.length === 0) return undefined;
  const lists = group.length > 1 ? [{ boats: group }] : known.lists;
  // Of a list that shows only a part, the lowest price may be elsewhere.
  const scopesOf = (dimension: Dimension, end: 'least' | 'most') =>
    lists.map(({ boats, cheapest }: { boats: readonly number[]; cheapest?: number }) =>
      cheapest !== undefined && dimension === 'price' && end === 'least' ? [...new Set([...boats, cheapest])] : boats,
    );
  const rank = RANKS.findIndex((pattern) => matches(pattern, part)) + 1;
  if (rank > 0 && /\bafter\b|\bbehind\b/i.test(part)) return [];
  return [...known.boats.keys()].filter((id) =>
    found.every(([, dimension, end]) =>
      scopesOf(dimension, end).some((scope) => hasRank(id, scope, dimension, end, rank, known)),
    ),
  );
}

/** 'The second cheapest', 'the third longest'. */
const RANKS = [/\b(?:second|2nd|next)[- ]/i, /\b(?:third|3rd)[- ]/i];

function hasRank(
  id: number,
  scope: readonly number[],
  dimension: Dimension,
  end: 'least' | 'most',
  rank: number,
  known: KnownFacts,
): boolean {
  if (!scope.includes(id) || scope.length < 2) return false;
  const value = known.boats.get(id)?.[dimension];
  const values = scope.flatMap((other) => known.boats.get(other)?.[dimension] ?? []);
  if (value === undefined || values.length < scope.length) return false;
  const sorted = [...new Set(values)].sort((a, b) => (end === 'least' ? a - b : b - a));
  return sorted[rank] === value;
}

/** 'From the cheapest to the priciest: …' names the boats in that order. Undefined if the text lists none. */
export function isInOrder(text: string, boats: readonly KnownBoat[]): boolean | undefined {
  const match = /\bfrom (?:the )?(.+?) to (?:the )?(.+?)(?=:|,|$)/i.exec(text);
  const first = match && SUPERLATIVES.find(([pattern]) => matches(pattern, match[1] ?? ''));
  if (!first || boats.length < 2) return undefined;
  const [, dimension, end] = first;
  const values = boats.map((boat) => boat[dimension]);
  return values.every((value, index) => {
    const before = values[index - 1];
    if (index === 0) return value !== undefined;
    return value !== undefined && before !== undefined && (end === 'least' ? before <= value : before >= value);
  });
}
