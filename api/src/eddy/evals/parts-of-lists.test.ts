import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  const cove = { owner: 'Hank', make: 'Ottermere', type: 'Saltwater Fishing' as const };
  converse = await eddyInMarket([
    { ...cove, year: 2012, model: '22 Bay', price: '41000.00', location: 'Newport, RI' },
    { ...cove, year: 2018, model: '25 Bay', price: '73000.00', location: 'Marblehead, MA' },
    { ...cove, year: 2004, model: '19 Dory', price: '12000.00', location: 'Newport, RI' },
    {
      ...cove,
      owner: 'Mei',
      year: 2021,
      model: '28 Trunk',
      price: '140000.00',
      location: 'Mystic, CT',
      status: 'pending',
    },
  ]);
});

describe('Eddy leaves boats out of a list', () => {
  it.each([
    ['not the dory', 'Left out: the 2004 Ottermere 19 Dory, $12,000. I found 3 boats.'],
    ['leave both bays out', 'the 2012 Ottermere 22 Bay, $41,000'],
    ['drop the new one', 'Left out: the 2021 Ottermere 28 Trunk, $140,000. I found 3 boats.'],
    ['neither the cheapest nor the most expensive', 'I found 2 boats. The lowest price is $41,000'],
    ['skip hank’s', 'I found one boat: the 2021 Ottermere 28 Trunk'],
    ['which of those aren’t already in a deal', 'not in an agreed trade. I found 3 boats.'],
    ['only the newport ones', 'I found 2 boats. The lowest price is $12,000, for the 2004 Ottermere 19 Dory.'],
    ['sans le Dory', '2004 Ottermere 19 Dory'],
  ])('%s', async (say, left) => expect((await converse('Pat', 'show me the ottermeres', say)).text).toContain(left));

  it('keeps them out of the questions behind', async () => {
    const { text } = await converse('Pat', 'show me the ottermeres', 'not the dory', 'how much are they together');
    expect(text).toBe('Together, the 3 boats ask $254,000.');
  });

  it('leaves models out of a new search', async () => {
    const { text } = await converse('Pat', 'ottermeres but not the 25 bay');
    expect(text).toContain('Left out: the 2018 Ottermere 25 Bay, $73,000. I found 3 boats.');
  });
});

describe('Eddy orders a list and answers about one boat of it', () => {
  it('tells each boat with a figure', async () => {
    const { text } = await converse('Pat', 'show me the ottermeres', 'newest to oldest with their prices');
    expect(text).toBe(
      'All 4, latest year first: the 2021 Ottermere 28 Trunk, built in 2021, $140,000; the 2018 Ottermere 25 Bay, built in 2018, $73,000; the 2012 Ottermere 22 Bay, built in 2012, $41,000; the 2004 Ottermere 19 Dory, built in 2004, $12,000.',
    );
  });

  it.each([
    [
      'which one’s older and where is it',
      'That would be the 2004 Ottermere 19 Dory: built in 2004, $12,000. It’s in Newport, RI.',
    ],
    ['the cheapest, where is it and what does he want for it', 'It’s in Newport, RI. It asks $12,000.'],
    ['le moins cher, il est où ?', 'Newport, RI'],
    ['welches davon ist älter und wo liegt es?', 'Newport, RI'],
    ['the 22 and the 25, whats the price difference', 'asks $32,000 more than the 2012 Ottermere 22 Bay.'],
    ['the older of the bays, where is it', 'That would be the 2012 Ottermere 22 Bay: built in 2012, $41,000.'],
  ])('%s', async (say, fact) => expect((await converse('Pat', 'show me the ottermeres', say)).text).toContain(fact));
});
