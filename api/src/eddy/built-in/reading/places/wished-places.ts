import { isKnownCity } from '@tradewind/domain/city-distances';
import { STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import type { Chunk, Line } from '../line.ts';
import { unique } from '../unique.ts';
import type { Wish } from '../wish.ts';
import { homeOf } from './us-places.ts';

/** 'Near Tampa' without a number of miles. */
const NEARBY = 50;

/** Where the boats should be, and where not. */
export function placesIn(chunks: readonly Chunk[], line: Line): Wish {
  const places = chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'place' ? [{ ...meaning, negated }] : []));
  const wanted = places.filter(({ negated }) => !negated);
  const unwanted = places.filter(({ negated }) => negated);
  const cities = unique(wanted.flatMap(({ location, towns = [] }) => (location ? [location] : towns)));
  const whole = unique(wanted.flatMap(({ states: all = [], location }) => (location ? [] : all)));
  const isMixed = cities.length > 0 && whole.length > 0;
  const near = isMixed || wanted.some(({ towns }) => towns) ? undefined : nearIn(chunks, line);
  const named = near ? [] : [...cities, ...(isMixed ? whole.flatMap(writtenStates) : [])];
  const states = unique(
    wanted.flatMap(({ states: all = [], location }) =>
      isMixed || (location && (near || cities.length > 1)) ? [] : all,
    ),
  );
  const notStates = unique(unwanted.flatMap(({ states: all = [], location }) => (location ? [] : all)));
  const except = wanted.flatMap((place) => place.except ?? []).filter((town) => !cities.includes(town));
  const notLocations = unique([
    ...unwanted.flatMap(({ location, towns = [] }) => (location ? [location] : towns)),
    ...except,
  ]);
  const zip = wanted.find((place) => place.zip)?.zip;
  return {
    ...near,
    ...statesOf(states.filter((state) => !notStates.includes(state))),
    ...(named.length === 1 && { location: named[0] }),
    ...(named.length > 1 && { locations: named }),
    ...(zip && { zip }),
    ...(notStates.length > 0 && states.length === 0 && { notStates }),
    ...(notLocations.length > 0 && { notLocations }),
  };
}

const CLOSEST =
  /\b(?:closest|nearest|nearer|closer|(?:by|order of|in terms of) (?:the )?(?:distance|proximity|how (?:far|close))|least far|(?:shortest|least) (?:drive|haul|trip|distance))\b/;
const AROUND = /^(?:\w+ )*(?:near|nearby|around|close to|outside|outside of)\b/i;
const AROUND_BEFORE =
  /\b(?:near|nearby|around|close|closish|vicinity of|area of|outside|outside of|(?:short|easy|quick) (?:drive|haul|run|tow) (?:of|from|to))(?: to)? $/;

/** With a town, 'near me' means near it: 'I'm in Tampa, what is close?' */
const CLOSE_TO_ME =
  /\b(?:near|close to|around|by) (?:me|us|here|home|there|my \w+)\b|\bnearby\b|\bclose(?: by)?(?= [?.!,]|$)|\bin my area\b|\blocal(?:ly)?\b/;

/** The one city that the boats should be near, if it is known where it is. */
function nearIn(chunks: readonly Chunk[], line: Line): Pick<Wish, 'near' | 'withinMiles'> | undefined {
  const cities = chunks.filter(({ meaning, negated }) => meaning?.is === 'place' && meaning.location && !negated);
  const [city] = cities;
  if (cities.length !== 1 || city?.meaning?.is !== 'place') return undefined;
  const near = cityText(city.meaning);
  if (!isKnownCity(near)) return undefined;
  const miles = line.first('miles');
  if (miles) return { near, withinMiles: Math.min(Math.max(Math.round(miles.value), 1), FARTHEST) };
  if (line.has(CLOSEST)) return { near };
  const before = line.chunks
    .slice(0, line.chunks.indexOf(city))
    .map(({ text }) => `${text} `)
    .join('');
  return city.meaning.around || AROUND.test(city.written) || AROUND_BEFORE.test(before) || line.has(CLOSE_TO_ME)
    ? { near, withinMiles: NEARBY }
    : undefined;
}

const FARTHEST = 3_000;

/** A city with its state, as far as it is known: 'Tampa, FL'. */
export function cityText({
  label,
  location,
  states = [],
}: {
  label: string;
  location?: string;
  states?: readonly string[];
}): string {
  const [state] = states;
  const home = location && homeOf(location);
  if (location && state) return `${location}, ${state}`;
  return location && home ? `${location}, ${home}` : label;
}

/** A state as locations write it, for a search beside cities: 'Savannah or anywhere in South Carolina'. */
const writtenStates = (state: UsState): string[] => [`, ${state}`, STATE_NAMES[state]];

const statesOf = (states: readonly UsState[]): Wish => {
  if (states.length === 1) return { state: states[0] };
  return states.length > 1 ? { states: [...states] } : {};
};

const LIVES =
  /\b(?:live|lives|living|reside|resides|residing|retired|moved|moving|relocated|relocating|based|grew up|docked|moored|dock|_aside_(?: [a-z]+)? out(?: of)?|(?:business|trips|company)(?: [a-z]+)? out of|home port(?: is| will be| would be)?|home base(?: is)?)(?: (?:here|now|currently|down|up|over|right|to|is|out|of|near|at|in|just|both|mostly|:))* $/;
const CLOSE = /\b(?:near|close|closest|nearest|nearby|local|locally|around|within|miles|far|drive|distance|here)\b/;

/** Places where the user lives. They limit no search, unless it asks for something close. */
export function homesIn(line: Line): Chunk[] {
  if (line.has(CLOSE) || /\b(?:near|around|close|within)\b/i.test(line.message)) return [];
  let before = '';
  return line.chunks.filter((chunk, index) => {
    // A list of places is where the boat should be: nobody lives in three.
    const isListed = line.chunks.slice(index + 1, index + 4).some(({ meaning }) => meaning?.is === 'place');
    const isHome = chunk.meaning?.is === 'place' && LIVES.test(before) && !isListed;
    before += `${chunk.text} `;
    return isHome;
  });
}
