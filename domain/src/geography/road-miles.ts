import type { UsState } from './us-states.ts';

/** The states in the distance table, each measured from its main boating city. */
export const BOATING_CITIES = {
  FL: 'Miami',
  CA: 'San Diego',
  NY: 'New York',
  TX: 'Houston',
  NC: 'Wilmington',
  SC: 'Charleston',
  MD: 'Annapolis',
  VA: 'Norfolk',
} as const satisfies Partial<Record<UsState, string>>;

export type BoatingState = keyof typeof BOATING_CITIES;

/** Approximate road miles between the boating cities, rounded to five. Each pair is listed once. */
export const ROAD_MILES: Readonly<Partial<Record<BoatingState, Readonly<Partial<Record<BoatingState, number>>>>>> = {
  FL: { CA: 2655, NY: 1280, TX: 1190, NC: 755, SC: 585, MD: 1080, VA: 950 },
  CA: { NY: 2760, TX: 1470, NC: 2555, SC: 2455, MD: 2690, VA: 2705 },
  NY: { TX: 1630, NC: 595, SC: 765, MD: 215, VA: 365 },
  TX: { NC: 1205, SC: 1110, MD: 1440, VA: 1360 },
  NC: { SC: 170, MD: 395, VA: 240 },
  SC: { MD: 555, VA: 410 },
  MD: { VA: 225 },
};
