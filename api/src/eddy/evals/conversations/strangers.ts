import { boat, type Conversation } from '../conversation.ts';

/** The style of people who have never used Eddy: typos, several wishes at once, and off-topic questions. */
export const strangers: readonly Conversation[] = [
  { name: 'a typo', turns: [{ say: 'somethign in texas', uses: [['search_boats', { state: 'TX' }]] }] },
  {
    name: 'swapped letters',
    turns: [
      {
        say: 'motor yahct in miami',
        uses: [['search_boats', { type: 'Motor Yacht', location: 'Miami' }]],
        boats: ['2018 Marlowe Regent 60'],
      },
    ],
  },
  {
    name: 'then for than',
    turns: [
      {
        say: 'express cruser less then 150k',
        uses: [['search_boats', { type: 'Express Cruiser', maxPrice: 150_000 }]],
      },
    ],
  },
  {
    name: 'two types',
    turns: [
      {
        say: 'bowriders or dual consoles under 50k',
        uses: [['search_boats', { types: ['Bowrider', 'Dual Console'], maxPrice: 50_000 }]],
        boats: [
          '2012 Kestrel Nimbus 21',
          '2020 Kestrel Nimbus 23',
          '2017 Brightwater Lagoon 25',
          '2014 Gannet Twin 22',
        ],
      },
    ],
  },
  {
    name: 'two states',
    turns: [
      {
        say: 'boats over 1m in California or Florida',
        uses: [['search_boats', { minPrice: 1_000_000, states: ['CA', 'FL'] }]],
        boats: ['2018 Marlowe Regent 60', '2022 Marlowe Sovereign 78'],
      },
    ],
  },
  {
    name: 'more than a state',
    turns: [
      {
        say: 'got anything in the Carolinas?',
        uses: [['search_boats', { states: ['NC', 'SC'] }]],
        says: ['3 boats'],
      },
    ],
  },
  {
    name: 'a roadster and its value',
    as: 'Noa',
    turns: [
      {
        say: 'I own a 1967 roadster worth 85 grand. who would take it?',
        uses: [['who_would_trade', { asset: 'vehicles', value: 85_000 }]],
        says: ['which you’re offering'],
      },
    ],
  },
  {
    name: 'a cabin and its value',
    as: 'Noa',
    turns: [
      {
        say: 'what would I get for my cabin in the mountains, worth about 220k',
        uses: [['who_would_trade', { asset: 'real_estate', value: 220_000 }]],
        says: ['2021 Halcyon Gale 34'],
      },
    ],
  },
  {
    name: 'the most expensive one and its owner',
    turns: [
      {
        say: 'show the most expensive boat',
        uses: [['search_boats', { sort: 'price-high' }]],
        says: ['The highest price is $3,900,000'],
      },
      {
        say: 'who owns it',
        uses: [['boat_details', { boatIds: [boat('2022 Marlowe Sovereign 78')] }]],
        says: ['Omar'],
      },
      {
        say: 'ask him if he would take my cabin',
        uses: [
          ['draft_message', { boatId: boat('2022 Marlowe Sovereign 78'), text: /whether you would take my cabin\?/ }],
        ],
        shows: 'proposal',
        click: 'dismiss',
      },
    ],
  },
  {
    name: 'coins are not dollars',
    turns: [
      {
        say: "I've got 2 BTC and want a dual console",
        uses: [['search_boats', { type: 'Dual Console', tradeFor: ['bitcoin'] }]],
        boats: ['2020 Trident Duet 24'],
      },
    ],
  },
  {
    name: 'the location of the condo is not that of the boat',
    turns: [
      {
        say: 'anything that the owner would swap for a condo in Tampa',
        uses: [['search_boats', { tradeFor: ['real_estate'] }]],
      },
    ],
  },
  {
    name: 'berths',
    turns: [
      { say: 'something that sleeps 6', uses: [['search_boats', { minSleeps: 6 }]], says: ['any boats like that'] },
    ],
  },
  {
    name: 'which sleeps most',
    turns: [
      { say: 'express cruisers over 150k', uses: [['search_boats']] },
      {
        say: 'which of these sleeps the most?',
        uses: [['search_boats', { type: 'Express Cruiser', order: 'most-berths', minPrice: 150_000 }]],
        says: ['It’s a tie', 'berths for 4 each'],
      },
    ],
  },
  {
    name: 'another coin',
    turns: [{ say: 'can I pay with dogecoin?', uses: [['search_boats', { tradeFor: ['cryptocurrency'] }]] }],
  },
  {
    name: 'what the agent should do',
    turns: [
      {
        say: 'tell my agent to look for center consoles in florida under 200k',
        uses: [['set_preferences', { types: ['Center Console'], maxPrice: 200_000, minPrice: 0, location: 'Florida' }]],
        says: ['Nothing changes until you click'],
        shows: 'proposal',
        click: 'dismiss',
      },
    ],
  },
  {
    name: 'what the agent found',
    turns: [
      { say: 'has my agent found anything?', uses: [['agent_findings', {}]], says: ['hasn’t found anything yet'] },
      { say: 'what negotiations do I have?', uses: [['agent_findings', {}]] },
    ],
  },
  {
    name: 'the kinds of boats',
    turns: [
      { say: 'what kinds of boats do you have?', uses: [], says: ['seven types', 'Bowrider'] },
      {
        say: "what's the difference between a center console and a dual console?",
        uses: [],
        says: ['middle of an open deck', 'two consoles'],
      },
    ],
  },
  {
    name: 'a wish taken back',
    turns: [
      {
        say: 'yachts in Maryland that take gold',
        uses: [['search_boats', { type: 'Motor Yacht', state: 'MD', tradeFor: ['precious_metals'] }]],
      },
      { say: 'forget the gold', uses: [['search_boats', { type: 'Motor Yacht', state: 'MD' }]] },
    ],
  },
  {
    name: 'the second of an empty list',
    turns: [{ say: 'the second one', uses: [], says: ['Which boat do you mean?'] }],
  },
  {
    name: 'cheaper than nothing found',
    turns: [
      {
        say: 'dual consoles between 60 and 70 thousand',
        uses: [
          ['search_boats', { type: 'Dual Console', minPrice: 60_000, maxPrice: 70_000 }],
          ['read_boats'],
          ['read_boats'],
          ['read_boats'],
        ],
        says: ['any boats like that', 'Boats with one limit less'],
      },
      {
        say: 'somethign cheaper',
        uses: [['search_boats', { type: 'Dual Console', maxPrice: 59_999, sort: 'price-low' }]],
        boats: ['2014 Gannet Twin 22'],
      },
    ],
  },
  {
    name: 'a human',
    turns: [{ say: 'can you get me a human?', uses: [], says: ['You reach the team of Tradewind Yacht Brokerage'] }],
  },
  {
    name: 'what another user said',
    turns: [
      { say: 'what did Dana say?', uses: [['my_conversations']], says: ['Dana', 'you sent the last message'] },
      { say: 'what did Marisol say?', uses: [['my_conversations']], says: ['don’t see anyone with that name'] },
    ],
  },
  {
    name: 'off topic',
    turns: [
      { say: 'lol', uses: [], says: ['What can I find for you?'] },
      { say: 'no thanks', uses: [], says: ['No problem'] },
      { say: "I don't like these", uses: [], says: ['What should I change'] },
      { say: 'who is the president', uses: [], says: ['off my chart'] },
      { say: 'tell me about tradewind', uses: [], says: ['Owners list a boat'] },
    ],
  },
];
