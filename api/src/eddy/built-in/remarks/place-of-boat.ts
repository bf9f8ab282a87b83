import { STATE_NAMES } from '@tradewind/domain/geography';
import type { ToolRecord } from '../../turns.ts';
import { isPlaced } from '../frames/boats/claims.ts';
import { boatsOf } from '../memory.ts';
import type { Interpretation, Situation } from '../situation.ts';

const BESIDE_NAME = /_(?:boat|make)_(?: (?:down|up|over|out))?(?: (?:in|at))? _place_/;

interface PlaceSaid {
  words: string;
  /** Says where the boat is, if it is elsewhere. */
  text: string;
}

/** 'The Gale 34 in Florida': the place beside the name of the one boat that was looked up, as a listing has it. */
export function placeOfBoat(
  { line, phrases }: Situation,
  { intent, whole }: Interpretation,
  done: readonly ToolRecord[],
): PlaceSaid | undefined {
  if (intent !== 'details' || whole || !line.has(BESIDE_NAME)) return undefined;
  const looked = done.find(({ name, input }) => name === 'search_boats' && isPlacedWish(input));
  const [boat, ...others] = done.filter(({ name }) => name === 'boat_details').flatMap(({ output }) => boatsOf(output));
  const places = line.chunks.flatMap(({ meaning, written, negated }) =>
    meaning?.is === 'place' && !meaning.around && !negated && !/^(?:to|near|around|by|off)\b/i.test(written)
      ? [{ meaning, written }]
      : [],
  );
  const [place] = places;
  if (!boat && place && places.length === 1 && looked) return { words: place.written, text: '' };
  if (!boat || others.length > 0 || !place || places.length > 1) return undefined;
  const isThere = isPlaced(boat.location, place.meaning);
  if (isThere === undefined) return undefined;
  const [state, ...more] = place.meaning.states ?? [];
  const name = place.meaning.location ?? (state && more.length === 0 ? STATE_NAMES[state] : undefined);
  if (!isThere && !name) return undefined;
  return { words: place.written, text: isThere ? '' : phrases.notWhereSaid(boat.title, boat.location, name ?? '') };
}

const isPlacedWish = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && ('location' in input || 'state' in input);
