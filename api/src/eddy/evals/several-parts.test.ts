import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

it('tells a fact of a boat beside a measure that its listing lacks', async () => {
  const { text } = await eddy('Pat', 'tell me about the Gale 34', 'beam and draft?');
  expect(text).toContain('The listing doesn’t say the draft');
  expect(text).toMatch(/beam/);
});

it('names a question that nobody can answer beside a help question', async () => {
  const { text } = await eddy('Pat', 'how do i pause a listing and what is the weather on saturday');
  expect(text).toContain('Open My Listings');
  expect(text).toContain('I can’t answer this part: “what is the weather on saturday”.');
});

it('shows two things of the user’s in one go', async () => {
  const { tools } = await eddy('Pat', 'show me my saved boats and my unread messages');
  expect(tools).toEqual(['saved_boats', 'my_conversations']);
});

it('asks both questions about the same boats', async () => {
  const { tools } = await eddy('Pat', 'which of my saved boats is the cheapest and which is the newest');
  expect(tools).toEqual(['saved_boats', 'saved_boats']);
});

it('averages the boats of the part before, with the limits of the list', async () => {
  const { input } = await eddy(
    'Pat',
    'bowriders under 100k',
    'which of those are in texas, and what do they cost on average',
  );
  expect(input).toEqual({ type: 'Bowrider', maxPrice: 100_000, state: 'TX' });
});
