import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';
import { dealsNamed } from '../trades/deal-questions.ts';

const GAP =
  /\b(?:how (?:far|much|big)|by how much|what is the (?:gap|difference))\b.*\b(?:below|under|off|less|short|above|over|more|away|apart|gap|difference|from)\b/;
const OFFER =
  /\b(?:offers?|offered|bid|bids|propos\w*|counter\w*|asking|ask|list price|what (?:i|he|she|they) (?:want|wants|asks?))\b/;
const POINTS = /\b(?:that|it|this|his|her|their|mine)\b/;

/** How far an offer is from the asking price, by the values of both sides. */
export const offerGapFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  if (
    !GAP.test(line.text) ||
    !OFFER.test(line.text) ||
    line.has(/_(?:type|asset|money|bound|place)_|\bthan (?:i|we|my|our|before)\b/)
  )
    return undefined;
  const named = dealsNamed(situation, deals).filter(({ list }) => list !== 'closed');
  const told = deals.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
  const meant = named.length > 0 ? named : POINTS.test(line.text) ? told : [];
  const [deal, ...more] = meant;
  if (!deal || more.length > 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.66,
    uses: ['person', 'own', 'ref', 'boat', 'make', 'n', 'strange'],
    words: /.*/,
    whole: true,
    plan: gapPlan(situation, deal.tradeId),
  };
};

function gapPlan({ phrases }: Situation, tradeId: number): Plan {
  return (done) => {
    const [explained] = done;
    if (!explained) return use('explain_trade', { tradeId });
    const { output } = explained;
    const gap = phrases.valueGap[textOf(output.whoGetsMore) as keyof typeof phrases.valueGap];
    const [other = '', give = '', get = '', state = ''] = ['with', 'youGive', 'youGet', 'state'].map((key) =>
      textOf(output[key]),
    );
    return say(
      errorOf(output) ??
        [gap?.(textOf(output.valueGap)), phrases.tradeLine(other, give, get, state)].filter(Boolean).join(' '),
    );
  };
}
