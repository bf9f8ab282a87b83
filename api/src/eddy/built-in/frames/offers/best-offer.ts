import { matches } from '../../../matching.ts';
import { dollarsOf } from '../../memory.ts';
import { errorOf, just, type Plan, remarked, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { IF_TAKEN } from '../trades/deal-state.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import { type KnownTrade, tradeMeant, tradesIn } from '../trades/trade-meant.ts';
import { noneFrom } from './offers-from.ts';
import { openMeant } from './sent-offers.ts';
import { valuedLine } from './weighed-offers.ts';

const OFFERS = '(?:offers?|bids?|deals?|trades?|proposals?|counteroffers?|_sort_)';
const BEST = new RegExp(
  `\\b(?:which|what|who|whose|compare|rank)\\b.*\\b(?:my|mine|me|i|the|those|these|open|waiting|incoming|our)\\b.*(?:\\b|(?=_))${OFFERS}(?:\\b|(?<=_)).*\\b(?:best|better|highest|strongest|most|top|good|take|accept|pick|choose|worst|lowest|worth more)\\b|\\b(?:which|what|whose|who)\\b.*\\b(?:best|better|highest|strongest|most|top)\\b.*(?:\\b|(?=_))${OFFERS}(?:\\b|(?<=_)).*\\b(?:i (?:have|got)|of mine|for me|on the table|my|so far|waiting|to me|right now)\\b|\\b(?:my|our) (?:best|highest|strongest|top) ${OFFERS}\\b|\\b(?:which|whose|what)(?: of (?:my|the|these|those))? (?:${OFFERS}|one) should i (?:take|accept|pick|choose|go with|prefer)|\\b(?:rank|compare) (?:my|the) (?:open |incoming |waiting )?${OFFERS}\\b`,
);
/** 'Who is ahead, him or Ruth?' among people whose offers wait. */
const AHEAD =
  /\b(?:who|which(?: one| offer| of (?:them|the two|these|those))?|whose(?: offer| bid)?)\b.*\b(?:ahead|better|best|winning|leading|on top|higher|more|stronger|worth more|pays? more)\b.*\b(?:or|vs|versus|than)\b|_person_(?: 's)?(?: \w+)? (?:or|vs|versus) (?:_person_|him|her|them)\b.*\b(?:who|which|whose)\b.*\b(?:ahead|better|best|winning|higher|more|stronger)\b/;
const isAhead = (situation: Situation) =>
  situation.line.has(AHEAD) &&
  situation.line.has(/_person_/) &&
  !situation.line.has(/\b(?:cash|money|boats|listings|reviews?|stars|ratings?)\b/) &&
  openMeant(situation).some(({ list }) => list === 'waiting') &&
  situation.deals.filter(({ list }) => list === 'waiting').length > 1;
const NOT_OWN =
  /_(?:type|boat|make|place|asset)_|\b(?:find|search|market|agent|draft|should i offer|on here|listed|for sale|i (?:have )?(?:ever )?(?:made|sent|put in|placed|submitted))\b/;
const ACCEPT =
  /^(?:(?:please|eddy|okay|yes|hey|can you|could you|just|now|i (?:want|would like) to|let us|,) )*(?:accept|take|agree to|say yes to|approve|go with) (?:the |that )?_person_(?: 's)?(?: (?:\w+ )?(?:offer|deal|trade|bid|proposal|counteroffer|counter|one|_sort_))?(?: please| now)?[.! ]*$|^(?:(?:please|okay|yes|can you|could you|just|,) )*(?:accept|take|agree to|say yes to|go with) (?:the|that) (?:\w+ )?(?:offer|deal|trade|bid|proposal|counteroffer|counter|one|_sort_) (?:from|by|with|of) _person_[.! ]*$|^(?:(?:please|okay|yes|can you|could you|just|i (?:want|would like) to|i will|i would|let us|,) )*(?:accept|agree to) (?:it|that|this|him|her|them)(?: please| then)?[.! ]*$|^(?:(?:please|okay|so|,) )*i (?:will |would |do )?(?:accept|take|agree to) (?:_person_ 's|his|her|their|the|that) (?:\w+ )?(?:offer|deal|bid|proposal|counteroffer|counter)[.! ]*$|\b(?:answer|reply to|respond to|about) _person_ (?:'s )?(?:\w+ )?(?:offer|counter|counteroffer|bid|proposal|deal)\b.*\b(?:accept|take|agree to|say yes to)(?: (?:it|that|this))?[.! ]*$/;

/** 'Which one is best?' after several offers were told. */
const BEST_OF_TOLD =
  /^(?:(?:and|so|okay) )*(?:which|what)(?: one| offer| of (?:them|those|these)| is)?(?: is| would be)? ?(?:the )?(?:best|better|strongest|higher|highest)(?: (?:one|offer|for me|deal))*[?.! ]*$|^(?:(?:and|so|okay) )*_ref_ (?:is|would be) (?:the )?(?:best|better|strongest)(?: (?:one|offer|for me|deal))*[?.! ]*$/;
/** 'Accept the better one', 'take the higher of my two offers'. */
const ACCEPT_BEST = new RegExp(
  `^(?:(?:please|eddy|okay|yes|hey|can you|could you|just|now|so|and|go ahead and|i (?:want|would like) to|let us|i will|,) )*(?:accept|take|agree to|say yes to|approve|go with|pick|choose) (?:the |whichever (?:is |one is )?|whatever is )?(?:better|best|higher|highest|stronger|strongest|bigger|biggest|top|richest|_sort_)(?: _sort_)?(?: (?:one|of|my|the|those|these|them|both|_n_|_ref_|two|open|agent|pending|waiting|incoming|from|by|value|for me|on the table|_sort_|${OFFERS}))*(?: please| now)*[.! ]*$`,
);
const toldOffers = ({ memory, deals }: Situation) =>
  deals.filter(({ list, tradeId }) => list === 'waiting' && memory.told.some((one) => one.tradeId === tradeId)).length;

/** 'Say yes to whatever he offered'. */
const ACCEPT_ANY =
  /^(?:(?:please|eddy|okay|yes|hey|can you|could you|just|now|so|and|go ahead and|i (?:want|would like) to|let us|,) )*(?:accept|take|agree to|say yes to|say yes on|approve|go with|go along with|sign) (?:whatever|what|anything|everything|all) (?:that )?(?:_person_|he|she|they) (?:\w+ ){0,2}(?:offer\w*|propos\w*|wants?|wanted|bid|ask\w*|sent|put)\b/;
const accepted = ({ text }: Situation['line']) => matches(ACCEPT, text) || matches(ACCEPT_ANY, text);

/** The best of the offers that wait for the user, and the place where they accept one. Eddy accepts none. */
export const bestOfferFrame: Frame = (situation) => {
  const { line } = situation;
  if (line.has(IF_TAKEN)) return undefined;
  const accepts = accepted(line) && !situation.memory.cardIsLast;
  const ahead = isAhead(situation);
  const takesBest =
    !situation.memory.cardIsLast && line.has(ACCEPT_BEST) && situation.deals.some(({ list }) => list === 'waiting');
  const isOfTold = line.has(BEST_OF_TOLD) && toldOffers(situation) > 1;
  if (!accepts && !ahead && !takesBest && !isOfTold && (!line.has(BEST) || line.has(NOT_OWN))) return undefined;
  return {
    intent: 'trades',
    weight: takesBest ? 1.95 : ahead || isOfTold ? 1.76 : accepts ? 1.66 : 1.5,
    ...EVERYTHING,
    plan:
      accepts && !takesBest
        ? acceptPlan(situation)
        : remarked(bestPlan(situation), takesBest ? situation.phrases.acceptThere : ''),
  };
};

function acceptPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [trades, explained] = done;
    if (!trades) return use('my_trades', { list: 'waiting' });
    const only = situation.line.first('person') !== undefined;
    const trade = tradeMeant(situation, trades.output, { only });
    const lines = typeof trade === 'object' ? [trade] : trade === 'several' ? tradesIn(trades.output) : [];
    const about = lines.map((one) => tradeLineOf(one, phrases)).join(' ');
    const none = trade === 'none' && !errorOf(trades.output) ? noneFrom(situation, explained) : undefined;
    if (none) return none;
    return say(errorOf(trades.output) ?? (about ? `${about} ${phrases.acceptThere}` : phrases.noOfferReceived));
  };
}

const boatIn = (items: string) => items.replace(/ \(.*$/, '');

/** Proposals over the same things that wait for the other side, such as one that the user has accepted. */
const besideThese = (waiting: readonly KnownTrade[], open: readonly KnownTrade[]) =>
  open.filter((one) => waiting.some((other) => boatIn(other.youGive) === boatIn(one.youGive)));

function bestPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [trades, open] = done;
    if (!trades) return use('my_trades', { list: 'waiting' });
    if (!open) return use('my_trades', { list: 'open' });
    const error = errorOf(trades.output) ?? errorOf(open.output);
    if (error) return say(error);
    const gain = ({ getWorth, giveWorth }: KnownTrade) => dollarsOf(getWorth) - dollarsOf(giveWorth);
    const sorted = tradesIn(trades.output).toSorted((a, b) => gain(b) - gain(a));
    const [first, second] = sorted;
    if (!first) return just(phrases.noOfferReceived)([]);
    const others = besideThese(tradesIn(trades.output), tradesIn(open.output)).map((one) => tradeLineOf(one, phrases));
    const beside = others.length > 0 ? `${phrases.notCompared} ${others.join(' ')} ` : '';
    if (!second) return say(`${phrases.onlyOffer} ${tradeLineOf(first, phrases)} ${beside}${phrases.decideThere}`);
    const best =
      gain(first) === gain(second) ? phrases.bestOfferTie : phrases.bestOffer(first.with, first.youGet, first.youGive);
    const each = situation.line.has(/\b(?:compare|rank|ahead|or|vs|versus)\b/)
      ? `${sorted.map((one) => valuedLine(one, situation)).join(' ')} `
      : '';
    return say(`${best} ${each}${beside}${phrases.decideThere}`);
  };
}
