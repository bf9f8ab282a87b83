import { matches } from '../../../matching.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { type By, ENDS, figureOf } from '../search/extremes.ts';
import { wishOfList } from './list-wish.ts';

type Measure = keyof Phrases['ahead'];

const FIGURES: readonly [RegExp, Measure][] = [
  [/\bhours\b|_lowhours_/, 'engineHours'],
  [/\byears?\b|\bages?\b|\bhow old\b|\bbuilt\b/, 'year'],
  [/\bper (?:foot|ft)\b/, 'perFoot'],
  [/\bprices?\b(?! (?:per|by the|a) (?:foot|ft))|\basking\b|\bcosts?\b(?! per)/, 'price'],
  [/\blengths?\b|\bhow long\b|\bsizes?\b/, 'length'],
  [/\bbeams?\b|\bwidths?\b/, 'beam'],
  [/\bspeeds?\b/, 'topSpeed'],
  [/\bberths?\b|\bsleeps?\b/, 'sleeps'],
  [/\bpassengers\b|\bcapacity\b/, 'people'],
];
const FIGURE = '(?:hours|years?|ages?|prices?|lengths?|sizes?|beams?|widths?|speeds?|berths?|capacity)';
const SORTED = /_sort_|\b(?:sort|order|rank|arrange)(?:ed|ing)?\b/;
/** 'With their hours', 'show the hours of each'. */
const BESIDE = new RegExp(
  `\\b(?:with|and|plus|including|include|show|list|give me|tell me|what is|what are|what about|the)(?: (?:me|all|the|of|their|each|its|one|asking|engine|top|build|model|and|,|${FIGURE}))* ${FIGURE}\\b`,
);
const OF_EACH = new RegExp(
  `\\b(?:their|each(?: one)?(?: 's)?|every(?: one)?(?: 's)?) (?:engine |asking |top |build |model )?${FIGURE}\\b|\\b${FIGURE} (?:on|of|for) (?:each|all|every|them|those|these|the lot|all of them|_ref_)\\b|\\bhow many hours (?:do|does|have) (?:they|each|all|those|these|_ref_)\\b`,
);
const COMPARES = /\b(?:compare|comparison|compared|side by side)\b/;
const OTHER =
  /_(?:own|saved|boat|id|person|money|service|asset|coins)_|\b(?:offer\w*|message|average|mean|avg|total|together|versus|vs|than|worth|similar|most|least|which|who|difference|gap|spread|apart|between|how much|fewest|lowest|under|over)\b/;
const OTHER_THAN_NAMES =
  /_(?:own|saved|person|service|coins)_|\b(?:offer\w*|message|average|total|together|worth|similar|who|owners?|difference|closest|nearest|each type|every type|every state|each state)\b/;
const MOST_TOLD = 12;

/** 'Names and prices only', 'just the names of …'. */
const NAMES =
  /\b(?:just|only) (?:give (?:me )?|tell (?:me )?|show (?:me )?|list |want )?(?:the |their )?(?:\w+ and )?(?:names?|titles?|prices?)(?:(?: ,| and|,)+ (?:the |their )?(?:names?|prices?|years?|hours|lengths?|owners?))*\b|\b(?:names?|titles?|prices?|models?)(?: (?:and|with|,|plus) (?:the |their )?(?:names?|prices?|years?|hours))* (?:only|alone|will do|is enough|are enough|suffice)\b|\bnothing (?:else|more|but)(?: the| their)? (?:names?|prices?)\b/;

/** 'Newest to oldest with their hours': each boat of a list with the figures asked for, in an order. */
export const figuresOfListFrame: Frame = (situation) => {
  const { line, memory, reading } = situation;
  const isSorted = line.has(SORTED) && line.has(BESIDE);
  const isEach = memory.shown.length > 1 && memory.focusId === undefined && line.has(OF_EACH) && !isOfSome(line);
  const isMake = line.has(COMPARES) && line.all('make').length === 1;
  const sorts = line.all('sort');
  const isPerFoot =
    sorts.length > 1 && sorts.some(({ by }) => by === 'price-per-foot') && sorts.some(({ count }) => count);
  const isNames = matches(NAMES, reading.words) || isPerFoot;
  const others = isNames ? OTHER_THAN_NAMES : OTHER;
  if ((!isSorted && !isEach && !isMake && !isNames) || line.has(others)) return undefined;
  const by = orderIn(situation);
  const measures = measuresIn(situation, by);
  const base = baseOf(situation);
  if (!base || (measures.length === 0 && !isNames) || (!isEach && !isMake && !isNames && !by)) return undefined;
  return {
    intent: 'figures',
    weight: isNames ? 1.65 : 1.6,
    ...EVERYTHING,
    plan: figuresPlan(base, by, measures, situation),
  };
};

/** 'The hours of the third': one place of the list, not each. */
const isOfSome = (line: Situation['line']): boolean => {
  const refs = line.all('ref');
  return refs.length > 0 && refs.every(({ ref }) => ref.by === 'position' || ref.by === 'extreme');
};

/** Of 'newest to oldest', the first is the order. */
function orderIn({ line, reading }: Situation): By | undefined {
  const sorts = line.all('sort');
  const sort = sorts.find(({ count }) => count) ?? sorts[0];
  return sort && ENDS[sort.by] ? sort.by : orderSaid({ reading });
}

/** 'Sorted by year', 'show the rest by price'. */
export const orderSaid = ({ reading }: Pick<Situation, 'reading'>): By | undefined =>
  ORDERED.find(([pattern]) => matches(pattern, reading.words))?.[1];

const ORDERED: readonly [RegExp, By][] = [
  [
    /\b(?:sort|order|rank|arrange|show|list|rest)\w*\b.*\b(?:by|of) (?:the )?(?:build |model )?(?:year|age)\b/,
    'newest-built',
  ],
  [/\b(?:sort|order|rank|arrange|show|list|rest)\w*\b.*\b(?:by|of) (?:the )?(?:asking )?price\b/, 'price-low'],
  [/\b(?:sort|order|rank|arrange|show|list|rest)\w*\b.*\b(?:by|of) (?:the )?(?:engine )?hours\b/, 'fewest-hours'],
  [/\b(?:sort|order|rank|arrange|show|list|rest)\w*\b.*\b(?:by|of) (?:the )?(?:length|size)\b/, 'length'],
  [/\b(?:sort|order|rank|arrange|show|list|rest)\w*\b.*\b(?:by|of) (?:the )?(?:top )?speed\b/, 'fastest'],
];

function measuresIn({ line, reading }: Situation, by: By | undefined): Measure[] {
  const [own] = (by && ENDS[by]) ?? [];
  const said = FIGURES.filter(([pattern]) => matches(pattern, `${line.text} ${reading.words}`)).map(
    ([, measure]) => measure,
  );
  return [...new Set([...(own ? [own] : []), ...said])];
}

function baseOf({ line, memory }: Situation): Wish | undefined {
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const isRanked = line.all('sort').some(({ count }) => count) && line.has(/\bboats\b/);
  if (line.has(/_(?:type|make|kind)_|\bboats\b/) && (Object.keys(said).length > 0 || isRanked)) return said;
  const named = line.all('boat').flatMap(({ boats, count }) => (count === 1 ? boats.map(({ id }) => id) : []));
  if (named.length > 0) return named.length === line.all('boat').length ? { boatIds: named } : undefined;
  const list = wishOfList(memory);
  return list && refined(list, said);
}

function figuresPlan(base: Wish, by: By | undefined, measures: readonly Measure[], { phrases, line }: Situation): Plan {
  const most = line.all('sort').find(({ count }) => count !== undefined)?.count;
  return (done) => {
    const [read, found] = done;
    if (!read) return use('read_boats', base);
    if (!found)
      return use('search_boats', { ...base, ...(by && ENDS[by]?.[1]), ...(most && most <= 6 && { limit: most }) });
    const error = errorOf(read.output) ?? errorOf(found.output);
    if (error) return say(phrases.cannotSearch(error));
    const total = countOf(read.output.total);
    const all = boatsOf(read.output);
    const boats = total > MOST_TOLD ? inOrderOf(boatsOf(found.output), all) : sortedBy(all, by);
    if (boats.length === 0) return say(phrases.nothing);
    const rows = boats
      .slice(0, most ?? boats.length)
      .map((boat) => ({ title: boat.title, figures: figuresText(boat, measures, phrases) }));
    return say(phrases.eachWith(rows, total, phrases.orders[by ?? 'newest']));
  };
}

/** The boats of a page, with all their figures. */
const inOrderOf = (page: readonly KnownBoat[], all: readonly KnownBoat[]) =>
  page.map((boat) => all.find(({ id }) => id === boat.id) ?? boat);

const RISING = /low|smallest|oldest|fewest|slowest|per-foot/;

function sortedBy(boats: readonly KnownBoat[], by: By | undefined): readonly KnownBoat[] {
  const [measure] = (by && ENDS[by]) ?? [];
  if (!by || !measure) return boats;
  const sign = RISING.test(by) ? 1 : -1;
  const keyOf = (boat: KnownBoat) => figureOf(boat, measure);
  // Boats without the figure come last.
  return boats.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * (one - other);
  });
}

const figuresText = (boat: KnownBoat, measures: readonly Measure[], phrases: Phrases): string =>
  measures
    .map((measure) => {
      const figure = figureOf(boat, measure);
      return figure === undefined ? phrases.notSaidFor : phrases.ahead[measure](figure);
    })
    .join(', ');
