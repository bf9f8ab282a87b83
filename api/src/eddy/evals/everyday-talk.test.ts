import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('greets instead of searching after small talk', () => {
  it.each([
    ['hello eddy, gorgeous morning for a sail isn’t it', 'Hi!'],
    ['hi there! hope you are having a great evening', 'Hi!'],
    ['pretty rainy weekend here, huh?', 'Hi!'],
    ['hey buddy how was your evening', 'All’s well'],
  ])('%s', async (say, start) => {
    const { text, tools } = await converse('Pat', say);
    expect(text.startsWith(start)).toBe(true);
    expect(tools).toEqual([]);
  });

  it('leaves a request behind it', async () => {
    const { input, text } = await converse('Pat', 'happy tuesday! lovely weather today. any center consoles?');
    expect(input).toMatchObject({ type: 'Center Console' });
    expect(text).not.toContain('I didn’t use');
  });

  it('takes a kind of boat for no remark', async () => {
    expect((await converse('Pat', 'good time to sell?')).text).not.toMatch(/^Hi!/);
  });
});

describe('drafts a message to the owner for a visit', () => {
  it.each([
    ['I’d love to come see the Gale 34 on Thursday, could you arrange that?', 'on Thursday'],
    ['can you schedule a viewing of the gale 34 for friday afternoon', 'Friday afternoon'],
    ['could we drive up and check out the gale 34 tomorrow?', 'tomorrow'],
    ['could i stop by on friday to look at the gale 34', 'on Friday'],
    ['can anybody show me the gale 34 next monday', 'next Monday'],
  ])('%s', async (say, day) => {
    const { tools, input, boat } = await converse('Noa', say);
    expect(tools.at(-1)).toBe('draft_message');
    expect(boat).toContain('Gale 34');
    expect(input.text).toContain(`whether I could see it in person ${day}`);
  });

  it('asks for a sea trial of the boat told last', async () => {
    const { input, boat } = await converse('Noa', 'tell me about the gale 34', 'set me up a sea trial saturday');
    expect(boat).toContain('Gale 34');
    expect(input.text).toContain('whether a sea trial would be possible Saturday');
  });

  it('takes the boat told last', async () => {
    const { input } = await converse(
      'Noa',
      'tell me about the gale 34',
      'can i see her next weekend? can you set it up',
    );
    expect(input.text).toContain('in person next weekend');
  });

  it('takes things on the screen for no visit', async () => {
    expect((await converse('Noa', 'can i see the newest listings today')).tools).not.toContain('draft_message');
  });
});

describe('explains automatic negotiating, and switches it off', () => {
  it.each([
    'how does the automatic haggling work',
    'explain how my agent negotiates for me',
    'how do you bargain on my behalf',
  ])('%s', async (say) => {
    const { text, tools } = await converse('Pat', say);
    expect(text).toContain('as many rounds as both of you allow');
    expect(tools).toEqual([]);
  });

  it.each(['okay, switch that off please', 'can you disable it', 'i dont want that'])('%s', async (say) => {
    const { tools, input } = await converse('Pat', 'how does the automatic haggling work', say);
    expect(tools.at(-1)).toBe('set_preferences');
    expect(input).toMatchObject({ autoNegotiate: false });
  });
});

describe('tells what a piece of equipment is, and which boats have it', () => {
  it.each([
    ['what is a windlass', 'the winch that lowers and raises the anchor'],
    ['whats a davit', 'small cranes'],
    ['hey eddy, what does an outrigger do?', 'long poles'],
    ['explain flybridge please', 'an open deck above the cabin'],
    ['what do sellers mean by pilothouse', 'an enclosed helm'],
  ])('%s', async (say, meaning) => {
    const { text, tools } = await converse('Pat', say);
    expect(text).toContain(meaning);
    expect(tools).toEqual([]);
  });

  it.each([
    'what’s a windlass and who’s got one',
    'whats a windlass? any boats with one',
    'what does a windlass do, and which ones have it',
  ])('%s', async (say) => {
    const { text, tools } = await converse('Pat', say);
    expect(text).toContain('the winch that lowers and raises the anchor');
    expect(tools).toContain('search_boats');
  });
});

it('tells first what a thing is when that is asked last', async () => {
  const { text, tools } = await converse('Pat', 'which boats have a windlass, and what is that exactly');
  expect(text).toContain('the winch that lowers and raises the anchor');
  expect(tools).toContain('search_boats');
});

it.each(['is the auto negotiating turned on?', 'do i have haggling switched on'])(
  'tells whether the agent negotiates: %s',
  async (say) => {
    const { text, tools } = await converse('Pat', say);
    expect(tools).toContain('my_preferences');
    expect(text).toMatch(/^Negotiate for me: (?:Yes|No)\./);
  },
);

describe('names the town of a boat for its dock', () => {
  it.each([
    'at what marina is the gale 34 moored',
    'which slip is the gale 34 in?',
    'where exactly is the gale 34 tied up',
  ])('%s', async (say) => {
    const { text } = await converse('Noa', say);
    expect(text).toContain('Listings give only the town');
  });

  it('takes the boat told last', async () => {
    const { text } = await converse('Noa', 'tell me about the gale 34', 'which pier is she at');
    expect(text).toContain('Listings give only the town');
  });
});

describe('says that a boat of somebody else is no listing of the user', () => {
  it.each([
    'how many clicks did my gale 34 get',
    'how many people have looked at our gale 34',
    'how long has my gale 34 been up',
  ])('%s', async (say) => {
    expect((await converse('Noa', say)).text).toMatch(/^You have no “[^”]*gale 34” listed here/i);
  });
});
