import { matchOf } from '../../matching.ts';

const VERBS =
  '(?:offer|bid|counter|raise|lower|increase|reduce|bump|drop|cut|make|change|withdraw|cancel|pull|take|put|set|add|tell|ask|message|write|text|let|send|show|find|list|search|compare|decline|accept|leave|pause|unpause|resume|hide|mark|save|remove|delete|relist|edit|update)';
const NO =
  '(?:(?:oh|ah|hm+|um+|but|well)[\\s,.!]+)*(?:(?:no+|nah|nope|(?<!\\b(?:i|we|(?:i|we).?ll|will|can|to|must|should|could|would|not) )wait|hold on|hang on|actually|scratch that|strike that|never ?mind(?: that)?|on second thoughts?|(?:i )?changed my mind|you know what|sorry)[\\s,.!…-]+)+';
const LEADS =
  "(?:(?:just|rather|instead|better|please|then|and|so|let['’]?s|can you|could you|i(?:['’]d| would)? (?:want to|rather|like to))\\s+)*";
const CORRECTED = new RegExp(
  `^(?<first>\\s*(?:(?:please|hey|ok(?:ay)?|so|can you|could you)[\\s,]+)*${VERBS}\\b.+?)[\\s,.;!–—-]+${NO}${LEADS}(?<order>${VERBS}\\b.+)$`,
  'is',
);
/** 'No, make that 100k' corrects an amount; only an offer that was to be withdrawn gets it as a new order. */
const CORRECTS_AMOUNT = /^make (?:it|that)\b/i;
const ENDS = /\b(?:withdraw|cancel|pull|take|leave|remove|delete|decline|accept)\b/i;
const REJECTS =
  /\b(?:no+|nah|nope|wait|scratch that|strike that|never ?mind|second thoughts?|changed my mind|actually)\b/i;
/** The thing that an order is about: 'pull my offer to Ruth'. */
const OBJECT = new RegExp(
  `^.*?\\b${VERBS}\\s+(?:up\\s+|back\\s+|down\\s+)?(?<thing>(?:my|our|the|that|his|her)\\s.+?)(?:\\s+(?:to|at|by)\\s+\\$?\\d.*)?$`,
  'is',
);
const PERSON =
  /\b(?:tell|ask|message|text|let|write(?:\s+to)?|offer|counter|decline|accept)\s+(?<name>\p{L}[\p{L}'’-]+)\b/iu;
const NOBODY = /^(?:him|her|them|it|the|my|our|me|us|you|that|this|an?|for|at|with|to)$/i;

/**
 * An order that the same message replaces by another one: 'pull my offer to Ruth, no wait, lower it to 200' lowers the offer.
 * Words in quotes stay as they are.
 */
export function correctedOrder(message: string): string {
  const { first, order } = (/["“”]/.test(message) ? null : matchOf(CORRECTED, message.trim()))?.groups ?? {};
  if (!first || !order || !REJECTS.test(message.slice(first.length))) return message;
  if (CORRECTS_AMOUNT.test(order) && !ENDS.test(first)) return message;
  const thing = matchOf(OBJECT, first)?.groups?.thing?.trim();
  const name = PERSON.exec(first)?.groups?.name;
  const whole = thing ? order.replace(/\b(?:it|that)\b(?!['’])/i, thing) : order;
  return name && !NOBODY.test(name) ? whole.replace(/\b(?:him|her|them)\b(?=\s|[.,!]|$)/i, name) : whole;
}
