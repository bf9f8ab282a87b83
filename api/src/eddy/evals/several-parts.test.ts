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

it('names a question beside a search, in the user’s words', async () => {
  const { text } = await eddy('Pat', 'whats the weather in Houston tomorrow and which boats are there');
  expect(text).toContain('I can’t answer this part: “whats the weather in Houston tomorrow”.');
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

it('chooses from the list of the part before and goes on about that boat', async () => {
  const { text } = await eddy('Pat', 'show me center consoles. which of them is the newest, and who owns it?');
  expect(text).toContain('The owner is');
  expect(text).not.toContain('Which boat do you mean?');
});

it('tells a person’s trades and says that nobody’s whereabouts are known', async () => {
  const { text } = await eddy('Pat', 'Is Mei verified? How many trades has she done? And where is she?');
  expect(text).toContain('has closed');
  expect(text).toContain('I don’t know where Mei is: a listing only says where the boat is.');
});

it('answers a question once that a statement before it repeats', async () => {
  const { text } = await eddy('Pat', 'i met Greta at the dock, what has Greta got listed?');
  expect(text.match(/Greta has/g)).toHaveLength(1);
});

it('drafts the message that stands beside another wish', async () => {
  const { tools, input } = await eddy('Pat', 'save the Coastal 31 for me and tell the owner im interested');
  expect(tools).toEqual(['save_boat', 'draft_message']);
  expect(input).toMatchObject({ text: expect.stringContaining('I’m interested') });
});

it('tells where the boat is that a comparison puts first', async () => {
  const { text } = await eddy('Pat', 'compare the Gale 34 and the Coastal 31, which is newer and where is it');
  expect(text).toContain('It’s in Fort Lauderdale, FL.');
});

it('goes on about the user’s own boat', async () => {
  const { text } = await eddy('Pat', 'how many views has my Tern 32 got, and how do i pause it?');
  expect(text).toContain('views');
  expect(text).toMatch(/choose (?:the boat and then )?Pause/);
});

it('tells who Eddy is beside what he can do', async () => {
  const { text } = await eddy('Pat', 'what can you do and are you a real person');
  expect(text).toContain('I’m software, not a person.');
  expect(text).not.toContain('10% commission');
});

it('names a question about both ends rather than measuring others', async () => {
  const { text } = await eddy('Pat', 'whats the longest and the shortest boat you have and whats the difference');
  expect(text).toContain('I can’t answer this part: “whats the difference”.');
});

it('says yes or no to a comparison apart from the next one', async () => {
  const { text } = await eddy('Pat', 'is the Gale 34 newer than the Coastal 31? which is cheaper?');
  expect(text).toMatch(/^Yes\./);
  expect(text).not.toContain('No.');
  expect(text).toContain('That would be the 2013 Windrose Coastal 31: $109,000.');
});

it.each([
  'the seller wants cash at the marina, no closing. simpler, no?',
  'owner says zelle him half first. normal, right?',
])('takes a tag for no question of its own: %s', async (say) => {
  const { text } = await eddy('Noa', say);
  expect(text).not.toContain('I can’t answer');
});

it('takes a tag behind a search for no question of its own', async () => {
  const { text, input } = await eddy('Noa', 'show me bowriders under 30k. ok?');
  expect(input).toEqual({ type: 'Bowrider', maxPrice: 30_000 });
  expect(text).not.toContain('I can’t answer');
});
