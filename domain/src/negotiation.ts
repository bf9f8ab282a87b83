import { type Cents, cents } from './money.ts';
import {
  roundStep,
  type Side,
  STRATEGIES,
  type Strategy,
  TACTICS,
  type Tactic,
  type View,
} from './negotiation/tactics.ts';

export { type Side, STRATEGIES, type Strategy };

export interface Bargainer {
  /** The most a buyer pays, or the least a seller accepts. */
  readonly limit: Cents;
  readonly strategy: Strategy;
}

export interface Bargain {
  readonly askingPrice: Cents;
  readonly rounds: number;
  readonly buyer: Bargainer;
  readonly seller: Bargainer;
  /** The platform knows both limits and leads both sides to the fairest price. */
  readonly mediated: boolean;
}

export interface Offer {
  readonly round: number;
  readonly by: Side;
  readonly price: Cents;
}

export type Outcome =
  | { readonly agreed: true; readonly price: Cents; readonly round: number; readonly offers: readonly Offer[] }
  | { readonly agreed: false; readonly offers: readonly Offer[] };

/** How a price divides the surplus between the two sides. */
export interface Fairness {
  /** In percent; the two sum to 100. */
  readonly buyerShare: number;
  readonly sellerShare: number;
  /** The product of both gains relative to the fairest price: 1 is ideal. */
  readonly nash: number;
}

/** How far rounding may move a price from the middle, as a share of the surplus. */
const ROUNDING = 0.02;

export const isDealPossible = ({ buyer, seller }: Pick<Bargain, 'buyer' | 'seller'>) => buyer.limit >= seller.limit;

/** The Nash bargaining solution: the midpoint of the limits, rounded if there is room. */
export function nashPoint({ buyer, seller }: Pick<Bargain, 'buyer' | 'seller'>): Cents | null {
  const surplus = buyer.limit - seller.limit;
  if (surplus < 0) return null;
  const step = roundStep(surplus * ROUNDING);
  const middle = seller.limit + Math.floor(surplus / 2);
  const nearest = Math.round(middle / step) * step;
  return cents(Math.min(buyer.limit, Math.max(seller.limit, nearest)));
}

export function fairnessOf(price: Cents, { buyer, seller }: Pick<Bargain, 'buyer' | 'seller'>): Fairness {
  const surplus = buyer.limit - seller.limit;
  const share = surplus > 0 ? (buyer.limit - price) / surplus : 0.5;
  const buyerShare = Math.round(100 * share);
  return { buyerShare, sellerShare: 100 - buyerShare, nash: 4 * share * (1 - share) };
}

/**
 * Alternating offers for a limited number of rounds, buyer first. A reply that meets the offer on the table settles at the midpoint
 * of the two. Final offers go only to the platform, so neither side learns the other's limit.
 */
export function negotiate(bargain: Bargain, tactics: Readonly<Record<Strategy, Tactic>> = TACTICS): Outcome {
  const fairest = bargain.mediated ? nashPoint(bargain) : undefined;
  if (fairest === null) return { agreed: false, offers: [] };
  const table: Offer[] = [];
  const settled = openRounds(bargain, fairest, tactics, table);
  const outcome = settled ?? finalRound(bargain, fairest, tactics, table);
  if (outcome.agreed) requireWithin(outcome.price, bargain);
  return outcome;
}

function openRounds(
  bargain: Bargain,
  fairest: Cents | undefined,
  tactics: Readonly<Record<Strategy, Tactic>>,
  table: Offer[],
): Outcome | undefined {
  const last = bargain.rounds - 1;
  for (let round = 1; round <= last; round++) {
    for (const side of ['buyer', 'seller'] as const) {
      const { strategy, limit } = bargain[side];
      const view = viewOf(bargain, side, fairest, table, last === 1 ? 0 : (round - 1) / (last - 1));
      const price = notRetreating(side, within(side, limit, tactics[strategy].offer(view)), table);
      const theirs = view.theirs.at(-1);
      if (theirs !== undefined && (side === 'buyer' ? price >= theirs : price <= theirs))
        return { agreed: true, price: middle(price, theirs), round, offers: table };
      table.push({ round, by: side, price });
    }
  }
  return undefined;
}

function finalRound(
  bargain: Bargain,
  fairest: Cents | undefined,
  tactics: Readonly<Record<Strategy, Tactic>>,
  table: Offer[],
): Outcome {
  if (fairest !== undefined) return { agreed: true, price: fairest, round: bargain.rounds, offers: table };
  const [bid, ask] = (['buyer', 'seller'] as const).map((side) => {
    const { strategy, limit } = bargain[side];
    const final = tactics[strategy].finalOffer(viewOf(bargain, side, undefined, table, 1));
    return notRetreating(side, within(side, limit, final), table);
  });
  if (bid === undefined || ask === undefined || bid < ask) return { agreed: false, offers: table };
  return { agreed: true, price: middle(bid, ask), round: bargain.rounds, offers: table };
}

function viewOf(
  bargain: Bargain,
  side: Side,
  fairest: Cents | undefined,
  table: readonly Offer[],
  progress: number,
): View {
  const theirs = table.filter(({ by }) => by !== side).map(({ price }) => price);
  return { side, askingPrice: bargain.askingPrice, aim: fairest ?? bargain[side].limit, progress, theirs };
}

/** Clamps every suggestion to the party's limit, so no strategy can exceed it. */
function within(side: Side, limit: Cents, suggested: number): Cents {
  const price = Number.isSafeInteger(Math.round(suggested)) ? Math.round(suggested) : limit;
  return cents(Math.max(0, side === 'buyer' ? Math.min(price, limit) : Math.max(price, limit)));
}

/** Keeps a side from retracting its previous offer. */
function notRetreating(side: Side, price: Cents, table: readonly Offer[]): Cents {
  const before = table.findLast(({ by }) => by === side)?.price ?? price;
  return side === 'buyer' ? cents(Math.max(before, price)) : cents(Math.min(before, price));
}

const middle = (one: Cents, other: Cents) => cents(Math.floor((one + other) / 2));

/** A final check that does not depend on how the price was reached. */
function requireWithin(price: Cents, { buyer, seller }: Bargain): void {
  if (price > buyer.limit || price < seller.limit) throw new RangeError('The agreed price exceeds a limit');
}
