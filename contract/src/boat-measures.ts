import { wholeNumber } from '@tradewind/domain/numbers';

export interface Measure {
  readonly label: string;
  readonly unit?: 'ft' | 'mph' | 'people';
  /** Where it is shown: next to the length, next to the engine, or after both. */
  readonly group: 'size' | 'engine' | 'use';
  /** The maximum an owner may enter. Feet have one decimal; everything else is an integer. */
  readonly most: number;
  /** The maximum in the inventory feed, which also contains ships. */
  readonly mostInFeed: number;
}

/**
 * The optional numbers about a boat. The wire format, the forms, the specifications and the inventory feed are derived from this
 * table. Each is a column of `boats` with the same name.
 */
const BOAT_MEASURES = {
  beam: { label: 'Beam', unit: 'ft', group: 'size', most: 99, mostInFeed: 250 },
  engineHours: { label: 'Engine hours', group: 'engine', most: 100_000, mostInFeed: 1_000_000 },
  maxSpeed: { label: 'Top speed', unit: 'mph', group: 'use', most: 300, mostInFeed: 500 },
  capacity: { label: 'Capacity', unit: 'people', group: 'use', most: 5_000, mostInFeed: 10_000 },
  sleeps: { label: 'Sleeps', unit: 'people', group: 'use', most: 500, mostInFeed: 1_000 },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof BOAT_MEASURES;
export const MEASURE_NAMES = Object.keys(BOAT_MEASURES) as MeasureName[];

export const measureOf = (name: MeasureName): Measure => BOAT_MEASURES[name];
export const measuresIn = (group: Measure['group']): MeasureName[] =>
  MEASURE_NAMES.filter((name) => measureOf(name).group === group);

export const forEachMeasure = <T>(make: (measure: Measure, name: MeasureName) => T) =>
  Object.fromEntries(MEASURE_NAMES.map((name) => [name, make(measureOf(name), name)])) as Record<MeasureName, T>;

export const isDecimal = ({ unit }: Measure) => unit === 'ft';

/** '8.5 ft', '1 person', '1,240'. */
export function measureText(name: MeasureName, value: number): string {
  const { unit } = measureOf(name);
  if (unit === 'ft') return `${value} ft`;
  const count = wholeNumber(value);
  if (unit === 'people') return value === 1 ? '1 person' : `${count} people`;
  return unit === undefined ? count : `${count} ${unit}`;
}
