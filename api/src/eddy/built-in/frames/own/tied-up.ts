import { matches } from '../../../matching.ts';
import { WITHDRAWALS } from '../../phrases/withdrawals.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { closingText } from '../trades/closing-text.ts';
import type { KnownClosing } from '../trades/known-closing.ts';
import { tradesIn } from '../trades/trade-meant.ts';
import { tradesText } from '../trades/trades.ts';

const OPENS = '^(?:(?:and|so|but|okay|hey|hi|eddy|well|also|please|can you|could you|tell me|,) ?)*';
const BOUND =
  '(?:tied up|locked (?:up|in)|locked|committed|bound|on the (?:line|hook|table)|in play|at stake|out there|outstanding|invested|riding|parked|blocked|frozen|reserved|pledged|promised|spoken for|sunk|in it|in deals)';
const WHERE =
  '(?: (?:in (?:all |my |the |these |open )*(?:deals?|trades?|offers?|closings?|boats?|stuff|total|all)|on (?:here|tradewind|this site)|here|right now|now|currently|at the moment|today|so far|already|altogether|overall|everywhere|at present|with you|for me))*';
const MONEY = '(?:(?:of )?(?:my |our |the )?(?:own )?(?:money|cash|dollars|funds|capital))';
/** Asks for all of the user's money that is bound somewhere. */
const TIED_UP = new RegExp(
  [
    `${OPENS}how much(?: ${MONEY})? (?:have|do|did|am|are|is|has|would) (?:i|we)(?: (?:have|got|currently|already|actually|now|really|all))* ${BOUND}${WHERE}[?.! ]*$`,
    `${OPENS}how much(?: ${MONEY})? (?:is|are)(?: (?:currently|already|actually|now|all))* ${BOUND}${WHERE}[?.! ]*$`,
    `${OPENS}what(?: all| else)? (?:have|am|are|do) (?:i|we)(?: (?:have|got|currently|already|actually|now|all))* (?:committed(?: to)?|tied up|on the hook for|in for|on the line|bound to|invested)${WHERE}[?.! ]*$`,
    `${OPENS}(?:what|where) (?:is|are) (?:all )?(?:of )?${MONEY}(?: (?:all|currently|right now|now))*(?: (?:in|tied up in|committed to|bound to|going|sitting in|invested in))${WHERE}[?.! ]*$`,
    `${OPENS}(?:what|how much) (?:is|are) my (?:total )?(?:commitments?|exposure|open commitments?)${WHERE}[?.! ]*$`,
  ].join('|'),
);

/** 'How much have I got tied up': deposits and authorized costs of closings, and open offers. */
export const tiedUpFrame: Frame = (situation) => {
  const { line, reading } = situation;
  if (!matches(TIED_UP, reading.words) && !line.has(TIED_UP)) return undefined;
  return {
    intent: 'trades',
    weight: 1.8,
    ...EVERYTHING,
    whole: true,
    plan: tiedUpPlan(situation),
  };
};

function tiedUpPlan({ phrases, language }: Situation): Plan {
  return (done) => {
    const [agreed, open] = done;
    if (!agreed) return use('my_closings');
    if (!open) return use('my_trades', { list: 'open' });
    const error = errorOf(agreed.output) ?? errorOf(open.output);
    if (error) return say(error);
    const closings = (agreed.output.closings ?? []) as KnownClosing[];
    const texts = [
      ...closings.map((one) =>
        [closingText([one], 1, 'held', phrases), costsOf(one, phrases)].filter(Boolean).join(' '),
      ),
      tradesIn(open.output).length > 0 ? tradesText(open.output, phrases, 'open') : '',
    ].filter(Boolean);
    return say(texts.join(' ') || WITHDRAWALS[language].nothingBound);
  };
}

const costsOf = ({ authorizedCosts }: KnownClosing, { dealFigures }: Situation['phrases']): string =>
  authorizedCosts && authorizedCosts !== '$0' ? dealFigures.costs(authorizedCosts) : '';
