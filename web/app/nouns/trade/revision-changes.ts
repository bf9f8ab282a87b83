import { exactPriceText } from '@tradewind/contract/trade-values';
import type { TradeLeg } from '@tradewind/contract/trades';
import { legKey } from './trade-sides.ts';

type LegChange =
  | { what: 'added'; leg: TradeLeg }
  | { what: 'removed'; leg: TradeLeg }
  | { what: 'changed'; leg: TradeLeg; before: TradeLeg };

const isSame = (one: TradeLeg, other: TradeLeg) =>
  one.value === other.value && one.amount === other.amount && one.price === other.price && one.fixed === other.fixed;

/** Lists what a revision added, changed and removed, in this order. */
export function changesBetween(before: readonly TradeLeg[], after: readonly TradeLeg[]): LegChange[] {
  const former = new Map(before.map((leg) => [legKey(leg), leg]));
  const current = new Set(after.map(legKey));
  const kept = after.flatMap((leg): LegChange[] => {
    const earlier = former.get(legKey(leg));
    if (earlier === undefined) return [{ what: 'added', leg }];
    return isSame(earlier, leg) ? [] : [{ what: 'changed', leg, before: earlier }];
  });
  const removed = before.filter((leg) => !current.has(legKey(leg))).map((leg): LegChange => ({ what: 'removed', leg }));
  return [...kept, ...removed];
}

/** How much of it there is: dollars, or coins with what they are worth. */
const amountText = (leg: TradeLeg): string =>
  leg.kind === 'bitcoin' ? `${leg.title} (${exactPriceText(leg.value)})` : exactPriceText(leg.value);

const nameOf = (leg: TradeLeg): string => (leg.kind === 'bitcoin' ? 'Bitcoin' : leg.title);

const keptThing = ({ fixed }: TradeLeg): string => (fixed === 'dollars' ? 'the dollar value' : 'the number of coins');

/** The differences between two versions of a leg: its amount, and the part that stays the same until closing. */
function differencesOf(before: TradeLeg, leg: TradeLeg): string[] {
  const isPriced = before.price !== leg.price && amountText(before) === amountText(leg);
  return [
    ...(amountText(before) === amountText(leg) ? [] : [`${amountText(before)}, now ${amountText(leg)}`]),
    ...(isPriced ? [`${exactPriceText(before.price ?? '0')} per coin, now ${exactPriceText(leg.price ?? '0')}`] : []),
    ...(before.fixed === leg.fixed ? [] : [`${keptThing(leg)} is fixed now, not ${keptThing(before)}`]),
  ];
}

/** One change as a line; `giver` is 'you' or a name. */
export function changeText(change: LegChange, giver: string): string {
  const { what, leg } = change;
  if (what === 'changed') return `${nameOf(leg)} from ${giver}: ${differencesOf(change.before, leg).join('; ')}`;
  const amount = leg.kind === 'bitcoin' ? `${leg.title}, ${exactPriceText(leg.value)}` : exactPriceText(leg.value);
  return `${what === 'added' ? 'Added' : 'Removed'}: ${nameOf(leg)} from ${giver} (${amount})`;
}

/** The remark beside each leg that changed. */
export const noticesOf = (before: readonly TradeLeg[], after: readonly TradeLeg[]): Map<string, string> =>
  new Map(
    changesBetween(before, after).flatMap((change): [string, string][] => {
      if (change.what === 'removed') return [];
      return [[legKey(change.leg), change.what === 'changed' ? formerText(change.before, change.leg) : 'New']];
    }),
  );

function formerText(before: TradeLeg, leg: TradeLeg): string {
  const was = amountText(before) === amountText(leg) && before.price === leg.price ? [] : [amountText(before)];
  const kept = before.fixed === leg.fixed ? [] : [`with ${keptThing(before)} fixed`];
  return `Was ${[...was, ...kept].join(', ')}`;
}

/** The legs that a revision left out. */
export const removedBetween = (before: readonly TradeLeg[], after: readonly TradeLeg[]): TradeLeg[] =>
  changesBetween(before, after).flatMap((change) => (change.what === 'removed' ? [change.leg] : []));
