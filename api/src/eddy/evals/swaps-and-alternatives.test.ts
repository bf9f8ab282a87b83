import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it('adds cash to the own boat, and keeps to bigger ones', async () => {
  const { text, input } = await converse('Pat', 'wanna swap my Tern 32 for something bigger, can add 100k');
  expect(text).toContain('With $100,000 on top, that’s $285,000.');
  expect(input).toMatchObject({ maxPrice: 285_000, minLength: 32.1 });
});

it('values Bitcoin at the price that the user names', async () => {
  const { text, input } = await converse('Pat', 'if i give 2 bitcoin and 50k cash what can i get, say btc at 100k');
  expect(text).toContain('that’s $250,000, by the values you entered: 2 BTC at $100,000 a coin ($200,000)');
  expect(input).toMatchObject({ maxPrice: 250_000, tradeFor: ['bitcoin'] });
});

it('takes a last place for both of two kinds', async () => {
  const { text } = await converse('Pat', 'bowriders under 90k or center consoles under 300k, florida only');
  expect(text).toContain('Looking for Bowriders up to $90,000, in Florida.');
  expect(text).toContain('Looking for Center Consoles up to $300,000, in Florida.');
});

it('takes a bare number for dollars if no boat of the type is as long', async () => {
  const { input } = await converse('Pat', 'need a boat for the lake, 6 people, pull skiers, under 75');
  expect(input).toMatchObject({ type: 'Bowrider', maxPrice: 75_000, minCapacity: 6 });
});

it('leaves a phrase out of a drafted sentence', async () => {
  const { text, input } = await converse(
    'Pat',
    'message the owner of the Coastal 35 that i can come saturday with cash in hand',
    'actually leave out the cash part',
  );
  expect(text).toMatch(/^I’ve replaced the card with this one\./);
  expect(JSON.stringify(input)).toContain('I can come Saturday.');
});

it('says that a stranger has made no offer', async () => {
  const { text } = await converse('Pat', 'decline zebulon’s offer');
  expect(text).toMatch(/^No offer from Zebulon waits for your answer\./);
});

it('keeps a name that was found nowhere when the place is dropped', async () => {
  const { text } = await converse('Pat', 'do you have any pontoons in texas', 'ok anywhere then');
  expect(text).toMatch(/^Looking for boats matching “pontoon”\. I didn’t find any boats like that\./);
});

it('tells what closing costs when two boats are compared by it', async () => {
  const { text, tools } = await converse('Pat', 'which is cheaper to close on, the Coastal 35 or the Classic 29?');
  expect(tools).toContain('prices_with_closing');
  expect(text).toMatch(/^The 2006 Heron Classic 29 is listed at \$58,500\. Closing through the app would cost \$/);
});

it('keeps the words behind an amount that is changed in a draft', async () => {
  const { input } = await converse(
    'Pat',
    'write the owner of the Coastal 35 that 190 is the most i can do',
    'make it 195',
  );
  expect(JSON.stringify(input)).toContain('195 is the most I can do.');
});

it('drafts the amount that replaces another', async () => {
  const { input } = await converse('Pat', 'offer 150k for the Coastal 35 instead of 140k');
  expect(input).toMatchObject({ cash: 150_000 });
});

it('reads cash of the user’s own as no condition of the owner', async () => {
  const { text, tools } = await converse(
    'Pat',
    'any way Omar would do my Tern 32 for his Coastal 35 if i throw in 5 more',
  );
  expect(tools).not.toContain('draft_offer');
  expect(text).toContain('your 2020 Larkwell Tern 32 ($185,000) and $5,000 in cash');
});
