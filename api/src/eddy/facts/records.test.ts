import { describe, expect, it } from 'vitest';
import type { ToolRecord } from '../turns.ts';
import { createFactCheck } from './fact-check.ts';

const BOAT = {
  ...{ id: 5, title: '2019 Larkwell Tern 32', price: '$185,000', year: 2019, make: 'Larkwell', model: 'Tern 32' },
  ...{ length: 32, type: 'Express Cruiser', location: 'Tampa, FL', owner: 'Mei', takesInTrade: ['Boats'] },
};

interface Said {
  output: Record<string, unknown>;
  right: readonly string[];
  wrong: readonly string[];
}

/** Results of tools that are not about the boats of a list. */
const RECORDS: Record<string, Said> = {
  services_and_fees: {
    output: {
      listing: { freeListings: 100, freeSpotsLeft: 12, monthlyPriceAfterwards: '$3.99' },
      closingFee: '0.85%',
      brokerCommission: '10%',
      services: [
        { name: 'Title search', price: '$250', time: '3 days' },
        { name: 'Survey', price: '$900' },
      ],
    },
    right: [
      'The closing fee is 0.85% of the price.',
      'A broker takes 10% commission.',
      'The title search costs $250 and takes 3 days.',
      'Listing costs $3.99 a month once the 100 free listings are gone.',
      'There are 12 free spots left.',
    ],
    wrong: [
      'The closing fee is 10%.',
      'The closing fee is 1%.',
      'A broker takes 0.85%.',
      'The title search costs $900.',
      'Listing costs $250 a month.',
      'The title search takes 2 days.',
    ],
  },
  boat_details: {
    output: { boat: { ...BOAT, ownerId: 2 } },
    right: ['The Larkwell asks $185,000.'],
    wrong: ['The Larkwell has had two previous owners.', 'The Larkwell has 2 scratches.'],
  },
  market_value: {
    output: {
      ...{ boat: BOAT, asking: '$185,000', average: '$170,000', lowest: '$140,000', highest: '$210,000' },
      ...{ comparables: 12, howSure: '72%', difference: '$15,000', position: 'above' },
    },
    right: [
      'The Larkwell asks $185,000, which is $15,000 above the average of comparable boats.',
      'The average of 12 comparable boats is $170,000.',
      'Comparable boats range from $140,000 to $210,000.',
      'The confidence is 72%.',
      'That is about 9% above the average.',
    ],
    wrong: [
      'The Larkwell asks $170,000.',
      'The average is $185,000.',
      'It is a bargain.',
      'The confidence is 90%.',
      'The average of 15 comparable boats is $170,000.',
      'The lowest comparable asks $150,000.',
    ],
  },
  my_trades: {
    output: {
      total: 2,
      trades: [
        {
          with: 'Olive',
          youGive: 'Tern ($150,000) and $50,000',
          youGet: 'Osprey ($200,000)',
          state: 'waiting for you',
        },
        { with: 'Sam', youGive: '$30,000', youGet: 'Gannet ($32,000)', state: 'declined' },
      ],
    },
    right: [
      'You have 2 trades.',
      'With Olive you give the Tern and $50,000 and get the Osprey.',
      'Sam declined your offer of $30,000 for the Gannet.',
      'Your offer to Sam was declined.',
    ],
    wrong: [
      'You have 5 trades.',
      'With Olive you give $30,000.',
      'Your offer to Olive was accepted.',
      'Olive declined your offer.',
    ],
  },
  how_far: {
    output: { from: 'Boston, MA', boats: [{ ...BOAT, miles: 1_300 }] },
    right: ['It is roughly 1,300 miles from Boston, MA.'],
    wrong: ['The Larkwell is about 300 miles from Boston.', 'It is 1,300 miles from Chicago.'],
  },
  my_closings: {
    output: {
      closings: [
        {
          ...{ with: 'Olive', youGive: ['Tern'], youGet: ['Osprey'], state: 'agreed', step: 'signing', tasksForYou: 3 },
          yourTasks: [{ task: 'legal details', due: 'November 18, 2026' }],
        },
      ],
    },
    right: [
      'You agreed a trade with Olive.',
      'Your next task is the legal details, due November 18, 2026.',
      'Three tasks wait for you.',
    ],
    wrong: ['Your next task is due November 28, 2026.', 'Seven tasks wait for you.', 'You agreed a trade with Bruno.'],
  },
};

describe.each(Object.entries(RECORDS))('After %s', (name, { output, right, wrong }) => {
  const holds = (sentence: string) => {
    const facts = createFactCheck({ questions: [], help: [], thisYear: 2026 });
    facts.learn({ name, input: {}, output } satisfies ToolRecord);
    return facts.holds(sentence);
  };

  it.each(right)('passes: %s', (sentence) => expect(holds(sentence)).toBe(true));
  it.each(wrong)('holds back: %s', (sentence) => expect(holds(sentence)).toBe(false));
});
