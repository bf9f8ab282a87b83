import { type Measure, measureOf, measuresIn, measureText } from '@tradewind/contract/boat-measures';
import type { Boat } from '@tradewind/contract/boats';
import { lengthText } from '../../nouns/boat/boat-facts.ts';

interface Fact {
  label: string;
  value: string;
}

/** The rows of the specifications grid, without missing values. */
export function specifications(boat: Boat): Fact[] {
  const facts: [string, string | null | undefined][] = [
    ['Make', boat.make],
    ['Model', boat.model],
    ['Year', String(boat.year)],
    ['Length', lengthText(boat.length)],
    ...measured(boat, 'size'),
    ['Type', boat.type],
    ['Condition', boat.condition],
    ['Engine', boat.engineType],
    ...measured(boat, 'engine'),
    ['Fuel type', boat.fuel],
    ...measured(boat, 'use'),
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const measured = (boat: Boat, group: Measure['group']): [string, string | undefined][] =>
  measuresIn(group).map((name) => {
    const value = boat[name];
    return [measureOf(name).label, value === null ? undefined : measureText(name, value)];
  });
