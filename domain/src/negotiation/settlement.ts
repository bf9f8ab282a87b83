import { type Cents, cents } from '../money.ts';
import { roundStep } from './round-step.ts';

/** From 0 (inclusive) to 1 (exclusive). Anyone who can predict it can work out limits. */
export type Random = () => number;

export interface PriceRange {
  readonly least: Cents;
  readonly most: Cents;
}

/** The median of 19 uniform numbers follows Beta(10, 10): even on average, mostly near the middle, nowhere impossible. */
const NUMBERS = 19;

/** Prices are rounded to this share of the asking price, which is public, so the rounding reveals nothing about the range. */
const ROUNDED_TO = 1 / 10_000;

/** Draws a price inside the range that reveals the other end to neither side. */
export function drawPrice({ least, most }: PriceRange, askingPrice: Cents, random: Random): Cents {
  const drawn = least + (most - least) * drawShare(random);
  const step = roundStep(askingPrice * ROUNDED_TO);
  const rounded = [Math.round, Math.floor, Math.ceil]
    .map((round) => round(drawn / step) * step)
    .find((price) => price >= least && price <= most);
  return cents(rounded ?? Math.round(drawn));
}

function drawShare(random: Random): number {
  const numbers = Array.from({ length: NUMBERS }, random).sort((a, b) => a - b);
  return numbers[(NUMBERS - 1) / 2] ?? 0.5;
}
