import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const LEAD = '^\\s*(?:(?:and|so|now|then|ok(?:ay)?|please|can you|could you|would you|but|who|which)[\\s,]+)*';
const THEM = '(?:them|these|those|it|all|all of (?:them|these)|the (?:list|two|three|four|five|\\d))';
const SORTED = new RegExp(
  `${LEAD}(?:sort|order|rank|arrange|list|show)(?: me)?(?: ${THEM})?(?: for me| please)? (?<how>(?:by|from|in order of|(?:cheapest|lowest|highest|priciest|newest|oldest|longest|shortest|biggest|smallest|fastest)\\b)[^?!]{0,50}?)[\\s.?!]*$`,
  'iu',
);
const FIRST =
  /^\s*(?:(?:and|now|ok(?:ay)?|please|but)[\s,]+)*(?<how>(?:cheapest|lowest(?: price)?|priciest|most expensive|newest|oldest|longest|biggest|shortest|smallest|fastest)(?: one| ones)? first)[\s.?!]*$/iu;
const MOST =
  /^\s*(?:(?:and|so|now|ok(?:ay)?|then|but)[\s,]+)*(?:(?:which|what|who|show me|give me)(?: one| boat)?|the (?:one|boat))(?: (?:of|among|out of) (?:them|these|those|the (?:two|three|four|five|\d+|lot|bunch)|mine|my (?:saved|favorites)))?(?: (?:that|which))? (?<most>(?:(?:has|have|with|got|carries|having) (?:the )?(?:most|fewest|least|lowest|highest|biggest|smallest|widest|more|fewer) [^?.!]{2,30})|(?:sleeps|seats|holds|carries) (?:the )?(?:most|more|fewest)(?: people)?)[\s.?!]*$/iu;

/** 'Sort them by price' or 'the one with the most berths' right behind the saved boats is about these. */
export function withSavedFurther(message: string, memory: Memory): string | undefined {
  const { listedBy, shown, focusId, cardIsLast, asked } = memory;
  if (listedBy !== 'saved_boats' || shown.length < 2 || focusId !== undefined || cardIsLast || asked) return undefined;
  const how = (matchOf(SORTED, message) ?? matchOf(FIRST, message))?.groups?.how;
  const plain = how?.replace(/ (?:for me|please|pls)\b/giu, '');
  if (plain) return /^(?:by|from|in)\b/i.test(plain) ? `sort my saved boats ${plain}` : `my saved boats ${plain}`;
  const most = matchOf(MOST, message)?.groups?.most;
  return most && `which saved boat of mine ${most.replace(/^(?:have|with|got|carries|having)\b/i, 'has')}`;
}
