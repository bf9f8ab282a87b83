import { decisionOf } from '../../../turns.ts';
import { dollarsOf } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { balanceText } from './balance-plan.ts';
import { boatsGiven } from './given-boats.ts';

const LEADS = '^(?:(?:so|and|okay|ok|then|well|hm+|but|wait|now|please|just|can you|could you|let us|,) )*';
const TO_PRICE =
  '(?: (?:to|of|from|for|against|until|till|then|now|still|there|here|the|their|his|her|its|full|it|that|up to|to reach|to get to|reach|meet|asking(?: price)?|ask|list(?: price)?|price|exactly|in cash|cash|in money|with (?:my|the) _(?:asset|coins|own)_|with that|in total|,))*';
const REST = '(?:rest|difference|gap|shortfall|balance|remainder)';
/** Asks for the gap between the things of the card and the asking price. */
const ASKS = new RegExp(
  `${LEADS}(?:(?:by )?how (?:much|far|short)|what)(?: (?:cash|money|more))?(?: (?:is|am|are|would|do|does|will|'s|i|it|that|this|we|my offer|the offer|am|is|are|still|be|left|short|off|away|missing|lacking|needed|the ${REST}|needs?|have|to add|to pay|lack|on top|below|under))+${TO_PRICE}(?: (?:are (?:we|they)|am i|is (?:it|that|this|my offer|the offer|that offer)))?[?.! ]*$`,
);
const LACKS = new RegExp(
  `how short|\\b(?:missing|lacking|lack|short|left|off|away|${REST}|needed|needs?|to add|below|under)\\b`,
);
/** 'Does that meet the price?' */
const MEETS = new RegExp(
  `${LEADS}(?:does|do|will|would|did|is) (?:that|it|this|we|i|my offer|the offer|_ref_)(?: (?:now|then|already|even|just|all|at least|finally))* (?:meets?|reach(?:es)?|match(?:es)?|covers?|hits?|make|equals?|come to|come up to|add up to|get (?:me |us )?to|enough for|enough to (?:meet|reach|cover|match))(?: (?:the|his|her|their|its|that|full|_ref_))* (?:asking(?: price)?|ask|price|list(?: price)?)(?: (?:now|then|already|yet))*[?.! ]*$`,
);
const OTHER = /\b(?:fees?|deposit|time|answer|who|day|hours)\b/;
/** 'Add the difference in cash', or 'then add that' behind the question. */
const ADDS = new RegExp(
  `${LEADS}(?:i (?:will |would |can |want to )?)?(?:add|throw in|put in|make up|top up|cover|pay|include|chip in|fill(?: up| in)?|bridge|(?:throw|put|add|toss|kick)(?= (?:that|it|this) in\\b))(?: for)?(?: (?:it|that|this|the ${REST}|the missing (?:cash|money|amount|part)|what(?: is|ever is)? (?:missing|lacking|left|short)))(?: (?:amount|sum|much|to it|to the (?:offer|card)|in|as|with|cash|money|on top|too|then|please|to (?:the )?(?:asking(?: price)?|price)))*[.! ]*$`,
);
const NAMES_IT = new RegExp(`\\b(?:${REST}|missing|lacking|left|short)\\b`);

/** Beside a drafted offer of things: what they lack to the asking price, and the card with that in cash. */
export const restOfCardFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const given = givenOf(situation);
  if (!given) return undefined;
  const isTold = memory.last?.calls.at(-1)?.name === 'offer_balance';
  const adds = line.has(ADDS) && (isTold || NAMES_IT.test(line.text));
  const isGap = line.has(ASKS) && LACKS.test(line.text) && !OTHER.test(line.text);
  const asks = memory.cardIsLast && (isGap || line.has(MEETS));
  if (!adds && !asks) return undefined;
  return {
    intent: adds ? 'offer' : 'reach',
    weight: 2.05,
    ...EVERYTHING,
    whole: true,
    plan: adds ? addedPlan(situation, given) : toldPlan(situation, given),
  };
};

/** The parts of the open card that pay for its boat, as `offer_balance` takes them. */
function givenOf({ memory: { card } }: Situation): Record<string, unknown> | undefined {
  if (card?.name !== 'draft_offer' || decisionOf(card) !== undefined) return undefined;
  const { boatId, cash, cashBack, assets, bitcoin } = card.input as Record<string, unknown>;
  const myBoatIds = boatsGiven(card.input);
  if (cashBack || bitcoin || (!assets && myBoatIds.length === 0)) return undefined;
  return {
    boatId,
    ...(myBoatIds.length > 0 && { myBoatIds }),
    ...(assets !== undefined && { assets }),
    ...(cash !== undefined && { cash }),
  };
}

const toldPlan =
  ({ phrases }: Situation, given: Record<string, unknown>): Plan =>
  ([balance]) => {
    if (!balance) return use('offer_balance', given);
    return say(errorOf(balance.output) ?? `${balanceText(balance.output, phrases)} ${phrases.balance.estimate}`);
  };

function addedPlan({ phrases, memory: { card } }: Situation, given: Record<string, unknown>): Plan {
  const { cash = 0, ...rest } = (card?.input ?? {}) as { cash?: number };
  return (done) => {
    const [balance, dropped, drafted] = done;
    if (!balance) return use('offer_balance', given);
    const error = errorOf(balance.output);
    if (error) return say(error);
    if (textOf(balance.output.whoPaysTheGap) !== 'you') return say(phrases.nothingToAdd);
    if (!dropped) return use('drop_drafts');
    if (!drafted) return use('draft_offer', { ...rest, cash: cash + dollarsOf(textOf(balance.output.valueGap)) });
    return say(errorOf(drafted.output) ?? `${phrases.changedCard} ${phrases.restToAsking}`);
  };
}
