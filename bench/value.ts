import { table } from './report.ts';
import { type Calibration, calibrate, SURE } from './value/calibration.ts';
import { demoMarket } from './value/demo-market.ts';
import { marketsOf, SHAPES } from './value/generated-markets.ts';
import { timesAt } from './value/times.ts';

const LIMITS = {
  /** The range promises four in five. */
  coverage: { least: 0.75, most: 0.85 },
  medianErrorOfWorth: 0.075,
  boats: 100_000,
  p99: 50,
} as const;
const SEEDS = [7, 107, 207, 307];

const percent = (share: number | undefined) => (share === undefined ? '–' : `${(100 * share).toFixed(1)}%`);
let missed = 0;
const judged = (text: string, holds: boolean) => {
  if (!holds) missed++;
  return `${text} ${holds ? '✓' : '✗'}`;
};

function rowOf(it: Calibration): string[] {
  const { least, most } = LIMITS.coverage;
  const ofWorth = it.medianErrorOfWorth;
  const isLimited = ofWorth !== undefined && it.limitsError;
  return [
    it.name,
    String(it.subjects),
    judged(percent(it.coverage), it.coverage >= least && it.coverage <= most),
    percent(it.coverageWithMistakes),
    percent(it.medianError),
    isLimited ? judged(percent(ofWorth), ofWorth <= LIMITS.medianErrorOfWorth) : percent(ofWorth),
    percent(it.medianWidth),
    percent(it.sure),
    percent(it.sureAndRight),
  ];
}

const markets = [[await demoMarket()], ...SHAPES.map((shape) => marketsOf(shape, SEEDS))];
const rows = markets.map((alike) => rowOf(calibrate(alike)));
console.log(
  '\nEstimates of boats that are not among the comparables, against the prices that the estimates did not know\n',
);
console.log(
  table(
    [
      'market',
      'held-out boats',
      `80% range holds the price (${percent(LIMITS.coverage.least)}–${percent(LIMITS.coverage.most)})`,
      'with mistaken prices',
      'median error of the price',
      `median error of the true value ≤ ${percent(LIMITS.medianErrorOfWorth)}`,
      'median width of the range',
      `says ≥ ${percent(SURE)} sure within a tenth`,
      `and is (≥ ${percent(SURE)})`,
    ],
    rows,
  ),
);

const { p50, p99, computing } = await timesAt(LIMITS.boats);
const ms = (value: number) => `${value.toFixed(1)} ms`;
console.log(`\nOne estimate at ${LIMITS.boats.toLocaleString('en-US')} boats and a tenth as many sales\n`);
console.log(
  table(
    ['', 'p50', `p99 ≤ ${LIMITS.p99} ms`, 'of which computing, p50'],
    [['database and fit', ms(p50), judged(ms(p99), p99 <= LIMITS.p99), ms(computing)]],
  ),
);
if (missed > 0) process.exitCode = 1;
