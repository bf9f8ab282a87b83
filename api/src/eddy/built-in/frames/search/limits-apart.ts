import { boatsOf } from '../../memory.ts';
import { countOf, errorOf, inTurn, type Plan, say, use } from '../../plan.ts';
import { type Chunk, Line } from '../../reading/line.ts';
import type { Field, Meaning } from '../../reading/meanings.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { described } from './describe.ts';
import { type By, ENDS, extremeText, LISTED } from './extremes.ts';
import { averageText } from './figures-text.ts';
import { searchPlan } from './search-plan.ts';

const COUNTS = /\bhow many\b|\bnumber of\b|\bcount\b/;
const AVERAGES = /\b(?:average|mean|avg|typical)\b/;
/** '2019 and 2021 models'. */
const YEARS =
  /^(?:(?:please|show|find|list|give|me|any|all|the|looking|for|want|need|i|boats|built|from|in|models?|got|have|you|do|_\w+_) )*_bound_ (?:and|or|&) _bound_ (?:models?|boats|ones|builds?|_type_)\b/;
/** 'Under 20k or over 3 million'. */
const EITHER =
  /_bound_(?: (?:boats|ones|[,]))* or (?:(?:else|maybe|boats|ones|anything|something|that|are|is|,) )*_bound_|\beither\b.*_bound_.*\bor\b.*_bound_/;
const MOST = 4;

/** 'How many under 50k, 50 to 100k and over a million': the same figure for each of several limits that exclude each other. */
export const limitsApartFrame: Frame = (situation) => {
  const { line } = situation;
  const sorts = [...new Set(line.all('sort').map(({ by }) => by))];
  const [by] = sorts;
  const isYears = line.has(YEARS) || (line.has(EITHER) && areEnds(line));
  const isAsked =
    isYears || line.has(COUNTS) || line.has(AVERAGES) || (by !== undefined && sorts.length === 1 && ENDS[by]);
  if (!isAsked || line.has(/_(?:own|saved|boat|id|person|asset|coins)_|\b(?:offer|trade|swap|compare)\b/))
    return undefined;
  const wishes = wishesIn(line);
  if (wishes.length < 2 || wishes.length > MOST) return undefined;
  return {
    intent: 'figures',
    weight: 1.64,
    ...EVERYTHING,
    whole: true,
    tells: /[\s\S]/,
    plan: inTurn(wishes.map((wish) => planFor(wish, by, situation))),
  };
};

/** A wish for each of the limits of one field, if no boat can be within all of them. */
function wishesIn({ chunks, message }: Line): Wish[] {
  const bounds = chunks.flatMap((chunk) => (chunk.meaning?.is === 'bound' && !chunk.negated ? [chunk] : []));
  const field = bounds.map(fieldOf).find((one) => isApart(bounds.filter((chunk) => fieldOf(chunk) === one)));
  if (field === undefined) return [];
  const alternatives = bounds.filter((chunk) => fieldOf(chunk) === field);
  return alternatives.map((only) => {
    const left = chunks.filter((chunk) => chunk === only || !alternatives.includes(chunk));
    return without(readWish(new Line(message, left)).wish, ['sort', 'order', 'limit']);
  });
}

/** 'Under 20k' and 'over 3 million' together leave nothing, so each is meant for itself. */
function areEnds(line: Line): boolean {
  const [one, two, ...more] = line.all('bound');
  if (!one || !two || more.length > 0 || one.field !== two.field) return false;
  const [low, high] = one.max === undefined ? [two, one] : [one, two];
  return low.min === undefined && high.max === undefined && (low.max ?? 0) < (high.min ?? 0);
}

type Bound = Extract<Meaning, { is: 'bound' }>;
const boundOf = ({ meaning }: Chunk) => meaning as Bound;
const fieldOf = (chunk: Chunk): Field => boundOf(chunk).field;

/** Whether each limit begins where another one ends, or each is the same end: 'sleeps 6, sleeps 4'. */
function isApart(chunks: readonly Chunk[]): boolean {
  if (chunks.length < 2 || chunks.some((chunk) => boundOf(chunk).about)) return false;
  const ranges = chunks.map(boundOf).map(({ min = -Infinity, max = Infinity }) => ({ min, max }));
  const isDisjoint = (one: (typeof ranges)[number], two: (typeof ranges)[number]) =>
    one.max <= two.min || two.max <= one.min;
  const isSameEnd = chunks
    .map(boundOf)
    .every(({ min, max, bare }) => bare !== undefined && min !== undefined && max === undefined);
  return isSameEnd || ranges.every((one, at) => ranges.every((two, other) => at === other || isDisjoint(one, two)));
}

function planFor(wish: Wish, by: By | undefined, situation: Situation): Plan {
  const { line, phrases } = situation;
  const kind = described(wish, phrases);
  const named = (text: string) =>
    text.includes(kind) ? text : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${text}`;
  if (line.has(AVERAGES))
    return ([found]) => {
      if (!found) return use('boat_statistics', wish);
      return say(errorOf(found.output) ?? named(averageText(found.output, wish, situation)));
    };
  if (!by && !line.has(COUNTS)) return searchPlan({ wish }, phrases);
  return ([found]) => {
    const isCount = line.has(COUNTS) || !by;
    if (!found) return use('search_boats', isCount ? wish : { ...wish, ...ENDS[by]?.[1], limit: 3 });
    const { output } = found;
    const error = errorOf(output);
    if (error) return say(phrases.cannotSearch(error));
    const total = countOf(output.total);
    if (isCount) return say(named(total > 0 ? phrases.counted(total, Boolean(output.andMore)) : phrases.nothing));
    const missing = LISTED.has(ENDS[by]?.[0] ?? 'price') ? phrases.nothing : phrases.notGiven;
    return say(named(total > 0 ? (extremeText(by, boatsOf(output), phrases) ?? phrases.notGiven) : missing));
  };
}
