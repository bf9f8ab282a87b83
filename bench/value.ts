import { marketValue, nearest } from '@tradewind/domain/valuation';
import { table } from './report.ts';
import { type Market, markets } from './synthetic-markets.ts';

const SIZES = [2_000, 10_000, 50_000];
const SUBJECTS = 150;
const LIMIT = 0.075;
/** Estimates with this confidence of being within 10% should be right this often. */
const SURE = 0.8;

interface Estimate {
  error: number;
  plain: number;
  confidence: number;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Values boats that are not among the offers and compares the estimates with their true values. */
function estimatesOf({ offers }: Market): Estimate[] {
  const subjects = offers.filter(({ outlier, condition }) => !outlier && condition !== null).slice(0, SUBJECTS);
  const asking = new Set(subjects);
  const market = offers.filter((offer) => !asking.has(offer));
  return subjects.flatMap((subject) => {
    const comparables = nearest(subject, market);
    const appraisal = marketValue(subject, comparables);
    if (!appraisal) return [];
    const worth = subject.worth * 100;
    const mean = comparables.reduce((total, { price }) => total + price, 0) / comparables.length;
    return [
      {
        error: Math.abs(appraisal.value / worth - 1),
        plain: Math.abs(mean / worth - 1),
        confidence: appraisal.confidence,
      },
    ];
  });
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const rows: string[][] = [];
let missed = 0;
const started = performance.now();
let valued = 0;
for (const market of markets(SIZES)) {
  const estimates = estimatesOf(market);
  valued += estimates.length;
  const errors = estimates.map(({ error }) => error);
  const median = quantile(errors, 0.5);
  if (median > LIMIT) missed++;
  const sure = estimates.filter(({ confidence }) => confidence >= SURE);
  rows.push([
    market.name,
    `${percent(median)} ${median <= LIMIT ? '✓' : '✗'}`,
    percent(quantile(errors, 0.9)),
    percent(
      quantile(
        estimates.map(({ plain }) => plain),
        0.5,
      ),
    ),
    percent(sure.length / estimates.length),
    sure.length > 0 ? percent(sure.filter(({ error }) => error <= 0.1).length / sure.length) : '–',
  ]);
}

console.log('\nMarket value on markets with a known price function, 10% spread of the asking prices, 5% outliers\n');
console.log(
  table(
    [
      'market',
      `median error ≤ ${percent(LIMIT)}`,
      '9 in 10 within',
      'median error of the plain mean',
      `says ≥ ${percent(SURE)} sure within a tenth`,
      `and is (≥ ${percent(SURE)})`,
    ],
    rows,
  ),
);
console.log(
  `\n${valued.toLocaleString('en-US')} boats valued, ${((performance.now() - started) / valued).toFixed(2)} ms each.`,
);
if (missed > 0) process.exitCode = 1;
