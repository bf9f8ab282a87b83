import type { EstimateWarning } from '@tradewind/domain/valuation/warnings';
import type { MarketData, NamedComparable } from './market.ts';

const WARNINGS: Readonly<Record<EstimateWarning, string>> = {
  few: 'There are few comparable boats.',
  length: 'No comparable boat is as long or as short.',
  year: 'No comparable boat is as new or as old.',
  price: 'The estimate is outside the prices of the comparable boats.',
  make: 'No comparable boat is of this make.',
};

/** The warnings of an estimate in one sentence each. */
export const warningTexts = ({ warnings }: Pick<MarketData, 'warnings'>): string[] =>
  warnings.map((warning) => WARNINGS[warning]);

/** 'From 12 similar listings and 3 sales' */
export function comparablesText({
  similarListings,
  similarSales,
}: Pick<MarketData, 'similarListings' | 'similarSales'>) {
  const listings = similarListings === 1 ? '1 similar listing' : `${similarListings} similar listings`;
  const sales = similarSales === 1 ? '1 sale' : `${similarSales} sales`;
  return similarSales === 0 ? listings : `${listings} and ${sales}`;
}

/** How sure the estimate is, in a word and in figures. */
export function confidenceText({ confidence, warnings }: Pick<MarketData, 'confidence' | 'warnings'>): string {
  const word = warnings.length > 0 || confidence < 0.5 ? 'Low' : confidence < 0.8 ? 'Medium' : 'High';
  return `${word} confidence: ${Math.round(confidence * 100)}% likely to be within 10%`;
}

export const RANGE_TEXT = 'Four in five such boats cost between the two ends of the range.';

/** '2019 Corvane, 26 ft, sold in 2026' */
export const saleText = ({ year, make, length, soldIn }: Extract<NamedComparable, { kind: 'sold' }>): string =>
  `${year} ${make}, ${length} ft, sold in ${soldIn}`;
