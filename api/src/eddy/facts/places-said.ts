import { STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import { REGIONS } from '../built-in/reading/places/regions.ts';
import { STATE_OF_CITY, WORDLIKE_CITIES } from '../built-in/reading/places/us-places.ts';
import { escaped } from '../matching.ts';
import type { KnownBoat, KnownFacts } from './known-facts.ts';

/** A place in a sentence. */
export interface SaidPlace {
  start: number;
  end: number;
  city?: string;
  states: readonly string[];
}
const STATES = Object.entries(STATE_NAMES) as [UsState, string][];
const STATE_PATTERN = new RegExp(`\\b(?:${STATES.map(([, name]) => name).join('|')})\\b`, 'gi');
const CODE_PATTERN = new RegExp(`(?<=,\\s?|\\bin |\\(|/|-\\s)(?:${STATES.map(([code]) => code).join('|')})\\b`, 'g');
const CITY_PATTERN = new RegExp(
  `\\b(?:${[...STATE_OF_CITY.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})\\b`,
  'gi',
);

/** All places in a sentence: those of known boats, and cities, states and regions of the country. */
export function placesIn(text: string, known: KnownFacts, taken: (start: number) => boolean): SaidPlace[] {
  const found: SaidPlace[] = [];
  const add = (place: SaidPlace) => {
    if (!taken(place.start) && !found.some((one) => place.start < one.end && place.end > one.start)) found.push(place);
  };
  for (const city of citiesOf(known))
    for (const match of text.matchAll(new RegExp(`(?<![\\p{L}])${escaped(city)}(?![\\p{L}])`, 'giu')))
      add({ ...spanOf(match), city, states: [] });
  for (const [pattern, , states] of REGIONS)
    for (const match of text.matchAll(new RegExp(`\\b(?:${pattern.source})\\b`, 'gi')))
      if (/\p{Lu}/u.test(match[0])) add({ ...spanOf(match), states });
  for (const match of text.matchAll(CITY_PATTERN)) {
    const name = match[0].toLowerCase();
    if (WORDLIKE_CITIES.has(name) && !/^\p{Lu}/u.test(match[0])) continue;
    add({ ...spanOf(match), city: name, states: [] });
  }
  for (const match of text.matchAll(STATE_PATTERN)) add({ ...spanOf(match), states: [codeOf(match[0])] });
  for (const match of text.matchAll(CODE_PATTERN)) add({ ...spanOf(match), states: [match[0]] });
  return found.sort((a, b) => a.start - b.start);
}

const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
const codeOf = (name: string) => STATES.find(([, one]) => one.toLowerCase() === name.toLowerCase())?.[0] ?? '';

const citiesOf = (known: KnownFacts) =>
  new Set(
    [...known.boats.values()]
      .map(({ location }) => location.split(',')[0]?.trim().toLowerCase() ?? '')
      .filter((city) => city.length > 2),
  );

/** Whether a boat is in a place. Near a city is anywhere in its state. */
export function isIn({ location, state }: KnownBoat, { city, states }: SaidPlace, near = false): boolean {
  if (city === undefined) return state !== undefined && states.includes(state);
  if (location.toLowerCase().includes(city)) return true;
  return near && STATE_OF_CITY.get(city) === state;
}

/** Whether a tool was asked about a place or returned it, apart from where boats are. */
export function wasAskedAbout({ lists, ours }: KnownFacts, { city, states }: SaidPlace): boolean {
  const names = city
    ? [city]
    : states.flatMap((code) => [
        `"${code.toLowerCase()}"`,
        `, ${code.toLowerCase()}`,
        (STATE_NAMES[code as UsState] ?? code).toLowerCase(),
      ]);
  const inputs = JSON.stringify(lists.map(({ input }) => input)).toLowerCase();
  return names.some((name) => inputs.includes(name) || ours.includes(name));
}
