import { REFUSALS } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';

const PEOPLE = '_person_(?: (?:and|or|&|,) _person_)*';
const SAVES =
  '(?:saves?|saved|saving|bookmark\\w*|hearts?|hearted|favorit\\w*|lik(?:es?|ed)|watch\\w*|view(?:s|ed|ing)?|look(?:s|ed|ing)? at|click\\w*|follow\\w*|visit\\w*|_saved_)';
/** Asks whether somebody has saved or looked at a boat. */
const INTEREST = new RegExp(
  `\\b(?:did|has|have|does|do|is|are) ${PEOPLE} (?:\\w+ )?${SAVES}|\\b(?:which|what|how many)\\b.*\\b(?:did|has|have|does|do|is|are) ${PEOPLE} (?:\\w+ )?${SAVES}|_person_ (?:'s )?_saved_`,
);
/** Everybody may read what was written about a member: 'what are Ruth's reviews like'. */
const PUBLIC = /\b(?:reviews?|ratings?|rated|stars|feedback|reputation|track record|references)\b/;
const DEALINGS = /\b(?:disput\w*|deposits?|closing|escrow|payout|contract|offers? (?:to|from)|dealing|negotiat\w*)\b/;
const ASKS =
  /^(?:(?:so|and|hey|okay|but|i heard|,) )*(?:what|who|why|how|when|is|are|was|were|did|does|do|has|have|tell me|any)\b|\?/;
const MINE = /\b(?:i|me|my|mine|we|us|our)\b|_own_/;

/** Whether a closing or a dispute of people is asked about with whom the user has no trade. */
function isOthersDealing({ line, deals }: Situation): boolean {
  const people = line.all('person').map(({ name }) => name);
  const isDispute = line.has(/\bdisput/);
  const isMine = deals.some(
    ({ list, people: parties }) =>
      (!isDispute || list === 'agreed' || list === 'closing') && parties.some(({ name }) => people.includes(name)),
  );
  const isAsked = DEALINGS.test(line.text) && ASKS.test(line.text) && !line.has(/^(?:tell|ask|message|write) _person_/);
  return people.length > 0 && isAsked && !isMine && !MINE.test(line.text);
}

/** Dealings between others, and what others save, are theirs. */
export const othersDealingsFrame: Frame = (situation) => {
  const { line, language } = situation;
  const isInterest = INTEREST.test(line.text) && !PUBLIC.test(line.text);
  if (!isInterest && !isOthersDealing(situation)) return undefined;
  return {
    intent: 'rule',
    weight: 1.66,
    uses: [],
    words: /.*/,
    plan: just(REFUSALS[isInterest ? 'interest' : 'others'][language]),
  };
};
