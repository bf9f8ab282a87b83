import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('puts the condition of an offer into its note', () => {
  it.each([
    ['offer 100k for the Breeze 28 subject to survey and sea trial', 'My offer is subject to survey and sea trial.'],
    ['offer 100k contingent on financing for the Breeze 28', 'My offer is contingent on financing.'],
    [
      'offer 100k for the Breeze 28 but only if she throws in the trailer',
      'My offer stands only if you throw in the trailer.',
    ],
    ['if she includes the trailer, offer 100k for the Breeze 28', 'My offer stands if you include the trailer.'],
    ['offer Dana 100k for the Breeze 28, and she pays the survey', 'My condition: you pay the survey.'],
    ['bid 100k on the Breeze 28 as long as Dana delivers her', 'My offer stands as long as you deliver it.'],
  ])('%s', async (say, note) => {
    const { input, text, tools } = await converse('Pat', say);
    expect(tools).toEqual(['draft_offer']);
    expect(input).toEqual({ boatId: 1, cash: 100_000, note });
    expect(text).toContain(
      'Your condition is in the note: the other side reads it, but nothing in the app enforces it.',
    );
  });

  it('adds a condition to a card that waits', async () => {
    const { input } = await converse(
      'Pat',
      'offer 100k for the Breeze 28 subject to survey',
      'make it 105 but only if she keeps the slip paid until June',
    );
    expect(input).toEqual({
      boatId: 1,
      cash: 105_000,
      note: 'My offer is subject to survey. My offer stands only if you keep the slip paid until June.',
    });
  });
});

it('drafts one offer and says that it does not act on a refusal', async () => {
  const { input, text } = await converse('Pat', 'offer 100k for the Breeze 28, if she says no go up to 105');
  expect(input).toEqual({ boatId: 1, cash: 100_000 });
  expect(text).toContain('I can’t follow up on a refusal by myself');
});

it('knows the full asking price beside a condition', async () => {
  const { input } = await converse('Pat', 'offer Dana full asking for the Breeze 28 provided she includes the trailer');
  expect(input).toEqual({ boatId: 1, cash: 119_000, note: 'My offer stands provided you include the trailer.' });
});

it('keeps a thing beside a price in relation to the asking price', async () => {
  const { input, text } = await converse('Pat', 'offer 10k under asking plus my Porsche for the Breeze 28');
  expect(input).toEqual({ boatId: 1, cash: 109_000, assets: ['my Porsche'] });
  expect(text).toContain('the rest comes on top');
});

it.each(['Find me a trade: my boat plus 25k', 'what could I get for the Tern and 25k cash?'])(
  'counts cash beside one’s own boat: %s',
  async (say) => {
    const { input, text } = await converse('Pat', say);
    expect(input).toMatchObject({ maxPrice: 210_000, tradeFor: ['boats'], notMine: true });
    expect(text).toContain('With $25,000 on top, that’s $210,000.');
  },
);
