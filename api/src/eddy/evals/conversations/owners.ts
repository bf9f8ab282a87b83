import { boat, type Conversation } from '../conversation.ts';

/** Names that several boats share, owners by their first name, and comparisons of named boats. */
export const owners: readonly Conversation[] = [
  {
    name: 'what an owner has listed',
    turns: [
      {
        say: 'I met Greta at the dock, what has Greta got listed?',
        uses: [['search_boats', { seller: 'eddy-greta' }]],
        says: ['Greta has 5 boats listed'],
      },
      { say: 'and Omar?', uses: [['search_boats', { seller: 'eddy-omar' }]], says: ['Omar has 5 boats listed'] },
    ],
  },
  {
    name: 'an owner with a typo and a limit',
    turns: [
      {
        say: 'which boats does hnak sell under 60k',
        uses: [['search_boats', { seller: 'eddy-hank', maxPrice: 60_000 }]],
        boats: ['2016 Sandpiper Flats 22', '2010 Pelican Shoal 20'],
      },
    ],
  },
  {
    name: 'nobody of that name',
    turns: [{ say: 'what does Zebulon have listed?', uses: [], says: ['No owner here has the first name Zebulon'] }],
  },
  {
    name: 'other boats of the same owner',
    turns: [
      { say: 'tell me about the Windrose Coastal 31', uses: [['boat_details']] },
      {
        say: 'does she have anything else?',
        uses: [['search_boats', { seller: 'eddy-mei' }]],
        says: ['Mei has 4 boats listed'],
      },
    ],
  },
  {
    name: 'a model word that two boats share',
    turns: [
      {
        say: 'how long is the Voyager?',
        uses: [['search_boats', { query: 'Voyager' }]],
        says: ['2011 Northcape Voyager 55', '2008 Northcape Voyager 47', 'Which boat'],
      },
      {
        say: 'the one in Norfolk',
        uses: [['boat_details', { boatIds: [boat('2011 Northcape Voyager 55')] }]],
        says: ['It’s 55 ft long'],
      },
    ],
  },
  {
    name: 'a year tells two boats of a make apart',
    turns: [
      {
        say: 'how many hours does the 2018 Osprey have?',
        uses: [['boat_details', { boatIds: [boat('2018 Osprey Reef 26')] }]],
        says: ['engine hours'],
      },
    ],
  },
  {
    name: 'an owner tells two boats of a make apart',
    turns: [
      {
        say: "what's the price of Luis's Osprey?",
        uses: [['boat_details', { boatIds: [boat('2018 Osprey Reef 26')] }]],
        says: ['$89,500'],
      },
    ],
  },
  {
    name: 'a make written as two words',
    turns: [
      {
        say: 'tell me about the bright water',
        uses: [['boat_details', { boatIds: [boat('2017 Brightwater Lagoon 25')] }]],
      },
    ],
  },
  {
    name: 'which of two is longer',
    turns: [
      {
        say: 'which is longer, the 2015 Marlowe or the Voyager 55?',
        uses: [['boat_details', { boatIds: [boat('2015 Marlowe Regent 52'), boat('2011 Northcape Voyager 55')] }]],
        says: ['That would be the 2011 Northcape Voyager 55: 55 ft'],
        shows: 'table',
      },
      { say: 'which one is cheaper?', uses: [['boat_details']], says: ['That would be the 2011 Northcape Voyager 55'] },
    ],
  },
  {
    name: 'an offer for one of two, told by its year',
    turns: [
      {
        say: 'offer 60k for the Osprey',
        uses: [['search_boats', { query: 'osprey' }]],
        says: ['2018 Osprey Reef 26', '2016 Osprey Reef 24'],
      },
      {
        say: 'the 2016',
        uses: [['draft_offer', { boatId: boat('2016 Osprey Reef 24'), cash: 60_000 }]],
        shows: 'proposal',
        click: 'dismiss',
      },
    ],
  },
];
