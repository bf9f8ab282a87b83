import { cents, displayMoney, formatMoney, parseMoney, sum } from '@tradewind/domain/money';
import { balanceOf, type LegKind } from '@tradewind/domain/trades/legs';
import { withoutSeparators } from '@tradewind/domain/typed-numbers';
import { fees } from './fees.ts';

export { TRADE_LISTS, TRADE_STATES, type TradeList, type TradeState } from '@tradewind/domain/lifecycles/trade';
export { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';

/** As much of a leg as decides about the money. Values travel as decimal strings. */
interface ValuedLeg {
  kind: LegKind;
  from: string;
  to: string;
  value: string;
}

export interface SideValues {
  gives: string;
  gets: string;
  closingCost: string;
  /** The amount by which the side gains or, when `isGain` is false, loses. */
  difference: string;
  isGain: boolean;
}

/** '0.85%': what closing through Tradewind costs of a boat's value. */
export const closingCostShare = fees.closingFee;

const amountOf = (value: string) => parseMoney(value) ?? cents(0);

/** One party's side of a trade in dollars, as decimal strings. */
export function valuesFor(legs: readonly ValuedLeg[], party: string): SideValues {
  const valued = legs.map((leg) => ({ ...leg, value: amountOf(leg.value) }));
  const { gives, gets, closingCost } = balanceOf(valued, party);
  return {
    gives: formatMoney(gives),
    gets: formatMoney(gets),
    closingCost: formatMoney(closingCost),
    difference: formatMoney(cents(Math.abs(gets - gives))),
    isGain: gets > gives,
  };
}

export interface BoatProceeds {
  gets: string;
  /** The value of everything the owner gives besides the boat. */
  alsoGives: string;
  closingCost: string;
  /** The amount left for the boat; a loss when `isLoss`. */
  net: string;
  isLoss: boolean;
  /** Orders offers: the greater, the better for the owner. */
  rank: number;
}

/** Computes the amount that a trade leaves the owner for a boat, so that offers can be compared. */
export function proceedsOf(
  legs: readonly (ValuedLeg & { boatId?: number | undefined })[],
  owner: string,
  boatId: number,
): BoatProceeds {
  const { gets, closingCost } = valuesFor(legs, owner);
  const alsoGives = totalOf(
    legs.filter((leg) => leg.from === owner && leg.boatId !== boatId).map(({ value }) => value),
  );
  const rank = amountOf(gets) - amountOf(alsoGives) - amountOf(closingCost);
  return { gets, alsoGives, closingCost, net: formatMoney(cents(Math.abs(rank))), isLoss: rank < 0, rank };
}

/** The cash and Bitcoin that a party pays on balance, or gets. */
export function moneyOf(legs: readonly ValuedLeg[], party: string): { direction: 'pay' | 'get'; amount: string } {
  const money = legs.filter(({ kind }) => kind === 'cash' || kind === 'bitcoin');
  const { gives, gets, difference } = valuesFor(money, party);
  return { direction: amountOf(gets) > amountOf(gives) ? 'get' : 'pay', amount: difference };
}

export const totalOf = (values: readonly string[]): string => formatMoney(sum(values.map(amountOf)));

export const isZero = (value: string): boolean => amountOf(value) === 0;

/** '$1,234.56' where there are cents, '$1,234' where there are none. */
export function exactPriceText(value: string): string {
  const amount = parseMoney(value);
  if (amount === undefined) return value;
  const remainder = amount % 100;
  const whole = displayMoney(cents(amount - remainder));
  return remainder === 0 ? whole : `${whole}.${String(remainder).padStart(2, '0')}`;
}

/** Dollars as people type them: '$50,000', '50000.5'. Undefined when that is no amount, as with '250,50'. */
export function readDollars(text: string): string | undefined {
  const amount = parseMoney(withoutSeparators(text));
  return amount === undefined ? undefined : formatMoney(amount);
}
