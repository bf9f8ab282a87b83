import { boat, type Conversation } from '../conversation.ts';

const draft = (title: string, cash: number) => ['draft_offer', { boatId: boat(title), cash }] as const;

/** Amounts and names that stand side by side, which an offer must not mix up. */
export const exact: readonly Conversation[] = [
  {
    name: 'an amount in reply, after a name that ends in a number',
    turns: [
      { say: 'I want to make an offer for the Windrose Coastal 31', uses: [], says: ['What would you like to offer'] },
      {
        say: '104 k',
        uses: [draft('2013 Windrose Coastal 31', 104_000)],
        shows: 'proposal',
        says: [/104,000|until you click/],
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
    turns: [{ say: 'offer on the Windrose Coastal 31 104 k', uses: [draft('2013 Windrose Coastal 31', 104_000)] }],
  },
  {
    name: 'millions with three decimals',
    turns: [
      { say: 'offer $1.3M for the Marlowe Regent 60', uses: [draft('2018 Marlowe Regent 60', 1_300_000)] },
      { say: 'make it $1.385M', uses: [['drop_drafts'], draft('2018 Marlowe Regent 60', 1_385_000)] },
      { say: 'no, 1.395 million', uses: [['drop_drafts'], draft('2018 Marlowe Regent 60', 1_395_000)] },
    ],
  },
];
