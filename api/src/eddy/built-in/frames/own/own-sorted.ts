import type { OwnOrder } from '@tradewind/contract/eddy-tools';
import { boatsOf } from '../../memory.ts';
import { countOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import type { OwnBoat } from './own-orders.ts';

const LIST =
  '(?:(?:(?:can|could|would|will) you |please |now |and |so |then |hey |hi |eddy |okay |just |, )*(?:i (?:want|need|would like) to see |let me see )?(?:(?:list|show|give|sort|order|rank|arrange|see|put|display|line up|what are|go through)(?: me| us| out)? )?)';
const MINE =
  '(?:(?:all )?(?:of )?(?:my|our) (?:own |\\w+ )?(?:boats?|listings?|ads?|yachts?|fleet|ones)(?: again| please)?|mine)';
/** Behind a list of one's own, 'them' are its boats. */
const THEM = '(?:(?:them|these|those|it|the (?:list|boats|listings))(?: again)?)?';
const BY =
  '(?: ?(?:,|:|-|please|but|and|with|from|starting with|beginning with|in (?:the )?order of|in order|sorted|sort them|ordered|order them|ranked|arranged|listed|by|the|asking|model|number of|their))*';
const END = '(?: ?(?:,|please|thanks|thank you|first|on top|at the top|[.!?]))*$';

/** An order by its first boat, also with its last: 'from the newest to the oldest'. */
const by = (first: string): string => ` ?(?:${first})(?: (?:ones?|boats?|listings?))?`;
const HIGH = '(?: ?(?:,|-|\\(|from|the))* (?:highest?|most expensive|priciest|dearest|descending|down(?:ward)?s?)';
const UP_TO = '(?: (?:to|down to|up to|through) (?:the )?(?:most |least )?\\w+(?: views)?)?';

interface Order {
  words: string;
  by: OwnOrder;
  said: keyof Situation['phrases']['extremes'];
}

/** A figure alone is ordered as most people look at it: cheapest, newest, longest and most viewed first. */
const ORDERS: readonly Order[] = [
  { words: `${by('(?:price|cost)')}${HIGH}`, by: 'price-high', said: 'priciest' },
  { words: by('most expensive|priciest|dearest|high(?:est)?(?: priced?)?'), by: 'price-high', said: 'priciest' },
  { words: by('cheap(?:est)?|least expensive|low(?:est)?(?: priced?)?|price|cost'), by: 'price-low', said: 'cheapest' },
  { words: by('(?:(?:year|age) ?,? ?)?(?:the )?oldest'), by: 'oldest-built', said: 'oldest' },
  { words: by('newest|youngest|latest|year|age'), by: 'newest-built', said: 'newest' },
  { words: by('(?:(?:length|size) ?,? ?)?(?:the )?(?:shortest|smallest)'), by: 'smallest', said: 'shortest' },
  { words: by('longest|biggest|largest|length|size'), by: 'length', said: 'longest' },
  {
    words: by('(?:fewest|least|lowest)(?: views?| viewed| looked at| popular| clicks| hits)'),
    by: 'least-viewed',
    said: 'leastViewed',
  },
  {
    words: by('(?:most |highest )?(?:views?|viewed|looked at|popular(?:ity)?|clicks|hits|seen)'),
    by: 'most-viewed',
    said: 'mostViewed',
  },
];

const FIRST =
  /\b(?:first|on top|at the top|by|order|ordered|sorted|sort|rank|ranked|arranged|arrange|from|starting|beginning)\b/;

/** 'My boats, cheapest first', and 'by length' right behind them: the list of one's own in an order. */
export const ownSortedFrame: Frame = (situation) => {
  const { reading, own, memory } = situation;
  if (own.length < 2 || memory.asked || !FIRST.test(reading.words)) return undefined;
  const isListed = memory.last?.calls.at(-1)?.name === 'my_boats' && memory.shown.length > 1;
  const head = `^${LIST}(?:${MINE}${isListed ? `|${THEM}` : ''})`;
  const order = ORDERS.find(({ words }) => new RegExp(`${head}${BY}${words}${UP_TO}${END}`).test(reading.words));
  if (!order) return undefined;
  return { intent: 'own', weight: 1.9, ...EVERYTHING, plan: plan(order, situation) };
};

const plan =
  (order: Order, { phrases }: Situation): Plan =>
  ([mine]) => {
    if (!mine) return use('my_boats', { order: order.by });
    const boats = boatsOf(mine.output) as OwnBoat[];
    const [first] = boats;
    if (!first) return say(phrases.noListings);
    const lines = boats.map(({ title, price, status, views }) => phrases.listing(title, price, status, views));
    return say(`${phrases.extremes[order.said](first.title)} ${phrases.listings(countOf(mine.output.total), lines)}`);
  };
