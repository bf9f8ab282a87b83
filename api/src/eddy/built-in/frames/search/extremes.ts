import { matches } from '../../../matching.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import { type Extreme, LIMITING, type Meaning } from '../../reading/meanings.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { wishOfList } from '../lists/list-wish.ts';

export type By = Extract<Meaning, { is: 'sort' }>['by'];
type Measure = keyof Phrases['ahead'];

/** The figure that decides each superlative, with the search that has its boat first. */
export const ENDS: Partial<Record<By, readonly [Measure, Pick<Wish, 'sort' | 'order'>]>> = {
  'price-low': ['price', { sort: 'price-low' }],
  'price-high': ['price', { sort: 'price-high' }],
  length: ['length', { sort: 'length' }],
  smallest: ['length', { order: 'smallest' }],
  'newest-built': ['year', { order: 'newest-built' }],
  'oldest-built': ['year', { order: 'oldest-built' }],
  'fewest-hours': ['engineHours', { order: 'fewest-hours' }],
  'most-hours': ['engineHours', { order: 'most-hours' }],
  fastest: ['topSpeed', { order: 'fastest' }],
  slowest: ['topSpeed', { order: 'slowest' }],
  'most-berths': ['sleeps', { order: 'most-berths' }],
  'most-people': ['people', { order: 'most-people' }],
  widest: ['beam', { order: 'widest' }],
  'price-per-foot': ['perFoot', { order: 'price-per-foot' }],
};
/** Figures that every boat of a list has. */
export const LISTED: ReadonlySet<Measure> = new Set(['price', 'length', 'year']);

export function figureOf(boat: KnownBoat, measure: Measure): number | undefined {
  const value = (boat as KnownBoat & Record<string, unknown>)[measure];
  if (typeof value === 'string' && value.startsWith('$')) return dollarsOf(value);
  return typeof value === 'number' ? value : undefined;
}

/** The figure of a boat that an order goes by, else its price. */
export function figureText(boat: KnownBoat, by: By, phrases: Phrases): string {
  const [measure] = ENDS[by] ?? [];
  const figure = measure && figureOf(boat, measure);
  if (!measure || figure === undefined || measure === 'price') return boat.price;
  return `${phrases.ahead[measure](figure)}, ${boat.price}`;
}

const tiedWith = (boats: readonly KnownBoat[], measure: Measure): KnownBoat[] => {
  const [first] = boats;
  return boats.filter((boat) => first && figureOf(boat, measure) === figureOf(first, measure));
};

/** The boat that a superlative names with its figure, or those that share it. Undefined if the figure is unknown. */
export function extremeText(by: By, boats: readonly KnownBoat[], phrases: Phrases): string | undefined {
  const [measure] = ENDS[by] ?? [];
  const [first] = boats;
  const figure = measure && first && figureOf(first, measure);
  if (!measure || !first || figure === undefined) return undefined;
  const tied = tiedWith(boats, measure);
  const value = phrases.ahead[measure](figure);
  if (tied.length > 1)
    return phrases.tied(
      tied.map(({ title }) => title),
      value,
      tied.length === boats.length && tied.length > TIED_NAMED,
    );
  return measure === 'price'
    ? phrases.extreme(phrases.ends[by as keyof Phrases['ends']], first.title, value)
    : phrases.extreme(phrases.ends[by as keyof Phrases['ends']], first.title, `${value}, ${first.price}`);
}

/** So many boats of a page may share a figure before others may, too. */
const TIED_NAMED = 5;

/** Looks for the boat that a superlative names among all that match, and names it. */
export function extremePlans(line: Line, wish: Wish, phrases: Phrases): Plan[] {
  const ends = [...new Set(line.all('sort').map(({ by }) => by))].filter((by) => ENDS[by]);
  return ends.map((by) => (done) => {
    const [found] = done;
    if (!found) return use('search_boats', { ...wish, ...ENDS[by]?.[1], limit: 3 });
    return say(errorOf(found.output) ?? extremeText(by, boatsOf(found.output), phrases) ?? phrases.notGiven);
  });
}

export const BY_HOW_MUCH =
  /\bby how (?:much|many)\b|\bhow much (?:more|less|\w+er)\b|\b(?:difference|gap|spread|apart)\b|\bhow much between\b|\bhow (?:far|many \w+) apart\b/;

/** Two ends of one set, or one end of all boats that the last search found, also of those that it did not show. */
export const extremesFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  const { ends, text } = endsIn(situation);
  if (
    ends.length === 0 ||
    line.has(/_(?:own|saved|id)_|\bagent\b|\bfirst\b|\bsort\b|\b(?:average|mean|median|avg)\b/) ||
    line.all('sort').some(({ count = 1 }) => count > 1)
  )
    return undefined;
  // Of boats named by the user, only those count.
  if (line.all('boat').length > 1) return undefined;
  // 'Cheapest to priciest' is an order.
  const isOrder = line.has(/_sort_ (?:to|through|->) (?:the )?_sort_/) && !line.has(BY_HOW_MUCH);
  const isPair =
    !isOrder && ends.length > 1 && PAIR.test(text) && new Set(line.all('type').map(({ type }) => type)).size < 2;
  const ofList = isOfList(situation, ends);
  if (!isPair && !ofList) return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const last = wishOfList(situation.memory) ?? {};
  // Without a distance, 'near' is only an order.
  const near = last.withinMiles === undefined ? ['near'] : [];
  const base = without(last, ['cursor', 'limit', 'sort', 'order', ...near] as (keyof Wish)[]);
  const isOfShown = situation.memory.shown.length > 1 && !line.has(FRESH);
  const wish = ofList || (isPair && (line.has(OF_THEM) || isOfShown)) ? refined(base, said) : said;
  return {
    intent: 'figures',
    weight: 1.3,
    uses: [...LIMITING, 'sort', 'ref', 'make', 'boat'],
    words:
      /\b(?:what|which|is|are|the|and|or|one|boats?|of|you|have|has|got|them|those|these|by|how|much|difference|gap|spread|apart|between|price|years|feet|many|vs|versus|show|tell|me|for|sale|with|a|been|used|run|driven|seen)\b/,
    ...(isPair && line.has(BY_HOW_MUCH) && !line.has(/\b(?:who|where|fees?)\b/) && { whole: true }),
    plan: extremesPlan(ends, wish, line.has(BY_HOW_MUCH), phrases),
  };
};

const BY_OF: Readonly<Record<Extreme, By>> = {
  cheapest: 'price-low',
  priciest: 'price-high',
  newest: 'newest-built',
  oldest: 'oldest-built',
  longest: 'length',
  shortest: 'smallest',
  fastest: 'fastest',
  slowest: 'slowest',
  'fewest-hours': 'fewest-hours',
  'most-hours': 'most-hours',
};

/** The superlatives of a message. Without a list, 'the shortest boat' is one of all boats. */
function endsIn({ line, memory }: Situation): { ends: By[]; text: string } {
  const ofAll = memory.shown.length < 2 || line.has(/\b(?:you have|on here|listed|of all|overall)\b/);
  const read = line.chunks.map(({ meaning, text }) => {
    if (meaning?.is === 'sort') return { by: meaning.by, text };
    if (ofAll && meaning?.is === 'ref' && meaning.ref.by === 'extreme')
      return { by: BY_OF[meaning.ref.extreme], text: '_sort_' };
    return { by: undefined, text };
  });
  const text = read.map((one) => one.text).join(' ');
  const ends = [...new Set(read.flatMap(({ by }) => (by && ENDS[by] ? [by] : [])))];
  const opposite = oppositeIn(ends, text);
  return opposite ? { ends: [...ends, opposite], text: `${text} and _sort_` } : { ends, text };
}

const OPPOSITES: Partial<Record<By, By>> = {
  'most-hours': 'fewest-hours',
  'fewest-hours': 'most-hours',
};
const BARE_END =
  /_sort_.*\b(?:and|vs|versus|or|to)\b.*\b(?:which|one|who|what|the|boat)\b(?: \w+){0,4} (?:most|least|fewest)[?.! ]*$|_sort_.*\b(?:and|vs|versus) (?:the )?(?:most|least|fewest|lowest|highest)[?.! ]*$/;

/** 'Which has the most hours and which the least': the other end of the same figure. */
export function oppositeIn([end, ...others]: readonly By[], text: string): By | undefined {
  return end && others.length === 0 && matches(BARE_END, text) ? OPPOSITES[end] : undefined;
}

const PAIR =
  /_sort_ (?:[a-z]+ |_(?:type|place|make|bound|money|fuel|kind|condition|engine)_ ){0,5}(?:and|or|vs|versus|than|to|,|&|\/) (?:[a-z]+ |'s |\? ){0,6}_sort_/;
/** Words that ask for other boats than those of the list. */
const FRESH = /\b(?:boats?|yachts?|you have|here|listed|site|market)\b|_(?:type|make|kind)_/;
const OF_THEM = /\b(?:them|those|these|they|the lot|the bunch)\b|_ref_/;
const ONLY_END =
  /^(?:(?:and|or|but|so|okay|now|what about|how about|then|what|which|who|one|of|them|those|these|is|has|have|are|does|the|boat|would|be|been|used|run|driven|seen|goes|sleeps?|carries|carry|holds?|seats?|fits?|_ref_) )*_sort_(?: (?:one|boat|of|them|those|these|then|is|it|\?|\.|!|by|how|much|,|and|_ref_))*$/;

/** Whether a superlative is about the boats of the last search, and those on screen do not tell. */
function isOfList({ line, memory }: Situation, ends: readonly By[]): boolean {
  const { shown } = memory;
  const list = wishOfList(memory);
  const isCounted = memory.listedBy === 'boat_statistics';
  const found = isCounted
    ? Number.POSITIVE_INFINITY
    : list?.boatIds && memory.listedBy !== 'search_boats'
      ? shown.length
      : memory.found;
  if (!list || (shown.length < 2 && found < 2)) return false;
  if (
    line.has(/_(?:boat|make)_/) ||
    !(line.has(ONLY_END) || (line.has(OF_THEM) && !line.has(/_(?:type|place|bound|money)_/)))
  )
    return false;
  return ends.some((by) => {
    const [measure] = ENDS[by] ?? [];
    return measure && (!LISTED.has(measure) || found > shown.length || isTied(shown, by, measure));
  });
}

function isTied(shown: readonly KnownBoat[], by: By, measure: Measure): boolean {
  const values = shown.flatMap((boat) => figureOf(boat, measure) ?? []);
  const top = /low|smallest|oldest|fewest|slowest/.test(by) ? Math.min(...values) : Math.max(...values);
  return values.filter((value) => value === top).length > 1;
}

function extremesPlan(ends: readonly By[], wish: Wish, isCompared: boolean, phrases: Phrases): Plan {
  return (done) => {
    const by = ends[done.length];
    if (by) return use('search_boats', { ...wish, ...ENDS[by]?.[1] });
    const [first] = done;
    const error = first && errorOf(first.output);
    if (error) return say(phrases.cannotSearch(error));
    const total = countOf(first?.output.total);
    if (!first || total === 0) return say(phrases.nothing);
    const lists = done.map(({ output }) => boatsOf(output));
    const [only] = lists[0] ?? [];
    if (total === 1 && only) return say(phrases.wouldBe(only.title, only.price));
    const texts = ends.map((end, index) => extremeText(end, lists[index] ?? [], phrases) ?? phrases.notGiven);
    const gap = isCompared ? apartText(ends, lists, phrases) : undefined;
    const unsaid = ends.some((end) => !LISTED.has(ENDS[end]?.[0] ?? 'price')) ? [phrases.amongGiven] : [];
    const found = phrases.found(total, Boolean(first.output.andMore));
    return say([found, ...texts, ...(gap ? [gap] : []), ...unsaid].join(' '));
  };
}

/** How much the two ends differ, or the first boat from the second. */
function apartText(
  ends: readonly By[],
  lists: readonly (readonly KnownBoat[])[],
  phrases: Phrases,
): string | undefined {
  const [end] = ends;
  const [measure] = (end && ENDS[end]) ?? [];
  const one = lists[0]?.[0];
  const other = lists.length > 1 ? lists[1]?.[0] : lists[0]?.[1];
  if (!measure || !one || !other || ends.some((by) => ENDS[by]?.[0] !== measure)) return undefined;
  return apart(one, other, measure, phrases);
}

export function apart(one: KnownBoat, other: KnownBoat, measure: Measure, phrases: Phrases): string | undefined {
  const [a, b] = [figureOf(one, measure), figureOf(other, measure)];
  if (a === undefined || b === undefined || a === b) return undefined;
  const [high, low] = a > b ? [one, other] : [other, one];
  return phrases.apart[measure](high.title, low.title, Math.round(Math.abs(a - b) * 10) / 10);
}
