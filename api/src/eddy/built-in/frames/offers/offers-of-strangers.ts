import { matches, matchOf } from '../../../matching.ts';
import { errorOf, say, use } from '../../plan.ts';
import { isOrdinary } from '../../reading/words/spelling.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { tradesIn } from '../trades/trade-meant.ts';
import { tradesText } from '../trades/trades.ts';

const OFFER = '(?:offers?|bids?|proposals?|counter ?-?offers?|counters?)';
const OWNED = new RegExp(`(?<![\\p{L}\\d])(?<name>\\p{L}{3,})['’]s? (?:\\p{L}+ )?${OFFER}\\b`, 'iu');
const GIVER =
  /^(?:(?:so|hey|hi|ok(?:ay)?|and|wait|didn['’]?t|did|has|i think|i thought)[\s,]+)*(?<name>\p{L}{3,}) (?:has |had |just |already |once |only )*(?:offers?|offered|bid)(?: me| us)?\s+(?:\$?\d|for\b|on\b|an?\b)/iu;

/** 'Decline Ruth's offer' where nobody of that name has a trade with the user: says so, and what waits instead. */
export const strangersOfferFrame: Frame = (situation) => {
  const name = strangerIn(situation);
  if (!name) return undefined;
  const { phrases } = situation;
  return {
    intent: 'trades',
    weight: 1.78,
    whole: true,
    ...EVERYTHING,
    plan: ([waiting]) => {
      if (!waiting) return use('my_trades', { list: 'waiting' });
      const error = errorOf(waiting.output);
      const rest = tradesIn(waiting.output).length > 0 ? tradesText(waiting.output, phrases, 'waiting') : '';
      return say(error ?? [phrases.noOfferFrom(name), rest].filter(Boolean).join(' '));
    },
  };
};

const NO_NAME =
  /^(?:lets|gonna|wanna|imma|lemme|it|that|what|who|there|here|let|today|yesterday|tomorrow|everyone|everybody|someone|somebody|anyone|anybody|nobody|each|other|buyer|seller|owner|guy|lady|broker|brokerage|eddy|agent|they|she|you|the|this|have|anything|something)$/i;

function strangerIn({ line, message, own }: Situation): string | undefined {
  if (line.first('person') || /^(?:(?:please|can you)\s+)*(?:write|message|draft|tell)\b/i.test(message.trim()))
    return undefined;
  const said = (OWNED.exec(message) ?? matchOf(GIVER, message))?.groups?.name;
  if (!said || matches(NO_NAME, said) || isOrdinary(said.toLowerCase())) return undefined;
  if (own.some(({ title }) => title.toLowerCase().includes(said.toLowerCase()))) return undefined;
  const chunk = line.chunks.find(({ written }) => written.toLowerCase().startsWith(said.toLowerCase()));
  if (chunk?.meaning && chunk.meaning.is !== 'strange') return undefined;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
