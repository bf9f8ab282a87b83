import { givesShare, replacedShare } from '../frames/offers/shares-of-things.ts';
import type { Memory } from '../memory.ts';

const AMOUNT = '\\$?\\d[\\d.,]*(?:\\s?(?:k|grand|thousand|mil|million|m)\\b)?';
const SHARE = '\\d{1,2}(?:\\.\\d+)?\\s*(?:%|percent\\b|pct\\b|per cent\\b)';
const LEADS =
  "(?:(?:ok(?:ay)?|no+|nah|oh|hm+|um+|fine|well|actually|wait|sorry|oops|i meant?|then|make (?:it|that)|change (?:it|that) to|offer|bid|go with|try|say|let['’]?s (?:say|do|make it|go(?: with)?)|rather|more like|do|only|just|maybe)[\\s,.!:-]+)*";
const TAIL = '(?:\\s+(?:instead|then|please|cash|in cash|dollars|bucks))*[.!\\s]*$';
const NEW_AMOUNT = new RegExp(`^\\s*${LEADS}(?<said>${AMOUNT})${TAIL}`, 'i');
const NEW_SHARE = new RegExp(`^\\s*${LEADS}(?<said>${SHARE})${TAIL}`, 'i');
const ORDERS =
  /^(?:(?:please|can you|could you|ok(?:ay)?|so|and|hey|just|i(?:['’]d| would) like to|i want to|let['’]?s)[\s,]+)*(?:offer|bid|propose)\b/i;
const PAID = new RegExp(
  `\\b(?<verb>(?:offer|bid|pay|propose)(?:\\s+(?!for\\b|on\\b|my\\b)\\p{L}+){0,2})\\s+(?:minus\\s+|negative\\s+|-\\s?)?(?:${AMOUNT}|nothing|zero)`,
  'iu',
);

/** An order for an offer that Eddy could not draft, with the amount or the share that the user names instead. */
export function afterRefusal(message: string, { last, card, asked }: Memory): string {
  if (!last || card || asked || last.calls.length > 0 || !ORDERS.test(last.question)) return message;
  const share = NEW_SHARE.exec(message)?.groups?.said;
  if (share) return givesShare(last.question) ? replacedShare(last.question, `${share} of`) : message;
  const amount = NEW_AMOUNT.exec(message)?.groups?.said;
  if (!amount) return message;
  if (givesShare(last.question)) return replacedShare(last.question, amount);
  return last.question.replace(PAID, `$<verb> ${amount}`);
}
