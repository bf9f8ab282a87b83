import type { NamedDeal } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { stateLine } from '../trades/trade-line.ts';

const AGREES =
  '(?:okay|ok|yes|yeah|yep|sure|alright|all right|great|fine|cool|perfect|nice|good|deal|done|sounds (?:good|great|fair|fine)|fair enough|works for (?:me|us)|i am (?:in|fine with (?:it|that)|okay with (?:it|that)|good with (?:it|that))|let us (?:do (?:it|this|that)|go(?: for it)?|roll)|we have a deal|well|so|then|and|please|just|now|go ahead|[,.!;])';
const TERMS = '(?:offers?|bids?|deals?|proposals?|counter ?-?offers?|counters?|terms|trades?|swaps?|price)';
const POINTS = `(?:it|that|this|him|her|them|_ref_|(?:that|this) one|(?:the|his|her|their|that|this) (?:\\w+ )?${TERMS})`;
const REASON =
  '(?:i|we|it|there|no time|too busy|time|do not|really|thanks|thank you|okay|please|you (?:can|have|may)|that|he|she|they|sounds|looks|got|gotta|my|the clock|or else|before)\\b';
/** 'Ok, accept', 'take the deal': the offer that Eddy told of, or the only one. */
const ACCEPTS = new RegExp(
  `^(?:${AGREES} )*(?:(?:can you|could you|i want to|i would like to|i will|i am going to|let us|go ahead and|please) )*(?:accept|take|approve|say yes(?: to)?|agree(?: to| with)?|confirm)(?: ${POINTS})?(?: (?:please|now|then|for me|thanks|eddy|on my behalf|in my name|right (?:now|away)|already|yourself|instead of me|just))*(?: ?[.! ]*| ?[,.;!-] (?:(?:and|so|but|because|since) )?${REASON}.*| (?:because|since|as|cause|cuz) ${REASON}.*)$`,
);
/** Right after an answer about an offer, these words need no others. */
const AGREED = new RegExp(`^(?:${AGREES} ?){1,6}(?:(?:with|to) (?:it|that|${POINTS}) ?)?[.! ]*$`);
const SAYS_YES =
  /\b(?:let us (?:do|go)|deal|i am (?:in|fine|okay|good)|works for (?:me|us)|sounds (?:good|great|fair|fine)|fair enough|done)\b/;
const TOLD_BY = /^(?:my_trades|explain_trade|my_conversations|read_conversation)$/;
const MOST = 3;

/** 'Let's do it, accept': the terms of the offer that waits, and where to accept it. */
export const acceptFrame: Frame = (situation) => {
  const { line, reading, deals, memory } = situation;
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  const waiting = deals.filter(({ list }) => list === 'waiting');
  if (waiting.length === 0 || memory.cardIsLast || line.has(/_(?:person|boat|make|own|money|n|bound)_/))
    return undefined;
  const isTold = (memory.last?.calls ?? []).some(({ name }) => TOLD_BY.test(name));
  const accepts = has(ACCEPTS);
  const agrees = isTold && has(SAYS_YES) && has(AGREED);
  const meant = meantIn(situation, waiting);
  if ((!accepts && !agrees) || (agrees && !accepts && meant.length > 1)) return undefined;
  return {
    intent: 'trades',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: acceptPlan(situation, meant.slice(0, MOST)),
  };
};

/** The offers that Eddy told of last or that the last question named, else all that wait. */
function meantIn({ memory }: Situation, waiting: readonly NamedDeal[]): readonly NamedDeal[] {
  const asked = memory.last?.question.toLowerCase() ?? '';
  const choices = [
    waiting.filter(({ people }) => people.some(({ name }) => asked.includes(name.toLowerCase()))),
    waiting.filter(({ tradeId }) => memory.told.some((told) => told.tradeId === tradeId)),
    waiting.filter(({ people }) => people.some(({ name }) => memory.told.some((told) => told.name === name))),
  ];
  return choices.find((some) => some.length > 0) ?? waiting;
}

function acceptPlan(situation: Situation, meant: readonly NamedDeal[]): Plan {
  const { phrases } = situation;
  return (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const lines = done.map(({ output }) => errorOf(output) ?? stateLine(output, situation));
    const texts = lines.length > 1 ? [phrases.offersReceived(lines.length, lines)] : lines;
    return say([...texts, phrases.acceptThere].join(' '));
  };
}
