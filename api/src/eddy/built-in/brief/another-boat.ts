import type { Memory } from '../memory.ts';
import { textOf } from '../plan.ts';

const CORRECTS =
  /^\s*(?:(?:no+|nope|nah|oops|whoops|sorry|wait|hm+|ok(?:ay)?|actually|rather|i (?:meant?|ment)|wrong (?:boat|one)|not that one)[\s,.;:!–—-]+)+/iu;
const NUMBER = /\b(?:the|that) (\d{2,3})(?: (?:one|boat|footer))?(?=\s*(?:,|$)|\s+(?:for|at|with|instead)\b)/iu;
/** The name up to the number of its model, behind the year: '2018 Reef 24'. */
const NAMED = /\b(?:19|20)\d\d (?<name>\p{L}.*?)\b(?<number>\d{2,3})\b/u;

/** 'No, I meant the 34, for 90k' beside an offer for another boat of the make: its whole name. */
export function withMakeOfCard(message: string, { card, cardIsLast }: Memory): string | undefined {
  if (!cardIsLast || card?.name !== 'draft_offer' || !CORRECTS.test(message)) return undefined;
  const number = NUMBER.exec(message)?.[1];
  const offered = NAMED.exec(textOf(card.output.title))?.groups;
  return number === undefined || !offered || offered.number === number
    ? undefined
    : message.replace(NUMBER, `the ${offered.name}${number}`);
}
