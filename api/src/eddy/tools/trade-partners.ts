import type { Boat } from '@tradewind/contract/boats';
import { type WhoWouldTradeInput, whoWouldTradeInput } from '@tradewind/contract/eddy-tools';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { distance, MISSING_DATA_MILES, placeOf } from '@tradewind/domain/geography';
import { type Cents, cents, displayMoney, dollars, formatMoney, parseMoney, percent } from '@tradewind/domain/money';
import { accepts } from '@tradewind/domain/trade-taxonomy';
import { readCurrentUser } from '../../features/accounts/service.ts';
import { findBoats, requestOf } from '../../features/boats/search.service.ts';
import { listOwnBoats } from '../../features/listings/service.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { boatCard, boatCards, boatForModel } from './boat-words.ts';
import { BOATS_SHOWN } from './boats.ts';
import { reading, type ToolContext } from './tool.ts';

/** How far apart in value two sides may lie and still trade, the rest being paid in cash. */
const REACH = { low: 7_000, high: 13_000 } as const;
const MOST_LOOKED_AT = 100;
const MILES_WORTH_ONE_PERCENT = 200;

/** What the user brings into a trade. */
interface Offered {
  what: string;
  category: string;
  value: Cents;
  from: string | null;
  wants: readonly string[];
}

export const whoWouldTrade = reading({
  name: 'who_would_trade',
  description:
    'Owners who would trade with the user: both sides’ categories fit, values lie within 30 %, nearest values first.',
  input: whoWouldTradeInput,
  async run(context, input) {
    const offered = await offeredBy(context, input);
    const found = await partnersFor(context, offered);
    const boats = found.slice(0, BOATS_SHOWN);
    return {
      output: {
        offering: offered.what,
        worth: displayMoney(offered.value),
        total: found.length,
        boats: boats.map(({ boat, gap, miles }) => ({
          ...boatForModel(boat),
          valueGap: displayMoney(cents(Math.abs(gap))),
          whoPaysTheGap: gap > 0 ? 'you' : gap < 0 ? 'the owner' : 'nobody',
          ...(miles < MISSING_DATA_MILES && { miles }),
        })),
      },
      parts: boatCards(boats.map(({ boat, gap }) => boatCard(boat, gapText(gap)))),
    };
  },
});

function gapText(gap: number): string {
  if (gap === 0) return 'Worth the same';
  const amount = displayMoney(cents(Math.abs(gap)));
  return gap > 0 ? `You would add about ${amount}` : `The owner would add about ${amount}`;
}

async function offeredBy({ db, caller }: ToolContext, input: WhoWouldTradeInput): Promise<Offered> {
  if (input.asset && input.asset !== 'boats') {
    if (input.value === undefined) throw new Refusal('invalid', 'What is it worth, roughly, in dollars?');
    const user = await readCurrentUser(db, caller.id);
    const value = dollars(Math.round(input.value));
    return { what: categoryLabel(input.asset), category: input.asset, value, from: user.location, wants: ['boats'] };
  }
  const own = (await listOwnBoats(db, caller.id)).filter(({ status }) => status === 'active');
  const boat = input.myBoatId === undefined ? own[0] : own.find(({ id }) => id === input.myBoatId);
  if (!boat && input.myBoatId !== undefined) throw new Refusal('not_found', 'That is not one of your active listings.');
  if (!boat) throw new Refusal('not_found', 'You have no active listing yet.');
  if (own.length > 1 && input.myBoatId === undefined) {
    const titles = own.map(({ id, title }) => `${title} (#${id})`).join(', ');
    throw new Refusal('invalid', `You have several boats: ${titles}. Which one?`);
  }
  const value = parseMoney(boat.price) ?? cents(0);
  return { what: boat.title, category: 'boats', value, from: boat.location, wants: boat.tradeCategories };
}

async function partnersFor({ db, caller }: ToolContext, { category, value, from, wants }: Offered) {
  if (!accepts(wants, ['boats'])) return [];
  const request = requestOf({
    tradeFor: [category],
    minPrice: formatMoney(percent(value, REACH.low)),
    maxPrice: formatMoney(percent(value, REACH.high)),
  });
  const { boats } = await findBoats(db, request, MOST_LOOKED_AT);
  return boats
    .map((json) => JSON.parse(json) as Boat)
    .filter(({ sellerId }) => sellerId !== caller.id)
    .map((boat) => {
      const gap = (parseMoney(boat.price) ?? value) - value;
      const miles = distance(placeOf(from), placeOf(boat.location));
      return {
        boat,
        gap,
        miles,
        cost: (Math.abs(gap) * 100) / value + Math.min(miles, 3_000) / MILES_WORTH_ONE_PERCENT,
      };
    })
    .sort((a, b) => a.cost - b.cost || a.boat.id - b.boat.id);
}
