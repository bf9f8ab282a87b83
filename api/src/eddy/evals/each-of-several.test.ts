import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  const dorado = { owner: 'Hank', year: 2018, make: 'Dorado' };
  eddy = await eddyInMarket([
    { ...dorado, model: '26 Bay', price: '64000.00', location: 'Mystic, CT' },
    { ...dorado, model: '28 DC', price: '84000.00', location: 'Mystic, CT' },
    { ...dorado, model: '33 CC', price: '184000.00', location: 'Savannah, GA' },
  ]);
});

describe('several things of one kind', () => {
  it('tells the cost of each service', async () => {
    const { text } = await eddy('Pat', 'how much is a survey and a haul out');
    expect(text).toContain('Full Marine Survey: $500-$5000');
    expect(text).toContain('Haul Out: $650.');
  });

  it('tells the closing fee of each boat', async () => {
    const { text } = await eddy('Pat', 'closing fee on the dorado 26 bay and the dorado 28 dc?');
    expect(text).toContain('The 2018 Dorado 26 Bay is listed at $64,000. Closing through the app would cost $544.');
    expect(text).toContain('The 2018 Dorado 28 DC is listed at $84,000. Closing through the app would cost $714.');
  });

  it('ranks all boats of a make by the price per foot, and counts them', async () => {
    const { text } = await eddy('Pat', 'of the two dorados for sale, which one is the best value per foot?');
    expect(text).toContain('I found 3 boats. The lowest is the 2018 Dorado 26 Bay.');
  });

  it('asks which boat of a place is meant, and speaks of no other', async () => {
    const { text } = await eddy('Pat', 'does the dorado in mystic have a generator');
    expect(text).toContain('“dorado” fits 2 boats');
    expect(text).not.toContain('Savannah');
    expect(text).not.toContain('I didn’t use');
  });

  it('says that there is none at the place', async () => {
    const { text } = await eddy('Pat', 'does the dorado in ohio have a generator');
    expect(text).toContain('There are none in Ohio right now. “dorado” fits 3 boats');
  });

  it('names the owner of the boat that a rank chooses', async () => {
    const { text } = await eddy('Pat', "not the cheapest dorado, the second cheapest. who's selling it?");
    expect(text).toContain('That would be the 2018 Dorado 28 DC: $84,000. The owner is Hank');
    expect(text).not.toContain('I didn’t use');
  });
});
