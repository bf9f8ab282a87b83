import { boat, type Conversation } from '../conversation.ts';

/** Possible trades, and proposals that need a click: messages, offers, preferences, deployment. */
export const trades: readonly Conversation[] = [
  {
    name: 'who would trade with me',
    turns: [
      {
        say: 'Who would trade with me?',
        uses: [['who_would_trade', {}]],
        first: ['2017 Avocet Soirée 33'],
        says: ['2020 Larkwell Tern 32', '$172,000', 'The owner would add about $13,000'],
      },
    ],
  },
  {
    name: 'matches for my boat',
    turns: [{ say: 'find me matches for my boat', uses: [['who_would_trade', {}]], says: ['Avocet'] }],
  },
  { name: 'what could I get', turns: [{ say: 'what could I get for my boat?', uses: [['who_would_trade', {}]] }] },
  {
    name: 'no boat to trade',
    as: 'Noa',
    turns: [{ say: 'who would trade with me', uses: [['who_would_trade', {}]], says: ['no active listing'] }],
  },
  {
    name: 'which boat to trade',
    as: 'Fay',
    turns: [
      {
        say: 'who would swap with me?',
        uses: [
          ['who_would_trade', { myBoatId: boat('2015 Corsair Ketch 41') }],
          ['who_would_trade', { myBoatId: boat('2018 Larkwell Plover 26') }],
        ],
        says: ['Corsair Ketch 41', 'Larkwell Plover 26'],
      },
      {
        say: 'the Corsair',
        uses: [['boat_details', { boatIds: [boat('2015 Corsair Ketch 41')] }]],
        says: ['$330,000'],
      },
    ],
  },
  {
    name: 'who takes my bitcoin, once its value is known',
    as: 'Noa',
    turns: [
      { say: 'who would take my bitcoin?', uses: [['who_would_trade', { asset: 'bitcoin' }]], says: ['worth'] },
      {
        say: 'about 90k',
        uses: [['who_would_trade', { asset: 'bitcoin', value: 90_000 }]],
        says: [/2018 Osprey Reef 26|2020 Trident Duet 24/, 'takes Bitcoin, which you’re offering', 'in your state'],
      },
    ],
  },
  {
    name: 'who takes my Rolex',
    as: 'Noa',
    turns: [
      {
        say: 'who would want my Rolex worth 95k',
        uses: [['who_would_trade', { asset: 'jewelry', value: 95_000 }]],
        says: ['2018 Pelican Shoal 27'],
      },
    ],
  },
  {
    name: 'a message, sent by a click',
    turns: [
      { say: 'boats in Seattle', uses: [['search_boats']] },
      {
        say: 'message the owner: is she still available in March?',
        uses: [
          [
            'draft_message',
            {
              boatId: boat('2013 Windrose Coastal 31'),
              text: /Hello Mei, about your 2013 Windrose Coastal 31: is she still available in March\?/,
            },
          ],
        ],
        shows: 'proposal',
        says: ['until you click'],
        click: 'confirm',
      },
    ],
  },
  {
    name: 'a message, dismissed',
    turns: [
      { say: 'dual consoles', uses: [['search_boats']] },
      {
        say: 'write to the owner of the second one',
        uses: [
          [
            'draft_message',
            {
              boatId: boat('2022 Trident Duet 27'),
              text: /Hello Dana, I’m interested in your 2022 Trident Duet 27, listed at \$132,000/,
            },
          ],
        ],
        shows: 'proposal',
        click: 'dismiss',
      },
    ],
  },
  {
    name: 'ask the owner whether',
    turns: [
      { say: 'boats in Montauk', uses: [['search_boats']] },
      {
        say: 'ask the owner if the engines were replaced',
        uses: [
          ['draft_message', { boatId: boat('2023 Ironkeel Hunter 50'), text: /whether the engines were replaced\?/ }],
        ],
        shows: 'proposal',
      },
    ],
  },
  {
    name: 'a message to an unnamed owner',
    turns: [{ say: 'draft a message to the owner', uses: [], says: ['Which owner should I write to'] }],
  },
  {
    name: 'a message to oneself',
    turns: [
      { say: 'show my listings', uses: [['my_boats', {}]] },
      { say: 'write a message to the owner', uses: [], says: ['about your own boat'] },
    ],
  },
  {
    name: 'an offer in cash',
    turns: [
      { say: 'boats in Seattle', uses: [['search_boats']] },
      {
        say: 'offer 95k for it',
        uses: [['draft_offer', { boatId: boat('2013 Windrose Coastal 31'), cash: 95_000 }]],
        shows: 'proposal',
        click: 'confirm',
      },
    ],
  },
  {
    name: 'an offer with my boat',
    turns: [
      { say: 'express cruisers in Texas', uses: [['search_boats']] },
      {
        say: 'offer my boat plus $40,000 for it',
        uses: [
          ['my_boats', { quietly: true }],
          [
            'draft_offer',
            { boatId: boat('2019 Avocet Soirée 36'), cash: 40_000, myBoatId: boat('2020 Larkwell Tern 32') },
          ],
        ],
        shows: 'proposal',
      },
    ],
  },
  {
    name: 'an offer with a car',
    turns: [
      { say: 'boats in Galveston', uses: [['search_boats']], first: ['2014 Gannet Twin 22'] },
      {
        say: "I'd like to offer my Porsche for the first one",
        uses: [['draft_offer', { boatId: boat('2014 Gannet Twin 22'), assets: ['my Porsche'] }]],
        shows: 'proposal',
      },
    ],
  },
  {
    name: 'an offer of nothing',
    turns: [
      { say: 'boats in Seattle', uses: [['search_boats']] },
      { say: 'make an offer', uses: [], says: ['What would you like to offer'] },
    ],
  },
  {
    name: 'preferences, saved by a click',
    as: 'Noa',
    turns: [
      {
        say: 'set my budget to 50k to 120k and my location to Texas',
        uses: [['set_preferences', { minPrice: 50_000, maxPrice: 120_000, location: 'Texas' }]],
        shows: 'proposal',
        click: 'confirm',
      },
      { say: 'what are my preferences?', uses: [['my_preferences', {}]], says: ['$50,000', '$120,000', 'Texas'] },
    ],
  },
  {
    name: 'save that search',
    as: 'Fay',
    turns: [
      {
        say: 'boats under 250k in Florida that take bitcoin',
        uses: [['search_boats', { maxPrice: 250_000, state: 'FL', tradeFor: ['bitcoin'] }]],
      },
      {
        say: 'save that to my preferences',
        uses: [['set_preferences', { maxPrice: 250_000, location: 'Florida', categories: ['bitcoin'] }]],
        shows: 'proposal',
        click: 'dismiss',
      },
    ],
  },
  {
    name: 'preferences without a value',
    turns: [{ say: 'change my preferences', uses: [], says: ['What should I save'] }],
  },
  {
    name: 'deploy, then recall',
    as: 'Fay',
    turns: [
      { say: 'deploy my agent', uses: [['deploy_agent', {}]], shows: 'proposal', click: 'confirm' },
      { say: 'deploy my agent', uses: [['deploy_agent', {}]], says: ['already deployed'] },
      { say: 'recall my agent', uses: [['recall_agent', {}]], shows: 'proposal', click: 'confirm' },
      { say: 'stop the agent', uses: [['recall_agent', {}]], says: ['isn’t deployed'] },
    ],
  },
  {
    name: 'keep looking',
    turns: [
      {
        say: 'please keep looking in the background for new boats',
        uses: [['deploy_agent', {}]],
        shows: 'proposal',
        click: 'dismiss',
      },
    ],
  },
  {
    name: 'is my agent deployed',
    as: 'Noa',
    turns: [{ say: 'is my agent deployed?', uses: [['my_preferences', {}]], says: ['isn’t deployed'] }],
  },
  {
    name: 'my conversations',
    turns: [
      { say: 'any new messages?', uses: [['my_conversations', {}]], says: ['conversation', 'Hank'], shows: 'table' },
    ],
  },
  {
    name: 'any conversations yet',
    as: 'Noa',
    turns: [{ say: 'summarize my conversations', uses: [['my_conversations', {}]], says: ['any conversations yet'] }],
  },
  {
    name: 'stop the agent',
    as: 'Noa',
    turns: [{ say: 'tell the agent to stop', uses: [['recall_agent', {}]], says: ['isn’t deployed'] }],
  },
  {
    name: 'what another user wrote',
    turns: [{ say: 'what did Hank write?', uses: [['my_conversations', {}]], shows: 'table' }],
  },
];
