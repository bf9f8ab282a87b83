import { wholeNumber } from './numbers.ts';

declare const centsBrand: unique symbol;

/** An amount of US dollars in whole cents, never negative: the direction of a payment is modeled separately. */
export type Cents = number & { readonly [centsBrand]: true };

const BASIS_POINTS = 10_000;
export const CLOSING_COST_BASIS_POINTS = 85;
export const BROKER_COMMISSION_BASIS_POINTS = 1_000;
export const TRADE_RANGE_BASIS_POINTS = { low: 9_000, high: 11_000 } as const;

export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`Not an amount of cents: ${amount}`);
  return amount;
}

export function dollars(whole: number): Cents {
  return cents(whole * 100);
}

/** The largest price that fits the column's numeric(12,2). */
export const MAX_PRICE = cents(999_999_999_999);

/** Parses '125000', '125000.5' and '125000.00': no sign, spaces, separators, exponents or leading zeros. */
export function parseMoney(text: string): Cents | undefined {
  const match = /^(0|[1-9]\d{0,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const amount = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return isCents(amount) ? amount : undefined;
}

/** The wire form: '125000.00'. */
export function formatMoney(amount: Cents): string {
  const remainder = amount % 100;
  return `${(amount - remainder) / 100}.${String(remainder).padStart(2, '0')}`;
}

/** Rounds half up to the cent. Uses BigInt because a large price times basis points exceeds the safe integers. */
export function percent(amount: Cents, basisPoints: number): Cents {
  const whole = BigInt(BASIS_POINTS);
  return cents(Number((BigInt(amount) * BigInt(basisPoints) + whole / 2n) / whole));
}

export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total: number, amount) => total + amount, 0));
}

/** Splits by integer weights into parts that sum to the whole. The first parts get the cents left over from rounding down. */
export function split(whole: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sumOfWeights, weight) => sumOfWeights + BigInt(weight), 0n);
  if (total <= 0n || weights.some((weight) => weight < 0)) throw new RangeError('Weights must be positive');
  const floors = weights.map((weight) => Number((BigInt(whole) * BigInt(weight)) / total));
  let left = whole - floors.reduce((a, b) => a + b, 0);
  return floors.map((part, index) => {
    const extra = left > 0 && weights[index] !== 0 ? 1 : 0;
    left -= extra;
    return cents(part + extra);
  });
}

/** '$125,000': whole dollars, rounded half up for display only. */
export function displayMoney(amount: Cents): string {
  return `$${wholeNumber(wholeDollars(amount))}`;
}

/** '$46,700.25': to the cent, where money moves. */
export function exactMoney(amount: Cents): string {
  const remainder = amount % 100;
  return `$${wholeNumber((amount - remainder) / 100)}.${String(remainder).padStart(2, '0')}`;
}

/** '$1.3M' from a million, '$25K' from a thousand, plain below. */
export function compactMoney(amount: Cents): string {
  const rounded = wholeDollars(amount);
  if (rounded < 1_000) return `$${rounded}`;
  const thousands = roundedQuotient(rounded, 1_000);
  if (thousands < 1_000) return `$${thousands}K`;
  const tenths = roundedQuotient(rounded, 100_000);
  return `$${wholeNumber((tenths - (tenths % 10)) / 10)}.${tenths % 10}M`;
}

export function closingCost(price: Cents): Cents {
  return percent(price, CLOSING_COST_BASIS_POINTS);
}

export function brokerCommission(price: Cents): Cents {
  return percent(price, BROKER_COMMISSION_BASIS_POINTS);
}

export function tradeRange(price: Cents): { low: Cents; high: Cents } {
  return {
    low: percent(price, TRADE_RANGE_BASIS_POINTS.low),
    high: percent(price, TRADE_RANGE_BASIS_POINTS.high),
  };
}

function isCents(amount: number): amount is Cents {
  return Number.isSafeInteger(amount) && amount >= 0;
}

function wholeDollars(amount: Cents): number {
  return roundedQuotient(amount, 100);
}

/** Rounds half up by remainder: plain division could round a large amount to the next integer. */
function roundedQuotient(amount: number, divisor: number): number {
  const remainder = amount % divisor;
  return (amount - remainder) / divisor + (remainder * 2 >= divisor ? 1 : 0);
}
