/** Units that boat owners convert, as multiples of a base unit of their kind. */
const UNITS = {
  feet: { kind: 'length', of: 0.3048, short: 'ft' },
  meters: { kind: 'length', of: 1, short: 'm' },
  inches: { kind: 'length', of: 0.0254, short: 'in' },
  centimeters: { kind: 'length', of: 0.01, short: 'cm' },
  yards: { kind: 'length', of: 0.9144, short: 'yd' },
  miles: { kind: 'length', of: 1_609.344, short: 'miles' },
  'nautical miles': { kind: 'length', of: 1_852, short: 'nautical miles' },
  kilometers: { kind: 'length', of: 1_000, short: 'km' },
  fathoms: { kind: 'length', of: 1.8288, short: 'fathoms' },
  knots: { kind: 'speed', of: 1.852, short: 'knots' },
  'miles per hour': { kind: 'speed', of: 1.609344, short: 'mph' },
  'kilometers per hour': { kind: 'speed', of: 1, short: 'km/h' },
  gallons: { kind: 'volume', of: 3.785411784, short: 'gallons' },
  liters: { kind: 'volume', of: 1, short: 'liters' },
  pounds: { kind: 'weight', of: 0.45359237, short: 'lb' },
  kilograms: { kind: 'weight', of: 1, short: 'kg' },
  tons: { kind: 'weight', of: 907.18474, short: 'US tons' },
  horsepower: { kind: 'power', of: 0.745699872, short: 'hp' },
  kilowatts: { kind: 'power', of: 1, short: 'kW' },
} as const;

export type UnitName = keyof typeof UNITS;
export const UNIT_NAMES = Object.keys(UNITS) as UnitName[];

/** '40 ft is 12.19 m.', or undefined if the units measure different things. */
export function converted(amount: number, from: UnitName, to: UnitName): string | undefined {
  const [given, wanted] = [UNITS[from], UNITS[to]];
  if (given.kind !== wanted.kind) return undefined;
  const value = (amount * given.of) / wanted.of;
  return `${measured(amount, given.short)} is ${isExact(value) ? '' : 'about '}${measured(value, wanted.short)}.`;
}

/** 'miles' and 'US tons', but '1 mile'; abbreviations stay. */
const measured = (value: number, short: string) =>
  `${written(value)} ${value === 1 && short.length > 3 ? short.replace(/s$/, '') : short}`;

const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 1 ? 4 : 2 });
const isExact = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
