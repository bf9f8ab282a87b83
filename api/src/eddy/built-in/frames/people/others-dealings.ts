import { REFUSALS } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';
import { viewsPlan } from '../own/own-listing.ts';

const PEOPLE = '_person_(?: (?:and|or|&|,) _person_)*';
const SAVES =
  '(?:saves?|saved|saving|bookmark\\w*|hearts?|hearted|favorit\\w*|lik(?:es?|ed)|watch\\w*|view(?:s|ed|ing)?|look(?:s|ed|ing)? at|click\\w*|follow\\w*|visit\\w*|_saved_)';
/** Asks whether somebody has saved or looked at a boat. */
const INTEREST = new RegExp(
  `\\b(?:did|has|have|does|do|is|are) ${PEOPLE} (?:\\w+ )?${SAVES}|\\b(?:which|what|how many)\\b.*\\b(?:did|has|have|does|do|is|are) ${PEOPLE} (?:\\w+ )?${SAVES}|_person_ (?:'s )?_saved_`,
);
/** Offers and messages of the user's own are no boats. */
const OWN_WORDS = /\b(?:my|our) (?:\w+ )?(?:offer|bid|counter\w*|proposal|message|note)\b/;
/** Asks who looks at the user's own boat. */
const LOOKERS = new RegExp(
  `\\b(?:who|whom|names of (?:the )?(?:people|those) who|which (?:people|members|users)|people who)\\b(?: (?:exactly|all|else|has|have|had|is|are|was|were|been|actually|specifically|keeps?|did|already))* ${SAVES}(?![\\w_])`,
);
/** Everybody may read what was written about a member: 'what are Ruth's reviews like'. */
const PUBLIC = /\b(?:reviews?|ratings?|rated|stars|feedback|reputation|track record|references)\b/;
const DEALINGS = /\b(?:disput\w*|deposits?|closing|escrow|payout|contract|offers? (?:to|from)|dealing|negotiat\w*)\b/;
const ASKS =
  /^(?:(?:so|and|hey|okay|but|i heard|,) )*(?:what|who|why|how|when|is|are|was|were|did|does|do|has|have|tell me|any)\b|\?/;
const MINE = /\b(?:i|me|my|mine|we|us|our)\b|_own_/;

const TRADES =
  '(?:agree\\w*|deals?|dealing|trades?|traded|trading|swap\\w*|negotiat\\w*|clos(?:e|ed|ing)|settl\\w*|sign\\w*|sale|contract|offers?|disput\\w*|_service_|_sort_)';
/** A trade of two people with each other. */
const BETWEEN = new RegExp(
  `\\bbetween _person_ (?:and|&) _person_|_person_ (?:and|&) _person_(?: 's)? (?:\\w+ ){0,3}${TRADES}(?![\\w])|_person_(?: 's)? (?:\\w+ ){0,2}${TRADES} (?:\\w+ ){0,4}(?:with|to|from) _person_|${TRADES} (?:of|that|did|have|has) _person_ (?:and|&|with) _person_`,
);

/** The talks and prices of somebody with others. */
const ELSEWHERE =
  /_person_ (?:\w+ )?(?:talk\w*|negotiat\w*|deal\w*|chat\w*|speak\w*|writ\w*) (?:to|with) (?:anyone|anybody|someone|somebody|others?|another)\b|\b(?:what|how much) (?:did|has) _person_ (?:\w+ )?(?:pay|paid|spend|spent|give|gave)\b.*\bfor\b/;

/** Whether the words are about a trade of others in which the user has no part. */
function isBetweenThem({ line, deals }: Situation): boolean {
  const people = [...new Set(line.all('person').map(({ name }) => name))];
  const isClosed = deals.some(
    ({ list, people: parties }) =>
      list !== 'ended' && list !== 'open' && parties.some(({ name }) => people.includes(name)),
  );
  if (ELSEWHERE.test(line.text) && !MINE.test(line.text) && (!isClosed || /else\b/.test(line.text))) return true;
  const hasAll = deals.some(({ people: parties }) => people.every((name) => parties.some((one) => one.name === name)));
  return people.length > 1 && BETWEEN.test(line.text) && ASKS.test(line.text) && !hasAll && !MINE.test(line.text);
}

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

/** Dealings between others, and what others save or look at, are theirs. */
export const othersDealingsFrame: Frame = (situation) => {
  const { line, language, own } = situation;
  const isInterest = INTEREST.test(line.text) && !PUBLIC.test(line.text) && !line.has(OWN_WORDS);
  const isLooked = own.length > 0 && LOOKERS.test(line.text) && line.has(/_own_|\b(?:it|her|mine|my|listing)\b/);
  if (!isInterest && !isLooked && !isOthersDealing(situation) && !isBetweenThem(situation)) return undefined;
  const refusal = REFUSALS[isInterest || isLooked ? 'interest' : 'others'][language];
  return {
    intent: isLooked ? 'own' : 'rule',
    weight: isLooked ? LOOKED_WEIGHT : 1.66,
    uses: isLooked ? ['own', 'ref', 'n'] : [],
    words: /.*/,
    plan: isLooked ? viewsPlan(situation, refusal) : just(refusal),
  };
};

const LOOKED_WEIGHT = 1.76;
