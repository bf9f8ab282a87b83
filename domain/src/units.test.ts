import { expect, it } from 'vitest';
import { converted, type UnitName } from './units.ts';

it.each<[number, UnitName, UnitName, string]>([
  [40, 'feet', 'meters', '40 ft is about 12.19 m.'],
  [10, 'meters', 'feet', '10 m is about 32.81 ft.'],
  [25, 'knots', 'miles per hour', '25 knots is about 28.77 mph.'],
  [2, 'nautical miles', 'kilometers', '2 nautical miles is about 3.7 km.'],
  [12, 'inches', 'feet', '12 in is 1 ft.'],
  [1_000, 'gallons', 'liters', '1,000 gallons is about 3,785.41 liters.'],
])('converts %d %s to %s', (amount, from, to, text) => expect(converted(amount, from, to)).toBe(text));

it('refuses to convert a length to a speed', () => expect(converted(1, 'feet', 'knots')).toBeUndefined());
