import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { isEquipmentName } from '../reading/equipment.ts';

const SINGLE =
  /^\s*(?:(?:and|so|but|ok(?:ay)?|cool|nice|hm+)[\s,]+)*(?:do|does|did|will|would|is|are) (?:it|that|this|they|these|those|the boat|the price)(?: all| also)? (?:come|comes|include|includes|have|has|get|gets)(?: (?:with|on|standard))* (?<thing>(?:an?|the|any|its|their|some) \p{L}[\p{L} -]{1,30}?|\p{L}[\p{L} -]{2,30}?)(?: (?:included|too|as well|with it|in the price))*\s*[?.!]*$/iu;
const THING_FIRST =
  /^\s*(?:(?:and|so|but|ok(?:ay)?)[\s,]+)*is (?:the|a|an) (?<thing>\p{L}[\p{L} -]{1,30}?) (?:included|part of (?:it|the deal|the price)|in the price)\s*[?.!]*$/iu;
const LISTS = new Set(['search_boats', 'who_would_trade']);

/** 'Does it come with a trailer?' right behind a list of several boats is asked of each. */
export function askedOfList(message: string, { shown, focusId, last, asked, cardIsLast }: Memory): string | undefined {
  const isList = last?.calls.some(({ name }) => LISTS.has(name)) === true;
  if (!isList || shown.length < 2 || focusId !== undefined || asked || cardIsLast) return undefined;
  const thing = (matchOf(SINGLE, message) ?? matchOf(THING_FIRST, message))?.groups?.thing?.replace(
    /^(?:the|its|their) /i,
    '',
  );
  const name = thing?.replace(/^(?:an?|any|some) /i, '');
  return name && isEquipmentName(name) ? `which of them have ${thing}?` : undefined;
}
