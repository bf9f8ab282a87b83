import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { dollars } from '@tradewind/domain/money';
import type { Comparable, Traits } from '@tradewind/domain/valuation/comparables';
import { type Chance, chance } from '../random.ts';

export interface Offer extends Comparable {
  /** The boat: its listing and its sales. */
  readonly boat: string;
  /** The price that the market's rule gives it; unknown where there is no such rule. */
  readonly worth?: number;
  /** A typo, a fantasy price or a placeholder: not a price at which anybody would trade. */
  readonly isMistake: boolean;
}

export interface Market {
  readonly name: string;
  readonly offers: readonly Offer[];
  /** Whether the error of its estimates has a limit. */
  readonly limitsError: boolean;
}

type PriceFunction = (boat: Traits, make: MakeTraits) => number;
interface MakeTraits {
  readonly premium: number;
  /** How much better than average it holds its value, per year. */
  readonly holds: number;
}

/** How the boats of a market are spread, and how their prices scatter. */
interface Shape {
  readonly name: string;
  readonly size: number;
  readonly worthOf: PriceFunction;
  readonly makes: number;
  readonly premiums: number;
  /** The greater, the more boats are of the first makes. */
  readonly crowding: number;
  readonly scatter: (random: Chance) => number;
  readonly mistakes: number;
  /** The share of boats that belong to a few dealers, each with a price level of their own. */
  readonly dealt: number;
  /** The share that was sold, somewhat below the asking prices. */
  readonly sold: number;
  readonly limitsError: boolean;
}

const THIS_YEAR = 2026;
const NO_CONDITION = 0.1;
const DEALERS = 15;
const DEALERS_DIFFER = 0.1;
const SALES_BELOW = 0.95;

const typeFactor = ({ type }: Traits) => 1 + 0.22 * (BOAT_TYPES as readonly string[]).indexOf(type);
const age = ({ year }: Traits) => THIS_YEAR - year;
const steps = ({ condition }: Traits) => (BOAT_CONDITIONS as readonly string[]).indexOf(condition ?? 'Good');

/** None of these equals the tested regression: the second and third are nonlinear where it is linear. */
const even: PriceFunction = (boat, { premium }) =>
  90 * boat.length ** 2.1 * typeFactor(boat) * 0.95 ** age(boat) * 0.9 ** steps(boat) * premium;
const steep: PriceFunction = (boat, { premium }) =>
  (400 * boat.length + 55 * boat.length ** 2.3) *
  typeFactor(boat) *
  (0.18 + 0.25 * Math.exp(-age(boat) / 3) + 0.57 * Math.exp(-age(boat) / 18)) *
  ([1.12, 1.06, 1, 0.86, 0.6][steps(boat)] ?? 1) *
  premium;
const held: PriceFunction = (boat, { premium, holds }) =>
  (8_000 + 30 * boat.length ** 2.6) *
  typeFactor(boat) *
  (0.94 + holds) ** age(boat) *
  (1 - 0.07 * steps(boat) - 0.01 * steps(boat) * Math.sqrt(age(boat))) *
  premium;

const normal = (spread: number) => (random: Chance) => spread * random.normal();
/** Most ask a little less than usual and a few far more. */
const skewed = (spread: number) => (random: Chance) => spread * (-Math.log(1 - random.next()) - Math.LN2);

const usual = {
  makes: 25,
  premiums: 0.25,
  crowding: 1.6,
  scatter: normal(0.1),
  mistakes: 0.05,
  dealt: 0,
  sold: 0,
  limitsError: true,
} as const;
const unusual = { ...usual, limitsError: false } as const;

export const SHAPES: readonly Shape[] = [
  { ...usual, name: 'even depreciation', size: 2_000, worthOf: even },
  { ...usual, name: 'steep first years, then a floor', size: 2_000, worthOf: steep },
  { ...usual, name: 'good makes hold their value', size: 2_000, worthOf: held },
  { ...usual, name: 'steep first years, then a floor', size: 20_000, worthOf: steep },
  {
    ...unusual,
    name: 'sparse: few boats, each different',
    size: 100,
    worthOf: steep,
    makes: 12,
    scatter: normal(0.18),
  },
  { ...unusual, name: 'skewed: a few ask far more', size: 1_000, worthOf: held, crowding: 3, scatter: skewed(0.2) },
  { ...unusual, name: 'many makes that differ much', size: 3_000, worthOf: even, makes: 90, premiums: 0.45 },
  { ...unusual, name: 'dealers, and sales below asking', size: 2_000, worthOf: steep, dealt: 0.4, sold: 0.2 },
];

/** Several markets of each shape, since the boats of one market share its makes and dealers. */
export const marketsOf = (shape: Shape, seeds: readonly number[]): Market[] =>
  seeds.map((seed) => ({
    name: `${shape.size.toLocaleString('en-US')} boats, ${shape.name}`,
    offers: offersOf(shape, chance(seed)),
    limitsError: shape.limitsError,
  }));

function offersOf(shape: Shape, random: Chance): Offer[] {
  const makes = Array.from({ length: shape.makes }, () => ({
    premium: Math.exp(shape.premiums * random.normal()),
    holds: 0.012 * random.normal(),
  }));
  const dealers = Array.from({ length: DEALERS }, () => Math.exp(DEALERS_DIFFER * random.normal()));
  return Array.from({ length: shape.size }, (_, n) => {
    const boat = boatOf(shape, random);
    const worth = shape.worthOf(boat, makes[boat.maker] ?? { premium: 1, holds: 0 });
    const dealer = random.next() < shape.dealt ? Math.floor(DEALERS * random.next()) : undefined;
    const sold = random.next() < shape.sold;
    const level = (dealers[dealer ?? -1] ?? 1) * (sold ? SALES_BELOW : 1);
    const isMistake = !sold && random.next() < shape.mistakes;
    const asked = isMistake ? mistaken(random, worth) : worth * level * Math.exp(shape.scatter(random));
    return {
      ...boat,
      condition: random.next() < NO_CONDITION ? null : boat.condition,
      boat: `boat ${n}`,
      owner: dealer === undefined ? `owner ${n}` : `dealer ${dealer}`,
      ...{ price: dollars(Math.max(1, Math.round(asked))), worth, isMistake, sold },
    };
  });
}

function boatOf({ makes, crowding }: Shape, random: Chance) {
  const maker = Math.floor(makes * random.next() ** crowding);
  return {
    type: random.pick(BOAT_TYPES),
    maker,
    make: `Make ${maker}`,
    year: THIS_YEAR - Math.floor(40 * random.next() ** 1.5),
    length: Math.round(10 * (16 + 50 * random.next() ** 1.8)) / 10,
    condition: random.pick(BOAT_CONDITIONS),
  };
}

/** A zero too many or too few, a fantasy price or a placeholder. */
function mistaken(random: Chance, worth: number): number {
  const kind = random.next();
  if (kind < 0.3) return worth * 10;
  if (kind < 0.6) return worth / 10;
  if (kind < 0.8) return worth * random.between(1.8, 5);
  return kind < 0.9 ? 1 : worth * random.between(0.2, 0.6);
}
