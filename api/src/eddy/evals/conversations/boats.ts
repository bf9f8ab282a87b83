import { boat, type Conversation } from '../conversation.ts';

/** Details, comparisons and values of boats. */
export const boats: readonly Conversation[] = [
  {
    name: 'compare the first two',
    turns: [
      { say: 'center consoles in Texas', uses: [['search_boats']] },
      {
        say: 'compare the first two',
        uses: [['boat_details', { boatIds: [boat('2022 Stormcrest Bolt 39'), boat('2018 Osprey Reef 26')] }]],
        shows: 'table',
        says: ['$89,500'],
      },
    ],
  },
  {
    name: 'compare by position in the list',
    turns: [
      {
        say: 'dual consoles',
        uses: [['search_boats']],
        first: ['2014 Gannet Twin 22', '2022 Trident Duet 27', '2020 Trident Duet 24'],
      },
      {
        say: 'compare the first and the third',
        uses: [['boat_details', { boatIds: [boat('2014 Gannet Twin 22'), boat('2020 Trident Duet 24')] }]],
        shows: 'table',
      },
    ],
  },
  {
    name: 'which is better',
    turns: [
      { say: 'dual consoles', uses: [['search_boats']] },
      { say: 'which one is better?', uses: [['boat_details']], shows: 'table' },
    ],
  },
  { name: 'nothing to compare', turns: [{ say: 'compare them', uses: [], says: ['Which boats'] }] },
  {
    name: 'who owns it',
    turns: [
      { say: 'boats in Seattle', uses: [['search_boats']], boats: ['2013 Windrose Coastal 31'] },
      {
        say: 'who is the owner?',
        uses: [['boat_details', { boatIds: [boat('2013 Windrose Coastal 31')] }]],
        says: ['Mei'],
        never: [/Secret|@|555/],
      },
    ],
  },
  {
    name: 'what the owner takes',
    turns: [
      { say: 'boats in Seattle', uses: [['search_boats']] },
      { say: 'what does the owner take in trade for it?', uses: [['boat_details']], says: ['Collectibles', 'Art'] },
    ],
  },
  {
    name: 'the condition',
    turns: [
      { say: 'boats in Montauk', uses: [['search_boats']], boats: ['2023 Ironkeel Hunter 50'] },
      { say: 'what condition is it in?', uses: [['boat_details']], says: ['in good condition', '$1,150,000'] },
    ],
  },
  {
    name: 'a boat that does not exist',
    turns: [
      { say: 'tell me about boat 987654', uses: [['boat_details', { boatIds: [987_654] }]], says: ['doesn’t exist'] },
    ],
  },
  {
    name: 'is it a fair price',
    turns: [
      { say: 'express cruisers in Florida', uses: [['search_boats']] },
      {
        say: 'is the Avocet a fair price?',
        uses: [['market_value', { boatId: boat('2017 Avocet Soirée 33') }]],
        says: ['$172,000', /compared \d+ boats/],
        shows: 'table',
      },
    ],
  },
  {
    name: 'what is the second one worth',
    turns: [
      { say: 'center consoles in Florida', uses: [['search_boats']] },
      { say: "what's the second one worth?", uses: [['market_value', { boatId: boat('2016 Osprey Reef 24') }]] },
    ],
  },
  {
    name: 'the value of my boat',
    turns: [
      {
        say: 'What is my boat worth?',
        uses: [
          ['my_boats', {}],
          ['market_value', { boatId: boat('2020 Larkwell Tern 32') }],
        ],
        says: ['$185,000', 'comparable'],
      },
    ],
  },
  {
    name: 'no boat of my own',
    as: 'Noa',
    turns: [{ say: 'how much is my boat worth?', uses: [['my_boats', {}]], says: ['no active listing'] }],
  },
  {
    name: 'which of my boats',
    as: 'Fay',
    turns: [{ say: "what's my boat worth", uses: [['my_boats', {}]], says: ['several boats'] }],
  },
  {
    name: 'the value of my boat by name',
    as: 'Fay',
    turns: [
      {
        say: 'what is my Corsair boat worth',
        uses: [
          ['my_boats', {}],
          ['market_value', { boatId: boat('2015 Corsair Ketch 41') }],
        ],
      },
    ],
  },
  {
    name: 'the value of a described boat',
    turns: [
      {
        say: 'What is a 2019 express cruiser of 34 feet worth?',
        uses: [['market_value', { type: 'Express Cruiser', year: 2019, length: 34 }]],
        says: [/\d comparable boats are listed at \$/],
      },
    ],
  },
  {
    name: 'a value that cannot be estimated',
    turns: [
      { say: 'what is a 1970 bowrider of 60 feet worth', uses: [['market_value']], says: ['any comparable boats'] },
    ],
  },
  {
    name: 'my listings',
    turns: [
      { say: 'show my listings', uses: [['my_boats', {}]], says: ['1 listing', '2020 Larkwell Tern 32', '$185,000'] },
    ],
  },
  {
    name: 'my two boats',
    as: 'Fay',
    turns: [{ say: 'what boats do I have listed?', uses: [['my_boats', {}]], says: ['2 listings'] }],
  },
  {
    name: 'no listings',
    as: 'Noa',
    turns: [{ say: 'my boats', uses: [['my_boats', {}]], says: ['any listings yet'] }],
  },
];
