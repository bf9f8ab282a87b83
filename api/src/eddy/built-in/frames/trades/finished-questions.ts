import type { NamedDeal } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';
import type { DealQuestion } from './deal-questions.ts';
import { dealsIn, dealsNamed } from './deals-named.ts';

/** Something that the other side may have done. */
export const OTHERS_DID =
  /\b(?:did|has|have|is) (?:_person_|he|she|they) (?:\w+ )?(?:do|done|doing) (?:all )?(?:of )?(?:his|her|their) (?:stuff|part|tasks|things|share|paperwork|bit)\b|\b(?:did|has|have|is|was|does) (?:_person_|he|she|they|the (?:other side|buyer|seller|owner))\b(?: 's)?.*\b(?:pay|paid|deposit|wire|wired|sign|signed|accept|accepted|upload\w*|submit\w*|done|finish\w*|money)\b/;
const FINISHED =
  /\b(?:finished|done|over|completed?|closed|settled|through|finali[sz]ed|paid|payout|statement|receipt|money)\b/;

/** Asks what a trade of the past brought or cost. */
const PAST =
  /\b(?:did|have|has|had|was|were)\b.*\b(?:i|we|me|us|it|that)\b.*\b(?:pay|paid|get|got|gotten|make|made|clear\w*|net\w*|spend|spent|receiv\w*|earn\w*|walk away|come out|cost|pocket\w*|bring|take home|left (?:over )?(?:with|for)|end up)\b|\bdid\b.*\b(?:cost|bring|net|earn|make) (?:me|us)\b|\bi (?:bought|sold|paid|got|cleared|netted|spent|traded away|gave up)\b|\b(?:net|proceeds|all told|in total|after (?:paying (?:off )?)?(?:the |my )?(?:bank|loan|lender|fees?|cut))\b/;
/** Asks what a boat of a settled trade was sold for. */
const SOLD_FOR =
  /\b(?:sell|sold|selling|go|went|gone|going|fetch(?:ed)?|chang(?:e|ed) hands|end(?:ed)? up|clos(?:e|ed)|trade[ds]?) (?:for|at)\b|\b(?:selling|sale|final|sold) price\b|\bwhat (?:(?:ever|has|is|has ever|actually) )?(?:happened|became|become|came) (?:to|of|with)\b/;
/** The filing that is left after a release. */
const REGISTERS =
  /\b(?:do|must|should|did|need|have to|how|where|when)\b.*\b(?:regist(?:er|ration|ered)|filings?|titled?|title it|paperwork|papers)\b/;
/** The user's money, or the loan that it was paid from. */
const OWN_MONEY =
  /\b(?:my|our) (?:money|cash|share|payout|proceeds|funds|_money_|_n_|_bound_)|\bpaid\b|\b(?:bank|loan|lender|payoff|paid off|paying off|fees?)\b/;
const BANK_PAID =
  /\b(?:did|has|was|is)\b.*\b(?:bank|lender|loan|credit union)\b.*\b(?:get|got|gotten|paid|money|receive\w*|satisfied|cleared)\b/;
const STATEMENT =
  /\b(?:where|find|get|see|download|have|show)\b.*(?:\b(?:closing|settlement)|_service_) (?:statement|receipt)s?\b/;
/** Asks for the whole cost of a purchase that is closing. */
export const COSTS_ME =
  /\b(?:cost(?:s|ing)?|set(?:s|ting)?|run(?:s|ning)?) (?:me|us)\b|\b(?:end|ending) up (?:paying|spending)\b|\b(?:out of pocket|all ?-? ?in|grand total|total cost|in total|altogether)\b(?=.*\b(?:me|i|my|we|us)\b)/;
const OWNER_NOW =
  /\b(?:am i|are we|do i|do we) (?:\w+ )?(?:the (?:\w+ )?owner|own|officially|legally)\b|\bis (?:it|she|(?:the )?_(?:boat|make)_) (?:\w+ )?(?:mine|ours)\b/;
const GAINED =
  /\b(?:did|have) (?:i|we)\b.*\b(?:make|made|lose|lost|gain\w*|profit\w*|come out|break even|win|get)\b.*\b(?:the|my|our|that) (?:\w+ )?(?:swap|trade|deal|sale)\b|\bwhere (?:did|is|has|does|has) (?:all )?my (?:money|cash)\b/;
/** Names a settled trade without its people and boats. */
const SETTLED_ONE =
  /\b(?:ring|circle|three ?-? ?way|3 ?-? ?way|three ?-? ?party|chain)\b(?: (?:trade|deal|swap|exchange))?|\b(?:last|past|old|finished|settled|completed|closed|former|previous|first|only) (?:trade|deal|swap|sale|purchase|closing)s?\b/;
export const STILL_LISTED =
  /\b(?:still|yet|again)\b.*\b(?:listed|available|for sale|up|on (?:the (?:market|site|app)|here|tradewind))\b|\b(?:listed|available|for sale|on the market|sold)\b/;

/** The question about a trade that is closed, unless one that is closing may be meant. */
export function finishedQuestionIn(
  situation: Situation,
  closing: readonly NamedDeal[],
  inClosing: readonly NamedDeal[],
): DealQuestion | undefined {
  const { line, deals, reading } = situation;
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  const closed = dealsIn(deals, 'closed');
  const inClosed = dealsNamed(situation, closed);
  // Other boats of the name are on the market.
  const isOnMarket = line.all('make').some(({ boats }) => boats.length > 0);
  const isListing = has(STILL_LISTED) && !isOnMarket;
  const isPast = has(FINISHED) || has(PAST) || has(SOLD_FOR) || isListing || has(REGISTERS) || line.has(OTHERS_DID);
  if (inClosed.length > 0 && inClosing.length === 0 && isPast)
    return { topic: 'finished', weight: has(SOLD_FOR) ? 1.7 : 1.64 };
  if (closed.length > 0 && inClosing.length === 0 && has(SETTLED_ONE) && has(PAST) && !has(/\bif\b/))
    return { topic: 'finished', weight: 1.64 };
  const isPaid = has(PAST) || has(BANK_PAID) || has(/\bwhen\b.*\b(?:i|we)\b.*\b(?:get|receive|see|have|paid)\b/);
  if (closed.length > 0 && closing.length === 0 && isPaid && has(OWN_MONEY) && !has(/\b(?:if|would|offers?)\b/))
    return { topic: 'finished', weight: 1.62 };
  if (closed.length > 0 && closing.length === 0 && has(/\bfilings?\b/) && has(REGISTERS))
    return { topic: 'finished', weight: 1.62 };
  if (closed.length > 0 && closing.length === 0 && has(GAINED) && !has(/\b(?:if|would|offers?)\b/))
    return { topic: 'finished', weight: 1.66 };
  if (closed.length > 0 && closing.length === 0 && has(STATEMENT)) return { topic: 'finished', weight: 1.6 };
  if (
    closed.length > 0 &&
    inClosing.length === 0 &&
    isToldSettled(situation, closed) &&
    (has(COSTS_ME) || has(PAST)) &&
    !line.has(/_(?:person|boat|make|own|type|money)_|\b(?:if|would|offers?)\b/)
  )
    return { topic: 'finished', weight: 1.7 };
  const isFee = has(/\b(?:closing |your )?(?:fees?|costs?)\b|_service_/) && has(/\b(?:was|were|did|paid)\b/);
  const isAbout = has(OWNER_NOW) || (isFee && has(/\b(?:my|i|we|our)\b/));
  return inClosed.length > 0 && inClosing.length === 0 && isAbout ? { topic: 'finished', weight: 1.9 } : undefined;
}

const SHORT = 14;

/** Whether the answer before told of a settled trade. */
const isToldSettled = ({ memory: { last }, line }: Situation, closed: readonly NamedDeal[]) =>
  line.chunks.length <= SHORT &&
  (last?.calls ?? []).some(({ name }) => name === 'my_closings') &&
  closed.some(({ boats }) => boats.some(({ boatTitle }) => last?.text.includes(boatTitle)));
