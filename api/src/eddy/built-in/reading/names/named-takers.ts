import { categoryLabel } from '@tradewind/contract/trade-words';
import { extremeOf } from '../../meant.ts';
import type { KnownBoat, Memory } from '../../memory.ts';
import type { Line } from '../line.ts';

/** Boats of a list whose owners name what was searched for; the rest are merely open to offers. */
export function takersNaming(shown: readonly KnownBoat[], search: Memory['search']): readonly KnownBoat[] {
  const labels = (search?.tradeFor ?? []).map(categoryLabel);
  return shown.filter(({ takesInTrade }) => labels.some((label) => takesInTrade.includes(label)));
}

/** 'The cheaper one' compares two: those that name it, if the list has more that are merely open to offers. */
export function readNamedTakers(line: Line, { shown, search, found, listedBy }: Memory): void {
  if (listedBy !== 'search_boats' || found !== shown.length || shown.length < 3) return;
  const naming = takersNaming(shown, search);
  if (naming.length !== 2) return;
  for (const [index, { meaning, written }] of line.chunks.entries()) {
    if (meaning?.is !== 'ref' || meaning.ref.by !== 'extreme' || !COMPARATIVE.test(written)) continue;
    const end = extremeOf(naming, meaning.ref.extreme);
    const position = shown.findIndex(({ id }) => id === end?.id);
    if (position >= 0) line.replace(index, index + 1, { is: 'ref', ref: { by: 'position', positions: [position] } });
  }
}

const COMPARATIVE = /\b(?:\w+er|(?:more|less) \w+)\b/i;
