import type { NamedDeal } from '../../../../platform/names.ts';
import { namedIds } from '../../meant.ts';
import type { Line } from '../../reading/line.ts';
import { fits } from '../../reading/names/narrowed-names.ts';
import type { Situation } from '../../situation.ts';

/** Trades in which something is agreed. */
export const dealsIn = (deals: readonly NamedDeal[], ...lists: readonly NamedDeal['list'][]) =>
  deals.filter(({ list }) => lists.includes(list));

const SHORTEST_NAME = 3;

/** The trades with the people and about the boats that the words name, or if there are none, those with either. */
export function dealsNamed({ line }: Situation, deals: readonly NamedDeal[]): NamedDeal[] {
  const people = line.all('person').map(({ name }) => name);
  const names = [
    ...line.all('boat').flatMap(({ name, boats }) => [name, ...boats.map(({ title }) => title)]),
    ...makesMeant(line),
    ...line.chunks.flatMap(({ meaning, written }) =>
      meaning?.is === 'type' && !written.includes(' ') ? [written] : [],
    ),
    ...line.all('own').flatMap(({ named, boats }) => (named ? boats.map(({ title }) => title) : [])),
    // The catalog doesn't know a boat that a trade has taken.
    ...line.all('strange').flatMap(({ word }) => (word.length > SHORTEST_NAME ? [word] : [])),
  ].map((name) => name.toLowerCase());
  const withThem = deals.filter((deal) => deal.people.some(({ name }) => people.includes(name)));
  const overThem = deals.filter(({ boats }) =>
    boats.some(({ boatTitle }) => names.some((name) => boatTitle.toLowerCase().includes(name))),
  );
  const both = withThem.filter((deal) => overThem.includes(deal));
  return both.length > 0 ? both : deals.filter((deal) => withThem.includes(deal) || overThem.includes(deal));
}

/** Makes as names of boats: 'the Gales' are those of the market, and 'the Gale in Ohio' is the one that is there. */
function makesMeant({ chunks }: Line): string[] {
  return chunks.flatMap(({ meaning, written }, index) => {
    if (meaning?.is !== 'make') return [];
    if (meaning.count > 1 && written.toLowerCase().endsWith(`${meaning.make.toLowerCase()}s`)) return [];
    const place = chunks[index + 1]?.meaning;
    const there = place?.is === 'place' ? meaning.boats.filter((boat) => fits(boat, place)) : [];
    return there.length > 0 ? there.map(({ title }) => title) : [meaning.make];
  });
}

/** The same, but none if somebody and a boat are named that no trade has together: the words suppose a trade that there is not. */
export function dealsOfBoth(situation: Situation, deals: readonly NamedDeal[]): NamedDeal[] {
  const { line } = situation;
  const named = dealsNamed(situation, deals);
  const people = line.all('person').map(({ name }) => name);
  const ids = namedIds(line);
  if (people.length === 0 || ids.length === 0) return named;
  return named.filter(
    (deal) =>
      deal.people.some(({ name }) => people.includes(name)) && deal.boats.some(({ boatId }) => ids.includes(boatId)),
  );
}
