import { boatsOf } from '../../memory.ts';
import { errorOf, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { askedOf, eachAsked } from './boat-questions.ts';
import { aspectIn, eachText } from './boat-text.ts';
import { comparedIn } from './points.ts';

const MOST_WORDS = 9;
const LEADS =
  /^(?:(?:and|so|okay|also|but|what|how|about|is|are|were|was|many|much|the|their|for|both|each|of|_ref_|,) )*/;
const ONE = /\b(?:it|its|her|she|hers|he|his|that|this)\b/;
const OTHER = /_(?:boat|make|id|own|person|type|kind|place|bound|money|asset|service|sort|saved|coins|n)_/;

/** The boats just compared, if the message names none: 'and per foot', 'and the range of each'. */
export function comparedBefore({ line, memory: { last } }: Pick<Situation, 'line' | 'memory'>): readonly number[] {
  const call = last?.calls.at(-1);
  const ids =
    call?.name === 'boat_details' && Array.isArray(call.input.boatIds) ? (call.input.boatIds as number[]) : [];
  return ids.length < 2 || ONE.test(line.text) ? [] : ids;
}

/** 'And hours?' after boats were compared: the fact of each. */
export const comparedFurtherFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  // 'The one with fewer hours' is one of them.
  const isOne = line.all('ref').some(({ ref }) => ref.by !== 'all');
  const boatIds = isOne || line.has(OTHER) || line.chunks.length > MOST_WORDS ? [] : comparedBefore(situation);
  if (boatIds.length === 0) return undefined;
  // 'Which has more power' is a comparison.
  if (line.has(/\bwhich\b/) && comparedIn(line.text)) return undefined;
  const asked = askedOf(line);
  const words = line.text.replace(LEADS, '');
  if (!asked && (aspectIn(line.text) === undefined || words.split(' ').length > MOST_FACT_WORDS)) return undefined;
  return {
    intent: 'compare',
    weight: 1.3,
    ...EVERYTHING,
    plan: (done) => {
      const [details] = done;
      if (!details) return use('boat_details', { boatIds });
      const boats = boatsOf(details.output);
      return say(
        errorOf(details.output) ??
          (asked ? eachAsked(boats, asked, phrases) : eachText(boats, line.text, phrases) || phrases.notGiven),
      );
    },
  };
};

const MOST_FACT_WORDS = 4;
