import type { UsState } from '@tradewind/domain/geography';
import type { Chunk } from './line.ts';
import { homeOf } from './us-places.ts';
import type { Wish } from './wish.ts';

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Within so many miles of a city, its name finds the boats; farther ones are searched in its state. */
const NEAR_CITY = 25;

/** Where the boats should be, and where not. */
export function placesIn(chunks: readonly Chunk[], miles = 0): Wish {
  const places = chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'place' ? [{ ...meaning, negated }] : []));
  const wanted = places.filter(({ negated }) => !negated);
  const unwanted = places.filter(({ negated }) => negated);
  const cities = unique(wanted.flatMap(({ location }) => (location ? [location] : [])));
  const around = miles > NEAR_CITY ? cities.flatMap((city) => homeOf(city) ?? []) : [];
  const near = around.length > 0 ? [] : cities;
  const states = unique([
    ...wanted.flatMap(({ states: all = [], location }) => (location && cities.length > 1 ? [] : all)),
    ...around,
  ]);
  const notStates = unique(unwanted.flatMap(({ states: all = [], location }) => (location ? [] : all)));
  const notLocations = unwanted.flatMap(({ location }) => (location ? [location] : []));
  const zip = wanted.find((place) => place.zip)?.zip;
  return {
    ...statesOf(states.filter((state) => !notStates.includes(state))),
    ...(near.length === 1 && { location: near[0] }),
    ...(near.length > 1 && { locations: near }),
    ...(zip && { zip }),
    ...(notStates.length > 0 && states.length === 0 && { notStates }),
    ...(notLocations.length > 0 && { notLocations }),
  };
}

const statesOf = (states: readonly UsState[]): Wish => {
  if (states.length === 1) return { state: states[0] };
  return states.length > 1 ? { states: [...states] } : {};
};
