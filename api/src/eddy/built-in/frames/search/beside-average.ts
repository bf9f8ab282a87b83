import { dollarsOf } from '../../memory.ts';
import { textOf } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';
import type { Frame } from '../../situation.ts';
import { searchPlan } from './search-plan.ts';

const ASKS =
  '^(?:(?:and|so|okay|then|but|,|please) )*(?:(?:which|what|how many|who|any|show|list|find|give|name)(?: (?:me|us|of|the|them|those|these|ones?|boats?|_ref_|all|that|just|only))*|_ref_)';
const IS = '(?: (?:are|is|cost|costs|ask|asks|asking|priced|listed|come in|sell|go for|fall|falls|lie|were|being))*';
const FIGURE = '(?:it|that|this|_ref_|(?:that |the |this )?(?:average|mean|avg|median)(?: price)?)[?.! ]*$';
const BELOW = new RegExp(`${ASKS}${IS} (?:below|under|beneath|cheaper than|less than|lower than) ${FIGURE}`);
const ABOVE = new RegExp(
  `${ASKS}${IS} (?:above|over|pricier than|more expensive than|more than|higher than) ${FIGURE}`,
);

/** 'Which ones are below it?' after an average price. */
export const besideAverageFrame: Frame = ({ line, memory, phrases }) => {
  const call = memory.last?.calls.at(-1);
  const isBelow = BELOW.test(line.text);
  if (call?.name !== 'boat_statistics' || call.input.by !== undefined || !(isBelow || ABOVE.test(line.text)))
    return undefined;
  const isMedian = /\bmedian\b/.test(line.text);
  const price = dollarsOf(textOf(isMedian ? call.output.medianPrice : call.output.averagePrice));
  if (!price || !/\$/.test(memory.last?.text ?? '')) return undefined;
  const base = without(call.input as Wish, isBelow ? ['maxPrice'] : ['minPrice']);
  const limit = isBelow ? { maxPrice: Math.ceil(price) - 1 } : { minPrice: Math.floor(price) + 1 };
  return {
    intent: 'search',
    weight: 1.7,
    uses: ['ref', 'sort'],
    words: /.*/,
    plan: searchPlan({ wish: { ...base, ...limit, sort: 'price-low' } }, phrases),
  };
};
