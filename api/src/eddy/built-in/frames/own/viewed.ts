import { boatsOf } from '../../memory.ts';
import { ask, countOf } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const VIEWED =
  /\b(?:what|which|show|list|remind)\b.*\b(?:boats?|ones?|listings?|yachts?|_type_)\b.*\b(?:did|have|had) (?:i|we) (?:\w+ )?(?:look(?:ed)? at|view(?:ed)?|seen|visit(?:ed)?|open(?:ed)?|check(?:ed)? out|browsed?|click(?:ed)?(?: on)?)\b|\b(?:recently|last) viewed\b|\b(?:boats?|ones?|listings?|yachts?|everything|what) (?:that )?(?:i|we) (?:\w+ )?(?:looked at|viewed|visited|opened|browsed|was looking at|clicked on)\b|\bmy (?:viewing|browsing) history\b/;

/** The boats that the user looked at are kept nowhere; those that they saved are. */
export const viewedFrame: Frame = ({ line, phrases }) => {
  if (!line.has(VIEWED) || line.has(/_(?:own|person|boat|make)_|\b(?:how many people|anyone|who)\b/)) return undefined;
  return {
    intent: 'saved',
    weight: 1.6,
    ...EVERYTHING,
    whole: true,
    plan: ask('saved_boats', {}, (output) => {
      const boats = boatsOf(output);
      const saved = boats.length > 0 ? phrases.savedList(countOf(output.total), boats) : phrases.noSaved;
      return `${phrases.nothingViewedKept} ${saved}`;
    }),
  };
};
