import type { TradeCashInput } from '@tradewind/contract/eddy-tools';
import { tradeCashText } from '../../phrases/trade-cash.ts';
import { ask } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const DEAL = '(?:trades?|deals?|offers?|bids?|swaps?|dealings?|proposals?|closings?)';
const CASH =
  /\b(?:cash|money|dollars|bucks|outlay|outflow|inflow|payments?|pay|pays|paying|owe|owes|spend|spending|spent|fork(?:ing)? (?:out|over)|shell(?:ing)? out|in and out|cough(?:ing)? up)\b/;
/** All dealings, rather than one of them. */
const DEALINGS = new RegExp(
  `\\b(?:all|every|each|across|over|both|any|agreed|signed|settled|live|open|pending|current|running|active|accepted|unanswered|my|our|the|these|those) (?:of |my |our |the |live |open |agreed |other |current |active |pending |\\w+ed )*(?:trades|deals|offers|bids|swaps|dealings|proposals|closings)\\b|\\b(?:every|each|any) (?:\\w+ )?${DEAL}\\b|\\b(?:trades|deals|offers|bids|swaps|dealings|proposals) (?:that |which |i |we |nobody |no one )|\\b(?:stuff|things|everything|anything|whatever|all|ones) (?:that |which |is |are |has |have |been |i |we |already )*(?:agreed|signed|settled|accepted|pending|open|promised|committed|offered|locked in)\\b|\\b(?:promised|committed|pledged|on the hook|tied up|signed up|obligated|locked in|(?:my|total|overall) (?:\\w+ )?out(?:lay|flow))\\b|\\b(?:everything|it all|they all|all of (?:them|it)|every one|all) (?:goes|go|went|closes?|closed|comes?|came|works?|worked|pans?|gets accepted)\\b`,
);
const SUM =
  /\b(?:add(?:s|ed|ing)? (?:\w+ ){0,3}up|add up|total|totals|sum|altogether|together|combined|in all|all told|overall|net|tally|how much|what is|all (?:of )?the (?:cash|money)|(?:cash|money) (?:in|out)|outlay)\b/;
const RING = /\b(?:ring|three ?-? ?way|3 ?-? ?way|four ?-? ?way|round ?robin|circle)(?: (?:trade|swap|deal))?\b/;
const TO_WHOM =
  /\b(?:how much|what|cash|money)\b.*\b(?:to )?(?:who|whom|each)\b|\bwho\b.*\b(?:how much|what|cash|money)\b/;
/** Money of another kind, or another request. */
const ELSEWHERE =
  /\b(?:deposits?|fees?|closing costs?|commission|arrived|so far|left to pay|still to pay|tax|taxes|insurance|loan|survey|views|draft|send|message|counter|raise|lower|safe|allowed|how (?:do|can) i|can i|average|asking prices?|worth|per foot|due|when|by what date|which)\b|_(?:type|place|kind|saved|service|boat|make|asset)_/;

const AGREED = /\b(?:agreed|signed|settled|accepted|done deals?|locked in|final(?:ized)?|closing|closings)\b/;
const OPEN =
  /\b(?:open|pending|unanswered|outstanding|nobody|no one|not (?:yet )?(?:answered|agreed|replied)|(?:have|got) (?:\w+ )?out|sent|i have made|i made|waiting (?:for|on) (?:them|an answer|a reply|the other|others|people))\b/;
const WAITING =
  /\b(?:waiting (?:for|on) (?:me|my)|need(?:s|ing)? my|i have not answered|to me|incoming|received|on my desk)\b/;
const PROMISED = /\b(?:promised|committed|pledged|on the hook|obligated|put up|offered)\b/;
const LESS =
  /\b(?:without|minus|except|excluding|exclude|leave|leaving|not|drop|skip|remove|take|but|forget|ignore|apart|less)\b/;
const LINES =
  /\b(?:one|a|per|each|separate) lines?\b|\blines? each\b|\blist(?:ed)?\b|\bitemi[sz]ed?\b|\bbreak\w* (?:it )?down\b/;
/** Trades that ended are never in the sum. */
const REFUSED =
  /(?:, )?\b(?:and )?(?:leave|leaving|without|not|minus|except|excluding|skip|ignore|forget|drop)\b(?: \w+){0,5} (?:turned down|declined|rejected|refused|withdrawn|expired|dead|ended|cancelled|canceled|fell through|said no)(?: (?:one|ones|trades?|deals?|offers?|out))?/;

const WEIGHT = 2.1;
const LONGEST = 9;

/** 'Add up the cash I'm on the hook for in agreed trades': the cash of several trades together. */
export const tradeCashFrame: Frame = (situation) => {
  const { line, language, memory } = situation;
  if (language !== 'en' || memory.cardIsLast) return undefined;
  const input = wholeInput(situation) ?? changedInput(situation);
  return (
    input && {
      intent: 'trades',
      weight: WEIGHT,
      ...EVERYTHING,
      whole: true,
      plan: ask('trade_cash', input, (output) => tradeCashText(output, line.has(LINES))),
    }
  );
};

function wholeInput({ line, message }: Situation): TradeCashInput | undefined {
  const isRing = RING.test(message.toLowerCase());
  // 'The three way' may be taken for the name of a boat.
  const text = line.text.replace(REFUSED, ' ').replace(isRing ? /_boat_/g : /(?!)/, 'ring');
  if (!CASH.test(text) || ELSEWHERE.test(text)) return undefined;
  if (isRing && !LESS.test(text)) return TO_WHOM.test(text) || SUM.test(text) ? { rings: 'only' } : undefined;
  if (!SUM.test(text) || !DEALINGS.test(text)) return undefined;
  const people = line.all('person').map(({ name }) => name);
  if (people.length > 0 && !LESS.test(text)) return undefined;
  return {
    ...listsIn(text),
    ...(people.length > 0 && { withoutPeople: people }),
    ...(isRing && { rings: 'without' as const }),
  };
}

/** The states that the words name. Several of them together are no limit. */
function listsIn(text: string): Pick<TradeCashInput, 'lists'> {
  const [isAgreed, isOpen, isWaiting] = [AGREED, OPEN, WAITING].map((pattern) => pattern.test(text));
  if (
    /\b(?:every|all) (?:\w+ )?open (?:offers?|bids?|proposals?)\b|\ball (?:my )?(?:live|open) (?:ones|trades|deals)\b/.test(
      text,
    ) &&
    !isAgreed
  )
    return { lists: ['open', 'waiting'] };
  if (isAgreed && !isOpen && !isWaiting) return { lists: ['agreed', 'closing'] };
  if (isOpen && !isAgreed && !isWaiting) return { lists: ['open'] };
  if (isWaiting && !isAgreed && !isOpen) return { lists: ['waiting'] };
  if (!isAgreed && !isOpen && PROMISED.test(text)) return { lists: ['open', 'agreed', 'closing'] };
  return {};
}

/** 'Just the agreed ones', 'only Ruth's', 'without the ring' after such a sum. */
function changedInput({ line, memory: { last } }: Situation): TradeCashInput | undefined {
  const call = last?.calls.findLast(({ name }) => name === 'trade_cash');
  if (!call || line.chunks.length > LONGEST || ELSEWHERE.test(line.text)) return undefined;
  const before = call.input as TradeCashInput;
  const people = line.all('person').map(({ name }) => name);
  const isLess = line.has(LESS);
  if (people.length > 0)
    return isLess ? { ...before, withoutPeople: [...(before.withoutPeople ?? []), ...people] } : { people };
  if (line.has(RING)) return isLess ? { ...before, rings: 'without' } : { rings: 'only' };
  const { lists } = listsIn(line.text);
  if (lists && isLess) {
    const kept = (before.lists ?? (['waiting', 'open', 'agreed', 'closing'] as const)).filter(
      (list) => !lists.includes(list),
    );
    return kept.length > 0 ? { ...before, lists: kept } : undefined;
  }
  if (lists) return { ...before, people: undefined, lists };
  if (line.has(/\b(?:all|everything|every one)\b/) && isShortWish(line)) return {};
  return line.has(DIRECTION) ? before : undefined;
}

const DIRECTION =
  /^(?:(?:and|so|ok(?:ay)?|what about|how about|what is|then) )*(?:the )?(?:cash |money |coming |going |comes |goes )*(?:in|out|net|netto|going out|coming in|to me|from me|total|balance)(?: (?:then|please|total|altogether|all told|it|that))*[?.! ]*$/;
const isShortWish = (line: Line) => line.has(/^(?:(?:and|so|ok(?:ay)?|no|now) )*(?:just |only )?(?:all|everything)\b/);
