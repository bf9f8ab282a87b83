export const BOAT_CONDITIONS = ['New', 'Excellent', 'Good', 'Fair', 'Project'] as const;

export type BoatCondition = (typeof BOAT_CONDITIONS)[number];

export function isBoatCondition(value: string): value is BoatCondition {
  return (BOAT_CONDITIONS as readonly string[]).includes(value);
}
