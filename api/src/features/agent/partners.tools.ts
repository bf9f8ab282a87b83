import type { Asset } from '@tradewind/contract/assets';
import type { Boat } from '@tradewind/contract/boats';
import { type WhoWouldTradeInput, whoWouldTradeInput } from '@tradewind/contract/eddy-tools';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { tradablePrices } from '@tradewind/domain/matching';
import { type Cents, cents, displayMoney, dollars, parseMoney, sum } from '@tradewind/domain/money';
import { BOATS_SHOWN, boatCard, boatCards, boatForModel } from '../../eddy/boat-words.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { reading, type ToolContext } from '../../platform/tool.ts';
import { listAssets } from '../assets/service.ts';
import { listOwnBoats } from '../listings/service.ts';
import { assetNamed } from '../trades/service.ts';
import { findTradePartners } from './service.ts';

interface Offered {
  what: string;
  value: Cents;
  given: Parameters<typeof findTradePartners>[2];
  /** The highest price that the thing and the most cash pay. */
  most?: Cents;
  /** Categories that the user takes for their boat. */
  takes?: string[];
}

export const whoWouldTrade = reading({
  name: 'who_would_trade',
  description:
    'Owners who would trade with the user, found as the user’s agent finds them: by both sides’ categories, value gap and distance, best first.',
  input: whoWouldTradeInput,
  async run(context, input) {
    const offered = await offeredBy(context, input);
    const isMeant = (match: { boat: Boat }) => isWithin(match.boat, input, offered.most);
    const found = (await findTradePartners(context.db, context.caller.id, offered.given)).filter(isMeant);
    const all = (await findTradePartners(context.db, context.caller.id, offered.given, false)).filter(isMeant);
    const best = found
      .slice(0, BOATS_SHOWN)
      .map((match) => ({ ...match, gap: (parseMoney(match.boat.price) ?? offered.value) - offered.value }));
    return {
      output: {
        offering: offered.what,
        worth: displayMoney(offered.value),
        ...(offered.most !== undefined && { upTo: displayMoney(offered.most) }),
        total: found.length,
        // The user's own wants may leave out others who take it.
        ...(all.length > found.length && { leftOutByWants: all.length - found.length }),
        // The user's own listing may be the reason that nothing fits.
        ...(offered.takes && { ownTakes: offered.takes }),
        boats: best.map(({ boat, reason, gap }) => ({
          ...boatForModel(boat),
          why: reason,
          valueGap: displayMoney(cents(Math.abs(gap))),
          whoPaysTheGap: gap > 0 ? 'you' : gap < 0 ? 'the owner' : 'nobody',
        })),
      },
      parts: boatCards(best.map(({ boat, gap }) => boatCard(boat, gapText(gap)))),
    };
  },
});

/** Boats in an agreed trade take no offers. */
function isWithin({ status, location, price }: Boat, { states }: WhoWouldTradeInput, most: Cents | undefined) {
  if (status === 'pending' || (most !== undefined && (parseMoney(price) ?? most) > most)) return false;
  return states?.some((state) => location?.endsWith(`, ${state}`)) ?? true;
}

function gapText(gap: number): string {
  if (gap === 0) return 'Even trade';
  const amount = displayMoney(cents(Math.abs(gap)));
  return gap > 0 ? `You would add about ${amount}` : `The owner would add about ${amount}`;
}

async function offeredBy({ db, caller }: ToolContext, input: WhoWouldTradeInput): Promise<Offered> {
  const { asset, myBoatId } = input;
  const own = await ownThing({ db, caller }, input);
  if (own) return withCash(own, input);
  if (asset && asset !== 'boats') {
    if (input.value === undefined) throw new Refusal('invalid', 'What is it worth, roughly, in dollars?');
    const value = dollars(Math.round(input.value));
    return withCash({ what: categoryLabel(asset), value, given: { asset, worth: value } }, input);
  }
  const boats = (await listOwnBoats(db, caller.id)).filter(({ status }) => status === 'active');
  const boat = myBoatId === undefined ? boats[0] : boats.find(({ id }) => id === myBoatId);
  if (!boat && myBoatId !== undefined) throw new Refusal('not_found', 'That isn’t one of your active listings.');
  if (!boat)
    throw new Refusal(
      'not_found',
      'You have no active listing yet. List your boat first, or tell me what else you’d trade.',
    );
  if (boats.length > 1 && myBoatId === undefined) {
    const titles = boats.map(({ id, title }) => `${title} (#${id})`).join(', ');
    throw new Refusal('invalid', `You have several boats: ${titles}. Which one?`);
  }
  return {
    what: boat.title,
    value: parseMoney(boat.price) ?? cents(0),
    given: { boatId: boat.id },
    takes: boat.tradeCategories.map(categoryLabel),
  };
}

/** Cash beside a thing adds to its worth. Cash beside a boat is for a search up to both. */
function withCash(offered: Offered, { cash = 0, cashIsMost = false }: WhoWouldTradeInput): Offered {
  const { what, value, given } = offered;
  if (cash <= 0 || !('asset' in given)) return offered;
  const added = dollars(Math.round(cash));
  const worth = sum([value, added]);
  // A limit is no offer: the thing itself is compared as long as such boats are near its own value.
  if (cashIsMost && worth <= tradablePrices(value).max) return { ...offered, most: worth };
  return {
    what: `${what} and ${displayMoney(added)} in cash`,
    value: worth,
    given: { ...given, worth },
    ...(cashIsMost && { most: worth }),
  };
}

/** Something in the user's garage, with its value there. Undefined if only its kind is known. */
async function ownThing(
  { db, caller }: Pick<ToolContext, 'db' | 'caller'>,
  { thing, asset, value, coins }: WhoWouldTradeInput,
): Promise<Offered | undefined> {
  if ((thing === undefined && asset === undefined) || value !== undefined) return undefined;
  const garage = await listAssets(db, caller);
  const [only, ...others] = garage.filter(({ category }) => category === asset);
  const ofKind = others.length === 0 ? only : undefined;
  const found = thing === undefined ? ofKind : namedIn(garage, thing, asset !== undefined);
  if (!found) return undefined;
  const { title, category, value: worth, details } = found;
  const held = (details as Record<string, unknown>).amount;
  if (coins !== undefined && held !== undefined && Number(held) !== coins)
    throw new Refusal(
      'invalid',
      `Your garage holds ${title} with an amount of ${String(held)}, not ${coins}. What would ${coins} be worth, roughly, in dollars?`,
    );
  const cash = parseMoney(worth) ?? cents(0);
  return { what: title, value: cash, given: { asset: category, worth: cash } };
}

/** Something of a known kind need not be in the garage: then the user is asked for its worth. */
function namedIn(garage: readonly Asset[], thing: string, mayBeAbsent: boolean): Asset | undefined {
  try {
    return assetNamed(garage, thing);
  } catch (error) {
    if (mayBeAbsent && error instanceof Refusal) return undefined;
    throw error;
  }
}
