import { escaped, matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { putPlainly } from '../plain/put-plainly.ts';

const LEAD = '^\\s*(?:(?:and|ok(?:ay)?|but|so|then|what about|how about|now)[\\s,]+)*';
const WITHOUT = new RegExp(
  `${LEAD}(?:without|minus|except(?: for)?|excluding|not counting|leaving out|leave out|if (?:you|i|we) (?:leave out|drop|ignore|take out|skip)|drop|skip|ignore|take out|other than|apart from) (?:the )?(?<part>(?:\\d|one|two|three|four|five)? ?(?:cheapest|dearest|priciest|most expensive|least expensive|costliest|newest|oldest|biggest|largest|longest|smallest|shortest)(?: (?:one|ones|boats?|\\d|two|three|four))?)[\\s.?!]*$`,
  'iu',
);
const DEAREST = /\b(?:dearest|priciest|costliest)\b/i;
const LONGEST = 160;

/** 'Without the two dearest?' right behind an average is the average of the others. */
export function withPartLeftOut(message: string, { last, shown, cardIsLast, asked }: Memory): string | undefined {
  const call = last?.calls.at(-1)?.name;
  if (call !== 'boat_statistics' || shown.length > 0 || cardIsLast || asked || !last) return undefined;
  const part = matchOf(WITHOUT, message)?.groups?.part?.replace(DEAREST, 'most expensive');
  const question = last.question.replace(/[\s.?!]+$/, '');
  return part && question.length <= LONGEST ? `${question}, leave out the ${part}` : undefined;
}

const NO_CASH =
  /\b(?:without|with no|no) (?:(?:adding|paying|putting in|throwing in|any|a|one|extra|more|additional|having to (?:add|pay)) )*(?:an? )?(?:cents?|dimes?|penny|pennies|dollars?|cash|money|(?:anything|a thing) (?:extra|on top))\b|\beven (?:swap|trade|up)\b/i;
const ASKS_FOR =
  /^\s*(?:(?:and|ok(?:ay)?|so|but|then)[\s,]+)*(?:which|what|any|are (?:there|any)|is (?:there|any)|do any|can i|could i|show|find|anything)\b/i;
const WORTH =
  /\b(?:worth|valued at|it(?:['’]s| is) worth|call it|say) (?:about |around |roughly |maybe |some |like )?(?<sum>\$?\d[\d.,]*\s?(?:k|grand|thousand|mil|million|m)?)\b/i;

/** 'Which ones could I get without adding a cent' behind a thing with its worth: boats up to that. */
export function withWorthOnly(message: string, { last, before, search, cardIsLast }: Memory): string | undefined {
  if (!search?.tradeFor || cardIsLast || !matches(NO_CASH, message) || !matches(ASKS_FOR, message)) return undefined;
  const sum = matchOf(WORTH, last?.question ?? '')?.groups?.sum ?? matchOf(WORTH, before ?? '')?.groups?.sum;
  return sum && `up to ${sum.trim()} instead`;
}

const MEANT =
  /^\s*(?:(?:no|nah|nope|sorry|oops|wait|ah|oh|actually|well)[\s,.!]+)*(?:i mean(?:t)?|make (?:it|that)|rather|it (?:is|was|should be)) (?:my |the )?(?<now>\p{L}[\p{L}\d ]{1,30}?)[\s,;–—-]+(?:and )?not (?:my |the )?(?<old>\p{L}[\p{L}\d ]{1,30}?)[\s.!?]*$/iu;

/** 'No, I meant the Gale, not the Breeze' asks the last question again with the other name. */
export function withNameMeant(message: string, { last, cardIsLast }: Memory): string | undefined {
  const { now, old } = matchOf(MEANT, message)?.groups ?? {};
  const question = last?.question ?? '';
  if (!now || !old || cardIsLast || question.length > LONGEST) return undefined;
  const named = new RegExp(`(?<![\\p{L}\\d])${escaped(old)}(?![\\p{L}\\d])`, 'iu');
  return named.test(question) && !new RegExp(`(?<![\\p{L}\\d])${escaped(now)}(?![\\p{L}\\d])`, 'iu').test(question)
    ? putPlainly(question.replace(named, now))
    : undefined;
}
