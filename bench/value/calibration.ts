import { marketValue } from '@tradewind/domain/valuation';
import { nearest } from '@tradewind/domain/valuation/comparables';
import type { Market, Offer } from './generated-markets.ts';

const SUBJECTS = 1_000;
/** Smaller markets are held out boat by boat. */
const SMALL = 200;
/** Estimates with this confidence of being within 10% should be right this often. */
export const SURE = 0.8;

interface Estimate {
  readonly offer: Offer;
  readonly value: number;
  readonly holds: boolean;
  readonly width: number;
  readonly confidence: number;
}

export interface Calibration {
  readonly name: string;
  readonly subjects: number;
  /** The share of ranges that hold the price of the boat, which the estimate did not know. */
  readonly coverage: number;
  readonly coverageWithMistakes: number;
  /** The median difference between the estimate and the price. */
  readonly medianError: number;
  /** The same against the market's rule; undefined where there is none. */
  readonly medianErrorOfWorth: number | undefined;
  readonly limitsError: boolean;
  readonly medianWidth: number;
  readonly sure: number;
  readonly sureAndRight: number | undefined;
}

/** Compares estimates with the prices that they did not know, over all of these markets. */
export function calibrate(markets: readonly Market[]): Calibration {
  const estimates = markets.flatMap((market) => estimatesIn(market, Math.ceil(SUBJECTS / markets.length)));
  const real = estimates.filter(({ offer }) => !offer.isMistake);
  const worth = real.flatMap(({ offer, value }) =>
    offer.worth === undefined ? [] : [Math.abs(value / (offer.worth * 100) - 1)],
  );
  const sure = real.filter(({ confidence, offer }) => confidence >= SURE && offer.worth !== undefined);
  const within = sure.filter(({ offer, value }) => Math.abs(value / ((offer.worth ?? 0) * 100) - 1) <= 0.1);
  return {
    name: markets[0]?.name ?? '',
    subjects: estimates.length,
    coverage: share(real, ({ holds }) => holds),
    coverageWithMistakes: share(estimates, ({ holds }) => holds),
    medianError: median(real.map(({ offer, value }) => Math.abs(value / offer.price - 1))),
    limitsError: markets[0]?.limitsError ?? false,
    medianErrorOfWorth: worth.length === 0 ? undefined : median(worth),
    medianWidth: median(real.map(({ width }) => width)),
    sure: sure.length / real.length,
    sureAndRight: sure.length === 0 ? undefined : within.length / sure.length,
  };
}

/** Estimates boats without their own prices and past sales. Small markets leave out one boat at a time. */
function estimatesIn({ offers }: Market, most: number): Estimate[] {
  const isSmall = offers.length <= SMALL;
  const subjects = isSmall ? offers.filter(({ sold }) => !sold) : offers.slice(0, most);
  const held = new Set(subjects.map(({ boat }) => boat));
  const byType = Map.groupBy(
    offers.filter(({ boat }) => !held.has(boat)),
    ({ type }) => type,
  );
  return subjects.flatMap((offer) =>
    // Only in small markets do boats of other types count.
    estimateOf(offer, isSmall ? offers.filter(({ boat }) => boat !== offer.boat) : (byType.get(offer.type) ?? [])),
  );
}

function estimateOf(offer: Offer, market: readonly Offer[]): Estimate[] {
  const found = marketValue(offer, nearest(offer, market));
  if (!found) return [];
  const { value, range, confidence } = found;
  const holds = range.min <= offer.price && offer.price <= range.max;
  return [{ offer, value, holds, width: (range.max - range.min) / value, confidence }];
}

const share = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length / list.length;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
