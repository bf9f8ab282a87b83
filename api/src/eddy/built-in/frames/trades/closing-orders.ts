import type { Frame } from '../../situation.ts';
import { RAISES } from '../talk/orders.ts';
import { brokerPlan } from './closings.ts';

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
  if (line.has(RAISES)) return undefined;
  const isPointed = RELEASES.test(line.text) && line.has(/\b(?:deposit|money|funds|cash|to me|to us)\b/);
  if ((!ORDERS.test(line.text) && !isPointed) || ASKS.test(line.text)) return undefined;
  return {
    intent: 'closing',
    weight: 1.72,
    uses: ['own', 'person', 'ref', 'n', 'boat', 'make', 'money', 'bound', 'quantity', 'service', 'sort', 'strange'],
    words: /.*/,
    plan: brokerPlan(situation),
  };
};
