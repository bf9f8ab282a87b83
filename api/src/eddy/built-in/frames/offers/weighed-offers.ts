import { displayMoney, dollars } from '@tradewind/domain/money';
import type { NamedDeal } from '../../../../platform/names.ts';
import { dollarsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { stateLine, tradeLineOf } from '../trades/trade-line.ts';
import { type KnownTrade, tradesIn } from '../trades/trade-meant.ts';
import { openMeant } from './sent-offers.ts';

const MOST_CASH =
  /\b(?:which|whose|what) (?:offer|bid|proposal) (?:is|was) (?:the )?(?:higher|highest|biggest|largest)\b|\b(?:which|what|who|whose)\b.*\b(?:most|more|highest|biggest|largest|best)\b(?: \w+){0,2} (?:cash|money)\b|\b(?:who|which(?: one| of (?:them|these|those)| offer| bid)?) (?:is |has |would |will )?(?:\w+ )?(?:offer\w*|pay\w*|bid\w*|giv\w*|gave|put\w* up)(?: me| us)? (?:the )?(?:most|more)\b|\b(?:most|highest|biggest) cash (?:offer|bid)\b/;
/** The things that are offered count as well. */
const WITH_THINGS =
  /\b(?:count\w*|includ\w*|consider\w*|add\w* up|with|taking|factor\w*) (?:\w+ ){0,3}(?:everything|all(?: of it)?|things?|boats?|trades?|toys?|extras)\b|\b(?:all in|overall|altogether|in total|by value|total value|worth|all things considered)\b/;
const ANSWER =
  /\b(?:what|how) (?:should|shall|would|do|could) (?:i|we|you) (?:\w+ )?(?:answer|reply|respond|say|do|tell (?:him|her|them|_person_))\b|\bshould i (?:\w+ )?(?:take|accept|agree|go for|say yes|decline|reject|counter|bite)\b|\bwhat (?:do|would) you (?:think|advise|recommend|suggest|make) (?:of|about|on|i|to)\b|\b(?:is|was) (?:that|it|this|(?:_person_(?: 's)?|his|her|their|the)(?: (?:offer|bid|proposal|deal|one|counter\w*))?) (?:\w+ )?(?:good|fair|decent|bad|any good|reasonable|worth it|worth taking|lowball|too low|enough)\b|\bam i (?:getting )?(?:a (?:good|fair|bad|raw) deal|ripped off|losing|ahead|better off)\b/;
const COMPARES =
  /\b(?:next to|beside|against|alongside) (?:each ?other|one another)\b|\bside by side\b|\b(?:which|what|whose)(?: one| offer| bid)? (?:is|are|was) (?:the )?(?:better|best|higher|stronger)\b.*\b(?:offer|counter\w*|bid|proposal)\b|\b(?:offers|bids|proposals)\b.*\b(?:stack up|measure up|compare|differ|side by side|line up)\b|\b(?:weigh|put|lay|line) (?:\w+ ){0,3}(?:offers|bids|proposals)\b.*\b(?:up|side by side|out)\b/;
const OFFERS = /\b(?:offers?|bids?|proposals?|counter ?-?offers?)\b/;
const ELSEWHERE = /_(?:type|place|asset|money|bound)_|\b(?:boats|listings|market|survey|closing|agent)\b/;

/** Weighs the offers that wait for the user: who brings the most cash, and what both sides are worth. Eddy decides nothing. */
export const weighedOffersFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  const waiting = deals.filter(({ list }) => list === 'waiting').map(({ tradeId }) => tradeId);
  const isCash = line.has(MOST_CASH);
  const sent = sentTo(situation);
  if (sent !== undefined)
    return {
      intent: 'trades',
      weight: 1.68,
      ...EVERYTHING,
      plan: statePlan(sent, situation),
    };
  const told = toldTrades(situation);
  if (told.length > 1 && (line.has(OF_TOLD) || line.has(COMPARES) || line.has(ALL_TOLD)))
    return {
      intent: 'trades',
      weight: 1.9,
      ...EVERYTHING,
      whole: true,
      plan: toldPlan(situation, told),
    };
  if (
    (!isCash && !line.has(ANSWER) && !line.has(COMPARES)) ||
    waiting.length === 0 ||
    ELSEWHERE.test(isNamedDeal(situation) || isCash ? withoutOffered(line.text, isNamedDeal(situation)) : line.text)
  )
    return undefined;
  const meant = openMeant(situation).filter(({ list }) => list === 'waiting');
  const isTold = memory.told.some(({ tradeId }) => tradeId !== undefined && waiting.includes(tradeId));
  const isNamed = line.has(/_(?:person|boat|make)_/);
  if (!isCash && !line.has(OFFERS) && !isTold && meant.length === 0) return undefined;
  if (isNamed && meant.length === 0) return undefined;
  const ids = meant.length > 0 ? meant.map(({ tradeId }) => tradeId) : waiting;
  return {
    intent: 'trades',
    weight: isCash ? 1.8 : 1.68,
    ...EVERYTHING,
    ...(isNamed && { whole: true }),
    plan: weighedPlan(situation, isCash ? waiting : ids, isCash),
  };
};

/** Asks for the better one behind an answer that tells trades. */
const OF_TOLD =
  /^(?:(?:so|and|okay|then|well|hm+|but|,) )*(?:which(?: one| offer| deal)?|what|whose|_ref_)(?: of (?:them|these|those|the|my|_ref_)(?: two| both| offers| deals| trades)*)?(?: (?:offers|deals|trades|one))? (?:is|are|would be|looks?|seems?|sounds?|do you (?:think|like|prefer|recommend)|should i|shall i|would you|makes?|brings?|gives?|has|wins?)\b(?!.*_(?:boat|make|type|place|person|money|bound)_)/;

/** 'Compare all three'. */
const ALL_TOLD =
  /^(?:(?:so|and|okay|please|now|just|can you|could you) )*(?:compare|weigh|stack up) (?:_ref_|them|both|these|those|the two)(?: for me| please| then)*[?.! ]*$/;

/** The open trades that Eddy told of last. */
function toldTrades({ memory, deals }: Situation): readonly NamedDeal[] {
  const { last } = memory;
  const explained = (last?.calls ?? []).flatMap(({ name, output }) =>
    name === 'explain_trade' ? [output.tradeId] : [],
  );
  const ids =
    (last?.calls.length ?? 0) > 0 ? [...memory.told.flatMap(({ tradeId }) => tradeId ?? []), ...explained] : [];
  return deals.filter(({ list, tradeId }) => (list === 'open' || list === 'waiting') && ids.includes(tradeId));
}

/** Each of the told trades with its value; the user decides. */
function toldPlan(situation: Situation, told: readonly NamedDeal[]): Plan {
  const lists = [...new Set(told.map(({ list }) => list))];
  return (done) => {
    const next = lists[done.length];
    if (next) return use('my_trades', { list: next });
    const trades = done
      .flatMap(({ output }) => tradesIn(output))
      .filter(({ tradeId }) => told.some((one) => one.tradeId === tradeId));
    const best = endText(trades, situation);
    const lines = trades.map((one) => valuedLine(one, situation));
    return say([best, ...lines, situation.phrases.decideYourself].filter(Boolean).join(' '));
  };
}

/** The open offer of the user's own to somebody whose offer the message presumes: 'should I take Ana's offer?' */
function sentTo(situation: Situation): number | undefined {
  const { line } = situation;
  if (!line.has(ANSWER) || !line.has(OFFERS) || !line.has(/_person_/)) return undefined;
  const meant = openMeant(situation);
  return meant.length === 1 && meant[0]?.list !== 'waiting' ? meant[0]?.tradeId : undefined;
}

const statePlan =
  (tradeId: number, situation: Situation): Plan =>
  ([trade]) =>
    trade ? say(stateLine(trade.output, situation)) : use('explain_trade', { tradeId });

const isNamedDeal = (situation: Situation) =>
  situation.line.has(/_person_/) && openMeant(situation).some(({ list }) => list === 'waiting');

/** The amounts of a named trade, and the things that count in an offer. */
const withoutOffered = (text: string, isNamed: boolean) =>
  (isNamed ? text.replace(/_(?:money|bound)_/g, '') : text).replace(WITH_THINGS, '');

function weighedPlan(situation: Situation, ids: readonly number[], isCash: boolean): Plan {
  const { phrases } = situation;
  return (done) => {
    const [listed, sent] = done;
    if (!listed) return use('my_trades', { list: 'waiting' });
    const open = situation.deals.filter(({ list }) => list === 'open').length;
    if (isCash && open > 0 && !sent) return use('my_trades', { list: 'open' });
    const error = errorOf(listed.output);
    const waiting = tradesIn(listed.output).filter(({ tradeId }) => ids.includes(tradeId));
    // A trade that the user has accepted pays as well, if the other side accepts.
    const paying = sent ? tradesIn(sent.output).filter(({ youGet }) => cashIn(youGet) > 0) : [];
    const trades = [...waiting, ...paying];
    if (error || trades.length === 0) return say(error ?? phrases.noOfferReceived);
    const lines = trades.map((one) => valuedLine(one, situation));
    const left = open - paying.length;
    const isLed = isCash && asksLead(trades, situation);
    if (isLed && !done.some(({ name }) => name === 'trade_cash')) return use('trade_cash', LEAD_OF);
    return say(
      [
        isCash ? mostText(trades, situation) : endText(trades, situation),
        isLed ? leadText(done, situation) : '',
        ...lines,
        ...(isCash && left > 0 && paying.length === 0 ? [phrases.onlyWaiting(left)] : []),
        phrases.decideYourself,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
}

/** A trade with the difference between both sides. */
export function valuedLine(trade: KnownTrade, { phrases }: Pick<Situation, 'phrases'>): string {
  return `${tradeLineOf(trade, phrases)} ${phrases.valueGap[trade.whoGetsMore](trade.valueGap)}`;
}

/** Cash stands without a title: '$210,000', unlike 'Tern 32 ($185,000)'. */
const cashIn = (items: string) =>
  (items.match(/(?<!\()\$[\d,]+(?:\.\d\d)?(?![\d)])/g) ?? []).reduce((sum, amount) => sum + dollarsOf(amount), 0);

/** The higher of two offers to the user: in cash, if both bring nothing else. */
export function higherText(trades: readonly KnownTrade[], situation: Situation): string {
  const { phrases } = situation;
  const [cash, other] = trades.map(({ youGet }) => cashIn(youGet));
  if (!cash && !other) return '';
  const isCash =
    situation.line.has(/\b(?:cash|money|dollars)\b/) || trades.every(({ youGet }) => /^\$[\d,.]+$/.test(youGet));
  if (!isCash) return mostOf(trades, situation);
  return cash === other ? phrases.bestOfferTie : cashText(trades, situation);
}

/** The offer with the most cash, or by value if the things count as well. */
function mostText(trades: readonly KnownTrade[], situation: Situation): string {
  return situation.line.has(WITH_THINGS) ? mostOf(trades, situation) : cashText(trades, situation);
}

const BEST =
  /\b(?:best|better|most|more|highest|higher|strongest|stronger|richest|sweetest|top|ahead|winning|wins?|rank|favorite|stands? out|pick|(?:which|what|whose)\b.{0,60}\bshould (?:i|we) (?:take|accept|choose|go with))\b|_sort_/;
const WORST = /\b(?:worst|worse|lowest|least|weakest|weaker|poorest|lousiest)\b/;

/** The best or the worst of several offers, if the words ask for it. */
export function endText(trades: readonly KnownTrade[], situation: Situation): string {
  if (trades.length < 2) return '';
  if (situation.line.has(WORST)) return mostOf(trades, situation, true);
  return situation.line.has(BEST) ? mostOf(trades, situation) : '';
}

/** The offer that is worth the most, or the least. */
function mostOf(trades: readonly KnownTrade[], { phrases }: Situation, isLeast = false): string {
  const gain = ({ getWorth, giveWorth }: KnownTrade) => dollarsOf(getWorth) - dollarsOf(giveWorth);
  const sorted = trades.toSorted((a, b) => (isLeast ? gain(a) - gain(b) : gain(b) - gain(a)));
  const [first, second] = sorted;
  if (!first) return '';
  if (second && gain(first) === gain(second)) return phrases.bestOfferTie;
  const told = isLeast ? phrases.worstOffer : phrases.bestOffer;
  return told(first.with, first.youGet, first.youGive);
}

const BY_HOW_MUCH =
  /\b(?:by how much|how much (?:more|higher|better|less)|what(?:['’]?s| is) the (?:difference|gap)|difference|gap|por cu[aá]nto|cu[aá]nto m[aá]s|diferencia|de combien|combien de plus|diff[eé]rence|um wie ?viel|wie ?viel mehr|unterschied|differenz)\b/i;
const MORE_CASH: Record<Situation['language'], (gap: string, other: string) => string> = {
  en: (gap, other) => `That’s ${gap} more than ${other} pays.`,
  es: (gap, other) => `Son ${gap} más de lo que paga ${other}.`,
  fr: (gap, other) => `C’est ${gap} de plus que ce que paie ${other}.`,
  de: (gap, other) => `Das sind ${gap} mehr, als ${other} zahlt.`,
};

function cashText(trades: readonly KnownTrade[], { phrases }: Situation): string {
  const [most] = trades.toSorted((a, b) => cashIn(b.youGet) - cashIn(a.youGet));
  const cash = most ? cashIn(most.youGet) : 0;
  return most && cash > 0 ? phrases.mostCash(most.with, displayMoney(dollars(cash))) : phrases.noCashOffered;
}

/** The trades that are compared. */
export const LEAD_OF = { lists: ['waiting', 'open'] } as const;
const CASH_ONLY = /^\$[\d,.]+$/;

/** Whether the words ask how much more the best offer pays. A boat beside the cash makes the sums different things. */
export const asksLead = (trades: readonly KnownTrade[], { message }: Situation): boolean =>
  BY_HOW_MUCH.test(message) && trades.filter(({ youGet }) => CASH_ONLY.test(youGet)).length > 1;

/** How much more the best offer pays than the next one. */
export function leadText(done: Parameters<Plan>[0], { language }: Situation): string {
  const told = done.find(({ name }) => name === 'trade_cash')?.output.lead;
  const { over, by } = (told ?? {}) as { over?: string; by?: string };
  return over && by ? MORE_CASH[language](by, over) : '';
}
