import type { Chunk, Line } from '../line.ts';

const MPH_PER_KNOT = 1.150_78;
const KNOTS = '(?:knots?|kts?|kn)\\b';

/** Whether a speed was given in knots; listings give miles per hour. */
export const isInKnots = ({ meaning, written }: Chunk): boolean =>
  (meaning?.is === 'bound' || meaning?.is === 'quantity') &&
  meaning.field === 'speed' &&
  new RegExp(`(?:\\d|\\b)${KNOTS}`, 'i').test(written);

/** Speeds in knots as miles per hour, also with a limit or a second number in between: '40+ knots', '30 to 35 kts'. */
export function readKnots(line: Line): void {
  line.each(new RegExp(`\\b(?:between |from )?_n_ (?:-|to|and) _n_ ${KNOTS}`), ({ chunks }) => {
    const [min = 0, max = 0] = speeds(chunks);
    return min < max ? { is: 'bound', field: 'speed', min, max } : undefined;
  });
  line.each(
    new RegExp(`_n_ (?:\\+|plus|or (?:more|better|faster|above|over)|and (?:up|above|over|more)) ${KNOTS}`),
    ({ chunks }) => ({ is: 'bound', field: 'speed', min: speeds(chunks)[0] ?? 0 }),
  );
  line.each(new RegExp(`_n_ ${KNOTS}`), ({ chunks }) => ({
    is: 'quantity',
    field: 'speed',
    value: speeds(chunks)[0] ?? 0,
  }));
}

const speeds = (chunks: readonly Chunk[]): number[] =>
  chunks.flatMap(({ meaning }) => (meaning?.is === 'n' ? [exactly(meaning.value * MPH_PER_KNOT)] : []));

/** A converted measure, without the noise of floating point. A limit is rounded only where it is searched. */
export const exactly = (value: number): number => Math.round(value * 1e4) / 1e4;
