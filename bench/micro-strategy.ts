import type { Bargain, Side } from '@tradewind/domain/negotiation';

/**
 * MiCRO, the minimal concession strategy of D. de Jonge, "An Analysis of the Linear Bilateral ANAC Domains Using the MiCRO Benchmark
 * Strategy" (IJCAI 2022): sort all acceptable deals by utility; propose the next one only if the other side has made at least as many
 * different proposals, otherwise repeat the last one; accept any offer that is at least as good as the next deal to propose.
 * It needs a finite list of deals, which a `Grid` provides.
 */
type Grid = (bargain: Bargain, side: Side) => number[];

/** Prices from a low opening to the asking price, in a number of steps that both sides know. */
export const publicGrid =
  (steps: (rounds: number) => number): Grid =>
  ({ askingPrice, rounds, ...parties }, side) => {
    const count = Math.max(1, steps(rounds));
    const low = 0.8 * askingPrice;
    const prices = Array.from({ length: count + 1 }, (_, i) => low + ((askingPrice - low) * i) / count);
    const { limit } = parties[side];
    const acceptable = prices.filter((price) => (side === 'buyer' ? price <= limit : price >= limit));
    return side === 'buyer' ? acceptable : acceptable.reverse();
  };

/** More favorable to MiCRO than its paper: each side divides the way to its own limit so that it can reach it by the last round. */
export const privateGrid: Grid = ({ askingPrice, rounds, ...parties }, side) => {
  const { limit } = parties[side];
  const start = side === 'buyer' ? Math.min(0.8 * askingPrice, limit) : Math.max(askingPrice, limit);
  if (rounds === 1) return [limit];
  return Array.from({ length: rounds }, (_, i) => start + ((limit - start) * i) / (rounds - 1));
};

export interface Variant {
  readonly grid: Grid;
  /** The price when an offer meets the receiver's next proposal. */
  readonly settle: (offered: number, next: number) => number;
}

/** As published: the offer is accepted as it is. */
export const atTheOffer = (offered: number) => offered;
/** More favorable than published: the two split the difference. */
export const inTheMiddle = (offered: number, next: number) => (offered + next) / 2;

interface Player {
  readonly deals: readonly number[];
  made: number;
  readonly received: Set<number>;
}

/** Plays MiCRO against itself with alternating offers. Returns the price, or undefined without a deal. */
export function microAgainstMicro(bargain: Bargain, { grid, settle }: Variant): number | undefined {
  const playing = (side: Side): Player => ({ deals: grid(bargain, side), made: 0, received: new Set() });
  const players = { buyer: playing('buyer'), seller: playing('seller') };
  let onTable: number | undefined;
  for (let turn = 0; turn < 2 * bargain.rounds; turn++) {
    const side: Side = turn % 2 === 0 ? 'buyer' : 'seller';
    const player = players[side];
    if (onTable !== undefined) player.received.add(onTable);
    const concedes = player.made <= player.received.size && player.made < player.deals.length;
    const next = player.deals[concedes ? player.made : player.made - 1];
    if (next === undefined) return undefined;
    if (onTable !== undefined && isAsGood(side, onTable, next)) return settle(onTable, next);
    if (concedes) player.made++;
    onTable = next;
  }
  const last = players.buyer.deals.at(Math.min(players.buyer.made, players.buyer.deals.length - 1));
  return onTable !== undefined && last !== undefined && isAsGood('buyer', onTable, last)
    ? settle(onTable, last)
    : undefined;
}

const isAsGood = (side: Side, offered: number, own: number) => (side === 'buyer' ? offered <= own : offered >= own);
