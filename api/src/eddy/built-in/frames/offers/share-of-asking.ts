import { question } from '../../phrases/questions.ts';
import { errorOf, just, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { forBoatMeant, withBoat } from '../boats/boat-text.ts';
import { fromAsking } from './amounts-said.ts';
import { shareAskedAgain } from './percent-again.ts';

const ASKS = /\b(?:what|how much|calculate|work out|figure out|tell me|compute)\b|\?/;
const AWAY =
  /(?:\d|\b(?:percent|pct|k|grand|thousand|third|quarter|fifth|tenth|half)\b).*\b(?:under|below|less|off|lower|over|above|more|higher|of)\b/i;
const ORDERS = /\b(?:offer|bid|draft|send|tell|message|write|ask (?:him|her|them)|take|accept|lower my|raise my)\b/;

const QUESTION = /^(?:(?:and|so|but|also|hey)\s+)*(?:what|where|who|how|is|does|has|any|which|when)\S*\s+\S+/i;

/** Whether a part of the message asks something else about the boat. */
const asksMore = (message: string): boolean => {
  const parts = message.split(/[,;]?\s+and\s+|[,;?]\s+/i).filter(Boolean);
  return parts.length > 1 && parts.some((part) => QUESTION.test(part) && !AWAY.test(part));
};

/** 'What is 10 percent under asking?' is worked out from the price of the boat, and nothing is drafted. */
export const shareOfAskingFrame: Frame = (situation) => {
  const { line, message, memory } = situation;
  const again = shareAskedAgain(situation);
  const pricedAgain = again && fromAsking({ ...situation, message: again });
  if (pricedAgain) return { ...EXPLAINED, plan: planFor(situation, pricedAgain) };
  if (!line.has(ASKS) || !AWAY.test(message) || line.has(ORDERS) || memory.cardIsLast) return undefined;
  if (asksMore(message)) return undefined;
  const priced = fromAsking(situation);
  const isOff = line.has(
    /(?:_aside_|%|\bpercent\b) (?:off|under|below|less than|of) (?:the |that |this )?_(?:boat|make|ref)_/,
  );
  if (
    !priced ||
    !(isOff || line.has(/\b(?:asking|ask|asks|list|listed|sticker|price|wants?)\b/)) ||
    line.has(/_(?:own|type|service)_/)
  )
    return undefined;
  return { ...EXPLAINED, plan: planFor(situation, priced) };
};

const EXPLAINED = {
  intent: 'details',
  weight: 1.55,
  ...EVERYTHING,
  whole: true,
} as const;

type Priced = NonNullable<ReturnType<typeof fromAsking>>;

const planFor = (situation: Situation, priced: Priced): Plan =>
  forBoatMeant(situation, (id) => workedOut(id, priced, situation)) ?? just(question('whichBoat', situation.language));

const workedOut = (boatId: number, priced: Priced, { phrases }: Situation): Plan =>
  withBoat(boatId, phrases, (boat, [balance]) => {
    if (!balance) return use('offer_balance', { boatId, cash: Math.round(priced(boat)) });
    const { cash } = balance.output;
    return say(errorOf(balance.output) ?? phrases.wouldTake.worked(boat.title, boat.price, textOf(cash)));
  });
