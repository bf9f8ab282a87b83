import type { Chunk, Line } from '../line.ts';

/** Roads to boats are seldom straight. */
const MILES_PER_HOUR = 45;
const MILES_IN: readonly [RegExp, number][] = [
  [/_n_ (?:- )?(?:nautical miles?|nm|nmi)\b/, 1.150_78],
  [/_n_ (?:- )?(?:km|kms|kilometers?|kilometres?|clicks)\b/, 0.62],
  [/_n_ (?:- )?(?:miles?|mi)\b(?! (?:an|per) hour)/, 1],
];

/** Distances, also as hours on the road: 'within a 2 hour drive'. */
export function readMiles(line: Line): void {
  for (const [pattern, factor] of MILES_IN)
    line.each(pattern, ({ chunks }) => ({ is: 'miles', value: (numbers(chunks)[0] ?? 0) * factor }));
  line.each(
    /(?:_n_|\b(?:an?|half an)) (?:and a half )?(?:- )?(?:hours?|hrs?)(?: ')?(?: or (?:so|less|_n_))? (?:(?:of )?(?:drive|drives|driving|tow|haul)|away|(?:from|of|outside)(?= (?:me|here|home|my|\p{L}+(?: ,| [a-z]{2})?$)))/u,
    ({ groups, chunks }) => {
      const hours = numbers(chunks)[0] ?? (groups[0].startsWith('half') ? 0.5 : 1);
      const drive = groups[0].includes('and a half') ? hours + 0.5 : hours;
      return drive <= 24 ? { is: 'miles', value: drive * MILES_PER_HOUR, drive } : undefined;
    },
  );
  // 'Boats that I can drive to in under 3 hours'.
  line.each(
    /\b(?:drive|driving|driven|tow|haul|get)(?: to| there| out| it)* (?:in|within)(?: about| around)? (?:(?:under|less than|at most|up to|no more than) )?(?:_n_|an?) (?:hours?|hrs?)\b|\b(?:in|within) (?:(?:under|less than|at most) )?(?:_n_|an?) (?:hours?|hrs?) (?:by (?:car|road|truck)|on the road)\b/,
    ({ chunks }) => {
      const drive = numbers(chunks)[0] ?? 1;
      return drive <= 24 ? { is: 'miles', value: drive * MILES_PER_HOUR, drive } : undefined;
    },
  );
}

const numbers = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ meaning }) => (meaning?.is === 'n' ? [meaning.value] : []));
