import { WITHDRAWALS } from '../../phrases/withdrawals.ts';
import { errorOf, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { tradesIn } from './trade-meant.ts';
import { tradesText } from './trades.ts';

const TAKES_BACK =
  '(?:withdraw(?:ing)?|cancel(?:ing|ling)?|retract(?:ing)?|revok(?:e|ing)|rescind(?:ing)?|pull(?:ing)?(?: back)?|tak(?:e|ing) back|call(?:ing)? (?:off|back)|undo(?:ing)?|get(?:ting)? out of|back(?:ing)? out of)';
const OFFER = '(?:offers?|bids?|proposals?)';
const HOW =
  '(?:how (?:do|can|could|would|should|to|does|is)|what (?:do|must|should|would) (?:i|we) (?:still )?(?:have to |need to |got to )?(?:do|press|click)|what is the (?:way|process|procedure|best way)|where (?:do|can|could|would) (?:i|we)|(?:what|which) (?:steps|buttons?)|how (?:withdraw|cancel)|what (?:if|do i do if|happens if) (?:i|we))';
/** Asks for the way to take an offer back: the words of both parts, in any order. */
const ASKS_WAY = new RegExp(`^(?:\\S+ ){0,4}?${HOW}(?= |$)`);
const BACK = new RegExp(
  `\\b${TAKES_BACK} (?:an? |my |the |our |that |this |one of my )?(?:\\w+ )?${OFFER}\\b|\\b(?:take|pull|call) (?:an?|my|the|our|that) (?:\\w+ )?${OFFER}(?: \\w+)? back\\b|\\b${OFFER} (?:\\w+ )?${TAKES_BACK}(?= |$)|\\b(?:an?|my|the|that) ${OFFER} (?:that )?(?:i|we) (?:do not|no longer|not) (?:\\w+ )?want\\b`,
);

/** 'What do I have to do to take an offer back': the way, and the offers that it is about. */
export const howToWithdrawFrame: Frame = ({ line, phrases, language }) => {
  if (!line.has(ASKS_WAY) || !line.has(BACK)) return undefined;
  const { how, noneOpen } = WITHDRAWALS[language];
  return {
    intent: 'trades',
    weight: 1.84,
    ...EVERYTHING,
    whole: true,
    plan: ([listed]) => {
      if (!listed) return use('my_trades', { list: 'open' });
      if (errorOf(listed.output)) return say(how);
      const open = tradesIn(listed.output);
      return say(`${how} ${open.length > 0 ? tradesText(listed.output, phrases, 'open') : noneOpen}`);
    },
  };
};
