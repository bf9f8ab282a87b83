export const BOAT_TYPES = [
  'Sport Fishing',
  'Saltwater Fishing',
  'Express Cruiser',
  'Motor Yacht',
  'Bowrider',
  'Center Console',
  'Dual Console',
] as const;

export type BoatType = (typeof BOAT_TYPES)[number];

export function isBoatType(value: string): value is BoatType {
  return (BOAT_TYPES as readonly string[]).includes(value);
}
