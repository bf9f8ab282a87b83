import { matches, matchOf } from '../../../matching.ts';
import { dollarsOf } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

const PERCENT = '(?:%|percent\\b|pct\\b|per cent\\b)';
const SAID = new RegExp(`(\\d{1,2}(?:\\.\\d+)?)\\s*${PERCENT}`, 'i');
const LEADS =
  "(?:(?:ok(?:ay)?|no+|nah|nope|oh|hm+|um+|actually|wait|sorry|oops|i meant?|make (?:it|that)|change (?:it|that) to|go with|try|say|let['’]?s (?:say|do|make it|go(?: with)?)|rather|more like|do|only|just|maybe|better|not|but|then)[\\s,.!:-]+)*";
const TAIL = '(?: (?:instead|then|please|rather))*[.!?\\s]*$';
const ONLY_PERCENT = new RegExp(`^\\s*${LEADS}(?<share>\\d{1,2}(?:\\.\\d+)?)\\s*${PERCENT}${TAIL}`, 'i');
const ONLY_NUMBER = new RegExp(`^\\s*${LEADS}(?<share>\\d{1,2}(?:\\.\\d+)?)${TAIL}`, 'i');
const ONLY_SENSE =
  /^\s*(?:(?:ok(?:ay)?|no|i meant?|sorry|the|that['’]?s|of|off|from|less than|under|below|over|above)[\s,]+)*(?:(?:his|her|their|the|its|full|my|our|current)\s+)*(?:asking(?: price)?|list(?: price)?|price|sticker(?: price)?|offer|bid|draft)[.!\s]*$/i;
const CENTS = 100;
const ASKED_AGAIN = new RegExp(
  `^\\s*(?:(?:and|so|ok(?:ay)?|hm+|but|then|well|just curious)[\\s,]+)*(?:what|how much)(?:['’]?(?:s|d))?(?: (?:about|would|does|will|is|was|are|if|it|that|the|offer|bid|price|number|figure|amount|i|we|be|come|comes|work|out|to|went|go|did|do|make|look|like|at|with|for|then|only|just|offered))* (?<share>\\d{1,2}(?:\\.\\d+)?)\\s*${PERCENT}?(?: (?:(?<over>over|above|more)|under|below|off|less|lower|down|instead|then|come|to|be|look|like|work|out|asking|make))*[?.!\\s]*$`,
  'i',
);

/** The share in full words: of the offer itself, or from the asking price. */
const senseOf = (words: string): string =>
  /\b(?:offer|bid|draft)\b/i.test(words) ? 'less' : `${/\b(?:over|above)\b/i.test(words) ? 'over' : 'under'} asking`;

/** Whether words name nothing but a share: 'no, 12 percent'. */
export const isOnlyPercent = (message: string): boolean => ONLY_PERCENT.test(message);

/** Whether words say what the share of the message before is of: 'under asking'. */
export const saysOfWhat = ({ message, memory }: Situation): boolean =>
  matches(ONLY_SENSE, message) && ONLY_PERCENT.test(memory.last?.question ?? '');

/** Whether the card was changed by a bare number that meant percent. */
function isOnlyShare({ last, card, focus }: Situation['memory']): boolean {
  const share = Number(ONLY_NUMBER.exec(last?.question ?? '')?.groups?.share);
  const asked = dollarsOf(focus?.price ?? '');
  return card?.name === 'draft_offer' && Math.abs(Number(card.input.cash) - asked * (1 - share / CENTS)) < 1;
}

/** The share that a question puts in the place of the one offered before: 'what would it be at 4 under?' */
export function shareAskedAgain({ message, memory }: Situation): string | undefined {
  const before = memory.last?.question ?? '';
  const isFigured = (memory.last?.calls ?? []).some(({ name }) => name === 'offer_balance');
  const wasShare = SAID.test(before) || (isFigured && ASKED_AGAIN.test(before)) || isOnlyShare(memory);
  const asked = wasShare ? matchOf(ASKED_AGAIN, message)?.groups : undefined;
  const isOffered = memory.card !== undefined && /^draft_(?:offer|counter)/.test(memory.card.name);
  if (!asked?.share || !(isOffered || isFigured)) return undefined;
  // 'What about 12?' changes a card that waits.
  if (isOffered && memory.cardIsLast && /\babout\b/i.test(message)) return undefined;
  const isOver = asked.over ?? (/\b(?:over|above)\b/i.test(before) && !/\b(?:under|below|off|less)\b/i.test(message));
  return `${asked.share}% ${isOver ? 'over' : 'under'} asking`;
}

/**
 * Words with the share of an offer as the user means it now: '12 percent' behind '10% under asking' is under asking as well.
 * Undefined if nothing tells what it is a share of.
 */
export function percentAgain(
  { message, memory }: Situation,
  cash: number,
  asking: string | undefined,
): string | undefined {
  const before = memory.last?.question ?? '';
  const last = SAID.exec(before)?.[1];
  if (last && matches(ONLY_SENSE, message) && isOnlyPercent(before)) return `${last}% ${senseOf(message)}`;
  const share = ONLY_PERCENT.exec(message)?.groups?.share ?? (last && ONLY_NUMBER.exec(message)?.groups?.share);
  if (share && ONLY_SENSE.test(before)) return `${share}% ${senseOf(before)}`;
  if (!share || !last) return undefined;
  if (!isOnlyPercent(before)) return before.replace(SAID, `${share}%`);
  const price = asking ? dollarsOf(asking) : 0;
  const isNow = (part: number) => Math.abs(cash - Math.round(price * part * CENTS) / CENTS) < 1;
  if (price > 0 && isNow(1 - Number(last) / CENTS)) return `${share}% under asking`;
  if (price > 0 && isNow(1 + Number(last) / CENTS)) return `${share}% over asking`;
  return price > 0 && isNow(Number(last) / CENTS) ? `${share}% of the asking price` : undefined;
}
