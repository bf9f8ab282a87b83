import { matches } from '../../../matching.ts';
import { boatsMeant, namedIds } from '../../meant.ts';
import { depositRuleIn } from '../../phrases/trade-words.ts';
import { ask, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { amountSaid } from './amounts-said.ts';

const DEPOSIT = /\b(?:deposits?|earnest money|put down|down payment|money down|secure)\b/;
const FEE = /\b(?:clos(?:e|ing)|fees?|cost|costs|charged?|at the end|in total|all in)\b|_service_/;
const TOTAL = /\b(?:total|in all|all in|altogether|together|sum|out the door)\b/;
const REFUND = /\b(?:refund\w*|back|lose|lost|forfeit\w*|at risk|keep it|return\w*)\b/;
const SUPPOSES =
  /\b(?:would|if (?:i|we|_person_|he|she|they)|suppose|supposing|let us say|say i|assuming|were to|in case|hypothetical\w*|before i (?:offer|bid)|on an? (?:offer|bid|deal|trade) (?:of|for|at)|for an? (?:offer|bid))\b/;
/** A question for the deposit supposes nothing else. */
const ASKS_DEPOSIT =
  /\b(?:what|how (?:much|big|large|high))\b.*\b(?:deposits?|earnest money|down payment)\b|\b(?:deposits?|earnest money|down payment)\b.*\b(?:how much|what)\b/;
const ASKS = /\b(?:what|how (?:much|big|large|high)|which|is|are|do|does|would|will|can|could)\b/;
const OFFERS = /\b(?:offer\w*|bid|bidding|pay|paid|buy|bought|trade|deal|purchase|deposit|accepts?|accepted|closing)\b/;

/** A question about an offer that is not made yet: the deposit, whether it comes back, and the fee. No card. */
export const termsFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  if (!(has(SUPPOSES) || line.has(ASKS_DEPOSIT)) || !has(ASKS) || !has(OFFERS) || line.has(NOT_TERMS)) return undefined;
  if (isOwnDeposit(situation)) return undefined;
  const [deposit, fee] = [has(DEPOSIT), has(FEE) && !line.has(/_own_/)];
  if (!deposit && !fee) return undefined;
  const boatId = boatOf(situation);
  const said = amountSaid(situation);
  const cash = said && 'cash' in said ? said.cash : undefined;
  // The fee at the asking price alone needs no offer.
  if (cash === undefined && (boatId === undefined || !deposit)) return undefined;
  const input = { ...(boatId !== undefined && { boatId }), ...(cash !== undefined && { cash }) };
  const asked = {
    deposit,
    fee: fee && (!deposit || line.has(/\b(?:fees?|closing costs?)\b|_service_/)),
    refund: has(REFUND),
  };
  return {
    // A question for the refund as well is answered here, and by nothing else.
    intent: asked.refund ? 'answer' : 'fees',
    weight: 1.62,
    ...EVERYTHING,
    plan: ask('offer_terms', input, (output) => termsText(output, asked, situation)),
  };
};

/** The deposit of a trade that the user has agreed is no deposit of an offer to come. */
function isOwnDeposit({ line, deals, memory, message }: Situation): boolean {
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (
    agreed.length === 0 ||
    line.has(/\bif (?:_person_|he|she|they) (?:\w+ )?(?:takes?|accepts?|agrees?|says? yes)\b.*_(?:n|money|bound)_/)
  )
    return false;
  if (/\b(?:if|suppose|say) (?:i|we) (?:\w+ )?(?:offer|bid|buy|pay)/i.test(message)) return false;
  const named = namedIds(line);
  const isNamed = agreed.some(({ boats }) => boats.some(({ boatId }) => named.includes(boatId)));
  const isTold = (memory.last?.calls ?? []).some(({ name }) => name === 'my_closings');
  return isNamed || isTold || line.has(/\b(?:my|our) (?:\w+ ){0,2}(?:deposit|earnest money)\b|\bdisputes?\b/);
}

const NOT_TERMS =
  /\b(?:seller|owner|he|she|they|guy) (?:\w+ )?(?:wants?|asks?|asked|asking|demands?|insists?|needs)\b|\b(?:zelle|venmo|paypal|cash ?app|list(?:ing)?|draft|message)\b/;

function boatOf(situation: Situation): number | undefined {
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'ids' in meant) return meant.ids[0];
  return meant === undefined ? situation.memory.focusId : undefined;
}

function termsText(
  output: Record<string, unknown>,
  asked: Record<'deposit' | 'fee' | 'refund', boolean>,
  { phrases: { terms, inAll }, line, memory, language }: Situation,
): string {
  const { title, cash, deposit, closingFee } = output;
  const rule = language === 'en' ? textOf(output.rule) : depositRuleIn(language)(textOf(output.rule));
  return [
    terms.offer(textOf(cash), textOf(title), output.isAsking === true),
    asked.deposit ? `${terms.deposit(textOf(deposit))} ${rule}` : '',
    asked.deposit || asked.refund ? terms.refund : '',
    asked.fee ? terms.fee(textOf(closingFee)) : '',
    asked.fee && line.has(TOTAL) ? inAll(textOf(output.cashWithFee)) : '',
    memory.cardIsLast ? '' : terms.nothingSent,
  ]
    .filter(Boolean)
    .join(' ');
}
