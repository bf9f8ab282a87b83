import type { UsState } from '@tradewind/domain/geography';
import type { Chance } from '../../random.ts';

/** Draws names that no list contains, from syllables, each only once. */
export interface Names {
  make(): string;
  modelWord(): string;
  firstName(): string;
  lastName(): string;
  town(): string;
}

const STARTS = [
  'Br',
  'Tr',
  'K',
  'V',
  'Dr',
  'M',
  'Q',
  'H',
  'L',
  'P',
  'R',
  'S',
  'T',
  'W',
  'Y',
  'Z',
  'C',
  'F',
  'Gl',
  'Sk',
  'N',
  'J',
] as const;
const MIDDLES = ['e', 'a', 'o', 'i', 'u', 'ai', 'ea', 'ou', 'y'] as const;
const CORES = ['nd', 'rv', 'lt', 'rk', 'mb', 'ld', 'v', 'z', 'n', 'rr', 'll', 'st', 'd', 'g', 'lm'] as const;
const ENDS = [
  'wick',
  'aro',
  'mere',
  'ine',
  'dor',
  'ova',
  'aine',
  'holt',
  'ette',
  'und',
  'ano',
  'ith',
  'esco',
  'ulan',
  'ax',
] as const;
const FIRST_ENDS = ['a', 'is', 'o', 'ina', 'el', 'wyn', 'rik', 'ette', 'an', 'ira', 'us', 'ielle'] as const;
const LAST_ENDS = ['berg', 'ington', 'owski', 'anov', 'ström', 'elli', 'quist', 'hauser', 'ovic', 'moor'] as const;
const TOWN_STARTS = ['Port', 'Cape', 'Lake', 'Fort', 'Point', 'Old', 'East', 'St.'] as const;
const TOWN_ENDS = ['haven', 'ville', 'ton', ' Harbor', ' Beach', ' Cove', ' Landing', 'port'] as const;

export function names(chance: Chance): Names {
  const used = new Set<string>();
  const once = (draw: () => string) => {
    for (;;) {
      const name = draw();
      const key = name.toLowerCase().slice(0, 5);
      if (used.has(key)) continue;
      used.add(key);
      return name;
    }
  };
  const stem = () => chance.pick(STARTS) + chance.pick(MIDDLES) + chance.pick(CORES);
  return {
    make: () => once(() => stem() + chance.pick(ENDS)),
    modelWord: () => once(() => stem() + chance.pick(ENDS).slice(0, 3)),
    firstName: () => once(() => stem() + chance.pick(FIRST_ENDS)),
    lastName: () => once(() => stem() + chance.pick(LAST_ENDS)),
    town: () =>
      once(() =>
        chance.next() < 0.5
          ? `${chance.pick(TOWN_STARTS)} ${stem()}${chance.pick(MIDDLES)}`
          : stem() + chance.pick(TOWN_ENDS),
      ),
  };
}

/** Towns that exist, by state; a world uses some states and adds invented towns. */
export const TOWNS: Partial<Record<UsState, readonly [string, ...string[]]>> = {
  // All on the Gulf: a region is a list of states here, and Eddy leaves the Atlantic towns out.
  FL: ['Clearwater', 'Pensacola', 'Fort Myers', 'Sarasota', 'Naples'],
  GA: ['Brunswick', 'Savannah'],
  SC: ['Georgetown', 'Hilton Head'],
  NC: ['Wilmington', 'Oriental'],
  VA: ['Hampton', 'Virginia Beach'],
  MD: ['Solomons', 'Ocean City'],
  NJ: ['Cape May', 'Atlantic City'],
  NY: ['Freeport', 'Port Jefferson'],
  CT: ['Mystic', 'Stamford'],
  RI: ['Newport', 'Bristol'],
  MA: ['Gloucester', 'Plymouth'],
  ME: ['Rockland', 'Portland'],
  AL: ['Orange Beach', 'Fairhope'],
  MS: ['Biloxi', 'Gulfport'],
  LA: ['Slidell', 'Grand Isle'],
  TX: ['Rockport', 'Kemah', 'Port Isabel'],
  CA: ['Long Beach', 'Oxnard', 'Monterey'],
  OR: ['Astoria', 'Brookings'],
  WA: ['Bellingham', 'Everett', 'Gig Harbor'],
  MI: ['Holland', 'Muskegon'],
};

/** Groups of states by the names that people give them. */
export const REGIONS: readonly { names: readonly string[]; states: readonly UsState[] }[] = [
  {
    names: [
      'on the Gulf coast',
      'along the gulf',
      'on the Gulf of Mexico',
      'in the gulf states',
      'around the Gulf Coast',
    ],
    states: ['TX', 'LA', 'MS', 'AL', 'FL'],
  },
  {
    names: ['in New England', 'up in New England', 'somewhere in New England'],
    states: ['ME', 'NH', 'VT', 'MA', 'RI', 'CT'],
  },
  { names: ['in the Pacific Northwest', 'in the PNW'], states: ['WA', 'OR'] },
  { names: ['on the west coast', 'on the Pacific coast', 'along the West Coast'], states: ['CA', 'OR', 'WA'] },
  { names: ['in the Carolinas', 'in either of the Carolinas', 'around the Carolinas'], states: ['NC', 'SC'] },
];
