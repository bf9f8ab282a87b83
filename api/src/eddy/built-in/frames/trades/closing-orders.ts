import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { RAISES } from '../talk/orders.ts';
import { brokerPlan } from './closing-plans.ts';

const START =
  '^(?:.{0,120}[,.;] )?(?:(?:please|just|now|eddy|can you|could you|would you|hey|okay|so|and|then|go ahead and) )*';
const MONEY = '(?:deposit|money|funds|cash|payout|payment|proceeds|refund|_money_|_n_|_bound_|_quantity_)';
const PAPERS =
  '(?:papers?|paperwork|documents?|docs|forms?|proofs?|title|inspection|survey|tasks?|steps?|funds|deposit|signatures?|_service_)';
/** Orders that only the broker can carry out. */
const ORDERS = new RegExp(
  [
    `${START}(?:release|free|unfreeze|pay out|refund|return|hand over|give|send|wire|pay)\\b(?: \\w+){0,3}?(?: (?:me|my|the|our|us))?(?: \\w+){0,2} ${MONEY}(?: \\w+){0,3}? ?(?:to me|back|to us|now|early|today|out|$|[.,!])`,
    `${START}(?:mark|approve|clear|pass|sign off(?: on)?|check off|tick off|wave through|okay(?! (?:and|so|but|then|what))|confirm|skip|accept)\\b(?: \\w+){0,3}? ?(?:_person_ 's |his |her |their |my |the |our )?(?:\\w+ )?${PAPERS}\\b`,
  ].join('|'),
);
const ALL_MONEY = `(?:${MONEY}|balance|rest|remainder|everything|it all|all of it)`;
const BROKER = '(?:_service_|brokers?|brokerage|escrow(?: \\w+)?|title company)';
const SENDS = '(?:send|release|wire|transfer|pay(?: out)?|hand over|forward|give|let go of|unlock|free)';
const THEM = '(?:_person_|_ref_|him|her|them|the (?:seller|owner|other side|guy|lady))';
const SOONER = '(?:skip|waive|forgo|forget(?: about)?|pass on|do without|leave out|drop|cut out)';
/** Orders to let the money go, or to accept a boat unseen. */
const AHEAD = new RegExp(
  [
    `${START}${SENDS}\\b(?: \\w+){0,3}? (?:my |the |our |all (?:of )?(?:my |the )?)?${ALL_MONEY}(?: \\w+){0,2}? (?:over )?to ${THEM}`,
    `${START}${SENDS} ${THEM} (?:all )?(?:my |the |his |her |their |our )?${ALL_MONEY}(?![\\w])`,
    `${START}(?:tell|ask|get|have|let|instruct|order|allow|authorize|make) (?:the |my |our )?${BROKER} (?:that (?:he|she|they|it) (?:can|should|may) |to |can |should |may )?(?:just |please |already |now )*(?:${SENDS}|go ahead|${SOONER})\\b`,
    `${START}(?:(?:let us|we can|i want to|i would like to|i will|we will|can we|can i|could we|we should|i am going to|i am) (?:just )?)?${SOONER} (?:the |an? |my |our |any )?(?:\\w+ )?(?:_service_|inspection|survey|sea trial|walk ?through)`,
    `\\b(?:i|we) do not (?:need|want|care (?:about|for)) (?:the |an? |any )?(?:\\w+ )?(?:_service_|inspection|survey|sea trial)`,
  ].join('|'),
);
const UNSEEN = /\b(?:inspect\w*|survey\w*|sea ?trial|walk ?through)\b/i;

/** 'Just release it to me', beside the money that is meant. */
const RELEASES = /\b(?:release|free|unfreeze|pay out|refund|hand over|wire) (?:it|that|them)\b/;
const ASKS =
  /\b(?:fees?|commission|how|where|can i|may i|should i|what happens|why|when|offer|tell|ask|message|write to|stars?|reviews?|ratings?)\b/;

/** Papers and money of a closing that the user orders Eddy to move. */
export const closingOrdersFrame: Frame = (situation) => {
  const { line, deals } = situation;
  if (!deals.some(({ list }) => list === 'agreed' || list === 'closing')) return undefined;
  // 'Give me bowriders under 130k' looks for boats.
  if (
    line.has(/_(?:type|kind)_|\b(?:boats|yachts)\b/) &&
    !line.has(/\b(?:deposit|funds|payout|payment|refund|proceeds)\b/)
  )
    return undefined;
  // 'Give Ruth my truck plus 50k for the Gale' is an offer.
  if (line.has(/\b(?:give|pay|send)\b.*\bfor (?:the |that |his |her |their |_person_ 's )?_(?:boat|make)_/))
    return undefined;
  if (line.has(RAISES) || isOfAnother(situation)) return undefined;
  const isAhead = isLetGo(situation);
  const isPointed = RELEASES.test(line.text) && line.has(/\b(?:deposit|money|funds|cash|to me|to us)\b/);
  if (!isAhead && ((!ORDERS.test(line.text) && !isPointed) || ASKS.test(line.text))) return undefined;
  return {
    intent: 'closing',
    weight: isAhead ? ORDERED : 1.72,
    ...(isAhead && { whole: true }),
    ...EVERYTHING,
    plan: brokerPlan(situation, isAhead),
  };
};

/** More than the refusal to pay, which knows of no closing. */
const ORDERED = 2.05;

/** Whether the user would pay before the release, or not inspect, in an agreed trade of theirs. */
function isLetGo({ line, message }: Situation): boolean {
  if (!line.has(AHEAD) || line.has(/\b(?:offer|bid|counter)\b|\bback to (?:me|us)\b/)) return false;
  const isOfMoney = line.has(new RegExp(`(?:^| )${ALL_MONEY}(?: |$)`)) || line.has(/\bgo ahead\b/);
  return isOfMoney || UNSEEN.test(message);
}

/** Whether somebody is named with whom the user has agreed nothing. */
function isOfAnother({ line, deals }: Situation): boolean {
  const names = line.all('person').map(({ name }) => name);
  const bound = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  return names.length > 0 && !bound.some(({ people }) => people.some(({ name }) => names.includes(name)));
}
