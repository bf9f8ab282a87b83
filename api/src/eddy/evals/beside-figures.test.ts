import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

describe('Eddy, asked for the boats behind a figure or a direction', () => {
  let converse: Converse;

  beforeAll(async () => {
    const gale = { owner: 'Hank', year: 2018, make: 'Quarrel' };
    converse = await eddyInMarket([
      { ...gale, model: 'Gale 27', price: '100000.00', location: 'Annapolis, MD' },
      { ...gale, model: 'Gale 31', price: '200000.00', location: 'Norfolk, VA' },
      { ...gale, model: 'Gale 34', price: '600000.00', location: 'Galveston, TX' },
    ]);
  });

  it.each([
    [['What’s the average price of the Quarrels, and which ones are below it?']],
    [['average price of the Quarrels?', 'which ones are below that?']],
  ])('finds the boats below an average: %s', async (turns) => {
    const { text, input } = await converse('Noa', ...turns);
    expect(input).toMatchObject({ maxPrice: 299_999 });
    expect(text).toContain('I found 2 boats. The lowest price is $100,000');
  });

  it('keeps the boats in a direction of a state', async () => {
    const { text } = await converse('Noa', 'show me the Quarrels', 'only the ones north of Virginia');
    expect(text).toContain('in the states north of Virginia. I found one boat: the 2018 Quarrel Gale 27');
  });

  it.each([
    ['Which of these states have no boats at all on Tradewind: TX, LA, MD, ND?'],
    ['which states have no boats: Texas, Louisiana, Maryland or North Dakota'],
  ])('names the states without boats: %s', async (message) => {
    const { text } = await converse('Noa', message);
    expect(text).toMatch(/^None listed in (?:Louisiana or )?North Dakota\. Boats by state: .*Maryland \(/);
  });
});
