import type { NamedDeal } from '../../../../platform/names.ts';
import { type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const THEY = '(?:_person_|he|she|they)';
const PAY =
  '(?:pay|pays|paying|give|gives|giving|gave|spend|put up|put in|put down|shell out|fork over|come up with|part with|go up to|go for|cough up)';
/** 'How much would Ruth pay for my Gale': a proposal tells it, whoever made it. */
const THEIR_BID = new RegExp(
  `\\b(?:how much|what)(?: (?:money|cash|price|amount))? (?:did|does|do|is|was|will|would|has|can|could) ${THEY} (?:(?!for\\b)\\w+ ){0,5}${PAY}\\b|\\b(?:how much|what)(?: money| cash)? ${THEY} (?:\\w+ ){0,4}${PAY}\\b|\\b(?:what|which|how high) (?:is|was)(?: the)? (?:_person_ 's|his|her|their) (?:price|bid|figure)\\b|\\b(?:what|which) (?:number|figure|price|amount) (?:did|does|has|is|was) ${THEY} (?:\\w+ )?(?:name[ds]?|come|came|sa(?:y|id)|put|give|gave|at|offer\\w*|propose\\w*)\\b`,
);
/** 'How much would I throw in for her Gale'. */
const MY_SIDE =
  /\b(?:how much|what)(?: cash| money)? (?:would|do|am|did|will) (?:i|we) (?:(?:be|have to|still|also) )*(?:throw(?:ing)? in|add(?:ing)?|put(?:ting)? in|toss(?:ing)? in|kick(?:ing)? in|chip(?:ping)? in|giv(?:e|ing) (?:him|her|them|_person_))\b/;
const YES =
  '(?:said yes|say yes|accept|accepted|agreed?|agree to|approved?|sign(?:ed)? off(?: on)?|okayed|give (?:my|the) okay|commit(?:ted)?)';
const MY_YES = new RegExp(
  `\\b(?:did|have|had) (?:i|we) (?:(?:already|ever|actually|really|even|not) )*${YES}\\b|\\b(?:is|was) (?:my|our) (?:yes|acceptance|okay) (?:\\w+ )?(?:in|given|recorded|there|on file)\\b|\\bwho (?:all )?(?:has |have )?(?:already |not |still )*(?:accepted|said yes|agreed)\\b|\\bwho (?:still )?(?:has to|needs to|must) (?:accept|say yes|agree)\\b`,
);
/** Money of a closing, services and messages have answers of their own. */
const OTHER =
  /\b(?:deposit|survey|fees?|tax|rest|balance|remainder|broker|closing|terms|if (?:i|we)|should|dispute|messages?|tell|in writing|offers)\b|\b(?:what|which)\b.*\b(?:have|did) (?:i|we)\b|_(?:service|asset|type)_/;
const MOST = 3;

const isOpen = ({ list }: NamedDeal) => list === 'open' || list === 'waiting';

/** The open trades that the words name, else those told of last. */
function meantIn(situation: Situation): readonly NamedDeal[] {
  const { deals, memory, line } = situation;
  const open = deals.filter(isOpen);
  const named = dealsNamed(situation, open);
  if (named.length > 0 || line.has(/_(?:person|boat|make)_/)) return named;
  const told = open.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
  return told;
}

/** The amount that somebody would pay in an open trade, and whose yes a trade still lacks. */
export const theirBidFrame: Frame = (situation) => {
  const { line, deals } = situation;
  if (line.has(OTHER) || line.has(/^(?:(?:please|and|so|just|then) )*(?:raise|lower|change|bump|drop|move|adjust)\b/))
    return undefined;
  const isYes = MY_YES.test(line.text);
  if (!isYes && !THEIR_BID.test(line.text) && !MY_SIDE.test(line.text)) return undefined;
  const meant = meantIn(situation);
  const isAny = isYes && meant.length === 0 && !line.has(/_(?:person|boat|make|own)_/);
  const found = isAny ? deals.filter(isOpen) : meant;
  if (found.length === 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.82,
    ...EVERYTHING,
    whole: true,
    plan: plan(situation, found.slice(0, MOST), isYes),
  };
};

const plan =
  (situation: Situation, found: readonly NamedDeal[], isYes: boolean): Plan =>
  (done) => {
    const next = found[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const { phrases } = situation;
    return say(
      done
        .map(({ output }) => {
          const line = stateLine(output, situation);
          if (!isYes || !textOf(output.state).startsWith('waiting')) return line;
          const mine = phrases.youSaidYes(output.state !== 'waiting for you');
          const other = phrases.saidYes(textOf(output.with), output.othersAccepted === true).replace(/^[^,]+, /, '');
          return [line, mine, other].join(' ');
        })
        .join(' '),
    );
  };
