import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import { openMeant } from './sent-offers.ts';

const OFFER =
  /_(?:person|boat|make)_(?: 's)? (?:\w+ )?(?:deal|trade|swap)\b|\b(?:deal|trade|swap) (?:with|for) (?:the )?_(?:person|boat|make)_|_person_ (?:'s )?(?:\w+ )?(?:offers?|bids?|proposals?|counters?|counter ?-?offers?)\b|\b(?:my|our|the|that|this|his|her|their|'s) (?:\w+ )?(?:offers?|bids?|proposals?|counters?|counter ?-?offers?)\b|\bwhat (?:i|we) (?:have |had )?(?:offered|bid|proposed|sent)\b|\b(?:in|on|of|for|with) (?:my |open |pending |all |sent )*(?:offers|bids)\b/;
const ACCEPTED =
  /\b(?:if|when|once|after|should|suppose|supposing|assuming|say|provided|let us say)(?: that)? (?:_person_|he|she|they|i|we)\b.*\b(?:says? yes|said yes|accepts?|accepted|agrees?|agreed|takes?|took|goes for it|bites?)\b/;
const TOTAL =
  /\b(?:totals?|altogether|all together|in all|all in|adds? up|sum|combined|worth|come to|comes to|amount to|how much (?:cash|money)|tied up|on the line|committed|in play|at stake|(?:would|do|will) i (?:need|have to pay|pay|bring|owe|be paying|end up paying|spend)|cost me|costs? (?:me|us)|runs? (?:me|us)|all told|set me back|end up (?:paying|spending))\b/;
const DEPOSIT = /\b(?:deposits?|earnest money|(?:put|money|pay) down|down ?payment)\b/;
const FEE =
  /\b(?:fees?|closing costs?|your cut|charges?|pay (?:you|tradewind)|owe (?:you|tradewind)|you (?:guys )?(?:get|charge|take))\b|_service_/;
const OTHER = /_(?:type|asset)_|\bif i (?:offer|bid|paid|pay|buy)\b|\b(?:back|refund\w*|lose|lost|wired|sent)\b/;
/** Asks for everything that the user would pay, which includes the fee. */
const COSTS =
  /\b(?:costs? (?:me|us)|runs? (?:me|us)|all told|set me back|end up (?:paying|spending)|be paying|in all|all in)\b/;
const OTHER_SUM = /\b(?:take|takes|took|accepts?|accepted|agrees? to|says? yes to|for|at) _n_/;
const MOST = 3;

/** The sum of an open offer, and the deposit that its acceptance asks for. */
export const offerSumsFrame: Frame = (situation) => {
  const { line, deals } = situation;
  const isDeposit = line.has(DEPOSIT);
  const isFee = line.has(FEE) || line.has(COSTS);
  if ((!isDeposit && !isFee && !line.has(TOTAL)) || line.has(OTHER)) return undefined;
  const isAccepted = (isDeposit || isFee) && line.has(ACCEPTED);
  // Another amount than the one that is offered is an offer to come.
  if (
    (line.has(/_(?:money|bound)_/) && !(isAccepted && line.has(/\bmy (?:\w+ )?_(?:money|bound)_/))) ||
    (line.has(/_n_/) && (!isAccepted || line.has(OTHER_SUM)))
  )
    return undefined;
  const isOffer = line.has(OFFER);
  if (!(isOffer && (isDeposit || line.has(TOTAL))) && !isAccepted) return undefined;
  const open = deals.filter(({ list }) => list === 'open' || list === 'waiting');
  const meant = openMeant(situation);
  const own = open.filter(({ list }) => list === 'open');
  const isNamed = line.has(/_(?:person|boat|make)_/);
  const found = meant.length > 0 ? meant : isNamed ? [] : own;
  if (found.length === 0) return undefined;
  const ids = found.slice(0, MOST).map(({ tradeId }) => tradeId);
  return {
    intent: 'trades',
    weight: 1.72,
    ...EVERYTHING,
    whole: true,
    plan: sumsPlan(situation, ids, isDeposit),
  };
};

function sumsPlan({ phrases, line, help, language }: Situation, ids: readonly number[], isDeposit: boolean): Plan {
  const isSum = line.has(TOTAL) || (!isDeposit && !line.has(FEE));
  return (done) => {
    const next = ids[done.length];
    if (next !== undefined) return use('explain_trade', { tradeId: next });
    const texts = done.map(({ output }) => {
      const sum = phrases.offerSum(textOf(output.giveWorth), textOf(output.getWorth));
      const deposit = phrases.offerDeposit(textOf(output.deposit), textOf(output.depositRule));
      const fee = line.has(FEE) || line.has(COSTS) ? phrases.offerFee(textOf(output.closingFee)) : '';
      const paid = fee && isSum ? paidText(output, phrases) : '';
      const parts = [isDeposit && output.deposit ? deposit : '', fee, paid, isSum && !paid ? sum : ''];
      return errorOf(output) ?? [tradeLineOf(output, phrases), ...parts].filter(Boolean).join(' ');
    });
    const payer = line.has(WHO_PAYS) ? help.find(({ id }) => id === 'who-pays-fee')?.answer[language] : '';
    return say([payer, ...texts].filter(Boolean).join(' '));
  };
}

const WHO_PAYS =
  /\bwho (?:pays|has to pay|is paying|covers|must pay)\b|\bpays?\b.*\b(?:me or|or (?:me|him|her|them|_person_|does|do))\b/;

/** The money that leaves the user's account: the cash of the offer with the fee. */
const paidText = (output: Record<string, unknown>, phrases: Situation['phrases']): string =>
  output.cashWithFee ? phrases.cashWithFee(textOf(output.cash), textOf(output.cashWithFee)) : '';
