import type { Chunk, Line } from '../../reading/line.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';

const JOINED = /_(?:type|boat)_ (?:, )?(?:or|\/|and \/ or)(?: maybe)? (?:an? |some |the )?_(?:type|boat)_/;

/** A part of titles that a chunk names: 'pilothouse', 'walk-around'. */
function wordOf({ meaning, negated }: Chunk): string | undefined {
  if (negated) return undefined;
  if (meaning?.is === 'boat' && !/\d/.test(meaning.name)) return meaning.name;
  return meaning?.is === 'type' && meaning.loosely && !meaning.also
    ? meaning.loosely.replace(/[\s-]/g, '').replace(/s$/, '')
    : undefined;
}

/** 'A walkaround or a pilothouse': each word is looked for in titles by itself. */
export function alternativesIn(line: Line, wish: Wish): Wish[] {
  if (!line.has(JOINED)) return [];
  const kinds = line.chunks.filter(({ meaning }) => meaning?.is === 'type' || meaning?.is === 'boat');
  const words = kinds.map(wordOf);
  if (words.length < 2 || words.includes(undefined)) return [];
  const others = without(wish, ['type', 'types', 'query', 'boatIds']);
  return words.map((query) => ({ ...others, query }));
}
