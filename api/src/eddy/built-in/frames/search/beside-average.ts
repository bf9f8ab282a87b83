import { dollarsOf } from '../../memory.ts';
import { errorOf, say, textOf, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { wishOfList } from '../lists/list-wish.ts';
import { averageText } from './figures-text.ts';
import { searchPlan } from './search-plan.ts';

const ASKS =
  '^(?:(?:and|so|okay|then|but|,|please) )*(?:(?:which|what|how many|who|any|show|list|find|give|name)(?: (?:me|us|of|the|them|those|these|ones?|boats?|_ref_|all|that|just|only))*|_ref_)';
const IS = '(?: (?:are|is|cost|costs|ask|asks|asking|priced|listed|come in|sell|go for|fall|falls|lie|were|being))*';
const FIGURE = '(?:it|that|this|_ref_|(?:that |the |this )?(?:average|mean|avg|median)(?: price)?)[?.! ]*$';
const BELOW = new RegExp(`${ASKS}${IS} (?:below|under|beneath|cheaper than|less than|lower than) ${FIGURE}`);
const ABOVE = new RegExp(
  `${ASKS}${IS} (?:above|over|pricier than|more expensive than|more than|higher than) ${FIGURE}`,
);

const FRESH_BELOW =
  /\b(?:below|under|beneath|less than|cheaper than) (?:the |their )?(?:average|mean|avg)(?: (?:price|asking))*\b/;
const FRESH_ABOVE =
  /\b(?:above|over|more than|pricier than) (?:the |their )?(?:average|mean|avg)(?: (?:price|asking))*\b/;

/** 'Which bowriders are below the average price?': their average is counted first. */
export const ofAverageFrame: Frame = (situation) => {
  const { line, phrases, memory } = situation;
  const isBelow = line.has(FRESH_BELOW);
  if (
    !(isBelow || line.has(FRESH_ABOVE)) ||
    line.has(OTHER) ||
    !line.has(/\b(?:which|what|any|show|list|find|boats|ones|how many)\b/)
  )
    return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const isOfList = Object.keys(said).length === 0 || line.has(/\b(?:them|those|these|they)\b/);
  const wish = { ...((isOfList && wishOfList(memory)) || {}), ...said };
  return {
    intent: 'search',
    weight: 1.6,
    ...EVERYTHING,
    plan: (done) => {
      const [counted, ...rest] = done;
      if (!counted) return use('boat_statistics', wish);
      const price = dollarsOf(textOf(counted.output.averagePrice));
      if (!price) return say(errorOf(counted.output) ?? phrases.nothing);
      const limit = isBelow ? { maxPrice: Math.ceil(price) - 1 } : { minPrice: Math.floor(price) + 1 };
      const found = searchPlan({ wish: { ...wish, ...limit, sort: 'price-low' }, quiet: true }, phrases)(rest);
      return 'say' in found ? say(`${averageText(counted.output, wish, situation)} ${found.say}`) : found;
    },
  };
};

const OTHER =
  /_(?:own|saved|boat|id|person|money|asset|coins|service)_|\b(?:offer|trade|worth|per|percent|how (?:far|much))\b/;

/** 'Which ones are below it?' after an average price. */
export const besideAverageFrame: Frame = ({ line, memory, phrases }) => {
  const call = memory.last?.calls.at(-1);
  const isBelow = line.has(BELOW);
  if (call?.name !== 'boat_statistics' || call.input.by !== undefined || !(isBelow || line.has(ABOVE)))
    return undefined;
  const isMedian = line.has(/\bmedian\b/);
  const price = dollarsOf(textOf(isMedian ? call.output.medianPrice : call.output.averagePrice));
  if (!price || !/\$/.test(memory.last?.text ?? '')) return undefined;
  const base = without(call.input as Wish, isBelow ? ['maxPrice'] : ['minPrice']);
  const limit = isBelow ? { maxPrice: Math.ceil(price) - 1 } : { minPrice: Math.floor(price) + 1 };
  return {
    intent: 'search',
    weight: 1.7,
    ...EVERYTHING,
    plan: searchPlan({ wish: { ...base, ...limit, sort: 'price-low' } }, phrases),
  };
};
