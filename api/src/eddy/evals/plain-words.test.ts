import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('limits in plain words', () => {
  it.each([
    ['bowriders that wouldn’t break 40 grand', { maxPrice: 40_000 }],
    ['motor yachts, my limit is a million three', { maxPrice: 1_300_000 }],
    ['something with bunks for 4', { minSleeps: 4 }],
    ['gas engines, a cabin for 6 and below 400k', { minSleeps: 6, maxPrice: 400_000 }],
  ])('reads %s', async (message, wish) => {
    const { input } = await eddy('Pat', message);
    expect(input).toMatchObject(wish);
  });
});

it('counts the cash beside a thing with a worth', async () => {
  const { input } = await eddy('Pat', 'I’ve got a 2020 f150 worth about 30k and 50k cash, what can I get?');
  expect(input).toMatchObject({ asset: 'vehicles', value: 30_000, cash: 50_000 });
});

it('takes hours on the road for miles', async () => {
  const { text } = await eddy('Pat', 'I’m in Tampa: bowriders that I can drive to within 2 hours');
  expect(text).toContain('I took a drive of 2 hours as about 90 miles.');
});

it('takes another number after a share of the price for a share', async () => {
  const { input } = await eddy('Pat', 'bid 10% below asking on the Duet 27', 'no, make it 20');
  expect(input).toMatchObject({ cash: 105_600 });
});

it('offers less when the owner is to come down', async () => {
  const { input } = await eddy('Pat', 'could you get the owner to take 12k off the duet 27?');
  expect(input).toMatchObject({ cash: 120_000 });
});

it('keeps a question for Eddy out of the message to the owner', async () => {
  const order = 'write the owner of the duet 27 and ask if the cover is new';
  const alone = await eddy('Pat', order);
  expect(alone.input.text).toMatch(/Could you tell me whether the cover is new\?$/);
  const { text, tools } = await eddy('Pat', `${order}, and also tell me how far it is from Miami`);
  expect(tools[0]).toBe(alone.tools[0]);
  expect(text).toMatch(/miles from Miami, FL/);
});

it('drafts nothing that the same message takes back', async () => {
  const { tools, shows } = await eddy(
    'Pat',
    'tell Noa I’d pay 90k... wait no, don’t send anything, just show me bowriders',
  );
  expect(tools).toEqual(['search_boats']);
  expect(shows).not.toContain('data-proposal');
});

it('takes “make that” for the new amount of a card', async () => {
  const { input } = await eddy('Pat', 'offer 120k for the duet 27', 'hm, make that 118');
  expect(input).toMatchObject({ cash: 118_000 });
});

it('tells the fee of an amount that is asked for afterwards', async () => {
  const { text } = await eddy('Pat', 'what do you charge for a closing?', 'and what would that be on a 300k boat');
  expect(text).toContain('At $300,000, closing through the app would cost $2,550');
});
