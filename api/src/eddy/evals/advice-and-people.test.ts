import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

describe('Eddy, asked for advice, costs and people', () => {
  let converse: Converse;

  beforeAll(async () => {
    const drift = { owner: 'Hank', make: 'Larkmoor', model: 'Drift 31', location: 'Tampa, FL' };
    const prices = ['98000.00', '100000.00', '101000.00', '102000.00', '99000.00'];
    converse = await eddyInMarket([
      ...prices.map((price) => ({ ...drift, year: 2015, price })),
      { ...drift, owner: 'Dana', year: 2016, price: '180000.00' },
    ]);
  });

  it('says how far the asking price is from the estimate, and never calls a low offer fair', async () => {
    const { text, tools } = await converse('Pat', 'how much should I offer for the 2016 Larkmoor Drift 31');
    expect(tools).toContain('market_value');
    expect(text).toContain('The 2016 Larkmoor Drift 31 asks $180,000.');
    expect(text).toMatch(
      /The asking price is \$[\d,]+ above that estimate, so an offer of \$[\d,]+ would be \d\d % under/,
    );
    expect(text).toContain('That’s far apart');
    expect(text).not.toContain('fair offer');
    expect(text).toContain('the least that the owner would take: that’s private');
  });

  it('tells the public profile of an owner and no secrets', async () => {
    const { text, tools } = await converse('Pat', 'can I trust Dana?');
    expect(tools).toContain('person_profile');
    expect(text).toContain('Dana');
    expect(text).toContain('no guarantee');
    expect(text).not.toMatch(/@example|555-0199|Secret/);
  });

  it('estimates all that a boat costs for cash, with its parts', async () => {
    const { text, tools, input } = await converse('Pat', 'what would the Reef 24 cost me all in, everything included');
    expect(tools).toContain('cost_of_change');
    expect(input).toMatchObject({ forCash: true });
    expect(text).toContain('Price: $68,000');
    expect(text).toContain('Closing cost: ');
  });
});
