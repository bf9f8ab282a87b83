import { decisionOf } from '../../../turns.ts';
import { WITHDRAWALS } from '../../phrases/withdrawals.ts';
import { errorOf, just, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const LEAVES =
  /^(?:(?:oh|ah|hm+|um+|okay|ok|well|but|so|no+|nah|nope|wait|hold on|hang on|stop|actually|sorry|please|just|better|rather|then|on second thoughts?|(?:i )?changed my mind|i will|i would rather|let us|do not|'|,|\.|!) ?)*(?:leave|keep|let) (?:it|that|this|everything|things|(?:my|the|that) (?:offer|bid|deal|trade|one))(?: (?:as (?:it is|is)|alone|open|standing|stand|there|be|in place|active|stay|up|going|running|alive|that way|like that|for now|then|please|after all|instead))*[.! ]*$/;

/** 'Wait no, keep it' behind a card that would take an own offer back, or behind words about that offer. */
export const leftStandingFrame: Frame = ({ line, memory, language }) => {
  if (!line.has(LEAVES)) return undefined;
  const { card, cardIsLast, last } = memory;
  const { stays } = WITHDRAWALS[language];
  const withdraws = cardIsLast && card?.name === 'withdraw_offer' && decisionOf(card) === undefined;
  const isTold = last?.calls.some(({ name }) => ['my_trades', 'explain_trade', 'my_closings'].includes(name));
  if (!withdraws && (!isTold || cardIsLast)) return undefined;
  return {
    intent: 'card',
    weight: 1.75,
    ...EVERYTHING,
    whole: true,
    plan: withdraws
      ? ([dropped]) => (dropped ? say(errorOf(dropped.output) ?? stays) : use('drop_drafts'))
      : just(stays),
  };
};
