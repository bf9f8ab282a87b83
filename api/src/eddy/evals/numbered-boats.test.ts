import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket([
    { owner: 'Hank', year: 2019, make: 'Dorado', model: '68 Flybridge', price: '410000.00', location: 'Mystic, CT' },
    { owner: 'Hank', year: 2016, make: 'Dorado', model: '66 Express', price: '240000.00', location: 'Stonington, CT' },
    { owner: 'Greta', year: 2011, make: 'Marlow', model: '66 Canyon', price: '300000.00', location: 'Camden, ME' },
  ]);
});

describe('boats by number, owner and place', () => {
  it('adds up two boats of one owner', async () => {
    const { text } = await eddy('Pat', "what would it add up to if i bought hank's 68 and his 66");
    expect(text).toContain('Together, the 2019 Dorado 68 Flybridge and the 2016 Dorado 66 Express ask $650,000.');
  });

  it('tells boats of the same number apart by their place', async () => {
    const { text } = await eddy('Pat', 'is the 66 in stonington cheaper than the 66 in camden?');
    expect(text).toMatch(/^Yes\. That would be the 2016 Dorado 66 Express: \$240,000\./);
  });

  it('keeps a sum for somebody a sum', async () => {
    const { text } = await eddy('Pat', 'tell me about the dorado 68', 'offer him 66 for it');
    expect(text).not.toContain('66 Express');
  });

  it('leaves out a boat by its number and names it', async () => {
    const { text, input } = await eddy('Pat', 'dorados except the 66');
    expect(input).toMatchObject({ query: 'dorado', notBoatIds: [expect.any(Number)] });
    expect(text).toContain('Left out: the 2016 Dorado 66 Express, $240,000.');
  });

  it('goes on to another boat of the same owner', async () => {
    const { text } = await eddy('Pat', "tell me about hank's 68", 'and his 66?');
    expect(text).toContain('The 2016 Dorado 66 Express is listed at $240,000');
  });

  it('takes a number of somebody for no sum if they have no such boat', async () => {
    const { text } = await eddy('Pat', "what would it add up to if i bought hank's 68 and his 75");
    expect(text).toContain('There’s no boat here that fits “Hank’s 75”.');
  });

  it('knows the only boat with a number', async () => {
    expect((await eddy('Pat', 'how old is the 68?')).text).toContain('It was built in 2019');
  });
});

describe('alternatives and slips', () => {
  it('searches apart for limits that leave nothing together', async () => {
    const { text } = await eddy('Pat', "list everything that's either under 20k or over 3 million");
    expect(text).toContain('Looking for boats up to $20,000.');
    expect(text).toContain('Looking for boats from $3,000,000 up.');
  });

  it('drops a slip of the tongue', async () => {
    const { input } = await eddy('Pat', 'show me trucks... i mean boats lol, under 110k');
    expect(input).toEqual({ maxPrice: 110_000 });
  });
});
