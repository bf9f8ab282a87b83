import { matches } from '../../../matching.ts';
import { EXTREMES, extremeOf } from '../../meant.ts';
import { boatsOf, dollarsOf } from '../../memory.ts';
import { errorOf, type Plan, remarked, say, use } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { amountSaid } from './amounts-said.ts';

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

const CLOSEST =
  /\b(?:closest|nearest|most similar|comes? closest|most nearly)\b[^.?!]*\b(?:price\w*|value\w*|worth|amount|money|cost\w*|it|that|mine)\b|\b(?:price\w*|value\w*|worth|cost\w*)\b[^.?!]*\b(?:closest|nearest|most similar)\b|\b(?:about|roughly|around|nearly|almost) the same (?:price|value|worth)\b|\b(?:same|similar|equal) (?:price|value)\b|\b(?:costs?|priced|worth|asks?) (?:about|roughly|around|nearly|almost) (?:the same|as much)\b/i;

/** 'Whichever of her boats is closest in price', 'his cheapest boat': one of the owner's boats, looked up first. */
export function chosenOfOwner(situation: Situation) {
  const { line, message, phrases } = situation;
  const person = line.first('person');
  const [seller, ...namesakes] = person?.ids ?? [];
  if (!person || seller === undefined || namesakes.length > 0 || person.count < 2) return undefined;
  if (line.has(/_(?:boat|make|id)_/) && !line.first('own')) return undefined;
  const sort = line.first('sort');
  const isOne = sort && !sort.count && (sort.by === 'price-low' || sort.by === 'price-high') && EXTREMES[sort.by];
  const worth = matches(CLOSEST, message) ? worthGiven(situation) : undefined;
  if (!isOne && worth === undefined) return undefined;
  const input = { seller, sort: isOne ? sort.by : 'price-low' };
  return (then: (boatId: number) => Plan): Plan =>
    (done) => {
      const [found, ...rest] = done;
      if (!found) return use('search_boats', input);
      const all = boatsOf(found.output);
      const away = ({ price }: (typeof all)[number]) => Math.abs(dollarsOf(price) - (worth ?? 0));
      const boat = isOne ? all[0] : all.toSorted((a, b) => away(a) - away(b))[0];
      if (!boat) return say(errorOf(found.output) ?? phrases.nothing);
      return remarked(then(boat.id), isOne ? '' : phrases.closestOf(person.name, boat.title, boat.price))(rest);
    };
}

/** The value of all that is given, if it is only cash or one boat of the user's. */
function worthGiven(situation: Situation): number | undefined {
  const { line } = situation;
  const [own, ...more] = line.all('own').flatMap(({ named, boats }) => (named ? boats : []));
  const said = amountSaid(situation);
  const cash = said && 'cash' in said ? said.cash : undefined;
  if (line.has(/_(?:asset|coins)_/) || more.length > 0 || (own && own.price === undefined)) return undefined;
  return own || cash ? (own?.price ?? 0) + (cash ?? 0) : undefined;
}
