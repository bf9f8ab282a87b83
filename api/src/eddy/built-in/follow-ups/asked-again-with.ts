import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const ORDINAL = 'first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th';
const LEADS =
  '(?:(?:no|nah|nope|sorry|oops|wait|ah|oh|actually|well|hm+|i mean(?:t)?|make (?:it|that)|rather|my bad)[\\s,.!–—-]+)';
/** 'No sorry, I meant the second'. */
const OTHER_ORDINAL = new RegExp(
  `^\\s*${LEADS}+(?:i mean(?:t)? )?(?:the )?(?<now>${ORDINAL})(?: (?:one|boat))?[\\s.!?]*$`,
  'iu',
);
const SAID = new RegExp(`\\bthe (?<before>${ORDINAL})(?= (?:one|boat)\\b|[\\s.!?]*$|,)`, 'iu');

const AMOUNT = '\\$?\\d[\\d.,]*\\s?(?:k|grand|thousand|mil|million|m)?(?![\\p{L}\\d%])';
/** 'Do it again, but with 240k'. */
const AGAIN = new RegExp(
  `^\\s*(?:(?:ok(?:ay)?|now|then|please|actually|so|and|hm+|well|can you|could you)[\\s,]+)*(?:do|draft|write|make|try|send|redo|repeat)(?: (?:it|that|this|the (?:same|offer|draft|card)))?(?: (?:again|once more|over|anew|one more time))?[\\s,;–—-]+(?:(?:but|just|this time|only)[\\s,]+)*(?:with|at|for|using) (?<sum>${AMOUNT})(?: (?:cash|in cash|dollars|bucks|instead|this time))*[\\s.!?]*$`,
  'iu',
);
const AMOUNTS = new RegExp(AMOUNT, 'giu');
const OFFERS = new Set(['draft_offer', 'draft_counter']);

/** The last question again, about another boat of the list. */
export function withOtherOrdinal(message: string, { last, cardIsLast }: Memory): string | undefined {
  const now = matchOf(OTHER_ORDINAL, message)?.groups?.now;
  const question = last?.question ?? '';
  const before = matchOf(SAID, question)?.groups?.before;
  return now && before && !cardIsLast && before.toLowerCase() !== now.toLowerCase()
    ? question.replace(SAID, `the ${now}`)
    : undefined;
}

/** The offer that was drafted last once more, with another amount. */
export function withOfferAgain(message: string, { last }: Memory): string | undefined {
  const sum = matchOf(AGAIN, message)?.groups?.sum;
  const question = last?.question ?? '';
  const isOffer = last?.calls.some(({ name }) => OFFERS.has(name)) ?? false;
  const amounts = question.match(AMOUNTS)?.filter((one) => /[k$]|\d{3}|grand|thousand|mil/i.test(one)) ?? [];
  const [only, ...others] = amounts;
  return sum && isOffer && only && others.length === 0 ? question.replace(only, sum) : undefined;
}
