import { guess, type Network } from '../../api/src/eddy/meanings/network.ts';
import type { Phrasing } from '../../api/src/eddy/meanings/phrasings.ts';

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** How many phrasings a network recognizes that it has not learned, and how many of those that it is sure of. */
export function shareRecognized(network: Network, phrasings: readonly Phrasing[]): string {
  const results = phrasings.map(({ meaning, text }) => {
    const guesses = guess(network, text);
    return {
      isFirst: guesses[0]?.id === meaning,
      isAmong: guesses.some(({ id }) => id === meaning),
      share: guesses[0]?.share ?? 0,
    };
  });
  const right = (some: typeof results) => percent(some.filter(({ isFirst }) => isFirst).length, some.length);
  const sure = (least: number) => results.filter(({ share }) => share >= least);
  return [
    `Of ${phrasings.length} unseen phrasings, ${right(results)} are recognized, and ${percent(results.filter(({ isAmong }) => isAmong).length, results.length)} among the first three.`,
    ...[0.4, 0.6, 0.8, 0.9, 0.95].map((least) => {
      const some = sure(least);
      return `${right(some)} of the ${percent(some.length, results.length)} with a share of ${least} or more.`;
    }),
  ].join('\n');
}
