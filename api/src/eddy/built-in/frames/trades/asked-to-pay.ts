import type { NamedDeal } from '../../../../platform/names.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsOfBoth } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const GIVE = '(?:pay|give|bring|hand over|put (?:up|down|in)|come up with|shell out|fork (?:over|out)|spend|cough up)';
/** 'What am I supposed to pay there', 'what would he have me pay'. */
const ASKS = new RegExp(
  `\\b(?:what|how much)(?: (?:cash|money|exactly|again|all))* (?:am|do|would|must|will|should|are|was|were) (?:i|we)(?: (?:supposed|meant|expected|asked|have|had|need|then|really|still|actually|going|being|to|even|be))* ${GIVE}(?:ing)?\\b|\\b(?:what|how much)(?: \\w+)? (?:does|do|would|did|is|are) (?:_person_|he|she|they) (?:(?:want|wants|expect|expects|ask|asking|like|have|make|making|telling)(?: me| us| from me| of me)?|(?:want|have|expect) me to ${GIVE})(?: to ${GIVE}| ${GIVE})(?= |$|\\?)`,
);
const OTHER =
  /\b(?:if|after|deposit|left|still owe|rest|so far|already|fees? only|tax|survey|month|monthly|loan|message|tell|offer (?:him|her|them)|give(?: up)? in (?:total|all)|altogether|all told|in total)\b|_(?:money|bound|service|asset|type|place)_/;
const LONGEST = 22;
const MOST = 2;

/** The user's side of an open trade that is named, with the fee: 'the Gale of Ruth, what do I pay there?' */
export const askedToPayFrame: Frame = (situation) => {
  const { line, deals } = situation;
  if (!line.has(/_(?:person|boat|make)_/) || line.chunks.length > LONGEST) return undefined;
  if (!line.has(ASKS) || OTHER.test(line.text)) return undefined;
  const meant = dealsOfBoth(situation, deals);
  const [only, ...others] = [...line.all('boat'), ...line.all('own')].flatMap(({ boats }) => boats);
  if (meant.length === 0 && only && others.length === 0 && !line.first('own') && line.has(FOR_BOAT))
    return { ...INTERPRETED, intent: 'cost', plan: listedPlan(situation, only.id) };
  if (meant.some(({ list }) => list === 'agreed' || list === 'closing')) return undefined;
  const open = meant.filter(({ list, boats }) => (list === 'open' || list === 'waiting') && boats.some(isTheirs));
  if (open.length === 0 || open.length > MOST) return undefined;
  return { ...INTERPRETED, intent: 'trades', plan: paidPlan(situation, open) };
};

const INTERPRETED = {
  weight: 2.02,
  ...EVERYTHING,
  whole: true,
  tells: /\b(?:pay|give|bring|cost|much)\b/i,
} as const;

/** 'What must I spend for the Gale', which is in no trade of the user's. */
const FOR_BOAT =
  /\b(?:pay|spend|bring|come up with|fork over|shell out) for (?:the |that |_person_ 's )?_boat_ ?[?.!]*$/;

/** The asking price, with the closing fee. */
const listedPlan =
  ({ phrases }: Situation, boatId: number): Plan =>
  ([details]) => {
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatsOf(details.output);
    const fee = boat ? textOf((boat as unknown as Record<string, unknown>).closingCost) : '';
    return say(
      boat
        ? [phrases.balance.asks(boat.title, boat.price), fee && phrases.terms.fee(fee)].filter(Boolean).join(' ')
        : (errorOf(details.output) ?? phrases.nothing),
    );
  };

const isTheirs = ({ isMine }: NamedDeal['boats'][number]): boolean => !isMine;

const paidPlan =
  (situation: Situation, open: readonly NamedDeal[]): Plan =>
  (done) => {
    const next = open[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const { phrases } = situation;
    const texts = done.map(({ output }) => {
      const { cash, cashWithFee, closingFee } = output;
      const fee = closingFee ? phrases.offerFee(textOf(closingFee)) : '';
      const all = cashWithFee ? phrases.cashWithFee(textOf(cash), textOf(cashWithFee)) : '';
      return errorOf(output) ?? [stateLine(output, situation), fee, all].filter(Boolean).join(' ');
    });
    return say(texts.join(' '));
  };
