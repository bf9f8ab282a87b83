import type { NamedDeal } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';

const OUT =
  '(?:no|not|without|except(?: for)?|excluding|exclude|besides|other than|minus|skip|leave out|take out|filter out|drop|remove|hide|ignore|omit|forget|lose|but not|apart from|aside from|do not (?:show|want)(?: me)?)';
const THEM = '(?: (?:any|anything|everything|all|of|the|those|these|from|among))*';
const DEALT =
  '(?:ones?|boats?|yachts?|listings?|that|which|what|anything|any|everything) (?:that |which )?(?:i|we) (?:am |are )?(?:have |had |got |just |already |currently |still )*(?:(?:an? |my |open |running |pending )*(?:deals?|offers?|bids?|trades?) (?:in |out |open |going |running |pending )*(?:on|for|over|with)|offered (?:on|for)|bid on|made (?:an?|my) (?:offers?|bids?) (?:on|for)|(?:dealing|trading|negotiating|haggling)(?: (?:on|over|for|about))?|closing(?: on)?|(?:in|part of) (?:a )?(?:deal|trade|closing))\\b';
const SAVED_OUT = new RegExp(`\\b${OUT}${THEM} (?:_own_ )?_saved_`);
const DEALT_OUT = new RegExp(`\\b${OUT}${THEM} ${DEALT}`);
/** A listing can be hidden, and a saved boat removed: 'remove my saved boats' is an order. */
const ORDERS =
  /\b(?:from|off|out of) (?:my|the) (?:list|saved|favorites)|\b(?:remove|drop|delete|lose) (?:all )?_saved_/;

/** 'Hide the ones I saved', 'leave out those I have a deal on': boats that a search leaves out. */
export function readLeftOut(line: Line, deals: readonly NamedDeal[]): void {
  if (line.has(ORDERS)) return;
  line.each(SAVED_OUT, ({ chunks }) => {
    const saved = chunks.flatMap(({ meaning }) => (meaning?.is === 'saved' ? meaning.boats : []));
    return { is: 'leftout', boatIds: saved.map(({ id }) => id) };
  });
  const dealt = deals.filter(({ list }) => list !== 'ended').flatMap(({ boats }) => boats);
  line.each(DEALT_OUT, () => ({ is: 'leftout', boatIds: dealt.map(({ boatId }) => boatId) }));
}
