import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  const dorado = { owner: 'Hank', year: 2018, make: 'Dorado' };
  eddy = await eddyInMarket([
    { ...dorado, model: '26 Bay', price: '64000.00', location: 'Mystic, CT' },
    { ...dorado, model: '38 Canyon', price: '384000.00', location: 'Camden, ME', length: 38 },
    {
      ...dorado,
      model: '34 Canyon',
      price: '284000.00',
      location: 'Camden, ME',
      features: ['Rosewood sole'],
      length: 34,
    },
    { ...dorado, make: 'Marlow', model: '33 Tournament', price: '184000.00', location: 'Savannah, GA' },
  ]);
});

describe('which boat is meant', () => {
  it('knows a boat by a word that its listing alone has', async () => {
    const { boat } = await eddy('Pat', 'that big rosewood boat, how much is it');
    expect(boat).toBe('Dorado 34 Canyon');
  });

  it('takes a bare number for one of the boats it asked about', async () => {
    const { boat } = await eddy('Pat', 'show me dorados', 'the 38 please, how many hours');
    expect(boat).toBe('Dorado 38 Canyon');
  });

  it('goes on to another boat of the make', async () => {
    const { boat } = await eddy(
      'Pat',
      'tell me about the dorado 26',
      'no not that one, the one in maine with the rosewood',
    );
    expect(boat).not.toBe('Dorado 26 Bay');
  });

  it('offers the boat of a mixed-up name', async () => {
    const { text } = await eddy('Pat', 'the dorado canyon in savannah');
    expect(text).toContain('There are none in Savannah right now.');
  });

  it('inherits the make behind “compare to”, and tells once what no listing says', async () => {
    const { text } = await eddy('Pat', 'how does the dorado 26 compare to the 38 in fuel burn');
    expect(text).toContain('None of these listings says how much fuel it burns');
    expect(text).toContain('side by side');
  });

  it('goes on with another figure of each', async () => {
    const { text } = await eddy('Pat', 'compare the dorado 38 and the dorado 34', 'and per foot price');
    expect(text).toContain('The 2018 Dorado 38 Canyon: about $10,105 per foot.');
    expect(text).toContain('The 2018 Dorado 34 Canyon: about $8,353 per foot.');
  });

  it('looks for the cheapest and the longest in one message', async () => {
    const { text } = await eddy('Pat', 'cheapest dorado in maine and also the longest boat under 100k');
    expect(text).toContain('2018 Dorado 34 Canyon');
    expect(text).toContain('up to $100,000');
  });
});

describe('the catalog', () => {
  it('counts what is listed', async () => {
    expect((await eddy('Pat', 'how many boats do you folks have listed')).text).toMatch(/I found \d+ boats\./);
  });

  it('says how many there are with one limit less', async () => {
    const { text } = await eddy('Pat', 'dual consoles under 1k with at least 20 ft');
    expect(text).toMatch(/Boats with one limit less: without “up to \$1,000”: \d+/);
    expect(text).toContain('Nearest without “up to $1,000”: the ');
  });
});
