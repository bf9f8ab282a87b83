import { wholeNumber } from '@tradewind/domain/numbers';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Chunk, Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { valuedLine } from '../offers/weighed-offers.ts';
import { stateLine } from './trade-line.ts';
import { dollarsOf, type KnownTrade, tradesIn } from './trade-meant.ts';
import { tradesText } from './trades.ts';

const AMOUNT = '_(?:money|n|bound)_';
const OFFER = '(?:offers?|bids?|proposals?|counters?|counter ?-?offers?)';
const OF_AMOUNT = new RegExp(
  `\\b(?:my|our|the|that|this|his|her|their|'s) (?:\\w+ )?${AMOUNT}(?: (?:cash|dollars?|\\w+))? ${OFFER}\\b|\\b(?:my|our|the|that|this|his|her|their|'s) (?:\\w+ )?${OFFER} (?:of|at|over|with|worth) (?:about |around )?${AMOUNT}|\\b(?:the|that|my) ${AMOUNT} (?:i|we|he|she|they|_person_) (?:\\w+ )?(?:offered|bid|proposed|put in|put down)\\b`,
);
const ASKS =
  /\?|\b(?:what|whats|how|where|when|any|is|has|did|does|was|status|state|news|updates?|still|happen\w*|stand\w*|going on|hear\w*|heard|word|explain|remind|tell me about|show|should|who|which)\b/;
const ORDERS =
  /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|,) )*(?:raise|lower|change|make|withdraw|cancel|counter|decline|reject|accept|pull|ask|offer|bump|drop|increase|reduce|send|draft|resend|renew|extend|put|up|write|message|tell (?!me\b))\b|\bif (?:i|we)\b|\bwould (?:he|she|they|_person_|the (?:owner|seller))\b|\bhow (?:do|can)\b|_(?:type|asset)_|\b(?:fees?|deposit|costs?|tax\w*)\b|_service_/;
const WEIGHS = /\b(?:should|take it|accept|fair|good|lowball|worth|any good|decent|reasonable)\b/;

/** 'What's going on with my 150k offer': the user's trade with that amount, whatever boat it is for. */
export const offerByAmountFrame: Frame = (situation) => {
  const { line, deals } = situation;
  if (deals.length === 0 || !line.has(OF_AMOUNT) || !line.has(ASKS) || line.has(ORDERS)) return undefined;
  const amounts = amountsIn(line);
  if (amounts.length === 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.74,
    ...EVERYTHING,
    plan: amountPlan(situation, amounts),
  };
};

/** 'The two offers' are counted, not worth two thousand. */
const isCount = (meaning: Chunk['meaning']) => meaning?.is === 'n' && meaning.value < LEAST_AMOUNT;
const LEAST_AMOUNT = 10;
const amountsIn = (line: Line) => line.chunks.flatMap(({ meaning }) => (isCount(meaning) ? [] : dollarsOf(meaning)));
const textOf = (amount: number) => `$${wholeNumber(amount)}`;
const MOST = 2;

function amountPlan(situation: Situation, amounts: readonly number[]): Plan {
  const { phrases, line } = situation;
  const names = line.all('person').map(({ name }) => name);
  const isMeant = ({ with: other, youGive, youGet }: KnownTrade) =>
    amounts.some((amount) => new RegExp(`\\${textOf(amount)}(?![\\d,])`).test(`${youGive} ${youGet}`)) &&
    (names.length === 0 || names.some((name) => other.includes(name)));
  return (done) => {
    const [listed, ...explained] = done;
    if (!listed) return use('my_trades', {});
    const error = errorOf(listed.output);
    if (error) return say(error);
    const all = tradesIn(listed.output);
    const meant = all.filter(isMeant).slice(0, MOST);
    if (meant.length === 0) {
      const open = all.filter(({ state }) => state.startsWith('waiting'));
      const others = tradesText({ trades: open, total: open.length }, phrases, undefined);
      return say([phrases.noOfferOf(textOf(amounts[0] ?? 0)), open.length > 0 ? others : ''].filter(Boolean).join(' '));
    }
    const next = meant[explained.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const lines = explained.map(({ output }) => stateLine(output, situation));
    const waiting = meant.filter(({ state }) => state === 'waiting for you');
    if (!line.has(WEIGHS) || waiting.length === 0) return say(lines.join(' '));
    return say([...waiting.map((one) => valuedLine(one, situation)), phrases.decideYourself].join(' '));
  };
}
