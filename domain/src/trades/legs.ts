import { type Cents, cents, closingCost, sum } from '../money.ts';

export const LEG_KINDS = ['boat', 'asset', 'cash', 'bitcoin'] as const;
export type LegKind = (typeof LEG_KINDS)[number];

/** One item or amount that goes from one party to another. Parties are told apart by any id. */
export interface Leg<Party = string> {
  readonly kind: LegKind;
  readonly from: Party;
  readonly to: Party;
  readonly boatId?: number | null | undefined;
  readonly assetId?: number | null | undefined;
  readonly value: Cents;
}

interface Balance {
  readonly gives: Cents;
  readonly gets: Cents;
  /** 0.85% of every boat received; assets close outside and cost nothing here. */
  readonly closingCost: Cents;
}

/** Sums the value that a party gives and gets, and their closing cost. */
export function balanceOf<Party>(legs: readonly Leg<Party>[], party: Party): Balance {
  const received = legs.filter(({ to }) => to === party);
  return {
    gives: sum(legs.filter(({ from }) => from === party).map(({ value }) => value)),
    gets: sum(received.map(({ value }) => value)),
    closingCost: sum(received.filter(({ kind }) => kind === 'boat').map(({ value }) => closingCost(value))),
  };
}

const COIN_DECIMALS = 8;
const SATOSHIS = 10n ** BigInt(COIN_DECIMALS);
/** There will never be more. */
export const MOST_COINS = 21_000_000n;

/** Reads '0.9' and '12.34567890' as satoshis; undefined for anything else, zero included. */
export function parseCoins(text: string): bigint | undefined {
  const match = /^(0|[1-9]\d{0,7})(?:\.(\d{1,8}))?$/.exec(text);
  if (!match) return undefined;
  const satoshis = BigInt(match[1] ?? 0) * SATOSHIS + BigInt((match[2] ?? '').padEnd(COIN_DECIMALS, '0'));
  return satoshis > 0n && satoshis <= MOST_COINS * SATOSHIS ? satoshis : undefined;
}

/** The wire form, without trailing zeros: '0.9'. */
export function formatCoins(satoshis: bigint): string {
  const decimals = String(satoshis % SATOSHIS)
    .padStart(COIN_DECIMALS, '0')
    .replace(/0+$/, '');
  return `${satoshis / SATOSHIS}${decimals && `.${decimals}`}`;
}

/** The value of coins at a price per coin, rounded half up to the cent; undefined when an amount cannot hold it. */
export function coinValue(satoshis: bigint, price: Cents): Cents | undefined {
  const value = (satoshis * BigInt(price) + SATOSHIS / 2n) / SATOSHIS;
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? cents(Number(value)) : undefined;
}
