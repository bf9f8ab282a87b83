import type { Conversation, ExpectedTurn } from '../conversation.ts';

const search = (say: string, input: Record<string, unknown>, more: Partial<ExpectedTurn> = {}): Conversation => ({
  name: say,
  turns: [{ say, uses: [['search_boats', input]], ...more }],
});

/** A search that finds nothing, after which each limit is left out once. */
const fruitless = (say: string, input: Record<string, unknown>, limits: number): Conversation =>
  search(say, input, {
    uses: [['search_boats', input], ...Array.from({ length: limits }, () => ['read_boats'] as const)],
    says: ['any boats like that', 'Boats with one limit less'],
  });

/** Single questions with a single search, about price, length, age, type, place and trade. */
export const searches: readonly Conversation[] = [
  search('Show me center consoles under 300k', { type: 'Center Console', maxPrice: 300_000 }, { says: ['5 boats'] }),
  search(
    'center console under $100,000',
    { type: 'Center Console', maxPrice: 100_000 },
    {
      boats: ['2016 Osprey Reef 24', '2018 Osprey Reef 26', '2018 Larkwell Plover 26'],
    },
  ),
  search(
    'Find me a motor yacht between 1.2 and 2 million',
    { type: 'Motor Yacht', minPrice: 1_200_000, maxPrice: 2_000_000 },
    {
      boats: ['2018 Marlowe Regent 60'],
      says: ['$1,450,000', 'Miami'],
    },
  ),
  search('any bowriders for less than 50 grand?', { type: 'Bowrider', maxPrice: 50_000 }),
  search('I have a budget of 80k, what boats do you have?', { maxPrice: 80_000 }),
  search('boats from 100 to 200 thousand dollars', { minPrice: 100_000, maxPrice: 200_000 }),
  search('100-200k in Florida', { minPrice: 100_000, maxPrice: 200_000, state: 'FL' }),
  search('Looking for something around 150k', { minPrice: 127_500, maxPrice: 172_500 }),
  search(
    'yachts over a million',
    { type: 'Motor Yacht', minPrice: 1_000_000 },
    {
      boats: ['2018 Marlowe Regent 60', '2022 Marlowe Sovereign 78'],
    },
  ),
  search('half a million or less, sport fishing', { type: 'Sport Fishing', maxPrice: 500_000 }),
  search('show me boats at least 50 feet long', { minLength: 50 }),
  search('express cruisers between 30 and 36 feet', { type: 'Express Cruiser', minLength: 30, maxLength: 36 }),
  search(
    'Do you have a 24 foot dual console?',
    { type: 'Dual Console', minLength: 23, maxLength: 25 },
    {
      boats: ['2020 Trident Duet 24'],
    },
  ),
  search('boats under 25ft in Texas', { maxLength: 25, state: 'TX' }),
  search('a yacht longer than 15 meters', { type: 'Motor Yacht', minLength: 49.2 }),
  search(
    'fishing boats 2018 or newer',
    { types: ['Saltwater Fishing', 'Sport Fishing'], minYear: 2018 },
    {
      boats: [
        '2020 Sandpiper Flats 25',
        '2018 Pelican Shoal 27',
        '2023 Ironkeel Hunter 50',
        '2019 Silverfin Marlin 45',
      ],
    },
  ),
  search('boats built between 2015 and 2018 below 100k', { minYear: 2015, maxYear: 2018, maxPrice: 100_000 }),
  search('newer than 2020, over 200k', { minYear: 2021, minPrice: 200_000 }),
  search(
    'boats older than 2010',
    { maxYear: 2009 },
    {
      boats: ['2008 Northcape Voyager 47', '2005 Ironkeel Hunter 33', '2006 Heron Classic 29'],
    },
  ),
  search('Any Halcyon boats?', { query: 'halcyon' }, { boats: ['2019 Halcyon Breeze 28', '2021 Halcyon Gale 34'] }),
  search('show me a Marlowe Regent 52', { query: 'marlowe regent 52' }, { boats: ['2015 Marlowe Regent 52'] }),
  search(
    'I want a Windrose under 150k',
    { query: 'windrose', maxPrice: 150_000 },
    { boats: ['2013 Windrose Coastal 31'] },
  ),
  search('do you have a Soirée 36', { query: 'Soirée 36' }, { boats: ['2019 Avocet Soirée 36'] }),
  search('boats in Miami', { location: 'Miami' }, { boats: ['2019 Halcyon Breeze 28', '2018 Marlowe Regent 60'] }),
  search('what boats are there in Fort Lauderdale, FL', { location: 'Fort Lauderdale' }),
  search('bowriders in CA', { type: 'Bowrider', state: 'CA' }),
  search('anything in South Carolina?', { state: 'SC' }),
  search(
    'boats near Charleston under 150k',
    { near: 'Charleston, SC', withinMiles: 50, maxPrice: 150_000 },
    { boats: ['2022 Trident Duet 27'] },
  ),
  search('show me boats near 33139', { zip: '33139', sort: 'distance' }),
  search('boats whose owners accept bitcoin', { tradeFor: ['bitcoin'] }),
  search('who takes BTC for a center console?', { type: 'Center Console', tradeFor: ['bitcoin'] }),
  search('I want to trade my Porsche for a boat under 60k', { tradeFor: ['vehicles'], maxPrice: 60_000 }),
  search('swap my condo for a motor yacht', { type: 'Motor Yacht', tradeFor: ['real_estate'] }),
  search('boats I can get for gold or wine', { tradeFor: ['precious_metals', 'wine'] }),
  search('anyone taking horses or cattle for a boat?', { tradeFor: ['livestock'] }),
  search('find boats for my Rolex and my Harley', { tradeFor: ['motorcycles', 'jewelry'] }),
  search('cheapest boats in Florida', { state: 'FL', sort: 'price-low' }, { first: ['2016 Sandpiper Flats 22'] }),
  search(
    'show me the most expensive yachts',
    { type: 'Motor Yacht', sort: 'price-high' },
    {
      first: ['2022 Marlowe Sovereign 78'],
    },
  ),
  search('the longest boats you have', { sort: 'length' }, { first: ['2022 Marlowe Sovereign 78'] }),
  search('show me boats', {}, { says: ['32 boats'] }),
  search(
    '2019 sportfish in NC with a price up to $700,000',
    {
      type: 'Sport Fishing',
      minYear: 2019,
      maxYear: 2019,
      state: 'NC',
      maxPrice: 700_000,
    },
    { boats: ['2019 Silverfin Marlin 45'] },
  ),
  fruitless(
    'We are a family of four looking for a nice dual console, max 100k',
    { type: 'Dual Console', minCapacity: 4, maxPrice: 100_000 },
    3,
  ),
  search(
    "I'd love a yacht for weekends with friends, no more than 400k, at least 40 feet",
    {
      type: 'Motor Yacht',
      maxPrice: 400_000,
      minLength: 40,
    },
    { boats: ['2008 Northcape Voyager 47', '2015 Corsair Ketch 41'] },
  ),
  search('less than 10 years old express cruiser in Texas', {
    type: 'Express Cruiser',
    minYear: new Date().getFullYear() - 10,
    state: 'TX',
  }),
  search("I'm after a 30 to 35 ft express under 180", {
    type: 'Express Cruiser',
    maxPrice: 180_000,
    minLength: 30,
    maxLength: 35,
  }),
  search('center console, 2016+, under 200k, miami', {
    type: 'Center Console',
    location: 'Miami',
    maxPrice: 200_000,
    minYear: 2016,
  }),
  search('can i trade my house in tampa for a yacht?', { type: 'Motor Yacht', tradeFor: ['real_estate'] }),
  search('does anyone want a 1967 mustang for a boat', { tradeFor: ['vehicles'] }),
  search('$35,000-$60,000 bowriders', { type: 'Bowrider', minPrice: 35_000, maxPrice: 60_000 }),
  search('my budget is 75000', { maxPrice: 75_000 }),
  fruitless('one million dollar yachts', { type: 'Motor Yacht', minPrice: 850_000, maxPrice: 1_150_000 }, 3),
  search('how many boats are listed?', {}, { says: ['32 boats'] }),
  search('boats with low hours', { maxEngineHours: 300 }, { says: ['at most 300'] }),
  search('Do you have the Regent 60?', { query: 'Regent 60' }, { boats: ['2018 Marlowe Regent 60'] }),
  search('less than half a million in New York', { state: 'NY', maxPrice: 500_000 }),
  search('any deals?', { sort: 'price-low' }, { first: ['2010 Pelican Shoal 20'] }),
  {
    name: 'a make that nobody lists falls back to the rest',
    turns: [
      {
        say: 'Sunseeker yachts under 600k',
        uses: [
          ['search_boats', { type: 'Motor Yacht', query: 'sunseeker', maxPrice: 600_000 }],
          ['search_boats', { type: 'Motor Yacht', maxPrice: 600_000 }],
        ],
        says: ['any boats like that', 'sunseeker'],
      },
    ],
  },
  {
    name: 'nothing there, but elsewhere',
    turns: [
      {
        say: 'bowriders in Maryland',
        uses: [
          ['search_boats', { type: 'Bowrider', state: 'MD' }],
          ['search_boats', { type: 'Bowrider', near: 'Maryland' }],
        ],
        says: ['There are none in Maryland right now', 'In other places'],
      },
    ],
  },
  {
    name: 'nothing anywhere',
    turns: [
      {
        say: 'boats over 20 million',
        uses: [['search_boats', { minPrice: 20_000_000 }]],
        says: ['any boats like that'],
        boats: [],
      },
    ],
  },
];
