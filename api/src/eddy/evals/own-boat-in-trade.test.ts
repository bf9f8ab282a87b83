import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it.each([
  [
    'which of Greta’s boats could I get if I gave my Tern 32 and no cash at all?',
    'By asking prices: 2005 Ironkeel Hunter 33 at $98,000 and 2006 Heron Classic 29 at $58,500. Your 2020 Larkwell Tern 32 is listed at $185,000.',
  ],
  [
    'which of Omar’s boats could I get for my Tern 32, without any cash?',
    'The nearest is the 2021 Windrose Coastal 35 at $199,000. You’d have to add $14,000.',
  ],
])('tells which boats of a person the user’s own would pay for: %s', async (say, told) => {
  expect((await converse('Pat', say)).text).toContain(told);
});

it('counts a thing from the garage beside the boat', async () => {
  const { text } = await converse('Pat', 'I want to know what I could get for my Tern 32 plus my Porsche');
  expect(text).toMatch(
    /^Your 2020 Larkwell Tern 32 is listed at \$185,000\. With .*Porsche.* on top, that’s \$[\d,]+\./,
  );
});

it('says that it cannot search what members have besides boats', async () => {
  const { text, tools } = await converse('Pat', 'looking to swap my Tern 32 for a pickup truck plus cash, who has one');
  expect(tools).toEqual([]);
  expect(text).toMatch(/^I can search boats only, not the other things that members have/);
  expect(text).toContain('Have Cars & Vehicles among what you’d take for your 2020 Larkwell Tern 32 in My Listings');
});

it('takes a comparison beside a trade as one with the own boat', async () => {
  const { input, text } = await converse('Pat', 'i want to swap my Tern 32 for something newer and bigger');
  expect(input).toMatchObject({ minYear: 2021, minLength: 32.1 });
  expect(text).toContain('over 32 ft, built 2021 or later');
});

it('says that the user lists no such boat', async () => {
  const { text } = await converse('Pat', 'what is my Gale 34 worth?');
  expect(text).toContain('You have no “Gale 34” listed here.');
});

it('keeps quoted words of a note as they are', async () => {
  const { input } = await converse('Pat', 'offer 95k for the Gale 34', 'and add "can close in 2 weeks"');
  expect(input).toMatchObject({ cash: 95_000, note: 'can close in 2 weeks.' });
});
