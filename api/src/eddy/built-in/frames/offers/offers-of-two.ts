import type { NamedDeal } from '../../../../platform/names.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { stateLine } from '../trades/trade-line.ts';
import type { KnownTrade } from '../trades/trade-meant.ts';
import { asksLead, higherText, LEAD_OF, leadText, valuedLine } from './weighed-offers.ts';

const OFFER = '(?:offers?|bids?|proposals?|deals?|terms)';
/** The side of a comparison that is asked for. */
const ENDS =
  '(?:\\b(?:higher|highest|more|most|better|best|bigger|biggest|lower|lowest|less|least|stronger|ahead)\\b|_sort_)';
const COMPARES = new RegExp(
  [
    `_person_(?: 's)? ${OFFER}\\b.*\\b(?:better|worse|higher|lower|bigger|smaller|more|less|stronger|beats?|compares?)\\b.*_person_|\\b(?:compare|difference|differ|choose|weigh)\\b.*_person_(?: 's)?(?: ${OFFER})?\\b.*_person_(?: 's)? ${OFFER}\\b|\\b(?:better|best|higher|more)\\b.*\\b_person_(?: 's)?(?: ${OFFER})? or _person_(?: 's)? ${OFFER}\\b`,
    `\\b(?:who|which|whose)\\b.*${ENDS}.*_person_(?: 's)?(?: ${OFFER})? (?:or|vs|versus|and) _person_`,
    `_person_(?: 's)?(?: ${OFFER})? (?:or|vs|versus) _person_.*(?:\\b(?:who|which|whose)\\b|_ref_).*${ENDS}`,
    `\\b(?:who|which|whose) (?:of |is |has |between )?_person_ (?:or|and|n|&|vs) _person_.*${ENDS}`,
    `\\bhow much (?:more|less|higher|lower|better)\\b.*_person_.*\\bthan _person_|\\b(?:does|do|did|is|has|would) _person_(?: 's)?(?: ${OFFER})? or _person_.*${ENDS}`,
    `\\b(?:is|was|did|does|has) _person_(?: 's)? (?:\\w+ ){0,3}(?:higher|more|better|bigger|lower|less)\\b.*\\bthan _person_`,
  ].join('|'),
);
/** Offers, and no boats, reviews or miles of the two. */
const OF_OFFERS =
  /\b(?:offer\w*|bids?|bidding|proposals?|deals?|terms|pays?|paying|paid|gives?|giving|gave|cash|money|put(?:s|ting)? (?:in|up|down)|price|worth|ahead)\b|_own_/;
/** 'And Ruth?' after the trade with somebody else. */
const NEXT_ONE = new RegExp(
  `^(?:(?:and|so|what about|how about|okay|then|,) )+(?:the )?(?:one (?:with|from|of) |${OFFER} (?:with|from|of) |with )?_person_(?: 's)?(?: (?:${OFFER}|one))?[?.! ]*$`,
);
const TOLD_BY = /^(?:my_trades|explain_trade|my_closings)$/;

/** The open trades with each of the people that the words name. */
function openWith({ line, deals }: Situation): readonly NamedDeal[] {
  const names = new Set(line.all('person').map(({ name }) => name));
  return deals.filter(
    ({ list, people }) => (list === 'open' || list === 'waiting') && people.some(({ name }) => names.has(name)),
  );
}

/** The agreed trades with the person that the words name. */
const agreedWith = ({ line, deals }: Situation): readonly NamedDeal[] =>
  deals.filter(
    ({ list, people }) =>
      (list === 'agreed' || list === 'closing') && people.some(({ name }) => name === line.first('person')?.name),
  );

const PAIR = 2;

/** The offers of two people side by side, and the next one of those told. */
export const offersOfTwoFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const names = new Set(line.all('person').map(({ name }) => name));
  const open = openWith(situation);
  const isTold = (memory.last?.calls ?? []).some(({ name }) => TOLD_BY.test(name));
  const isPair = names.size === 2 && open.length === 2 && line.has(COMPARES) && line.has(OF_OFFERS);
  const isNext = names.size === 1 && isTold && line.has(NEXT_ONE);
  const next = isNext && open.length === 0 ? agreedWith(situation) : open;
  if (!isPair && (!isNext || next.length === 0)) return undefined;
  return {
    intent: 'trades',
    weight: isPair ? PAIR : 1.3,
    ...EVERYTHING,
    whole: true,
    plan: eachPlan(situation, next.slice(0, 2), isPair),
  };
};

const eachPlan =
  (situation: Situation, open: readonly NamedDeal[], isPair: boolean): Plan =>
  (done) => {
    const next = open[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const told = done.slice(0, open.length);
    const lines = told.map(({ output }) =>
      isPair && !errorOf(output)
        ? valuedLine(output as unknown as KnownTrade, situation)
        : stateLine(output, situation),
    );
    const trades = told.flatMap(({ output }) => (errorOf(output) ? [] : [output as unknown as KnownTrade]));
    const isWhole = isPair && trades.length === 2;
    const first = isWhole ? higherText(trades, situation) : '';
    const isLed = isWhole && asksLead(trades, situation);
    if (isLed && done.length === open.length) {
      const people = [...new Set(trades.map(({ with: other }) => other))];
      return use('trade_cash', { ...LEAD_OF, people });
    }
    return say([first, isLed ? leadText(done, situation) : '', ...lines].filter(Boolean).join(' '));
  };
