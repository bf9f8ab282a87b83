import { ROAD_MILES } from './geography/road-miles.ts';
import { stateOf } from './geography/state-of.ts';
import { isUsState, STATE_NAMES, US_STATES, type UsState } from './geography/us-states.ts';
import { stateOfZip } from './geography/zip-codes.ts';

export { isUsState, STATE_NAMES, stateOf, US_STATES, type UsState };

export const SAME_STATE_MILES = 50;
const UNKNOWN_STATE_MILES = 500;
const MISSING_PAIR_MILES = 1_000;
export const MISSING_DATA_MILES = 999_999;

/** Undefined: no zip code or location given. 'unknown': given, but without a recognizable state. */
export type Place = UsState | 'unknown' | undefined;

export function placeOf(location: string | null | undefined): Place {
  return location?.trim() ? (stateOf(location) ?? 'unknown') : undefined;
}

export function placeOfZip(zip: string | null | undefined): Place {
  return zip?.trim() ? (stateOfZip(zip.trim()) ?? 'unknown') : undefined;
}

/** Approximate miles. Missing data takes precedence over an unknown state; a pair is missing if either state is not in the table. */
export function distance(from: Place, to: Place): number {
  if (!from || !to) return MISSING_DATA_MILES;
  if (from === 'unknown' || to === 'unknown') return UNKNOWN_STATE_MILES;
  if (from === to) return SAME_STATE_MILES;
  return roadMiles(from, to) ?? roadMiles(to, from) ?? MISSING_PAIR_MILES;
}

/** The distance to display: rounded, and undefined if the table does not have the pair. */
export function roughDistance(from: Place, to: Place): 'same state' | number | undefined {
  if (!from || !to || from === 'unknown' || to === 'unknown') return undefined;
  if (from === to) return 'same state';
  const miles = roadMiles(from, to) ?? roadMiles(to, from);
  return miles === undefined ? undefined : rounded(miles);
}

/** Rounds coarsely, since two locations in the same two states differ by about that much. */
const rounded = (miles: number) => (miles < 500 ? Math.round(miles / 50) * 50 : Math.round(miles / 100) * 100);

/** The distance to every state, for sorting in the database. */
export function distancesFrom(from: Place): Record<UsState | 'unknown', number> {
  const places = [...US_STATES, 'unknown'] as const;
  return Object.fromEntries(places.map((to) => [to, distance(from, to)])) as Record<UsState | 'unknown', number>;
}

function roadMiles(from: UsState, to: UsState): number | undefined {
  const table: Partial<Record<UsState, Partial<Record<UsState, number>>>> = ROAD_MILES;
  return table[from]?.[to];
}
