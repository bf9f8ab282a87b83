import { errorOf, just, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import { openMeant } from './sent-offers.ts';

const WHOM = '(?:him|her|them|me|us|_person_|the (?:other side|owner|seller|buyer))';
const SPAN = '(?:days?|hours?|weeks?|months?|time|_n_|a bit)';
const MORE_TIME = new RegExp(
  `\\b(?:give|grant|allow|get) ${WHOM} (?:\\w+ ){0,3}?(?:more|another|extra|longer)\\b.*${SPAN}|\\b(?:give|grant|allow) ${WHOM} (?:\\w+ ){0,3}?(?:more )?${SPAN}.*\\b(?:to (?:decide|answer|think|respond|sign|pay)|more)\\b|\\b(?:extend|prolong|lengthen|renew)\\b(?=.*\\b(?:offer|bid|proposal|deadline|trade|deal|closing|it)\\b)|\\b(?:keep|leave) (?:my|the|our|that) (?:offer|bid) open (?:longer|until|for|till)\\b|\\b(?:i|we) need more time\\b`,
);

/** More time for an open offer or a closing: nobody can set it in a chat, so Eddy tells how long it stands and what helps. */
export const moreTimeFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  if (!line.has(MORE_TIME) || memory.cardIsLast || line.has(/\bhow (?:do|does)\b/)) return undefined;
  const closing = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  const isTold = closing.some(({ tradeId }) => memory.told.some((told) => told.tradeId === tradeId));
  const meant = openMeant(situation);
  const open = meant.length > 0 ? meant : deals.filter(({ list }) => list === 'open' || list === 'waiting');
  const isClosing = dealsNamed(situation, closing).length > 0 || isTold || (open.length === 0 && closing.length > 0);
  if (!isClosing && open.length === 0) return undefined;
  const [only, ...others] = open;
  return {
    intent: 'counter',
    weight: 1.6,
    ...EVERYTHING,
    whole: true,
    plan: isClosing
      ? just(situation.phrases.moreTimeInClosing)
      : only && others.length === 0
        ? standsPlan(only.tradeId, situation)
        : just(`${situation.phrases.offerTime} ${situation.phrases.onceMore}`),
  };
};

function standsPlan(tradeId: number, { phrases }: Situation): Plan {
  return (done) => {
    const [explained] = done;
    if (!explained) return use('explain_trade', { tradeId });
    const { output } = explained;
    const runsOut = textOf(output.runsOut);
    return say(
      errorOf(output) ??
        [tradeLineOf(output, phrases), runsOut ? phrases.runsOut(runsOut) : '', phrases.offerTime, phrases.onceMore]
          .filter(Boolean)
          .join(' '),
    );
  };
}
