import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const MUST_TAKE =
  /^\s*(?:(?:and|n|but|also|plus|oh|ok(?:ay)?|so)[\s,]+)*(?:the )?(?:owners?|sellers?|they|he|she)(?: also)? (?:has to|have to|hafta|must|should|needs? to|gotta|got to|ought to)(?: also| all)? (?:accept|take|want|like|be (?:ok|okay|fine|good) with|be open to|go for|be into)\s+(?<thing>.{3,60}?)(?: too| as well| also| in trade)*[\s.!]*$/iu;

/** 'The owner must take a truck' right behind a list narrows it. */
export function ownersMustTake(message: string, { last, cardIsLast, shown }: Memory): string | undefined {
  const isList = last?.calls.at(-1)?.name === 'search_boats' && shown.length > 1 && !cardIsLast;
  const thing = isList ? matchOf(MUST_TAKE, message)?.groups?.thing : undefined;
  return thing && `only those whose owners take ${thing}`;
}
