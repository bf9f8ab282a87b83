import { STATE_NAMES, US_STATES, type UsState } from '@tradewind/domain/geography';

/** The middle of each state: degrees north and east. */
const MIDDLES: Partial<Record<UsState, readonly [north: number, east: number]>> = {
  AL: [32.8, -86.8],
  AK: [64.1, -152.3],
  AZ: [34.3, -111.7],
  AR: [34.9, -92.4],
  CA: [37.2, -119.5],
  CO: [39.0, -105.5],
  CT: [41.6, -72.7],
  DE: [39.0, -75.5],
  DC: [38.9, -77.0],
  FL: [28.6, -82.4],
  GA: [32.6, -83.4],
  HI: [20.3, -156.4],
  ID: [44.4, -114.6],
  IL: [40.0, -89.2],
  IN: [39.9, -86.3],
  IA: [42.1, -93.5],
  KS: [38.5, -98.4],
  KY: [37.5, -85.3],
  LA: [31.1, -92.0],
  ME: [45.4, -69.2],
  MD: [39.1, -76.8],
  MA: [42.3, -71.8],
  MI: [44.3, -85.4],
  MN: [46.3, -94.3],
  MS: [32.7, -89.7],
  MO: [38.4, -92.5],
  MT: [47.1, -109.6],
  NE: [41.5, -99.8],
  NV: [39.3, -116.6],
  NH: [43.7, -71.6],
  NJ: [40.2, -74.7],
  NM: [34.4, -106.1],
  NY: [42.9, -75.5],
  NC: [35.6, -79.4],
  ND: [47.4, -100.5],
  OH: [40.3, -82.8],
  OK: [35.6, -97.5],
  OR: [43.9, -120.6],
  PA: [40.9, -77.8],
  RI: [41.7, -71.6],
  SC: [33.9, -80.9],
  SD: [44.4, -100.2],
  TN: [35.9, -86.4],
  TX: [31.5, -99.3],
  UT: [39.3, -111.7],
  VT: [44.1, -72.7],
  VA: [37.5, -78.8],
  WA: [47.4, -120.4],
  WV: [38.6, -80.6],
  WI: [44.6, -89.7],
  WY: [43.0, -107.6],
};

type Direction = 'north' | 'south' | 'east' | 'west';
const DIRECTIONS: readonly Direction[] = ['north', 'south', 'east', 'west'];
/** Neighbors that lie this close side by side are neither north nor south of each other. */
const NEAR = { north: 0.5, east: 1 };

/** The states whose middle lies in a direction of another one, the nearest first: 'north of Virginia'. */
export function statesBeyond(direction: Direction, of: UsState): UsState[] {
  const from = MIDDLES[of];
  if (!from) return [];
  const isUpright = direction === 'north' || direction === 'south';
  const sign = direction === 'north' || direction === 'east' ? 1 : -1;
  const axis = isUpright ? 0 : 1;
  const distance = (state: UsState) =>
    Math.hypot(...(MIDDLES[state] ?? []).map((degrees, at) => degrees - (from[at] ?? 0)));
  return US_STATES.filter((state) => {
    const middle = MIDDLES[state];
    return middle && sign * (middle[axis] - from[axis]) > (isUpright ? NEAR.north : NEAR.east);
  }).toSorted((a, b) => distance(a) - distance(b));
}

export const beyondLabel = (direction: Direction, of: UsState): string =>
  `the states ${direction} of ${STATE_NAMES[of]}`;

/** The words for states in one direction. Their order tells of which state: California and Virginia have the same ones in the north. */
export function directionLabel(states: readonly UsState[]): string | undefined {
  labels ??= labelsOfAll();
  return labels.get(states.join());
}

let labels: ReadonlyMap<string, string> | undefined;

function labelsOfAll(): ReadonlyMap<string, string> {
  const all = US_STATES.flatMap((of) => DIRECTIONS.map((direction) => ({ of, direction })));
  return new Map(
    all.toReversed().flatMap(({ of, direction }) => {
      const beyond = statesBeyond(direction, of);
      return beyond.length > 2 ? [[beyond.join(), beyondLabel(direction, of)] as const] : [];
    }),
  );
}
