import { wholeNumber } from '@tradewind/domain/numbers';

export interface Measure {
  readonly label: string;
  readonly unit?: 'ft' | 'mph' | 'people';
  /** Where it stands: beside the length, beside the engine, or after both. */
  readonly group: 'size' | 'engine' | 'use';
  /** What an owner may enter at most. Feet have one decimal, all else is whole. */
  readonly most: number;
  /** The same for the inventory feed, which also brings ships. */
  readonly mostInFeed: number;
}

/**
 * The numbers that an owner may give about a boat. The boat on the wire, the forms, the specifications and the inventory feed follow this
 * table. Each is a column of `boats` with the same name.
 */
export const BOAT_MEASURES = {
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
