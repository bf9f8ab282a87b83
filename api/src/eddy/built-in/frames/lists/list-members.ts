import { EXTREMES, extremeOf } from '../../meant.ts';
import type { KnownBoat } from '../../memory.ts';
import type { Chunk } from '../../reading/line.ts';
import { titledBy } from '../../reading/list-words.ts';
import type { Meaning, Reference } from '../../reading/meanings.ts';
import { ENDS, figureOf } from '../search/extremes.ts';

/** The boats of a list that a part of a message means by itself, apart from what a search can filter by. */
export function membersMeant(
  { meaning, text, written }: Chunk,
  boats: readonly KnownBoat[],
  shown: readonly KnownBoat[],
): readonly KnownBoat[] | undefined {
  if (!meaning) return /^\p{L}{3,}/u.test(text) ? titledBy(text, boats) : undefined;
  const found = named(meaning, boats) ?? titledBy(wordOf(meaning, written), boats) ?? ownedBy(meaning, boats);
  if (found && found.length > 0) return found;
  if (meaning.is === 'sort') return atEnd(boats, meaning);
  return meaning.is === 'ref' ? referredTo(meaning.ref, boats, shown) : undefined;
}

function named(meaning: Meaning, boats: readonly KnownBoat[]): readonly KnownBoat[] | undefined {
  if (meaning.is === 'boat') return boats.filter(({ id }) => meaning.boats.some((one) => one.id === id));
  if (meaning.is === 'make') return boats.filter(({ make }) => make.toLowerCase() === meaning.make.toLowerCase());
  if (meaning.is === 'person') return boats.filter(({ ownerId }) => ownerId && meaning.ids.includes(ownerId));
  return meaning.is === 'id' ? boats.filter(({ id }) => id === meaning.id) : undefined;
}

/** An owner whom nobody mentioned before. */
const ownedBy = (meaning: Meaning, boats: readonly KnownBoat[]) =>
  meaning.is === 'strange'
    ? boats.filter(({ owner }) => owner?.toLowerCase() === meaning.word.replace(/'?s?$/, ''))
    : undefined;

/** The word of a title that a part of a message may stand for: 'the hardtop', 'both pilothouses', 'the 38'. */
function wordOf(meaning: Meaning, written: string): string {
  if (meaning.is === 'strange') return meaning.word;
  if (meaning.is === 'kind') return meaning.word;
  if (meaning.is === 'feature') return written;
  if (meaning.is === 'n') return String(meaning.value);
  return meaning.is === 'type' ? (meaning.loosely ?? '') : '';
}

/** The cheapest of a list, or as many as were said. Boats that share the end all belong to it. */
function atEnd(
  boats: readonly KnownBoat[],
  { by, count = 1 }: Extract<Meaning, { is: 'sort' }>,
): readonly KnownBoat[] | undefined {
  const [measure] = ENDS[by] ?? [];
  if (!measure) return undefined;
  const known = boats.flatMap((boat) => {
    const figure = figureOf(boat, measure);
    return figure === undefined ? [] : [{ boat, figure }];
  });
  const sign = LOW.test(by) ? 1 : -1;
  const sorted = known.toSorted((a, b) => sign * (a.figure - b.figure));
  const last = sorted[Math.min(count, sorted.length) - 1];
  const ahead = last ? sorted.filter(({ figure }) => sign * (figure - last.figure) <= 0).map(({ boat }) => boat) : [];
  // Boats that are all alike have no end.
  return ahead.length < boats.length ? ahead : undefined;
}

const LOW = /low|smallest|oldest|fewest|slowest|per-foot/;

function referredTo(
  ref: Reference,
  boats: readonly KnownBoat[],
  shown: readonly KnownBoat[],
): readonly KnownBoat[] | undefined {
  const known = (ones: readonly (KnownBoat | undefined)[]) =>
    boats.filter(({ id }) => ones.some((one) => one?.id === id));
  if (ref.by === 'position') return known(ref.positions.map((position) => shown.at(position)));
  if (ref.by === 'first') return known(shown.slice(0, ref.count));
  if (ref.by === 'last') return known(shown.slice(-ref.count));
  if (ref.by !== 'extreme') return undefined;
  const by = (Object.keys(EXTREMES) as (keyof typeof EXTREMES)[]).find(
    (one) => EXTREMES[one] === ref.extreme && ENDS[one],
  );
  const one = extremeOf(boats, ref.extreme);
  return by ? atEnd(boats, { is: 'sort', by }) : one && [one];
}
