import { boatsOf } from '../../memory.ts';
import { countOf, errorOf, inTurn, type Plan, say, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { type By, ENDS, extremeText, oppositeIn } from '../search/extremes.ts';

/** The listings themselves tell of price, length and year. */
const TOLD: ReadonlySet<By> = new Set([
  'price-low',
  'price-high',
  'length',
  'smallest',
  'newest-built',
  'oldest-built',
]);
const FIGURES = /\b(?:which|what|any|how many|do|does|are|is|show|list)\b/;
const OTHER =
  /\b(?:offers?|offered|trade|swap|views?|viewed|worth|price|priced|compare|than|sell|sold|agent|message|ask|tell|together|total|should|longest|listed|up|get|delete|remove|where)\b|_(?:person|asset|coins|money|boat|make|service|type)_/;

const TELLS = /\b(?:most|least|fewest|fastest|slowest|gas|diesels?|hours|sleeps?|speed|outboards?|twins?)\b/i;

/** 'My slowest boat, and the one that burns gas': an end or a part of one's own boats. */
export const ownFoundFrame: Frame = (situation) => {
  const { line, own } = situation;
  const said = line.first('own');
  if (!said || said.named || own.length < 2 || !line.has(FIGURES) || line.has(OTHER)) return undefined;
  const boatIds = own.map(({ id }) => id);
  const ends = line.all('sort').flatMap(({ by, count = 1 }) => (ENDS[by] && !TOLD.has(by) && count === 1 ? [by] : []));
  const opposite = oppositeIn(ends, line.text);
  const wish = without(readWish(line).wish, ['sort', 'order', 'limit', 'query', 'makes', 'notMine', 'boatIds']);
  if (ends.length === 0 && (Object.keys(wish).length === 0 || line.all('sort').length > 0)) return undefined;
  const plans = [
    ...[...ends, ...(opposite ? [opposite] : [])].map((by) => endPlan(by, boatIds, situation)),
    ...(Object.keys(wish).length > 0 ? [partPlan(wish, boatIds, situation)] : []),
  ];
  return { intent: 'own', weight: 1.66, ...EVERYTHING, whole: true, tells: TELLS, plan: inTurn(plans) };
};

const endPlan =
  (by: By, boatIds: readonly number[], { phrases }: Situation): Plan =>
  ([found]) => {
    if (!found) return use('search_boats', { boatIds, ...ENDS[by]?.[1] });
    return say(errorOf(found.output) ?? extremeText(by, boatsOf(found.output), phrases) ?? phrases.notGiven);
  };

const partPlan =
  (wish: Wish, boatIds: readonly number[], { phrases }: Situation): Plan =>
  ([found]) => {
    if (!found) return use('search_boats', { ...wish, boatIds });
    const boats = boatsOf(found.output);
    return say(
      errorOf(found.output) ??
        (countOf(found.output.total) > 0
          ? phrases.ofThese(boatIds.length, boats)
          : phrases.noneOfThese(boatIds.length)),
    );
  };
