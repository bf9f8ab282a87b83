import { EXTREMES, extremeOf } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';

/** 'The cheapest Dorado' of those that are known. */
export function sortedNamed({ chunks }: Line): number | undefined {
  const at = chunks.findIndex(({ meaning }) => meaning?.is === 'sort');
  const [sort, make] = [chunks[at]?.meaning, chunks[at + 1]?.meaning];
  if (sort?.is !== 'sort' || sort.count || make?.is !== 'make' || make.boats.length < make.count) return undefined;
  const extreme = EXTREMES[sort.by];
  return extreme && extremeOf(make.boats, extreme)?.id;
}

/** 'The cheapest' of a list that is shown whole. */
export function sortedShown({ line, memory: { shown, found } }: Situation): number | undefined {
  const extreme = extremeIn(line);
  return extreme && shown.length > 1 && found <= shown.length ? extremeOf(shown, extreme)?.id : undefined;
}

const extremeIn = (line: Line) => {
  const sort = line.first('sort');
  return sort && !sort.count && line.has(/\b(?:the|its) _sort_(?: (?:one|boat|of)\b| ?[.,?!]|$)/)
    ? EXTREMES[sort.by]
    : undefined;
};

/** 'The cheapest' of a search that found more boats than it showed. */
export function sortedSearch({ line, memory, phrases }: Situation) {
  const sort = line.first('sort');
  if (!sort || !extremeIn(line) || memory.listedBy !== 'search_boats' || !memory.search) return undefined;
  if (sort.by !== 'price-low' && sort.by !== 'price-high') return undefined;
  const { order: _order, ...search } = memory.search;
  const input = { ...search, sort: sort.by };
  return (then: (boatId: number) => Plan): Plan =>
    (done) => {
      const [found, ...rest] = done;
      if (!found) return use('search_boats', input);
      const [boat] = boatsOf(found.output);
      return boat ? then(boat.id)(rest) : say(errorOf(found.output) ?? phrases.nothing);
    };
}
