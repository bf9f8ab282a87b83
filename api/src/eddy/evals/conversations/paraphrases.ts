import { boat, type Conversation, type ExpectedTurn } from '../conversation.ts';

const search = (say: string, input: Record<string, unknown>, more: Partial<ExpectedTurn> = {}): Conversation => ({
  name: say,
  turns: [{ say, uses: [['search_boats', input]], ...more }],
});
const told = (say: string, ...says: (string | RegExp)[]): Conversation => ({
  name: say,
  turns: [{ say, uses: [], says }],
});

/** The same wishes in the words of many people: slang, negations, several limits at once, other languages. */
const searches: readonly Conversation[] = [
  search('yo lookin for a center console, dont wanna spend more than 150, prefer texas', {
    type: 'Center Console',
    maxPrice: 150_000,
    state: 'TX',
  }),
  search('got about half a mil to spend, needs to sleep 4 at least, nothing older than 2012 pls', {
    maxPrice: 500_000,
    minSleeps: 4,
    minYear: 2012,
  }),
  search('any sportfishers outside of florida?', { type: 'Sport Fishing', notStates: ['FL'] }),
  search('anything but a bowrider under 60 grand', { notTypes: ['Bowrider'], maxPrice: 60_000 }),
  search('my wife hates center consoles. what else you got under 100k', {
    notTypes: ['Center Console'],
    maxPrice: 100_000,
  }),
  search('under 200k but not center console and not in texas or florida', {
    maxPrice: 200_000,
    notTypes: ['Center Console'],
    notStates: ['TX', 'FL'],
  }),
  search('any boats that arent marlowes over 300k', { notMakes: ['marlowe'], minPrice: 300_000 }),
  search('marlowe or northcape yachts', { type: 'Motor Yacht', makes: ['marlowe', 'northcape'] }),
  search('do you have a Regnt 60?', { query: 'Regent 60' }, { boats: ['2018 Marlowe Regent 60'] }),
  search('i need at least 45 feet but not more than 60, around a million', {
    minLength: 45,
    maxLength: 60,
    minPrice: 850_000,
    maxPrice: 1_150_000,
  }),
  search('price between 50000 and 90000 usd, length 22-26ft, year 2015-2020', {
    minPrice: 50_000,
    maxPrice: 90_000,
    minLength: 22,
    maxLength: 26,
    minYear: 2015,
    maxYear: 2020,
  }),
  search('5 cheapest boats in florida', { sort: 'price-low', limit: 5, state: 'FL' }),
  search(
    'newest center console',
    { type: 'Center Console', order: 'newest-built' },
    { first: ['2022 Stormcrest Bolt 39'] },
  ),
  search('which boats have less than 150 hours?', { maxEngineHours: 149 }),
  search(
    'how many center consoles take bitcoin',
    { type: 'Center Console', tradeFor: ['bitcoin'] },
    { says: ['2 boats'] },
  ),
  search(
    'quiero un yate en florida entre 1 y 2 millones',
    { type: 'Motor Yacht', state: 'FL', minPrice: 1_000_000, maxPrice: 2_000_000 },
    { says: ['He encontrado un barco', '$1,450,000'] },
  ),
  search(
    'ich suche eine Motoryacht unter 500.000 Dollar, nicht in Florida',
    { type: 'Motor Yacht', maxPrice: 500_000, notStates: ['FL'] },
    { says: ['Ich habe ein Boot gefunden'] },
  ),
  search(
    'je cherche un bateau à plus de 2 millions de dollars',
    { minPrice: 2_000_000 },
    { says: ['J’ai trouvé un bateau'] },
  ),
  {
    name: 'a bare range',
    turns: [
      { say: 'something between 30 and 40', uses: [], says: ['feet or the price'] },
      { say: 'feet', uses: [['search_boats', { minLength: 30, maxLength: 40 }]] },
    ],
  },
  {
    name: 'near me',
    turns: [
      {
        say: 'bowriders near me',
        uses: [
          ['search_boats', { type: 'Bowrider', near: 'Miami, FL', withinMiles: 50 }],
          ['search_boats', { type: 'Bowrider', near: 'Miami, FL' }],
        ],
        says: ['none within 50 miles of Miami'],
      },
      { say: 'austin texas', uses: [['search_boats']] },
    ],
  },
  {
    name: 'a new type is a new search',
    turns: [
      { say: 'motor yachts over 1m', uses: [['search_boats']] },
      {
        say: 'the two cheapest center consoles',
        uses: [['search_boats', { type: 'Center Console', sort: 'price-low', limit: 2 }]],
        boats: ['2016 Osprey Reef 24', '2018 Osprey Reef 26'],
      },
    ],
  },
  {
    name: 'averages and counts',
    turns: [
      {
        say: 'average price of a motor yacht?',
        uses: [['boat_statistics', { type: 'Motor Yacht' }]],
        says: ['$1,225,667', '6 listings'],
      },
      {
        say: 'how many boats per state',
        uses: [['boat_statistics', { by: 'state' }]],
        shows: 'table',
        says: ['Florida'],
      },
    ],
  },
  {
    name: 'like another boat',
    turns: [
      {
        say: 'something like the gannet but bigger',
        uses: [['boat_details'], ['search_boats', { type: 'Dual Console', minLength: 22.1 }]],
        says: ['2 boats'],
      },
    ],
  },
];

/** Boats by name, references, cards that words change, and the user's own things. */
const dialogues: readonly Conversation[] = [
  {
    name: 'a boat by its name, and on from there',
    turns: [
      {
        say: 'info on the stormcrest bolt',
        uses: [['boat_details', { boatIds: [boat('2022 Stormcrest Bolt 39')] }]],
        says: ['$489,000'],
      },
      { say: 'and how many hours on her', uses: [['boat_details']], says: ['140 engine hours'] },
      {
        say: 'how far is that from Tampa?',
        uses: [['how_far', { boatIds: [boat('2022 Stormcrest Bolt 39')], from: 'Tampa, FL' }]],
        says: ['miles'],
      },
      { say: 'and from 33139', uses: [['how_far', { boatIds: [boat('2022 Stormcrest Bolt 39')], from: '33139' }]] },
      { say: 'is that a good price', uses: [['market_value', { boatId: boat('2022 Stormcrest Bolt 39') }]] },
    ],
  },
  {
    name: 'boats compared by name',
    turns: [
      {
        say: 'hunter 33 or hunter 50, which is cheaper',
        uses: [['boat_details', { boatIds: [boat('2005 Ironkeel Hunter 33'), boat('2023 Ironkeel Hunter 50')] }]],
        says: ['That would be the 2005 Ironkeel Hunter 33: $98,000'],
        shows: 'table',
      },
    ],
  },
  {
    name: 'the cheaper one',
    turns: [
      { say: 'center consoles in texas', uses: [['search_boats']] },
      { say: 'whats the cheaper one', uses: [['boat_details', { boatIds: [boat('2018 Osprey Reef 26')] }]] },
    ],
  },
  {
    name: 'an offer piece by piece',
    turns: [
      { say: "i'd like to make an offer on the gannet", uses: [], says: ['What would you like to offer'] },
      { say: '25k', uses: [['draft_offer', { boatId: boat('2014 Gannet Twin 22'), cash: 25_000 }]], shows: 'proposal' },
      {
        say: 'make it 28',
        uses: [
          ['drop_drafts', {}],
          ['draft_offer', { boatId: boat('2014 Gannet Twin 22'), cash: 28_000 }],
        ],
        says: ['until you click'],
      },
      { say: 'actually nevermind, dont send it', uses: [['drop_drafts', {}]], says: ['Nothing was sent'] },
      { say: 'yes', uses: [], never: [/sent your/i] },
    ],
  },
  {
    name: 'an own boat by its model',
    turns: [
      {
        say: 'swap my tern plus 10k for the avocet soiree 36',
        uses: [
          ['my_boats', { quietly: true }],
          [
            'draft_offer',
            { boatId: boat('2019 Avocet Soirée 36'), cash: 10_000, myBoatId: boat('2020 Larkwell Tern 32') },
          ],
        ],
        shows: 'proposal',
      },
    ],
  },
  {
    name: 'which of my boats is offered',
    as: 'Fay',
    turns: [
      { say: 'offer my boat plus 10k for the gale 34', uses: [['my_boats', {}]], says: ['Which one'] },
      {
        say: 'the plover',
        uses: [
          ['my_boats', { quietly: true }],
          [
            'draft_offer',
            { boatId: boat('2021 Halcyon Gale 34'), cash: 10_000, myBoatId: boat('2018 Larkwell Plover 26') },
          ],
        ],
      },
    ],
  },
  {
    name: 'saved boats',
    turns: [{ say: 'show my saved boats', uses: [['saved_boats', {}]], says: ['haven’t saved'] }],
  },
  { name: 'own trades', turns: [{ say: 'any offers on my boat?', uses: [['my_trades', {}]] }] },
  {
    name: 'coins need a price',
    turns: [
      {
        say: 'I have 0.9 BTC, what can I get',
        uses: [['who_would_trade', { asset: 'bitcoin', coins: 0.9 }]],
        never: [/\$900\b/],
      },
    ],
  },
  {
    name: 'two requests at once',
    turns: [
      {
        say: 'show me center consoles under 100k. how do i change my password?',
        uses: [['search_boats', { type: 'Center Console', maxPrice: 100_000 }]],
        says: ['3 boats', 'Change Password'],
      },
    ],
  },
];

/** Help, warnings, and questions that Eddy does not answer. */
const knowledge: readonly Conversation[] = [
  told('how do i get rid of a guy who keeps bugging me in messages, block him?', 'Block'),
  told('ill just venmo the seller so we save the fee', 'scam'),
  told('buyer wants to send a check for more than the price and have me wire the rest', 'scam'),
  told('do i owe taxes if i swap boats', 'tax adviser'),
  told('is my phone number visible to others', 'first name'),
  told('how can i take my ad down for a few weeks', 'Pause'),
  told("what's hank's cell number", 'contact details'),
  told('where does hank live?', 'contact details'),
  told('who was the first man on the moon?', 'boats'),
  told('cerco una barca a vela', 'English, Spanish, French and German'),
];

export const paraphrases: readonly Conversation[] = [...searches, ...dialogues, ...knowledge];
