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

it('tells how far a boat is from the average that the part before asked for', async () => {
  const { text } = await eddy('Pat', 'whats the average price of bowriders and how far above that is the Nimbus 23');
  expect(text).toContain('The 2020 Kestrel Nimbus 23 asks $9,400 more than the average, $37,100.');
});

it('measures each point that a difference names', async () => {
  const { text } = await eddy(
    'Pat',
    'whats the difference in length, price and hours between the Reef 24 and the Reef 26',
  );
  expect(text).toContain('asks $21,500 more than');
  expect(text).toContain('is 2 ft longer than');
  expect(text).toContain('has 10 engine hours more than');
});

it('lists as many names as asked, and nothing else', async () => {
  const { text } = await eddy('Pat', 'Show me the three cheapest center consoles, names and prices only.');
  expect(text).toMatch(/^I found 6 boats; here are 3, lowest price first: the 2016 Osprey Reef 24, \$68,000; /);
  expect(text.match(/\$/g)).toHaveLength(3);
});

it('goes on with elliptic questions about the boat that was found', async () => {
  const { text } = await eddy('Pat', "What's the cheapest bowrider, its price per foot, and its owner?");
  expect(text).toContain('That’s about $1,186 per foot: $24,900 for 21 ft.');
  expect(text).toContain('The owner is Luis');
});

it('does not name a part as unanswered that was answered', async () => {
  const { text } = await eddy('Pat', 'is Dana verified and how many deals done');
  expect(text).toContain('has closed');
  expect(text).not.toContain('I can’t answer');
});

it('warns a seller in a seller’s words and drafts the message behind it', async () => {
  const { text, tools } = await eddy(
    'Pat',
    'Hank wants to pay me by personal check for my tern. Is that ok? If not, tell him I only sell through the closing.',
  );
  expect(text).toMatch(/^Please don’t accept it\./);
  expect(tools).toEqual(['draft_message']);
});
