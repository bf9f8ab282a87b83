import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('a condition before an order', () => {
  it('tells what is known of the condition and drafts the offer', async () => {
    const { text, input } = await converse('Pat', 'if the Breeze 28 is still available, offer 100k for it');
    expect(text).toContain('It’s listed right now');
    expect(input).toMatchObject({ boatId: 1, cash: 100_000 });
  });

  it('keeps a condition of the offer in its note', async () => {
    const { input } = await converse('Pat', 'if she includes the trailer, offer 100k for the Breeze 28');
    expect(input).toMatchObject({ note: 'My offer stands if you include the trailer.' });
  });
});

it('answers parts that the writer numbered', async () => {
  const { text } = await converse('Noa', '1) what does escrow cost 2) how do i add photos 3) show me bowriders');
  expect(text).toContain('Escrow: 0.85%');
  expect(text).toContain('up to 20 for each boat');
  expect(text).toContain('Looking for Bowriders');
});

it('keeps a question for Eddy out of the message before it', async () => {
  const { text, tools } = await converse('Pat', 'tell Dana i like the Breeze 28 and also what does a survey cost');
  expect(tools).toContain('draft_message');
  expect(text).toContain('Full Marine Survey');
});

it('does not name words that carry nothing', async () => {
  const { text } = await converse('Noa', 'wich boat is longer, the Breeze 28 or the Gale 34');
  expect(text).not.toContain('I didn’t use');
});
