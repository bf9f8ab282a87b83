import { type Guess, guess } from '../../meanings/network.ts';
import { storedNetwork } from '../../meanings/stored-network.ts';
import type { Chunk, Line } from '../reading/line.ts';

const known = new WeakMap<Line, readonly Guess[]>();

/** The meanings that a message most likely has, by the phrasings that were learned. */
export function meaningsOf(line: Line): readonly Guess[] {
  const guesses = known.get(line) ?? guess(storedNetwork(), textOf(line.chunks));
  known.set(line, guesses);
  return guesses;
}

/** Names as the phrasings write them: what is meant does not depend on whose boat it is. */
const textOf = (chunks: readonly Chunk[]): string =>
  chunks
    // "Don't" is two chunks of the same letters.
    .filter(({ at, meaning }, index) => meaning || chunks[index - 1]?.at !== at)
    .map(slotOf)
    .join(' ');

function slotOf({ meaning, written }: Chunk): string {
  switch (meaning?.is) {
    case 'person':
      return '{person}';
    case 'boat':
    case 'make':
    case 'id':
      return '{boat}';
    case 'own':
      return meaning.named ? 'my {boat}' : written;
    case 'place':
      return '{place}';
    case 'type':
      return '{type}';
    default:
      return written;
  }
}
