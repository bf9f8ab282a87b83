import { matches } from '../../../matching.ts';
import { REFUSALS } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { viewsPlan } from '../own/own-listing.ts';
import { asksOthersTalk } from './others-talks.ts';

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
  /_person_ (?:\w+ )?(?:talk\w*|negotiat\w*|deal\w*|chat\w*|speak\w*|writ\w*) (?:to|with) (?:anyone|anybody|someone|somebody|others?|another)\b|\b(?:what|how much) (?:did|has) _person_ (?:\w+ )?(?:pay|paid|spend|spent|give|gave)\b.*\bfor\b|\b(?:what|how much) (?:\w+ ){0,3}_person_ (?:\w+ )?(?:agree\w*|settle\w*|deal|sell|sold|trade\w*|close\w*) (?:\w+ ){0,2}(?:with|to|from) (?!me\b|us\b|it\b|that\b|this\b|the\b|an?\b|his\b|her\b|their\b)\w{3,}/;

/** Offers of others beside the user's own: 'has Ruth a higher bid than mine?' */
const BETTER =
  /^(?:(?:so|and|hey|okay|but|,) )*(?:did|does|do|has|have|is|are|was) (?:\w+ )?_person_ (?:\w+ ){0,3}(?:any|a|some|another|other|better|higher|more) ?(?:\w+ )?(?:offers?|bids?|buyers?|interest|deals?)(?: (?:than (?:mine|my \w+|_own_|that|this)|from (?:anyone|anybody|someone|somebody|others?)(?: else)?|besides (?:me|mine)))\b|_person_ (?:\w+ ){0,2}(?:get|got|been|was|were) offered\b.*\b(?:by|from) (?:the )?(?:others?|other \w+|anyone else|anybody else|someone else|somebody else)\b/;

/** Whether the words are about a trade of others in which the user has no part. */
function isBetweenThem({ line, deals }: Situation): boolean {
  const people = [...new Set(line.all('person').map(({ name }) => name))];
  const isClosed = deals.some(
    ({ list, people: parties }) =>
      list !== 'ended' && list !== 'open' && parties.some(({ name }) => people.includes(name)),
  );
  if (line.has(BETTER) && people.length > 0) return true;
  if (line.has(ELSEWHERE) && !line.has(MINE) && (!isClosed || line.has(/else\b/))) return true;
  const hasAll = deals.some(({ people: parties }) => people.every((name) => parties.some((one) => one.name === name)));
  return people.length > 1 && line.has(BETWEEN) && line.has(ASKS) && !hasAll && !line.has(MINE);
}

/** Whether a closing or a dispute of people is asked about with whom the user has no trade. */
function isOthersDealing({ line, deals }: Situation): boolean {
  const people = line.all('person').map(({ name }) => name);
  const isDispute = line.has(/\bdisput/);
  const isMine = deals.some(
    ({ list, people: parties }) =>
      (!isDispute || list === 'agreed' || list === 'closing') && parties.some(({ name }) => people.includes(name)),
  );
  const isAsked = line.has(DEALINGS) && line.has(ASKS) && !line.has(/^(?:tell|ask|message|write) _person_/);
  return people.length > 0 && isAsked && !isMine && !line.has(MINE);
}

const LENDER = '(?:loans?|banks?|lenders?|mortgages?|liens?|payoff|credit union)';
/** Asks for the loan or the bank of somebody else. */
const OTHERS_LOAN = new RegExp(
  [
    `_person_ 's (?:\\w+ ){0,3}${LENDER}\\b`,
    `\\b(?:what|which|who|how (?:much|big)|does|do|is)\\b.*\\b(?:his|her|their) (?:\\w+ ){0,2}${LENDER}\\b`,
    `\\b(?:what|which|how much|who|does|did|do|has|is|how big)\\b.*(?:_person_|\\b(?:he|she|they)) (?:\\w+ ){0,2}(?:owe[sd]?|financed|still paying)\\b.*(?:\\b(?:on|for) (?:the |his |her |their |that |this )?(?:_boat_|_make_|_n_|_ref_|_quantity_|boat|it)(?: |$)|\\bbank\\b)`,
    `\\b(?:what|which) (?:bank|lender|credit union)\\b.*(?:_person_|\\b(?:he|she|they|his|her|their)\\b)`,
    `_person_ (?:\\w+ ){0,2}(?:have|has|had|got|take|took) (?:\\w+ ){0,2}${LENDER}\\b`,
  ].join('|'),
);

const BOATS_LOAN =
  /_(?:boat|make|ref|person)_.*\b(?:any|a|no|open|outstanding) (?:\w+ )?(?:loans?|liens?|mortgages?)\b|\b(?:any|open|outstanding) (?:loans?|liens?|mortgages?)\b.*_(?:boat|make|ref|person)_|\b(?:is|was) (?:the |that |this )?_(?:boat|make|ref)_ (?:\w+ )?(?:paid off|financed|free and clear|mortgaged|debt ?-? ?free)\b/;

/** The user's own loan, or a question for one, is nothing private of somebody else's. */
const isOthersLoan = ({ line, own }: Situation) => {
  const said = line.chunks.map(({ meaning, text, written }) =>
    meaning?.is === 'service' ? written.toLowerCase() : text,
  );
  const text = said.join(' ');
  const isOwn = [...line.all('boat'), ...line.all('make')].some(({ boats }) =>
    boats.some(({ id }) => own.some((boat) => boat.id === id)),
  );
  return (
    (matches(OTHERS_LOAN, text) || (matches(BOATS_LOAN, text) && !isOwn)) &&
    (ASKS.test(text) || /^which\b/.test(text)) &&
    !matches(OWN_LOAN, text)
  );
};
const OWN_LOAN =
  /\b(?:my|our) (?:\w+ )?(?:loan|bank|lender|mortgage|account|payments?)\b|\bif (?:i|we) (?:buy|bought|get|got|take|took)\b|\b(?:i|we) (?:get|finance|borrow|owe)\b|\b(?:wants?|sent|gave|asks?|asked) (?:me|us)\b|\b(?:pay|wire|send|deposit|transfer|safe|finance a|get a loan|how (?:do|can))\b/;

/** Dealings between others, and what others save or look at, are theirs. */
export const othersDealingsFrame: Frame = (situation) => {
  const { line, language, own } = situation;
  const isInterest = line.has(INTEREST) && !line.has(PUBLIC) && !line.has(OWN_WORDS);
  const isLooked = own.length > 0 && line.has(LOOKERS) && line.has(/_own_|\b(?:it|her|mine|my|listing)\b/);
  const isLoan = isOthersLoan(situation);
  const isTheirs = isOthersDealing(situation) || isBetweenThem(situation) || asksOthersTalk(situation);
  if (!isLoan && !isInterest && !isLooked && !isTheirs) return undefined;
  const refusal = REFUSALS[isLoan ? 'loans' : isInterest || isLooked ? 'interest' : 'others'][language];
  return {
    intent: isLooked ? 'own' : 'rule',
    weight: isLooked ? LOOKED_WEIGHT : isLoan ? LOAN_WEIGHT : 1.66,
    ...(isLoan && { whole: true }),
    ...EVERYTHING,
    plan: isLooked ? viewsPlan(situation, refusal) : just(refusal),
  };
};

const LOOKED_WEIGHT = 1.76;
const LOAN_WEIGHT = 1.8;
