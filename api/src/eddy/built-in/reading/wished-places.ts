import type { UsState } from '@tradewind/domain/geography';
import type { Chunk, Line } from './line.ts';
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

const LIVES =
  /\b(?:live|lives|living|reside|resides|residing|retired|moved|moving|relocated|relocating|based|grew up|docked|moored|dock|_aside_(?: [a-z]+)? out(?: of)?|(?:business|trips|company)(?: [a-z]+)? out of|home port(?: is| will be| would be)?|home base(?: is)?)(?: (?:here|now|currently|down|up|over|right|to|is|out|of|near|at|in|just|both|mostly|:))* $/;
const CLOSE = /\b(?:near|close|closest|nearest|nearby|local|locally|around|within|miles|far|drive|distance|here)\b/;

/** Places where the user lives. They limit no search, unless it asks for something close. */
export function homesIn(line: Line): Chunk[] {
  if (CLOSE.test(line.text) || /\b(?:near|around|close|within)\b/i.test(line.message)) return [];
  let before = '';
  return line.chunks.filter((chunk) => {
    const isHome = chunk.meaning?.is === 'place' && LIVES.test(before);
    before += `${chunk.text} `;
    return isHome;
  });
}
