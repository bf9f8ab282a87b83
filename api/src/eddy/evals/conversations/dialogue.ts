import { boat, type Conversation } from '../conversation.ts';

/** Drafts that the user changes, completes or drops in their own words, and one's own and saved boats. */
export const dialogue: readonly Conversation[] = [
  {
    name: 'an amount that is no offer',
    turns: [
      {
        say: 'offer $50,000 for the Reef 24',
        uses: [['draft_offer', { boatId: boat('2016 Osprey Reef 24'), cash: 50_000 }]],
      },
      { say: 'offer -5 dollars for the Reef 24', uses: [], says: ['can’t be less than nothing'], shows: 'nothing' },
      { say: 'make it zero', uses: [], says: ['needs some money'], shows: 'nothing' },
      { say: 'frget it', uses: [['drop_drafts']], says: ['dropped it'] },
    ],
  },
  {
    name: 'an offer that is raised by an amount',
    turns: [
      {
        say: '45k for the Pelican Shoal 20, draft that',
        uses: [['draft_offer', { boatId: boat('2010 Pelican Shoal 20'), cash: 45_000 }]],
      },
      {
        say: 'nah, 17 grand',
        uses: [['drop_drafts'], ['draft_offer', { boatId: boat('2010 Pelican Shoal 20'), cash: 17_000 }]],
      },
      {
        say: 'bump it by 1500',
        uses: [['drop_drafts'], ['draft_offer', { boatId: boat('2010 Pelican Shoal 20'), cash: 18_500 }]],
      },
      {
        say: 'throw in my car as well',
        uses: [
          ['drop_drafts'],
          ['draft_offer', { boatId: boat('2010 Pelican Shoal 20'), cash: 18_500, assets: ['my car'] }],
        ],
        shows: 'proposal',
      },
      {
        say: 'and leave out the cash',
        uses: [['drop_drafts'], ['draft_offer', { boatId: boat('2010 Pelican Shoal 20'), assets: ['my car'] }]],
        shows: 'proposal',
      },
      { say: 'so is it sent?', uses: [], says: ['waiting for your click'] },
      { say: 'nevermnd', uses: [['drop_drafts']], says: ['dropped it'] },
    ],
  },
  {
    name: 'an offer under the asking price',
    turns: [
      {
        say: 'put in a bid of 10 percent under asking on the Duet 24',
        uses: [['boat_details'], ['draft_offer', { boatId: boat('2020 Trident Duet 24'), cash: 66_600 }]],
      },
    ],
  },
  {
    name: 'what to offer, said in two replies',
    turns: [
      { say: 'I would like to make an offer', uses: [], says: ['Which boat is the offer for?'] },
      { say: 'the Kestrel Nimbus 21', uses: [], says: ['What would you like to offer'] },
      {
        say: 'about 20 thousand',
        uses: [['draft_offer', { boatId: boat('2012 Kestrel Nimbus 21'), cash: 20_000 }]],
        shows: 'proposal',
        click: 'dismiss',
      },
    ],
  },
  {
    name: 'coins that no garage holds',
    as: 'Noa',
    turns: [
      {
        say: 'offer 2 bitcoin for the Reef 26',
        uses: [['draft_offer', { boatId: boat('2018 Osprey Reef 26'), assets: ['2 bitcoin'] }]],
        says: ['2 bitcoin', 'Garage'],
        shows: 'nothing',
      },
    ],
  },
  {
    name: 'a message to whoever owns a named boat',
    turns: [
      {
        say: 'write whoever owns the Gannet Twin 22: does the trailer come with it?',
        uses: [
          [
            'draft_message',
            {
              boatId: boat('2014 Gannet Twin 22'),
              text: /^Hello Luis, about your 2014 Gannet Twin 22: does the trailer/,
            },
          ],
        ],
        shows: 'proposal',
      },
      {
        say: 'also ask about the engine hours',
        uses: [
          ['drop_drafts'],
          ['draft_message', { boatId: boat('2014 Gannet Twin 22'), text: /trailer.*engine hours/ }],
        ],
        shows: 'proposal',
      },
    ],
  },
  {
    name: 'one’s own boats in other words',
    as: 'Fay',
    turns: [
      { say: 'how many listings do I have up?', uses: [['my_boats', {}]], says: ['You have 2 listings'] },
      {
        say: 'which of mine is the oldest',
        uses: [['my_boats', {}]],
        says: ['Your oldest is the 2015 Corsair Ketch 41'],
      },
      {
        say: 'am I asking too much for the Plover?',
        uses: [
          ['my_boats', {}],
          ['market_value', { boatId: boat('2018 Larkwell Plover 26') }],
        ],
      },
      { say: 'what is my boat worth', uses: [['my_boats', {}]], says: ['Plover 26', 'Ketch 41', 'Which one'] },
    ],
  },
  {
    name: 'a watchlist without boats',
    as: 'Noa',
    turns: [
      { say: "what's on my watch list?", uses: [['saved_boats', {}]], says: ['haven’t saved any'] },
      { say: 'cheapest of my bookmarks', uses: [['saved_boats', { order: 'price-low' }]], says: ['haven’t saved any'] },
      { say: 'which of my boats is the newest', uses: [['my_boats', {}]], says: ['don’t have any listings'] },
    ],
  },
  {
    name: 'the cost of closing on a named boat',
    turns: [
      {
        say: 'how much would you charge to close on the Ironkeel Hunter 33?',
        uses: [['boat_details', { boatIds: [boat('2005 Ironkeel Hunter 33')] }]],
        says: ['$98,000', '$833'],
      },
    ],
  },
  {
    name: 'the agent in other words',
    turns: [
      { say: 'switch my agent on', uses: [['deploy_agent', {}]], shows: 'proposal', click: 'dismiss' },
      {
        say: "raise my agent's limit to 250k",
        uses: [['set_preferences', { maxPrice: 250_000 }]],
        shows: 'proposal',
        click: 'dismiss',
      },
      { say: 'any luck with my agent so far?', uses: [['agent_findings', {}]] },
    ],
  },
  {
    name: 'what somebody wrote last',
    turns: [{ say: 'what did Dana write last?', uses: [['my_conversations']], says: ['Dana hasn’t written yet'] }],
  },
  {
    name: 'the miles between two cities',
    turns: [
      { say: 'tell me about the Sandpiper Flats 22', uses: [['boat_details']] },
      {
        say: 'is that far from Miami?',
        uses: [['how_far', { boatIds: [boat('2016 Sandpiper Flats 22')], from: 'Miami, FL' }]],
        says: ['about 130 miles'],
      },
      { say: 'what will she do flat out?', uses: [['boat_details']], says: ['doesn’t mention a top speed'] },
    ],
  },
  {
    name: 'narrowing the list that was shown',
    turns: [
      { say: 'boats in Texas', uses: [['search_boats', { state: 'TX' }]] },
      {
        say: 'do any of them take motorcycles?',
        uses: [['search_boats', { state: 'TX', tradeFor: ['motorcycles'] }]],
        boats: ['2012 Kestrel Nimbus 21', '2014 Gannet Twin 22'],
      },
      { say: 'go with the last', uses: [['boat_details']] },
    ],
  },
  {
    name: 'a number that no boat of the make has',
    turns: [
      {
        say: 'how much is the Trident 44?',
        uses: [
          ['search_boats', { query: 'trident 44' }],
          ['search_boats', { query: 'trident' }],
        ],
        says: ['no boat here that fits “trident 44”', '2020 Trident Duet 24'],
      },
      { say: 'the cheaper one', uses: [['boat_details', { boatIds: [boat('2020 Trident Duet 24')] }]] },
    ],
  },
];
