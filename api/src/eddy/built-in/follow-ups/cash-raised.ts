import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { AMOUNT_SAID, dollarsSaid, isOpen, onlyTradeTold, titleIn } from './trades-told.ts';

const RAISES = new RegExp(
  `^(?:(?:and|so|but|ok(?:ay)?|then|well|hm+|please|now|let['’]?s|what if i|if i|suppose i|say i)[\\s,]+)*(?<verb>raise|raised|bump|bumped|increase|increased|up|upped|lower|lowered|drop|dropped|bring|put|move|push|take) (?<what>(?:the|my|our) (?:cash|money)(?: (?:part|side|portion))?|(?:my|our|the|that) (?:offer|bid)|it|that)(?: (?:to|for|with) (?<whom>(?!\\$?\\d)\\p{L}{3,20}))?(?: up| down)? to ${AMOUNT_SAID}(?: (?:in cash|cash|dollars|bucks))?(?:[\\s,.;:!?–—-]+(?:(?:and|so|then|ok(?:ay)?)[\\s,]+)*(?<ask>(?:by )?(?:how|what)\\b[^.?!]{0,40}\\b(?:short|far|much|below|under|off|percent\\w*)\\b[^.?!]{0,40}\\b(?:ask|asks|asking|asked|list|listed|price)\\b[^.?!]{0,20}))?[\\s.!?]*$`,
  'iu',
);
const LOWERS = /^(?:lower|drop)/i;
const CASH = /^\$[\d,.]+$/;

/** 'Bump the money up to 90. By how much does that miss the list price?' behind the only open offer that was told. */
export function withCashRaised(message: string, memory: Memory): string | undefined {
  const told = onlyTradeTold(memory);
  if (!told || !isOpen(told)) return undefined;
  const { verb = '', what = '', whom, digits, unit, ask } = matchOf(RAISES, message.trim())?.groups ?? {};
  if (!digits || (whom && whom.toLowerCase() !== told.name.toLowerCase())) return undefined;
  const title = titleIn(told.get);
  const isBought = title !== undefined && CASH.test(told.give);
  // Other orders of this kind are read by themselves.
  if (ask ? !isBought : !/cash|money/i.test(what) || !told.give.includes('$')) return undefined;
  const sum = `$${dollarsSaid(digits, unit).toLocaleString('en-US')}`;
  const order = `${LOWERS.test(verb) ? 'lower' : 'raise'} my offer to ${told.name} to ${sum}`;
  return ask ? `${order}. how far is ${sum} below the asking price of the ${title}` : order;
}
