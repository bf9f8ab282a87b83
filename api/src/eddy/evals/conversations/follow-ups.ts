import { boat, type Conversation } from '../conversation.ts';

const CENTER_CONSOLES = {
  say: 'center consoles in Florida',
  uses: [['search_boats', { type: 'Center Console', state: 'FL' }]],
} as const;
const YACHTS = { say: 'Show me motor yachts', uses: [['search_boats', { type: 'Motor Yacht' }]] } as const;

/** Questions that only make sense after earlier ones. */
export const followUps: readonly Conversation[] = [
  {
    name: 'cheaper',
    turns: [
      { say: 'express cruisers', uses: [['search_boats', { type: 'Express Cruiser' }]] },
      {
        say: 'and cheaper ones?',
        uses: [
          ['search_boats', { type: 'Express Cruiser', maxPrice: 58_499, sort: 'price-low' }],
          ['search_boats', { type: 'Express Cruiser', sort: 'price-low' }],
        ],
        first: ['2006 Heron Classic 29'],
      },
    ],
  },
  {
    name: 'another state',
    turns: [
      CENTER_CONSOLES,
      {
        say: 'and in Texas?',
        uses: [['search_boats', { type: 'Center Console', state: 'TX' }]],
        boats: ['2018 Osprey Reef 26', '2022 Stormcrest Bolt 39'],
      },
    ],
  },
  {
    name: 'a limit added, then raised',
    turns: [
      CENTER_CONSOLES,
      { say: 'under 100k', uses: [['search_boats', { type: 'Center Console', state: 'FL', maxPrice: 100_000 }]] },
      { say: 'make it 120k', uses: [['search_boats']], says: ['Center Console'] },
    ],
  },
  {
    name: 'another type, the rest stays',
    turns: [
      { say: 'bowriders under 60k', uses: [['search_boats', { type: 'Bowrider', maxPrice: 60_000 }]] },
      {
        say: 'what about dual consoles?',
        uses: [['search_boats', { type: 'Dual Console', maxPrice: 60_000 }]],
        boats: ['2014 Gannet Twin 22'],
      },
    ],
  },
  {
    name: 'a correction of the place',
    turns: [
      CENTER_CONSOLES,
      { say: 'sorry, not Florida, Texas', uses: [['search_boats', { type: 'Center Console', state: 'TX' }]] },
    ],
  },
  {
    name: 'a correction of the price',
    turns: [
      { say: 'yachts under 300k', uses: [['search_boats'], ['read_boats'], ['read_boats']] },
      { say: 'no, I meant under 400k', uses: [['search_boats', { type: 'Motor Yacht', maxPrice: 400_000 }]] },
    ],
  },
  {
    name: 'adding what the owner should accept',
    turns: [
      YACHTS,
      {
        say: 'only those that take real estate',
        uses: [['search_boats', { type: 'Motor Yacht', tradeFor: ['real_estate'] }]],
      },
    ],
  },
  {
    name: 'adding an age',
    turns: [YACHTS, { say: '2015 or newer', uses: [['search_boats', { type: 'Motor Yacht', minYear: 2015 }]] }],
  },
  {
    name: 'dropping the budget',
    turns: [
      { say: 'yachts under 400k', uses: [['search_boats']] },
      { say: 'any price', uses: [['search_boats', { type: 'Motor Yacht' }]] },
    ],
  },
  {
    name: 'anywhere',
    turns: [CENTER_CONSOLES, { say: 'anywhere is fine', uses: [['search_boats', { type: 'Center Console' }]] }],
  },
  {
    name: 'the next page',
    turns: [
      { say: 'show me boats', uses: [['search_boats', {}]] },
      { say: 'more', uses: [['search_boats', { cursor: /./ }]], says: ['6 more'] },
      { say: 'show me more', uses: [['search_boats', { cursor: /./ }]], says: ['6 more'] },
    ],
  },
  {
    name: 'no next page',
    turns: [
      { say: 'dual consoles in Texas', uses: [['search_boats']], boats: ['2014 Gannet Twin 22'] },
      { say: 'show me more', uses: [], says: ['That’s all of them'] },
    ],
  },
  {
    name: 'a new search forgets the old one',
    turns: [
      { say: 'bowriders under 60k', uses: [['search_boats']] },
      {
        say: 'Show me boats in New York',
        uses: [['search_boats', { state: 'NY' }]],
        boats: ['2023 Ironkeel Hunter 50', '2021 Windrose Coastal 35'],
      },
    ],
  },
  {
    name: 'the second one',
    turns: [
      {
        say: 'center consoles in Texas',
        uses: [['search_boats']],
        first: ['2022 Stormcrest Bolt 39', '2018 Osprey Reef 26'],
      },
      {
        say: 'tell me more about the second one',
        uses: [['boat_details', { boatIds: [boat('2018 Osprey Reef 26')] }]],
        says: ['$89,500', 'Luis', 'Bitcoin'],
      },
    ],
  },
  {
    name: 'the cheapest of those',
    turns: [
      { say: 'saltwater fishing boats', uses: [['search_boats']] },
      {
        say: 'show me the cheapest one',
        uses: [['boat_details', { boatIds: [boat('2010 Pelican Shoal 20')] }]],
        says: ['$19,500'],
      },
    ],
  },
  {
    name: 'by name',
    turns: [
      { say: 'dual consoles', uses: [['search_boats']] },
      {
        say: 'what about the Gannet?',
        uses: [['boat_details', { boatIds: [boat('2014 Gannet Twin 22')] }]],
        says: ['Galveston'],
      },
    ],
  },
  {
    name: 'it',
    turns: [
      { say: 'a dual console in Texas', uses: [['search_boats']] },
      {
        say: 'how many hours are on its engine?',
        uses: [['boat_details', { boatIds: [boat('2014 Gannet Twin 22')] }]],
        says: ['380 engine hours'],
      },
      {
        say: 'does it sleep anyone?',
        uses: [['boat_details', { boatIds: [boat('2014 Gannet Twin 22')] }]],
        says: ['doesn’t mention'],
      },
      {
        say: 'how wide is it?',
        uses: [['boat_details', { boatIds: [boat('2014 Gannet Twin 22')] }]],
        says: ['doesn’t mention the beam'],
      },
    ],
  },
  {
    name: 'which one is meant',
    turns: [
      { say: 'dual consoles', uses: [['search_boats']] },
      { say: 'tell me more about it', uses: [], says: ['Which boat'] },
      { say: 'the first', uses: [['boat_details', { boatIds: [boat('2014 Gannet Twin 22')] }]] },
    ],
  },
  {
    name: 'bigger',
    turns: [
      { say: 'dual consoles', uses: [['search_boats']] },
      {
        say: 'something bigger',
        uses: [
          ['search_boats', { type: 'Dual Console', minLength: 27.1 }],
          ['search_boats', { type: 'Dual Console' }],
        ],
        says: ['any boats like that'],
      },
    ],
  },
  {
    name: 'newer, after one boat',
    turns: [
      { say: 'express cruisers in Maryland', uses: [['search_boats']], boats: ['2006 Heron Classic 29'] },
      {
        say: 'I want a newer one',
        uses: [['search_boats', { type: 'Express Cruiser', state: 'MD', minYear: 2007 }], ['search_boats']],
      },
    ],
  },
  {
    name: 'too expensive',
    turns: [
      { say: 'sport fishing boats', uses: [['search_boats']], first: ['2023 Ironkeel Hunter 50'] },
      { say: 'tell me about the first one', uses: [['boat_details', { boatIds: [boat('2023 Ironkeel Hunter 50')] }]] },
      {
        say: "that's too expensive",
        uses: [['search_boats', { type: 'Sport Fishing', maxPrice: 1_149_999, sort: 'price-low' }]],
        first: ['2005 Ironkeel Hunter 33'],
      },
    ],
  },
  {
    name: 'sorting again',
    turns: [
      YACHTS,
      {
        say: 'cheapest first',
        uses: [['search_boats', { type: 'Motor Yacht', sort: 'price-low' }]],
        first: ['2015 Corsair Ketch 41'],
      },
    ],
  },
  {
    name: 'a long conversation',
    turns: [
      { say: 'hi', uses: [] },
      { say: 'I am looking for an express cruiser', uses: [['search_boats', { type: 'Express Cruiser' }]] },
      { say: 'under 200k', uses: [['search_boats', { type: 'Express Cruiser', maxPrice: 200_000 }]] },
      { say: 'in Florida', uses: [['search_boats', { type: 'Express Cruiser', maxPrice: 200_000, state: 'FL' }]] },
      {
        say: 'whose owner takes boats',
        uses: [['search_boats', { type: 'Express Cruiser', maxPrice: 200_000, state: 'FL', tradeFor: ['boats'] }]],
      },
      { say: 'thanks!', uses: [], says: ['welcome'] },
    ],
  },
  {
    name: 'starting over forgets',
    turns: [
      { say: 'yachts under 400k', uses: [['search_boats']] },
      { say: 'start over', uses: [], says: ['let’s start over'] },
      { say: 'under 40 feet', uses: [['search_boats', { maxLength: 40 }]] },
    ],
  },
  { name: 'a reference to nothing', turns: [{ say: 'how old is it?', uses: [], says: ['Which boat'] }] },
];
