import type { NamedDeal } from '../../../../platform/names.ts';
import { NAMED_OFFERS } from '../../phrases/named-offers.ts';
import { REFUSALS } from '../../phrases/refusals.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { asksOthersOffers } from '../people/between-others.ts';
import { stateLine } from '../trades/trade-line.ts';
import { tradesIn } from '../trades/trade-meant.ts';
import { noneFrom } from './offers-from.ts';
import { valuedLine } from './weighed-offers.ts';

const TERMS = '(?:offers?|deals?|trades?|bids?|proposals?|counter ?-?offers?|counters?|ones?)';
/** 'Accept Ruth's offer', 'take the better of my two deals'. */
const TAKES =
  /^(?:(?:please|okay|yes|so|and|then|just|now|eddy|actually|no|wait|go ahead and|can you|could you|i want to|i want you to|let us|[,.!]) )*(?:accept|take|approve|agree to|say yes to|go with|confirm|sign|pick|choose)\b/;
/** 'Accept Ruth's and Sam's'. */
const TAKES_SEVERAL =
  /\b(?:accept|take|approve|agree to|say yes to|go with|confirm) (?:both )?_person_(?: 's)?(?: (?:(?:and|&|plus|,|also|both) )+_person_(?: 's)?)+(?: (?:both|please|then|now))*[.! ]*$/;
const REFUSES = /\b(?:reject|decline|refuse|turn down|say no to|pass on)\b/;
const RANKED =
  /\b(?:better|best|higher|highest|higher ?-? ?paying|good|bigger|stronger|_sort_)\b|_sort_|\b(?:both|all|two)\b|_ref_/;
const OF_OFFERS = new RegExp(`\\b${TERMS}\\b`);
const NO_ORDER =
  /\b(?:my (?:offer|bid)|back|how (?:do|can|to)|what (?:happens|if)|should|if i|for free|listing|photos?|a look|me to|both boats|boats)\b|_(?:type|asset|place|money)_|\b(?:tell|ask|message|write)\b/;
/** Another order or question behind it. */
const JOINT =
  /(?:,|;|\.|\b(?:and|but|then)\b) (?:(?:and|then|also|please) )*(?:offer|counter|bid|tell|ask|show|find|message|draft|send|write|what|how|when|who|is|are|do|does)\b/;

/** 'You already sent my offer to Ruth', 'did my bid go through': supposes an offer of the user's own. */
const SENT: readonly RegExp[] = [
  /\b(?:you|u|eddy|i|we) (?:\w+ ){0,2}(?:sent|send|submit(?:ted)?|made|placed?|put in|deliver(?:ed)?|forward(?:ed)?|pass(?:ed)? (?:on|along)|gave|turn(?:ed)? in)\b.{0,80}\b(?:offers?|bids?|proposals?|counter\w*)\b/,
  /\b(?:did|has|have|was|is|are)\b.{0,80}\b(?:my|our|the) (?:\w+ ){0,2}(?:offers?|bids?|proposals?|counter\w*)\b.{0,80}(?:_service_|\b(?:go(?:ne)? (?:through|out)|sent|arriv\w*|get (?:there|through|sent)|delivered|reach\w*|received|out)\b)/,
  /\b(?:confirm|check|make sure|verify)\b.{0,80}\b(?:my|our|the) (?:\w+ ){0,2}(?:offer|bid|proposal|counter\w*)\b.{0,80}\b(?:went|gone|was|is|has|got|arrived|reached|sent|out)\b/,
];
const NOT_SENT =
  /\b(?:agent|how many|what (?:offers|bids)|declin\w*|reject\w*|accept\w*|withdr\w*|answer\w*|repl\w*|when|why|how much|what did|which|highest|respond\w*|message|more than|counter (?:with|at|him|her|them)|raise|lower|increase|she|he|they|told|(?:offers?|bids?) (?:from|for me))\b|_(?:money|n|bound)_/;

/** 'Would Ruth still give 9,000', 'is her bid still good'. */
const STILL: readonly RegExp[] = [
  /\b(?:would|will|does|do|is|might|could|can)\b.{0,80}_person_(?: 's)?.{0,80}\bstill\b.{0,80}\b(?:give|pay|offer\w*|take|buy|want\w*|stands?|go for|honor|good|interested|on|up for|do|open|valid|there|willing|consider|accept|say yes|agree|sell|let)\b/,
  /\bstill\b.{0,80}_person_(?: 's)?.{0,80}\b(?:offer|bid|price|deal|money|stands?)\b|_person_ 's (?:\w+ )?(?:offer|bid|deal)\b.{0,80}\bstill\b/,
];

/** 'What do I have from Ruth'. */
const HAVE =
  /^(?:(?:and|so|okay|hey) )*what (?:do|have|did) (?:i|we) (?:(?:have|got|get|gotten|still|currently|open) )*(?:from|by) _person_(?: (?:right now|now|so far|yet|currently))*[?.! ]*$|^(?:(?:and|so|okay|hey) )*_person_(?: 's)? (?:offer|deal|bid|proposal|counter\w*)(?: ,)? (?:spell|break|lay|explain|describe|details|in detail|what is (?:it|in it)|tell me)\b/;
/** 'Tell me both my offers'. */
const EACH =
  /^(?:(?:and|so|okay|hey|please|can you) )*(?:tell|show|give|list|read|explain)(?: me)? (?:_ref_|both|all|the two)(?: of)?(?: my| the)? (?:open |agent )?(?:offers|deals|proposals)[?.! ]*$/;
/** 'Have I been offered more than 150k by anyone'. */
const OFFERED =
  /^(?:(?:and|so|okay|hey) )*(?:(?:have|did|was|were) (?:i|we) (?:\w+ )?(?:been |get |gotten )?offered|(?:has|did) (?:anyone|anybody|someone|somebody) (?:\w+ )?offer(?:ed)? (?:me|us))\b(?!.*_(?:type|make|asset|place)_)/;

const frameOf = (plan: Plan, weight: number, isWhole = true, isOrder = false): Interpretation => ({
  intent: 'trades',
  weight,
  ...EVERYTHING,
  ...(isWhole && { whole: true }),
  ...(isOrder && { isOrder }),
  plan,
});

const WEIGHT = 1.96;

/** Orders and claims about offers with people who are named: what there really is between the two. */
export const namedOffersFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  const isNamed = line.has(/_person_/);
  if (asksOthersOffers(line)) return undefined;
  const [order = ''] = line.text.split(JOINT);
  const isOfOffers = OF_OFFERS.test(situation.reading.words) || TAKES_SEVERAL.test(order);
  if (TAKES.test(order) && isOfOffers && !NO_ORDER.test(order)) {
    if (isNamed) return frameOf(namedPlan(situation), WEIGHT, order === line.text, true);
    const isRanked = RANKED.test(line.text) && !line.has(/_(?:boat|make)_/) && !memory.cardIsLast;
    const open = deals.filter(({ list }) => list === 'waiting');
    return isRanked && open.length > 0 ? frameOf(rankedPlan(situation), WEIGHT, order === line.text, true) : undefined;
  }
  if (line.has(/_(?:person|boat)_/) && SENT.some((one) => one.test(line.text)) && !NOT_SENT.test(line.text))
    return frameOf(sentPlan(situation), WEIGHT);
  const sent = deals.filter(({ list }) => list === 'open');
  const isSent = !memory.cardIsLast && sent.length > 0 && !line.has(/_(?:person|boat|make)_/);
  if (isSent && SENT[1]?.test(line.text) && !NOT_SENT.test(line.text))
    return frameOf(eachPlan(situation, sent), WEIGHT);
  if (HAVE.test(line.text) && dealsWith(situation).some(({ list }) => list !== 'ended'))
    return frameOf(
      eachPlan(
        situation,
        dealsWith(situation).filter(({ list }) => list !== 'ended'),
      ),
      WEIGHT,
    );
  const running = deals.filter(({ list }) => list === 'waiting' || list === 'open');
  const received = deals.filter(({ list }) => list === 'waiting');
  if (OFFERED.test(line.text) && !isNamed && received.length > 0) return frameOf(eachPlan(situation, received), WEIGHT);
  if (EACH.test(line.text) && running.length > 0) return frameOf(eachPlan(situation, running), WEIGHT);
  if (!isNamed || line.has(/\b(?:tell|message|write|agent)\b/) || !STILL.some((one) => one.test(line.text)))
    return undefined;
  const ended = dealsWith(situation).filter(({ list }) => list === 'ended');
  const isOver = dealsWith(situation).every(({ list }) => list === 'ended' || list === 'closed');
  const [last] = ended;
  return last && isOver ? frameOf(stillPlan(situation, last), WEIGHT) : undefined;
};

function dealsWith({ line, deals }: Situation): readonly NamedDeal[] {
  const people = line.all('person').map(({ name }) => name);
  return deals.filter(({ people: parties }) => parties.some(({ name }) => people.includes(name)));
}

const MOST = 3;

/** The trades with each person who is named; whoever offers nothing is said to. */
function namedPlan(situation: Situation): Plan {
  const { phrases, line } = situation;
  const waiting = dealsWith(situation).filter(({ list }) => list === 'waiting');
  const first = waiting.filter(({ boats }) => areNamed(situation, boats));
  const meant = (first.length > 0 ? first : waiting).slice(0, MOST);
  const others = dealsWith(situation).filter(({ list }) => list === 'open' || list === 'agreed');
  const shown = REFUSES.test(line.text) || line.all('person').length > 1 ? [...meant, ...others].slice(0, MOST) : meant;
  if (meant.length === 0 && dealsWith(situation).length === 0)
    return () => {
      const none = noneFrom(situation, undefined);
      return say([none && 'say' in none ? none.say : '', REFUSALS.act[situation.language]].filter(Boolean).join(' '));
    };
  if (meant.length === 0) return ([explained]) => noneFrom(situation, explained) ?? say(phrases.noOfferReceived);
  return (done) => {
    const next = shown[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const texts = done.map(({ output }) => errorOf(output) ?? stateLine(output, situation));
    const only = !REFUSES.test(line.text) && sharesBoat(shown) ? [phrases.onlyOneTrade] : [];
    return say([...only, ...texts, REFUSES.test(line.text) ? phrases.declineThere : phrases.acceptThere].join(' '));
  };
}

/** Whether the same boat is in more than one of the trades. */
function sharesBoat(deals: readonly NamedDeal[]): boolean {
  const ids = deals.flatMap(({ boats }) => boats.map(({ boatId }) => boatId));
  return new Set(ids).size < ids.length;
}

/** How each of the trades stands. */
const eachPlan =
  (situation: Situation, all: readonly NamedDeal[]): Plan =>
  (done) => {
    const next = all.slice(0, MOST)[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    return say(done.map(({ output }) => errorOf(output) ?? stateLine(output, situation)).join(' '));
  };

/** Whether a boat of the trade is named, if any is. */
function areNamed({ line }: Situation, boats: NamedDeal['boats']): boolean {
  const ids = [...line.all('boat'), ...line.all('make'), ...line.all('own')].flatMap((one) =>
    one.boats.map(({ id }) => id),
  );
  return boats.some(({ boatId }) => ids.includes(boatId));
}

/** All offers that wait, with both sides: the user chooses. */
const rankedPlan =
  (situation: Situation): Plan =>
  ([waiting]) => {
    if (!waiting) return use('my_trades', { list: 'waiting' });
    const lines = tradesIn(waiting.output).map((one) => valuedLine(one, situation));
    return say(errorOf(waiting.output) ?? [...lines, situation.phrases.acceptThere].join(' '));
  };

/** The open offer of the user's own, else that there is none, with the trade that there is. */
function sentPlan(situation: Situation): Plan {
  const { line, language } = situation;
  const boat = line.first('boat')?.boats[0];
  const all = line.has(/_person_/)
    ? dealsWith(situation)
    : situation.deals.filter(({ boats }) => boats.some(({ boatId }) => boatId === boat?.id));
  const open = all.filter(({ list }) => list === 'open');
  const [deal] = open.length > 0 ? open : all;
  const name = line.first('person')?.name ?? boat?.owner ?? boat?.title ?? '';
  return ([explained]) => {
    if (deal && !explained) return use('explain_trade', { tradeId: deal.tradeId });
    const state = explained ? (errorOf(explained.output) ?? stateLine(explained.output, situation)) : '';
    return say([open.length > 0 ? '' : NAMED_OFFERS[language].noneSent(name), state].filter(Boolean).join(' '));
  };
}

/** An offer that is over. */
const stillPlan =
  (situation: Situation, { tradeId, people }: NamedDeal): Plan =>
  ([explained]) => {
    if (!explained) return use('explain_trade', { tradeId });
    const error = errorOf(explained.output);
    const name = people[0]?.name ?? '';
    return say(error ?? `${stateLine(explained.output, situation)} ${NAMED_OFFERS[situation.language].askAgain(name)}`);
  };
