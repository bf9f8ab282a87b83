import { boat, type Conversation, type ExpectedTurn } from '../conversation.ts';

const search = (say: string, input: Record<string, unknown>, more: Partial<ExpectedTurn> = {}): Conversation => ({
  name: say,
  turns: [{ say, uses: [['search_boats', input]], ...more }],
});

const statistics = (say: string, input: Record<string, unknown>, ...says: string[]): Conversation => ({
  name: say,
  turns: [{ say, uses: [['boat_statistics', input]], says }],
});

/** Abbreviations, less common limits, places with fallbacks, and counts by type, state and make. */
export const narrower: readonly Conversation[] = [
  search('any dcs in florida?', { type: 'Dual Console', state: 'FL' }, { boats: ['2020 Trident Duet 24'] }),
  search('DC or CC, sub 40k', { types: ['Dual Console', 'Center Console'], maxPrice: 40_000 }),
  search('fl boats under 60k', { state: 'FL', maxPrice: 60_000 }),
  search('walkaround under 100k', { type: 'Saltwater Fishing', maxPrice: 100_000 }, { says: ['no type for'] }),
  search('yatch under 400k', { type: 'Motor Yacht', maxPrice: 400_000 }),
  search('price ceiling 90k', { maxPrice: 90_000 }),
  search('under 100k and newer than 2015', { maxPrice: 100_000, minYear: 2016 }),
  search('at most 24 ft 6 in', { maxLength: 24.5 }),
  search('8-10 m boats', { minLength: 26.2, maxLength: 32.8 }),
  search("'18 or newer", { minYear: 2018 }),
  search('beam under 11 feet', { maxBeam: 11 }),
  search('low six figures', { minPrice: 100_000, maxPrice: 350_000 }),
  search('between one and two million', { minPrice: 1_000_000, maxPrice: 2_000_000 }),
  search('price is less than or equal to 50000', { maxPrice: 50_000 }),
  search('I have 3 bitcoin to spend', { tradeFor: ['bitcoin'] }, { says: ['worth in dollars'] }),
  search('boats in Miami or Tampa', { locations: ['Miami', 'Tampa'] }, { says: ['4 boats'] }),
  search('within 100 miles of Miami', { near: 'Miami, FL', withinMiles: 100 }, { says: ['within 100 miles of Miami'] }),
  search('bowriders in SoCal', { type: 'Bowrider', state: 'CA' }, { says: ['only Southern California'] }),
  search('pontoon boats', { query: 'pontoon' }, { says: ['There is no type', 'Bowrider'], boats: [] }),
  {
    name: 'the rest of a state',
    turns: [
      {
        say: 'boats in dallas',
        uses: [
          ['search_boats', { location: 'Dallas' }],
          ['search_boats', { state: 'TX', near: 'Dallas, TX' }],
        ],
        says: ['none in Dallas', 'In the rest of Texas', '6 boats', 'nearest is the 2012 Kestrel Nimbus 21'],
      },
    ],
  },
  {
    name: 'a town that nobody knows',
    turns: [
      {
        say: 'yachts in monaco',
        uses: [
          ['search_boats', { type: 'Motor Yacht', location: 'Monaco' }],
          ['search_boats', { type: 'Motor Yacht' }],
        ],
        says: ['In other places'],
      },
    ],
  },
  {
    name: 'close to a city',
    turns: [
      {
        say: 'is the Reef 26 close to Austin?',
        uses: [['how_far', { boatIds: [boat('2018 Osprey Reef 26')], from: 'Austin, TX' }]],
        says: ['150 miles'],
      },
    ],
  },
  statistics('which brand has the most boats', { by: 'make' }, 'Marlowe has the most: 3 boats'),
  statistics('what state has the fewest boats', { by: 'state' }, 'each have the fewest: 1 boat'),
  statistics('how many makes are there', { by: 'make' }, '18 makes'),
  statistics('cheapest boat in each state', { by: 'state' }, 'Alabama ($19,500), Texas ($24,900)'),
  statistics('which type is cheapest on average', { by: 'type' }, 'Bowrider ($37,100)'),
  statistics('are there more boats in texas or florida', { by: 'state', states: ['TX', 'FL'] }, 'Florida has the most'),
  statistics('what percentage of boats are in florida', { by: 'state' }, '13 of 32 boats, about 41%'),
];
