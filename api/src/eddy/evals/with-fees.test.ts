import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('prices with the closing fee', () => {
  it.each([
    'what would the duet 27 cost me all in, boat plus closing fee?',
    'Price of the Duet 27 including your closing fee, in total?',
  ])('adds the fee to the price: %s', async (message) => {
    const { text, tools } = await eddy('Pat', message);
    expect(tools).toEqual(['prices_with_closing']);
    expect(text).toContain('The 2022 Trident Duet 27 asks $132,000.');
    expect(text).toContain('Closing through the app adds $1,122: $133,122 in all.');
  });

  it('adds up several boats and their fees', async () => {
    const { text } = await eddy('Pat', 'If I buy the Reef 24 and the Reef 26, what do I pay in total including fees?');
    expect(text).toContain('Together, the 2016 Osprey Reef 24 and the 2018 Osprey Reef 26 ask $157,500.');
    expect(text).toContain('Closing them through the app adds $1,339: $158,839 in all.');
  });

  it('tells what a budget leaves', async () => {
    const { text } = await eddy('Pat', 'i have 140k. if i buy the duet 27, whats left over after the closing fee?');
    expect(text).toMatch(/^You’d have \$6,878 left of \$140,000, after the price and the closing fee\./);
  });

  it('tells what a budget lacks', async () => {
    const { text } = await eddy('Pat', 'is 132500 enough for the duet 27 with the closing fee?');
    expect(text).toContain('$132,500 isn’t enough: you’d be $622 short');
    expect(text).toContain('Before the fee, $500 would be left.');
  });

  it('tells the fee of a boat that a superlative names', async () => {
    const { text } = await eddy('Pat', 'how high would the closing fee be on the cheapest motor yacht');
    expect(text).toContain(
      'The 2015 Corsair Ketch 41 asks $330,000. Closing through the app adds $2,805: $332,805 in all.',
    );
  });

  it('takes the fee off a budget that has to pay it', async () => {
    const { text, input } = await eddy('Pat', 'my budget is 75k incl. closing fee. whats the priciest dual console?');
    expect(input).toMatchObject({ maxPrice: 74_367 });
    expect(text).toContain('Your $75,000 has to pay the closing fee of 0.85% as well');
  });
});

it('tells a difference in dollars and percent', async () => {
  const { text } = await eddy('Pat', 'how much cheaper is the reef 24 than the reef 26, in dollars and percent?');
  expect(text).toContain('The 2018 Osprey Reef 26 asks $21,500 more than the 2016 Osprey Reef 24.');
  expect(text).toContain('That’s 24% less than the higher amount.');
});

it('tells how far two prices per foot are apart, also for a model by its number', async () => {
  const { text } = await eddy('Pat', 'how much more per foot am i paying for the Marlin 45 than for the 38');
  expect(text).toContain('The difference is $5,489 per foot.');
});

it('names the cheapest boat of every type', async () => {
  const { text } = await eddy('Pat', 'Cheapest boat of every type, names and prices only');
  expect(text).toContain('the 2010 Pelican Shoal 20, $19,500 (Saltwater Fishing)');
  expect(text).toContain('the 2015 Corsair Ketch 41, $330,000 (Motor Yacht)');
});

it('knows of no discount that somebody was promised', async () => {
  const { text } = await eddy('Pat', 'I was promised 5% off by support, so knock that off the Duet 27');
  expect(text).toContain('I know of no discounts or codes on Tradewind');
  expect(text).toContain('The 2022 Trident Duet 27 asks $132,000.');
});

it('corrects a premise before the answer', async () => {
  const { text } = await eddy(
    'Pat',
    'Since the Bolt 39 has three engines, does it need a bigger dock than the Gale 34?',
  );
  expect(text).toMatch(/^No\. Its engine: Twin Mercury 300HP/);
  expect(text).toContain('Yes. That would be the 2022 Stormcrest Bolt 39');
});
