import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { dollars } from '@tradewind/domain/money';
import type { Comparable, Traits } from '@tradewind/domain/valuation';
import { type Chance, chance } from './random.ts';

/** A market with known true values and asking prices. */
export interface Market {
  readonly name: string;
  readonly offers: readonly (Comparable & { readonly worth: number; readonly outlier: boolean })[];
}

type PriceFunction = (boat: Traits, make: MakeTraits) => number;
interface MakeTraits {
  readonly premium: number;
  /** How much better than average it holds its value, per year. */
  readonly holds: number;
}

const THIS_YEAR = 2026;
const MAKES = 25;
const OUTLIERS = 0.05;
const ASKING_SPREAD = 0.1;
const NO_CONDITION = 0.1;

const typeFactor = ({ type }: Traits) => 1 + 0.22 * (BOAT_TYPES as readonly string[]).indexOf(type);
const age = ({ year }: Traits) => THIS_YEAR - year;
const steps = ({ condition }: Traits) => (BOAT_CONDITIONS as readonly string[]).indexOf(condition ?? 'Good');

/** None of these equals the tested regression: the second and third are nonlinear where it is linear. */
const FUNCTIONS: Readonly<Record<string, PriceFunction>> = {
  'power of the length, even depreciation': (boat, { premium }) =>
    90 * boat.length ** 2.1 * typeFactor(boat) * 0.95 ** age(boat) * 0.9 ** steps(boat) * premium,
  'steep first years, then a floor': (boat, { premium }) =>
    (400 * boat.length + 55 * boat.length ** 2.3) *
    typeFactor(boat) *
    (0.18 + 0.25 * Math.exp(-age(boat) / 3) + 0.57 * Math.exp(-age(boat) / 18)) *
    ([1.12, 1.06, 1, 0.86, 0.6][steps(boat)] ?? 1) *
    premium,
  'good makes hold their value, long boats grow dear': (boat, { premium, holds }) =>
    (8_000 + 30 * boat.length ** 2.6) *
    typeFactor(boat) *
    (0.94 + holds) ** age(boat) *
    (1 - 0.07 * steps(boat) - 0.01 * steps(boat) * Math.sqrt(age(boat))) *
    premium,
};

export function markets(sizes: readonly number[]): Market[] {
  return sizes.flatMap((size) =>
    Object.entries(FUNCTIONS).map(([name, worthOf], i) => ({
      name: `${size.toLocaleString('en-US')} boats, ${name}`,
      offers: offersOf(chance(size + i), size, worthOf),
    })),
  );
}

function offersOf(random: Chance, size: number, worthOf: PriceFunction): Market['offers'] {
  const makes = Array.from({ length: MAKES }, () => ({
    premium: Math.exp(0.25 * random.normal()),
    holds: 0.012 * random.normal(),
  }));
  return Array.from({ length: size }, () => {
    // Some makes are common, some rare.
    const number = Math.floor(MAKES * random.next() ** 1.6);
    const make = makes[number] ?? { premium: 1, holds: 0 };
    const boat = {
      type: random.pick(BOAT_TYPES),
      make: `Make ${number}`,
      year: THIS_YEAR - Math.floor(40 * random.next() ** 1.5),
      length: Math.round(10 * (16 + 50 * random.next() ** 1.8)) / 10,
      condition: random.pick(BOAT_CONDITIONS),
    };
    const worth = worthOf(boat, make);
    const outlier = random.next() < OUTLIERS;
    const asked = outlier ? mistaken(random, worth) : worth * Math.exp(ASKING_SPREAD * random.normal());
    const known = random.next() < NO_CONDITION ? null : boat.condition;
    return { ...boat, condition: known, price: dollars(Math.max(1, Math.round(asked))), worth, outlier };
  });
}

/** A zero too many or too few, a fantasy price or a placeholder. */
function mistaken(random: Chance, worth: number): number {
  const kind = random.next();
  if (kind < 0.3) return worth * 10;
  if (kind < 0.6) return worth / 10;
  if (kind < 0.8) return worth * random.between(1.8, 5);
  return kind < 0.9 ? 1 : worth * random.between(0.2, 0.6);
}
