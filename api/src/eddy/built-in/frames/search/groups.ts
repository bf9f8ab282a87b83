import type { BoatStatisticsInput, Facet } from '@tradewind/contract/eddy-tools';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { groupText } from './figures-text.ts';
import { groupsOf, nameOf } from './shares.ts';

/** Each group is looked up once more for its boat, and an answer has only so many calls. */
const MOST_LOOKED_UP = 9;
/** The filter of a group. */
const FILTERS: Partial<Record<Facet, 'type' | 'state' | 'query'>> = { type: 'type', state: 'state', make: 'query' };

/** Counts and prices by type, state or make, and the boats themselves if the lowest or highest prices are asked. */
export function groupsPlan(input: BoatStatisticsInput & { by: Facet }, situation: Situation): Plan {
  const { by: facet, ...wish } = input;
  const { line, phrases } = situation;
  const ends = line.all('sort').map(({ by }) => by);
  const end = ends.includes('price-low') ? 'lowestPrice' : ends.includes('price-high') ? 'highestPrice' : undefined;
  const isNamed =
    end !== undefined &&
    line.has(/\b(?:each|every|per|by|all|any|names?|boats?)\b/) &&
    !line.has(/\b(?:average|mean|typical|avg|how many|number of)\b/);
  return ([counted, ...read]) => {
    if (!counted) return use('boat_statistics', { ...wish, by: facet });
    const error = errorOf(counted.output);
    if (error) return say(error);
    const groups = groupsOf(counted.output).filter(({ name }) => name !== NOT_SAID);
    const filter = FILTERS[facet];
    const plain = groupText(counted.output, facet, situation);
    if (!isNamed || !filter || groups.length > MOST_LOOKED_UP || countOf(counted.output.total) === 0) return say(plain);
    const next = groups[read.length];
    if (next) {
      const price = dollarsOf(next[end]);
      const limit = end === 'lowestPrice' ? { maxPrice: price } : { minPrice: price };
      return use('read_boats', { ...wish, ...limit, [filter]: next.name });
    }
    const boats = read.map(({ output }, index) => ({ group: groups[index], boat: extremeIn(boatsOf(output), end) }));
    const named = boats.flatMap(({ group, boat }) =>
      group && boat ? [{ group: nameOf(group), title: boat.title, price: boat.price }] : [],
    );
    if (named.length < groups.length) return say(plain);
    const sorted = named.toSorted((a, b) => dollarsOf(a.price) - dollarsOf(b.price));
    return say(phrases.eachGroup(end === 'lowestPrice', end === 'lowestPrice' ? sorted : sorted.reverse()));
  };
}

const NOT_SAID = 'not said';

const extremeIn = (boats: readonly KnownBoat[], end: 'lowestPrice' | 'highestPrice'): KnownBoat | undefined =>
  boats.toSorted((a, b) => (dollarsOf(a.price) - dollarsOf(b.price)) * (end === 'lowestPrice' ? 1 : -1))[0];
