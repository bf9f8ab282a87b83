import { boat, type Conversation } from '../conversation.ts';

const draft = (title: string, cash: number) => ['draft_offer', { boatId: boat(title), cash }] as const;

const asks = (say: string, tool: string, input: Record<string, unknown>, ...says: string[]): Conversation => ({
  name: say,
  turns: [{ say, uses: [[tool, input]], says }],
});

const declines = (say: string, ...says: string[]): Conversation => ({ name: say, turns: [{ say, uses: [], says }] });

const details = (title: string) => ['boat_details', { boatIds: [boat(title)] }] as const;

/** Amounts beside names, which an offer must not mix up, and short questions that mean one thing only. */
export const exact: readonly Conversation[] = [
  {
    name: 'an amount in reply, after a name that ends in a number',
    turns: [
      { say: 'I want to make an offer for the Ironkeel Hunter 33', uses: [], says: ['What would you like to offer'] },
      {
        say: '84 k',
        uses: [draft('2005 Ironkeel Hunter 33', 84_000)],
        shows: 'proposal',
        says: [/84,000|until you click/],
      },
    ],
  },
  {
    name: 'an amount with a space in reply, after a name that ends in a number',
    turns: [
      { say: 'make an offer on the Osprey Reef 26', uses: [] },
      { say: '85 000', uses: [draft('2018 Osprey Reef 26', 85_000)], shows: 'proposal' },
    ],
  },
  {
    name: 'an amount right behind a name that ends in a number',
    turns: [{ say: 'offer on the Ironkeel Hunter 33 84 k', uses: [draft('2005 Ironkeel Hunter 33', 84_000)] }],
  },
  {
    name: 'millions with three decimals',
    turns: [
      { say: 'offer $1.3M for the Marlowe Regent 60', uses: [draft('2018 Marlowe Regent 60', 1_300_000)] },
      { say: 'make it $1.385M', uses: [['drop_drafts'], draft('2018 Marlowe Regent 60', 1_385_000)] },
      { say: 'no, 1.395 million', uses: [['drop_drafts'], draft('2018 Marlowe Regent 60', 1_395_000)] },
    ],
  },
  {
    name: 'one field after another of the boat shown',
    turns: [
      { say: 'boats in Seattle', uses: [['search_boats']] },
      { say: 'and the price?', uses: [details('2013 Windrose Coastal 31')], says: ['It asks $109,000'] },
      { say: 'and the condition?', uses: [details('2013 Windrose Coastal 31')], says: ['good condition'] },
      { say: 'what about its year?', uses: [details('2013 Windrose Coastal 31')], says: ['2013'] },
    ],
  },
  asks('the boat I posted', 'my_boats', {}, '2020 Larkwell Tern 32'),
  asks('which boats of mine are up?', 'my_boats', {}, '2020 Larkwell Tern 32'),
  asks('what are my favrites', 'saved_boats', {}),
  asks('is there a bowrider an owner would swap for my motorcycle?', 'search_boats', {
    type: 'Bowrider',
    tradeFor: ['motorcycles'],
  }),
  declines('send me the seller’s number for the Windrose Coastal 31', 'contact details'),
  declines('what did Hank write to other buyers?', 'private'),
  {
    name: 'an offer written after a colon',
    turns: [
      { say: 'write an offer for the 2018 Osprey: 80k', uses: [draft('2018 Osprey Reef 26', 80_000)] },
      { say: 'good to go, put it through', uses: [], says: ['can’t click for you'] },
    ],
  },
  asks('am I still waiting on anybody for an answer to my bid?', 'my_trades', { list: 'open' }),
  asks('has anybody put a bid on my boat?', 'my_trades', { list: 'waiting' }),
  asks('I am torn between the 2018 Osprey and the Kestrel Nimbus 23', 'boat_details', {
    boatIds: [boat('2018 Osprey Reef 26'), boat('2020 Kestrel Nimbus 23')],
  }),
  asks('which owners would take my boat?', 'who_would_trade', {}, 'Avocet'),
  {
    name: 'owners for my boat and cash',
    turns: [{ say: 'which owners would take my boat plus 30k?', says: ['$30,000', '$215,000'] }],
  },
];
