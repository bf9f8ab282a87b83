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
  /** The most a buyer gives, the least a seller takes. */
  readonly limit: Cents;
  readonly strategy: Strategy;
}

export interface Bargain {
  readonly askingPrice: Cents;
  readonly rounds: number;
  readonly buyer: Bargainer;
  readonly seller: Bargainer;
  /** Both limits are known to the platform: it leads both sides to the point that is fairest to them. */
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

/** How a price shares what both gain by it. */
export interface Fairness {
  /** In percent; the two sum to 100. */
  readonly buyerShare: number;
  readonly sellerShare: number;
  /** The product of both gains, of what it is at the fairest price: 1 is ideal. */
  readonly nash: number;
}

/** How far from the middle of the surplus a price may be rounded. */
const ROUNDING = 0.02;

export const isDealPossible = ({ buyer, seller }: Pick<Bargain, 'buyer' | 'seller'>) => buyer.limit >= seller.limit;

/** Nash's solution for two who both count in dollars: the middle between their limits, as a round amount where there is room. */
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
 * Alternating offers in at most so many rounds, the buyer first. An answer that meets the offer on the table settles in the middle
 * between the two. The last round is the last word, which each side says to the platform alone: so neither learns the other's limit.
 */
export function negotiate(bargain: Bargain, tactics: Readonly<Record<Strategy, Tactic>> = TACTICS): Outcome {
  const fairest = bargain.mediated ? nashPoint(bargain) : undefined;
  if (fairest === null) return { agreed: false, offers: [] };
  const table: Offer[] = [];
  const settled = openRounds(bargain, fairest, tactics, table);
  const outcome = settled ?? lastWords(bargain, fairest, tactics, table);
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
      const price = notTakenBack(side, within(side, limit, tactics[strategy].offer(view)), table);
      const theirs = view.theirs.at(-1);
      if (theirs !== undefined && (side === 'buyer' ? price >= theirs : price <= theirs))
        return { agreed: true, price: middle(price, theirs), round, offers: table };
      table.push({ round, by: side, price });
    }
  }
  return undefined;
}

function lastWords(
  bargain: Bargain,
  fairest: Cents | undefined,
  tactics: Readonly<Record<Strategy, Tactic>>,
  table: Offer[],
): Outcome {
  if (fairest !== undefined) return { agreed: true, price: fairest, round: bargain.rounds, offers: table };
  const [bid, ask] = (['buyer', 'seller'] as const).map((side) => {
    const { strategy, limit } = bargain[side];
    const word = tactics[strategy].lastWord(viewOf(bargain, side, undefined, table, 1));
    return notTakenBack(side, within(side, limit, word), table);
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

/** The rule that no strategy can break: whatever it suggests, nothing beyond its party's limit is ever offered. */
function within(side: Side, limit: Cents, suggested: number): Cents {
  const price = Number.isSafeInteger(Math.round(suggested)) ? Math.round(suggested) : limit;
  return cents(Math.max(0, side === 'buyer' ? Math.min(price, limit) : Math.max(price, limit)));
}

/** An offer stands: nobody goes back behind their own. */
function notTakenBack(side: Side, price: Cents, table: readonly Offer[]): Cents {
  const before = table.findLast(({ by }) => by === side)?.price ?? price;
  return side === 'buyer' ? cents(Math.max(before, price)) : cents(Math.min(before, price));
}

const middle = (one: Cents, other: Cents) => cents(Math.floor((one + other) / 2));

/** Checked once more at the end, by a rule that knows nothing of how the price came about. */
function requireWithin(price: Cents, { buyer, seller }: Bargain): void {
  if (price > buyer.limit || price < seller.limit) throw new RangeError('A price beyond a limit was agreed');
}
