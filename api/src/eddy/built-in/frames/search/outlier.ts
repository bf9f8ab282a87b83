import { boatsOf, dollarsOf } from '../../memory.ts';
import { countOf, errorOf, say, textOf, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const FURTHEST =
  /^(?:(?:and|so|okay|then|but|,) )*(?:which|what|who|show)(?: (?:me|one|ones|boat|of|them|those|these|the|is|are|'s|comes?|lies?|sits?))* (?:furthest|farthest|most (?:distant|different)|(?:biggest|largest) outlier|outlier)(?: (?:away|off|out))*(?: (?:from|to|of|in)(?: (?:it|that|this|the|them|those|_ref_|average|mean|avg|price|middle|there|these))*)?[?.! ]*$/;

/** 'Which one is furthest from that?' after an average price: the dearest or the cheapest of those counted. */
export const outlierFrame: Frame = ({ line, memory, phrases }) => {
  const call = memory.last?.calls.findLast(({ name }) => name === 'boat_statistics');
  if (!call || call.input.by !== undefined || !line.has(FURTHEST)) return undefined;
  const { output } = call;
  const price = (name: string) => dollarsOf(textOf(output[name]) || '$0');
  const [average, lowest, highest] = [price('averagePrice'), price('lowestPrice'), price('highestPrice')];
  if (!average || !highest || countOf(output.total) < 2) return undefined;
  const isAbove = highest - average >= average - lowest;
  const wish = without(call.input as Wish, ['sort', 'order', 'limit']);
  return {
    intent: 'figures',
    weight: 1.75,
    ...EVERYTHING,
    plan: ([found]) => {
      if (!found) return use('search_boats', { ...wish, sort: isAbove ? 'price-high' : 'price-low', limit: 1 });
      const [boat] = boatsOf(found.output);
      if (!boat) return say(errorOf(found.output) ?? phrases.nothing);
      const said = {
        title: boat.title,
        price: boat.price,
        average: textOf(output.averagePrice),
        total: countOf(output.total),
        kind: typeof wish.type === 'string' ? wish.type : '',
      };
      const gap = Math.abs(dollarsOf(boat.price) - average);
      return say(phrases.againstAverage(said, `$${gap.toLocaleString('en-US')}`, isAbove ? 1 : -1));
    },
  };
};
