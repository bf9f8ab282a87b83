import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';
import type { Situation } from '../../situation.ts';

const AT_LIST =
  /\b(?:which|what|any|some|only|the|_\w+_) ones\b|\b(?:of|from|among) (?:them|these|those)\b|^(?:(?:and|so|okay|but|then) )*(?:only|just) the _/;

const isAll = ({ line }: Situation): boolean => line.all('ref').some(({ ref }) => ref.by === 'all');
const pointsAtList = (situation: Situation): boolean => isAll(situation) || situation.line.has(AT_LIST);

/** How many boats the list has that the message narrows: 'which of them …' asks about it, however little of it fits. */
export function listMeant(situation: Situation): number | undefined {
  const { found, listedBy, search } = situation.memory;
  return search && listedBy === 'search_boats' && found > 0 && pointsAtList(situation) ? found : undefined;
}

/** 'Which of them aren’t cruisers' behind a search for cruisers. */
export function rulesAllOut(situation: Situation): boolean {
  const { line, memory } = situation;
  const type = memory.search?.type;
  return (
    listMeant(situation) !== undefined &&
    line.chunks.some(({ meaning, negated }) => negated && meaning?.is === 'type' && meaning.type === type)
  );
}

/** The search that a message goes on from. 'Which of them take gold' behind 'the two cheapest' asks about these two. */
export function narrowedBase(situation: Situation, search: Wish): Wish {
  const { shown, found, listedBy } = situation.memory;
  const isWhole = listedBy === 'search_boats' && shown.length === found;
  const isCounted = 'limit' in search || (isWhole && isElsewhere(situation, search));
  return isAll(situation) && shown.length > 1 && isCounted
    ? { boatIds: shown.map(({ id }) => id) }
    : withoutPage(search);
}

const WHERE: readonly (keyof Wish)[] = ['state', 'states', 'location', 'locations', 'zip'];

/** 'Any of those in Ohio' asks about these, even if all of them were searched for in another place. */
const isElsewhere = ({ line }: Situation, search: Wish): boolean =>
  line.first('place') !== undefined && WHERE.some((key) => search[key] !== undefined);

export const withoutPage = (search: Wish): Wish => without(search, ['cursor', 'limit'] as (keyof Wish)[]);
