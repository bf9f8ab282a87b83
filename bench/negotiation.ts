import { cents } from '@tradewind/domain/money';
import { type Bargain, isDealPossible, negotiate, STRATEGIES } from '@tradewind/domain/negotiation';
import { atTheOffer, inTheMiddle, microAgainstMicro, privateGrid, publicGrid, type Variant } from './micro-strategy.ts';
import { type Chance, chance } from './random.ts';
import { table } from './report.ts';

const PAIRS = 100_000;
const LIMITS = { agreement: 0.99, nashMediated: 0.95, even: 0.02 } as const;
const ROUNDS = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** Asking prices from a dinghy to a yacht, with limits around them so that about three pairs in four can agree. */
function pairOf(random: Chance): Omit<Bargain, 'mediated'> {
  const askingPrice = cents(Math.round(100 * Math.exp(random.between(Math.log(2_000), Math.log(5_000_000)))));
  const limit = () => cents(Math.round(askingPrice * random.between(0.8, 1)));
  const [one, other] = [limit(), limit()];
  const agreeable = random.next() < 0.5;
  return {
    askingPrice,
    rounds: random.pick(ROUNDS),
    buyer: { limit: agreeable ? cents(Math.max(one, other)) : one, strategy: random.pick(STRATEGIES) },
    seller: { limit: agreeable ? cents(Math.min(one, other)) : other, strategy: random.pick(STRATEGIES) },
  };
}

/** The results of one way of negotiating. */
class Tally {
  possible = 0;
  agreed = 0;
  broken = 0;
  readonly #byRounds = new Map<number, { possible: number; nash: number }>();
  readonly #equal = new Map<string, { deals: number; buyer: number }>();

  add({ buyer, seller, rounds }: Omit<Bargain, 'mediated'>, price: number | undefined): void {
    const possible = buyer.limit > seller.limit;
    if (price !== undefined && (price > buyer.limit || price < seller.limit)) this.broken++;
    if (!possible) return;
    const share = price === undefined ? 0 : (buyer.limit - price) / (buyer.limit - seller.limit);
    const sum = this.#byRounds.get(rounds) ?? { possible: 0, nash: 0 };
    this.#byRounds.set(rounds, { possible: sum.possible + 1, nash: sum.nash + 4 * share * (1 - share) });
    this.possible++;
    if (price === undefined) return;
    this.agreed++;
    if (buyer.strategy !== seller.strategy) return;
    const group = this.#equal.get(buyer.strategy) ?? { deals: 0, buyer: 0 };
    this.#equal.set(buyer.strategy, { deals: group.deals + 1, buyer: group.buyer + share });
  }

  get agreement(): number {
    return this.agreed / this.possible;
  }
  /** The Nash product relative to the ideal. A missed deal counts as 0. */
  get nash(): number {
    const sums = [...this.#byRounds.values()];
    return sums.reduce((total, { nash }) => total + nash, 0) / this.possible;
  }
  nashIn(rounds: number): number {
    const { possible, nash } = this.#byRounds.get(rounds) ?? { possible: 1, nash: 0 };
    return nash / possible;
  }
  /** The buyer's share if both sides use this strategy. */
  shareOf(strategy: string): number {
    const group = this.#equal.get(strategy);
    return group ? group.buyer / group.deals : 0.5;
  }
}

interface Baseline extends Variant {
  readonly name: string;
  /** Uses the protocol of its paper. Other variants are printed but set no limit. */
  readonly published: boolean;
}

const BASELINES: readonly Baseline[] = [
  { name: 'as many prices as rounds', grid: publicGrid((rounds) => rounds), settle: atTheOffer, published: true },
  {
    name: 'as many as can meet in the rounds',
    grid: publicGrid((rounds) => 2 * rounds - 2),
    settle: atTheOffer,
    published: true,
  },
  { name: 'own prices down to the limit', grid: privateGrid, settle: atTheOffer, published: true },
  { name: 'the same, settled in the middle', grid: privateGrid, settle: inTheMiddle, published: false },
];

const random = chance(20_260_101);
/** A separate source, so that the draws do not change the pairs. */
const draws = chance(20_260_102);
const mediated = new Tally();
const unmediated = new Tally();
const baselines = BASELINES.map((variant) => ({ ...variant, tally: new Tally() }));
let impossibleDeals = 0;
const started = performance.now();
for (let n = 0; n < PAIRS; n++) {
  const pair = pairOf(random);
  for (const [tally, isMediated] of [
    [mediated, true],
    [unmediated, false],
  ] as const) {
    const outcome = negotiate({ ...pair, mediated: isMediated }, draws.next);
    tally.add(pair, outcome.agreed ? outcome.price : undefined);
    if (outcome.agreed && !isDealPossible(pair)) impossibleDeals++;
    for (const { by, price } of outcome.agreed ? outcome.offers : []) {
      if (by === 'buyer' ? price > pair.buyer.limit : price < pair.seller.limit) tally.broken++;
    }
  }
  for (const { tally, ...variant } of baselines)
    tally.add(pair, microAgainstMicro({ ...pair, mediated: false }, variant));
}
const milliseconds = (performance.now() - started) / PAIRS;

let missed = 0;
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
function row(name: string, measured: string, limit: string, holds: boolean): string[] {
  if (!holds) missed++;
  return [name, `${measured} ${holds ? '✓' : '✗'}`, limit];
}
const published = baselines.filter((baseline) => baseline.published).map(({ tally }) => tally);
const roundRows = ROUNDS.map((rounds) => {
  const own = unmediated.nashIn(rounds);
  const theirs = Math.max(...published.map((tally) => tally.nashIn(rounds)));
  const name = `unmediated: Nash product of the ideal in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
  return row(name, own.toFixed(4), `≥ ${theirs.toFixed(4)} (the best MiCRO)`, own >= theirs);
});
const evenRows = (kind: string, tally: Tally) =>
  STRATEGIES.map((strategy) => {
    const share = tally.shareOf(strategy);
    const holds = Math.abs(share - 0.5) <= LIMITS.even;
    return row(`${kind}: the buyer’s share, both ${strategy}`, percent(share), '50 ± 2%', holds);
  });

console.log(
  `\n${PAIRS.toLocaleString('en-US')} random pairs, ${percent(mediated.possible / PAIRS)} of which can agree\n`,
);
console.log(
  table(
    ['negotiation', 'measured', 'limit'],
    [
      row(
        'limits broken, by an offer or a deal',
        String(mediated.broken + unmediated.broken),
        '0',
        mediated.broken + unmediated.broken === 0,
      ),
      row('deals where none is possible', String(impossibleDeals), '0', impossibleDeals === 0),
      row(
        'mediated: agreement where possible',
        percent(mediated.agreement),
        `≥ ${percent(LIMITS.agreement)}`,
        mediated.agreement >= LIMITS.agreement,
      ),
      row(
        'mediated: Nash product of the ideal',
        mediated.nash.toFixed(4),
        `≥ ${LIMITS.nashMediated}`,
        mediated.nash >= LIMITS.nashMediated,
      ),
      ...roundRows,
      ['unmediated: agreement where possible', percent(unmediated.agreement), ''],
      ...evenRows('mediated', mediated),
      ...evenRows('unmediated', unmediated),
      ...baselines.map(({ name, tally }) => [
        `MiCRO, ${name}: Nash product, agreement`,
        `${tally.nash.toFixed(4)}, ${percent(tally.agreement)}`,
        '',
      ]),
    ],
  ),
);
console.log(`\n${milliseconds.toFixed(3)} ms for all six negotiations of a pair.`);
if (missed > 0) process.exitCode = 1;
