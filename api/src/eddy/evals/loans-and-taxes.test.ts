import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

describe('Eddy, asked about loans and taxes', () => {
  let converse: Converse;

  beforeAll(async () => {
    converse = await eddyInMarket([
      { owner: 'Hank', make: 'Larkmoor', model: 'Drift 31', location: 'Tampa, FL', year: 2015, price: '100000.00' },
    ]);
  });

  it.each([
    'monthly payment on the Larkmoor Drift if I put 20% down',
    'finance the larkmoor with 20k down, how much a month',
  ])('reckons the monthly payment with what is paid down: %s', async (question) => {
    const { text, tools } = await converse('Pat', question);
    expect(tools).toEqual(['loan_payment']);
    expect(text).toBe(
      'For the 2015 Larkmoor Drift 31 at $100,000, with $20,000 down, you would borrow $80,000 and pay about $669 a month at 8% over 20 years. At 7% to 9% it would be $620 to $720 a month. That’s an estimate: a lender decides on rate, years and down payment.',
    );
  });

  it('takes the years and the rate of the user', async () => {
    const { text } = await converse('Pat', 'payments on 300k with 50k down over 15 years at 7.5%, per month?');
    expect(text).toContain(
      'For $300,000, with $50,000 down, you would borrow $250,000 and pay about $2,318 a month at 7.5% over 15 years.',
    );
  });

  it('lends nothing to those who pay the whole price', async () => {
    const { text } = await converse('Pat', 'monthly payment for the Larkmoor Drift with 150k down');
    expect(text).toContain('there is nothing to borrow');
  });

  it.each([
    ['do I pay sales tax on a boat in Florida?', 'Florida taxes a boat at 6% of its price, plus the county’s surtax'],
    ['sales tax on a 100k boat in Texas', 'At $100,000, that’s about $6,250.'],
    ['is a boat taxed in Delaware', 'Delaware has no sales tax on boats.'],
    ['what’s the boat tax in California', 'California taxes boats at a rate that depends on the place'],
  ])('tells how a state taxes a boat: %s', async (question, answer) => {
    const { text } = await converse('Pat', question);
    expect(text).toContain(answer);
    expect(text).toContain('please ask a tax adviser');
  });
});
