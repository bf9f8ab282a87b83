import { dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

const TIMES =
  /\b(?:twice|double|triple|half|_n_ times|(?:two|three|four|five) times|how many times)\b.*\b(?:price|cost|costs|expensive|much|what|money|asking)\b|\b(?:price|costs?|asks?|expensive|asking)\b.*\b(?:twice|double|triple|half|_n_ times|(?:two|three|four|five) times|how many times)\b/;
const CLOSE = 0.08;

/** 'Is the Gale more than twice the price of the Drift?' */
export const asksTimes = ({ line }: Situation): boolean => line.has(TIMES);

function factorIn({ line }: Situation): number | undefined {
  if (line.has(/\bhow many times\b/)) return undefined;
  if (line.has(/\bhalf\b/)) return 1 / 2;
  if (line.has(/\btriple\b|\bthree times\b/)) return 3;
  if (line.has(/\b(?:four|five) times\b/)) return line.has(/\bfour\b/) ? 4 : 5;
  const number = line.has(/_n_ times\b/) ? line.first('n')?.value : undefined;
  return number ?? 2;
}

/** Yes or no, for the price of the first boat as a multiple of the second's. */
export function timesVerdict(situation: Situation, [one, two]: readonly KnownBoat[]): string {
  const { line, phrases } = situation;
  const factor = factorIn(situation);
  if (!one || !two || factor === undefined || !line.has(/^(?:(?:and|so|but|okay|,) )*(?:is|does|do|are|would)\b/))
    return '';
  const share = dollarsOf(one.price) / dollarsOf(two.price) / factor;
  const holds = line.has(/\b(?:more|over|at least|above) (?:than )?(?:twice|double|triple|half|_n_ times|\w+ times)\b/)
    ? share > 1
    : line.has(/\b(?:less|under|below|at most) (?:than )?(?:twice|double|triple|half|_n_ times|\w+ times)\b/)
      ? share < 1
      : Math.abs(share - 1) <= CLOSE;
  return holds ? phrases.claims.yes : phrases.claims.no;
}
