import { matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const CHANGES =
  /^\s*(?:(?:please|eddy|hey|hi|ok(?:ay)?|now|just|so|and|also|(?:can|could|would|will) you)[\s,]+)*(?:lower|reduce|drop|cut|slash|raise|increase|bump|change|update|set|adjust|put|bring|move|reprice)\b/i;
const CHOSEN =
  /^\s*(?:(?:oh|ah|sorry|um+|the|my|it['’]?s|i mean(?:t)?|for|on|of|that['’]?s|please)[\s,]+)*(?<name>(?!both|all|each|neither|none|no|yes|first|second|last|which|what|how|who|why|never)[\p{L}\d][\p{L}\d -]{1,40}?)(?: (?:one|please|then))*[\s.!?]*$/iu;
const MINE = /\bmy (?:boat|listing|ad|yacht)\b/i;
const MY_PRICE = /\bmy ((?:asking )?price)\b/i;
const MOST_WORDS = 5;

/** 'The Gale' after 'which one do you mean?': the change of a price that was asked for, with the name of the boat. */
export function withOwnChosen(message: string, { asked, before, last }: Memory): string | undefined {
  if (asked !== 'whichOwnBoat' || last?.calls.at(-1)?.name !== 'listing_to_edit') return undefined;
  const name = matchOf(CHOSEN, message)?.groups?.name;
  if (!before || !name || name.split(' ').length > MOST_WORDS || !matches(CHANGES, before)) return undefined;
  if (MINE.test(before)) return before.replace(MINE, `my ${name}`);
  return MY_PRICE.test(before) ? before.replace(MY_PRICE, `the $1 of my ${name}`) : undefined;
}
