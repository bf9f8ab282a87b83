import { matches } from '../../../matching.ts';
import { namedIds } from '../../meant.ts';
import { ask, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const SELLS = /\b(?:sell|selling|sold|sells|sale|seller|get rid of|let (?:\w+ ){1,4}go)\b/;
const NET =
  /\b(?:get|net|clear|keep|left|leftover|pocket|end up with|walk away with|receive|take home|make|see|remains?|mine|to me)\b/;
const FEES =
  /\b(?:fees?|commissions?|closing|costs?|your (?:cut|share|percentage)|you (?:guys )?(?:take|keep)|everything|expenses|net)\b|_service_/;
const ASKS = /\b(?:how much|what (?:do|would|will|is|am|are)|how many dollars)\b/;
const SAVES =
  /\b(?:save|saves|saving|savings|cheaper|less)\b.*\bbrokers?\b|\bbrokers?\b.*\b(?:save|saves|saving|savings|cheaper)\b/;
/** Other costs, and questions about a trade that goes on. */
const OTHER =
  /\b(?:tax|taxes|loan|financ\w*|owe|insurance|survey|ship\w*|transport|offer|offers|trade|swap|deposit|who pays)\b/;
/** Asks for the share that Tradewind takes from a seller. */
const TAKEN =
  /\b(?:you(?: guys| all| people)?|tradewind|the (?:site|brokerage|app)|eddy) (?:\w+ )?(?:take|takes|keep|keeps|charge|charges|get|gets|want|wants|skim|deduct|bill|make|makes|earn|earns)\b|\b(?:your|tradewind 's|the) (?:cut|fees?|share|percentage|commission|slice|rate)\b|\b(?:it|that|this|selling|sale) (?:\w+ )?costs?(?: me)?\b|\b(?:do|must|would|will|should) (?:i|we) (?:\w+ )?(?:pay|owe)\b.*\b(?:fees?|commission|percent\w*|anything|cut)\b|\b(?:sellers?|seller 's) (?:fees?|costs?|commission)\b/;
const LEFT =
  /\b(?:what|how much) (?:\w+ ){0,3}(?:ends? up|lands?|goes|is left|stays?|remains?|do i (?:net|clear|pocket|keep|make|end up with|walk away with)|would i (?:have left|net|clear|pocket|keep|make|end up with|walk away with)|will i (?:have left|net|clear|pocket|keep|make))\b/;
const HAS_LEFT = /\b(?:have|be) left\b|\bleft (?:over|for (?:me|us))\b/;
const EARNS =
  /\b(?:you(?: guys)?|tradewind|the (?:site|brokerage)) (?:make|makes|earn|earns|take|takes) (?:on|from|off)\b/;
const OPENS = /^(?:(?:so|and|okay|hey|hi) )*(?:do|does|is|are|will|would|whats?|any)\b/;
const LEAST_PRICE = 1_000;

/** The part of a sale that a seller keeps, and how much less a closing costs than a commission. */
export const saleProceedsFrame: Frame = ({ line, reading, phrases, own }) => {
  const { words } = reading;
  const saves = SAVES.test(words);
  const isSale =
    SELLS.test(words) ||
    (line.has(/_own_/) &&
      /\b(?:get|net|clear|pocket|make|see) (?:\w+ )?(?:for|from|out of|on) (?:my|our)\b/.test(words));
  const isNet = isSale && NET.test(words) && FEES.test(words) && ASKS.test(words);
  const isOfSeveral = line.chunks.some(
    ({ meaning, written }) => meaning?.is === 'own' && meaning.boats.length > 1 && /s$/i.test(written),
  );
  const isTaken =
    !isOfSeveral &&
    (SELLS.test(words) || (line.has(/_own_/) && EARNS.test(words))) &&
    matches(TAKEN, words) &&
    (ASKS.test(words) || OPENS.test(words));
  const isLeft =
    SELLS.test(words) && matches(LEFT, words) && (line.first('own') !== undefined || ownNamed(line, own) !== undefined);
  if (
    (!saves && !isNet && !isTaken && !isLeft) ||
    OTHER.test(isTaken ? words.replace(/\bowe\b/g, '') : words) ||
    line.has(/_(?:type|person)_/) ||
    /\b(?:buyers?|me|i) or (?:(?:the|a|does|is|it) ){0,3}sellers?\b|\bsellers? or (?:(?:the|a|does|is|it) ){0,3}(?:buyers?|me)\b/.test(
      words,
    )
  )
    return undefined;
  const named = ownNamed(line, own);
  if (line.has(/_make_/) && !named) return undefined;
  const price = priceIn(line) ?? named?.price;
  return {
    intent: 'fees',
    weight: 1.75,
    ...EVERYTHING,
    whole: true,
    plan: ask('services_and_fees', price === undefined ? {} : { price }, (output) => {
      const text = (name: string) => textOf(output[name]);
      if (isTaken && !saves && !isLeft && !HAS_LEFT.test(words))
        return phrases.sellerPays(text('closingFee'), text('brokerCommission'), text('closingCost'), text('atPrice'));
      if (!output.atPrice) return phrases.sellingRates(text('closingFee'), text('brokerCommission'));
      return saves
        ? phrases.lessThanBroker(text('atPrice'), text('closingCost'), text('brokerCost'), text('lessThanBroker'))
        : phrases.sellerKeeps(text('atPrice'), text('closingCost'), text('brokerCost'));
    }),
  };
};

/** The user's boat that a name without 'my' means. */
function ownNamed(line: Situation['line'], own: Situation['own']): Situation['own'][number] | undefined {
  const ids = namedIds(line);
  const [only, ...others] = own.filter(({ id }) => ids.includes(id));
  return others.length === 0 ? only : undefined;
}

/** An amount of the message, or the price of the own boat that it names. */
function priceIn(line: Situation['line']): number | undefined {
  const bound = line.all('bound').find(({ field }) => field === 'price');
  const middle = bound?.about ? ((bound.min ?? 0) + (bound.max ?? 0)) / 2 : (bound?.max ?? bound?.min);
  const said = line.first('money')?.value ?? middle;
  const bare = line.has(/\b(?:for|at) _n_/) ? line.first('n')?.value : undefined;
  const thousands = bare === undefined || bare >= LEAST_PRICE ? bare : bare * LEAST_PRICE;
  if (said === undefined && thousands !== undefined) return thousands;
  if (said !== undefined) return said >= LEAST_PRICE ? Math.round(said) : undefined;
  const [own, ...others] = line.first('own')?.boats ?? [];
  return others.length === 0 ? own?.price : undefined;
}
