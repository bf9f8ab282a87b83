import type { Boat } from '@tradewind/contract/boats';
import { wholeNumber } from '@tradewind/contract/numbers';

export interface Fact {
  label: string;
  value: string;
}

/** The specifications grid; what the owner did not say is left out. */
export function specifications(boat: Boat): Fact[] {
  const facts: [string, string | null | undefined][] = [
    ['Make', boat.make],
    ['Model', boat.model],
    ['Year', String(boat.year)],
    ['Length', lengthText(boat.length)],
    ['Type', boat.type],
    ['Condition', boat.condition],
    ['Engine', boat.engineType],
    ['Engine hours', boat.engineHours === null ? undefined : wholeNumber(boat.engineHours)],
    ['Fuel type', boat.fuel],
    ['Top speed', boat.maxSpeed === null ? undefined : `${wholeNumber(boat.maxSpeed)} mph`],
    ['Capacity', peopleText(boat.capacity)],
    ['Sleeps', peopleText(boat.sleeps)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function lengthText(length: number | null): string | undefined {
  return length === null ? undefined : `${length} ft`;
}

function peopleText(count: number | null): string | undefined {
  if (count === null) return undefined;
  return count === 1 ? '1 person' : `${count} people`;
}
