import type { Wish } from '../../reading/wish.ts';
import type { Situation } from '../../situation.ts';

const ASKS_OTHERS = /\bwho\b|\b(?:anyone|anybody|someone|somebody)\b/;

/** 'Who takes gold?' asks for other owners, so a boat of the user's own that fits is left out. */
export function othersBoats({ line, own }: Situation, wish: Wish): Wish {
  const { tradeFor, type: wanted } = wish;
  if (!tradeFor || !line.has(ASKS_OTHERS)) return wish;
  const isFound = own.some(
    ({ takes = [], type }) =>
      (wanted === undefined || wanted === type) &&
      takes.some((kind) => kind === 'open_to_offers' || tradeFor.some((one) => one === kind)),
  );
  return isFound ? { ...wish, notMine: true } : wish;
}
