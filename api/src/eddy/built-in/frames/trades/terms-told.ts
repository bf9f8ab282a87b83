import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const OPENS = '^(?:(?:and|so|but|okay|fine|well|then|hm+|right|alright|wait|actually|sure|first|eddy|please|, ?) ?)*';
const EXACTLY = '(?: (?:exactly|precisely|actually|really|then|here|there|now|again|in detail|in full)){0,2}';
const AGREE =
  '(?:agree(?:ing)? (?:to|on)|commit(?:ting)?(?: myself)? to|sign(?:ing)?(?: up)?(?: (?:for|to))?|say(?:ing)? yes to|accept(?:ing)?|get(?:ting)?(?: myself)? into|bound (?:to|by)|on the hook for|let(?:ting)? myself in for)';
const DEAL = '(?:deal|offer|proposal|trade|agreement|thing|counteroffer|bid)';
/** Asks for the terms of an offer on the table. */
const TERMS = new RegExp(
  [
    `${OPENS}what${EXACTLY} (?:would|do|will|am|is it|did|have|was)(?: it)?(?: that)?(?: i)?(?: would)?(?: be| been| going to)?${EXACTLY} ${AGREE}${EXACTLY}(?: (?:if i (?:accept|say yes|agree|sign|take it|press accept|click accept)|by accepting|there|exactly|precisely|then|with (?:him|her|them|_person_|that|this|it)|in (?:that|this|the) ${DEAL}))*[?.! ]*$`,
    `${OPENS}(?:remind me )?(?:what (?:are|were|is)|tell me|show me|give me|spell out|go over|repeat|summarize|of)(?: all)? the (?:exact |full |precise |actual |final )?(?:terms?|conditions?)(?: (?:of|in|for) (?:it|that|this|(?:the|that|this|my|his|her|their) ${DEAL}))?${EXACTLY}[?.! ]*$`,
    `${OPENS}(?:can|could|may) i (?:please )?(?:see|read|have|get|look at|hear|go over)(?: through)? (?:_person_ 's|his|her|their|the|those|these) (?:exact |full )?(?:terms?|conditions?)(?: (?:of|for) (?:it|that|this|(?:the|that|this) ${DEAL}))?${EXACTLY}[?.! ]*$`,
    `${OPENS}what${EXACTLY} is (?:in|part of) (?:the|that|this|his|her|their) ${DEAL}${EXACTLY}[?.! ]*$`,
    `${OPENS}what (?:do|would|will) i (?:\\w+ )?(?:give|pay|hand over)(?: up)? and (?:what (?:do|would|will) i )?get${EXACTLY}(?: (?:in|out of|from) (?:it|that|this|(?:the|that|this) ${DEAL}))?[?.! ]*$`,
    `${OPENS}(?:what|how much) (?:would|will|do) i${EXACTLY} (?:owe|pay|have to pay|end up paying|be paying|need to pay|be on the hook for)(?: in (?:total|all)| altogether| all in)? if i (?:accept|say yes|agree|sign|take (?:it|that|him up on it|her up on it))(?: (?:to |with )?(?:it|that|this|him|her|them|_person_(?: 's)?|his|her|their|the|that))?(?: ${DEAL})?${EXACTLY}[?.! ]*$`,
    `${OPENS}if i (?:accept|say yes|agree|sign|take it),? what${EXACTLY} (?:do|would|will|am) i(?: be)? (?:\\w+ )?(?:pay|get|give|paying|getting|giving|agreeing to|committing to)${EXACTLY}[?.! ]*$`,
  ].join('|'),
);
/** The terms that the agents of both sides came to. */
const BY_AGENTS =
  /\bwhat\b[^?]*\b(?:the|our|both|two|those|my) agents? (?:\w+ ){0,2}(?:agree[ds]?|settle[ds]?|negotiate[ds]?|work(?:ed)? out|come up with|came up with|arrived?|landed?|propose[ds]?|come to|came to)(?: \w+)?/;

/** 'What exactly would I be agreeing to?', of the trade that was told, named or drafted for, or of what waits. */
export const termsToldFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const byAgents = matches(BY_AGENTS, reading.words);
  if (!byAgents && !matches(TERMS, reading.words) && !line.has(TERMS)) return undefined;
  const ids = tradesMeant(situation, byAgents);
  if (ids.length === 0 || line.has(/_(?:type|asset|place|service|saved)_/)) return undefined;
  return {
    intent: 'trades',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: termsPlan(situation, ids),
  };
};

const MOST = 3;
const AGREED = /\bwhat\b.*\b(?:did|have|had|was|were|am|are) (?:i|we|it)\b(?! \w+ing\b)/;

function tradesMeant(situation: Situation, byAgents: boolean): readonly number[] {
  const { deals, memory, line } = situation;
  const isOpen = new Set(['waiting', 'open', 'agreed', 'closing']);
  const running = deals.filter(({ list }) => isOpen.has(list));
  const waiting = running.filter(({ list }) => list === 'waiting');
  const named = dealsNamed(situation, running);
  if (named.length > 0) return named.slice(0, MOST).map(({ tradeId }) => tradeId);
  const drafted = memory.card?.input.tradeId;
  const isDrafted = typeof drafted === 'number' && running.some(({ tradeId }) => tradeId === drafted);
  if (isDrafted && (memory.cardIsLast || byAgents)) return [drafted];
  const told = [...new Set(memory.told.flatMap(({ tradeId }) => tradeId ?? []))];
  if (told.length > 0 && told.length <= MOST) return told;
  const focused = running.filter(({ boats }) => boats.some(({ boatId }) => boatId === memory.focusId));
  if (focused.length > 0) return focused.slice(0, MOST).map(({ tradeId }) => tradeId);
  // Agreed trades are in the closings, whatever else waits.
  if (line.has(AGREED) && running.some(({ list }) => list === 'agreed' || list === 'closing')) return [];
  return line.has(/_(?:boat|make|person)_/) ? [] : waiting.slice(0, MOST).map(({ tradeId }) => tradeId);
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function termsPlan(situation: Situation, ids: readonly number[]): Plan {
  const { phrases } = situation;
  return (done) => {
    const next = ids[done.length];
    if (next !== undefined) return use('explain_trade', { tradeId: next });
    const texts = done.map(({ output }) => {
      const error = errorOf(output);
      if (error) return error;
      const [fee, cash, sum, deposit] = ['closingFee', 'cash', 'cashWithFee', 'deposit'].map((key) =>
        textOf(output[key]),
      );
      return [
        stateLine(output, situation),
        fee && fee !== '$0' ? phrases.offerFee(fee) : '',
        cash && sum ? phrases.cashWithFee(cash, sum) : '',
        deposit ? sentence(phrases.terms.deposit(deposit)) : '',
      ]
        .filter(Boolean)
        .join(' ');
    });
    const isWaiting = done.some(({ output }) => output.state === 'waiting for you');
    return say([...texts, isWaiting ? phrases.decideThere : ''].filter(Boolean).join(' '));
  };
}
