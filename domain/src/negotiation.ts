import { type Cents, cents } from './money.ts';
import { drawPrice, type PriceRange, type Random } from './negotiation/settlement.ts';
import { type Side, STRATEGIES, type Strategy, TACTICS, type Tactic } from './negotiation/tactics.ts';

export { type Random, type Side, STRATEGIES, type Strategy };

interface Bargainer {
  /** The most a buyer pays, or the least a seller accepts. */
  readonly limit: Cents;
  readonly strategy: Strategy;
}

export interface Bargain {
  readonly askingPrice: Cents;
  readonly rounds: number;
  readonly buyer: Bargainer;
  readonly seller: Bargainer;
  /** Both sides named a limit: the platform settles between the two, whatever the strategies hold back. */
  readonly mediated: boolean;
}

export interface Offer {
  readonly round: number;
  readonly by: Side;
  readonly price: Cents;
}

export type Outcome =
  | { readonly agreed: true; readonly price: Cents; readonly offers: readonly Offer[] }
  | { readonly agreed: false };

type Tactics = Readonly<Record<Strategy, Tactic>>;

export const isDealPossible = ({ buyer, seller }: Pick<Bargain, 'buyer' | 'seller'>) => buyer.limit >= seller.limit;

/**
 * Settles in secret, then plays the open rounds. Final offers go only to the platform, which draws a price between the two. The open
 * offers follow from that price and never from a limit, so they reveal no more than the price does.
 */
export function negotiate(bargain: Bargain, random: Random, tactics: Tactics = TACTICS): Outcome {
  const range = bargain.mediated ? limitsOf(bargain) : finalOffersOf(bargain, tactics);
  if (range.least > range.most) return { agreed: false };
  const price = drawPrice(range, bargain.askingPrice, random);
  requireWithin(price, bargain);
  return { agreed: true, price, offers: offersTowards(price, openPartOf(bargain), tactics) };
}

const limitsOf = ({ buyer, seller }: Bargain): PriceRange => ({ least: seller.limit, most: buyer.limit });

function finalOffersOf({ askingPrice, buyer, seller }: Bargain, tactics: Tactics): PriceRange {
  const final = (side: Side, { limit, strategy }: Bargainer) =>
    within(side, limit, tactics[strategy].finalOffer({ side, askingPrice, aim: limit, progress: 1, theirs: [] }));
  return { least: final('seller', seller), most: final('buyer', buyer) };
}

/** The inputs of open offers, besides the price. They contain no limit. */
interface OpenPart {
  readonly askingPrice: Cents;
  readonly rounds: number;
  readonly strategies: Readonly<Record<Side, Strategy>>;
}

const openPartOf = ({ askingPrice, rounds, buyer, seller }: Bargain): OpenPart => ({
  askingPrice,
  rounds,
  strategies: { buyer: buyer.strategy, seller: seller.strategy },
});

/** Alternating offers, buyer first, in all rounds but the last, which is for the final offers. */
function offersTowards(price: Cents, { askingPrice, rounds, strategies }: OpenPart, tactics: Tactics): Offer[] {
  const offers: Offer[] = [];
  const last = rounds - 1;
  for (let round = 1; round <= last; round++) {
    for (const by of ['buyer', 'seller'] as const) {
      const theirs = offers.filter((offer) => offer.by !== by).map((offer) => offer.price);
      const progress = last === 1 ? 0 : (round - 1) / (last - 1);
      const suggested = tactics[strategies[by]].offer({ side: by, askingPrice, aim: price, progress, theirs });
      offers.push({ round, by, price: notRetreating(by, within(by, price, suggested), offers) });
    }
  }
  return offers;
}

/** Clamps every suggestion, so no strategy can exceed a limit. */
function within(side: Side, furthest: Cents, suggested: number): Cents {
  const price = Number.isSafeInteger(Math.round(suggested)) ? Math.round(suggested) : furthest;
  return cents(Math.max(0, side === 'buyer' ? Math.min(price, furthest) : Math.max(price, furthest)));
}

/** Keeps a side from retracting its previous offer. */
function notRetreating(side: Side, price: Cents, offers: readonly Offer[]): Cents {
  const before = offers.findLast(({ by }) => by === side)?.price ?? price;
  return side === 'buyer' ? cents(Math.max(before, price)) : cents(Math.min(before, price));
}

/** A final check that does not depend on how the price was reached. */
function requireWithin(price: Cents, { buyer, seller }: Bargain): void {
  if (price > buyer.limit || price < seller.limit) throw new RangeError('The agreed price exceeds a limit');
}
