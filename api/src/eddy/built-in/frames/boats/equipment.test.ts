import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { boats } from '../../../../db/schema/boats.ts';
import { testApp } from '../../../../testing/app.ts';
import { examinedThrough } from '../../../../testing/eddy-client.ts';
import { makeEddyWorld } from '../../../../testing/eddy-world.ts';
import type { Examined } from '../../../evals/examine.ts';

const CHANGES: Record<string, Partial<typeof boats.$inferInsert>> = {
  '2018 Marlowe Regent 60': { features: ['9 kW generator', 'Watermaker', '3 staterooms'], hullCheckedAt: new Date() },
  '2015 Marlowe Regent 52': {
    features: ['Generator', '2 staterooms'],
    description: 'Repowered in 2021. Draft is 4.5 feet. No trailer.',
  },
  '2022 Marlowe Sovereign 78': { features: ['Twin generators', 'Four staterooms'], photoProofAt: new Date() },
  '2016 Osprey Reef 24': { features: ['Aluminum trailer', 'T-top'] },
  '2012 Kestrel Nimbus 21': { condition: 'Project' },
  '2018 Osprey Reef 26': { description: 'Comes on a tandem trailer with new tires. Autopilot and radar.' },
  '2021 Halcyon Gale 34': { description: 'A trailer boat would settle it. Hydraulic tilt steering.' },
  '2019 Silverfin Marlin 45': { features: ['Watermaker'], status: 'pending' },
};

let examined: Examined;

beforeAll(async () => {
  const app = await testApp();
  const { db } = app.database;
  const world = await makeEddyWorld(db);
  for (const [title, change] of Object.entries(CHANGES))
    await db
      .update(boats)
      .set(change)
      .where(eq(boats.id, world.boats.get(title) ?? 0));
  examined = examinedThrough(
    async (path, token, body) => {
      const { status, body: answer } = await app.call('POST', path, { token, ...(body && { body }) });
      return { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    },
    db,
    world,
  );
});

/** The last answer of a conversation, with the input of the last tool. */
async function answerTo(conversation: string) {
  let chatId: number | undefined;
  let text = '';
  for (const message of conversation.split(' / ')) {
    const body = { ...(chatId !== undefined && { chatId }), message };
    ({ chatId, text } = await examined.ask(examined.world.tokens.Pat ?? '', body));
  }
  return { text, input: (await examined.used(chatId ?? 0)).at(-1)?.input };
}

describe('questions about one boat', () => {
  it.each([
    ['Does the Regent 60 have a generator?', 'Yes, its features include “9 kW generator”.'],
    ['Is there a watermaker on the Regent 52?', 'doesn’t mention “watermaker”'],
    ['Does the Reef 26 come with a trailer?', 'The owner writes: “Comes on a tandem trailer with new tires.”'],
    ['tell me about the Regent 52 / does it have a trailer?', 'The owner writes: “No trailer.”'],
    ['tell me about the Regent 52 / what’s the draft?', 'The owner writes: “Draft is 4.5 feet.”'],
    ['tell me about the Regent 52 / has it been repowered?', 'The owner writes: “Repowered in 2021.”'],
    ['Has the hull number of the Regent 60 been checked?', 'Yes, its hull number was checked'],
    ['show me the Sovereign 78 / did the owner prove possession?', 'Yes, the owner proved possession'],
    ['Is the owner of the Gale 34 verified?', 'Yes, Dana is a verified member.'],
    ['show me the Sovereign 78 / how much fuel does it burn?', 'The listing doesn’t say how much fuel it burns'],
    ['Can you tell me if the Reef 26 has autopilot', 'The owner writes: “Autopilot and radar.”'],
    ['How much does the Bolt 39 weigh?', 'The listing doesn’t say the weight'],
    ['how many staterooms does the Sovereign 78 have?', 'Its features: Four staterooms.'],
    ['Is the Marlin 45 still available?', 'It’s in an agreed trade right now'],
    ['tell me about the Marlin 45', 'It’s in an agreed trade right now'],
  ])('answers “%s”', async (conversation, expected) => expect((await answerTo(conversation)).text).toContain(expected));
});

describe('equipment in searches', () => {
  it.each([
    ['boats with a generator', { equipment: ['generator'] }],
    ['motor yachts with at least 3 staterooms', { type: 'Motor Yacht', equipment: ['3 stateroom'] }],
    ['boats with a generator or a trailer / and a watermaker', { equipment: ['generator|trailer', 'watermaker'] }],
    ['anything with a trailor under 100k?', { maxPrice: 100_000, equipment: ['trailer'] }],
    ['something without a trailer in Texas', { state: 'TX', notEquipment: ['trailer'] }],
    ['motor yachts without a generator', { type: 'Motor Yacht', notEquipment: ['generator'] }],
    ['boats w a generator', { equipment: ['generator'] }],
    [
      'motor yachts w/ bow thruster w/o a trailer',
      { type: 'Motor Yacht', equipment: ['bow thruster'], notEquipment: ['trailer'] },
    ],
    ['yachts with four en-suite staterooms', { type: 'Motor Yacht', equipment: ['4 stateroom'] }],
    ['center consoles with hydraulic steering', { type: 'Center Console', equipment: ['hydraulic steering'] }],
    ['boats with electric reels', { equipment: ['electric reels'] }],
    ['yachts with a genset / only in Florida', { type: 'Motor Yacht', state: 'FL', equipment: ['generator'] }],
  ])('reads “%s”', async (conversation, wish) => {
    const { text, input } = await answerTo(conversation);
    expect(input).toEqual(wish);
    expect(text).toContain('I looked in features and descriptions');
  });

  it('finds equipment in features and descriptions, and no denied one', async () => {
    expect((await answerTo('boats with a trailer')).text).toContain('I found 2 boats.');
    expect((await answerTo('boats with hydraulic steering')).text).toContain('Gale 34');
  });

  it('looks for one of the things if no listing mentions them all', async () => {
    const { text } = await answerTo('boats with a watermaker and an autopilot');
    expect(text).toContain('with watermaker and autopilot. I didn’t find any boats like that.');
    expect(text).toContain('With watermaker or autopilot: I found 3 boats.');
    const { input } = await answerTo('boats with teak decks and electric reels');
    expect(input).toEqual({ equipment: ['teak decks|electric reels'] });
  });

  it('answers a question about “these” of the only boat that is left', async () => {
    const { text } = await answerTo('boats with hydraulic steering / which of these have radar too?');
    expect(text).toContain('doesn’t mention “radar”');
  });
});

describe('exclusions', () => {
  it.each([
    ['center consoles whose owners don’t take bitcoin', { type: 'Center Console', notTradeFor: ['bitcoin'] }],
    ['boats in Texas, owners must not accept motorcycles', { state: 'TX', notTradeFor: ['motorcycles'] }],
    ['center consoles / leave out the one in Galveston', { type: 'Center Console', notLocations: ['Galveston'] }],
    ['bowriders in Texas / scrap Texas, look in California', { type: 'Bowrider', state: 'CA' }],
    ['express cruisers / not the one in Houston', { type: 'Express Cruiser', notLocations: ['Houston'] }],
    ['bowriders excluding projects', { type: 'Bowrider', notConditions: ['Project'] }],
    ['Boote in Texas, aber kein Bowrider', { state: 'TX', notTypes: ['Bowrider'] }],
    ['Ich suche ein Boot in Florida, kein Gebastel', { state: 'FL' }],
    ['motor yachts in Florida / drop Florida, show California instead', { type: 'Motor Yacht', state: 'CA' }],
    ['motor yachts / I don’t want a Marlowe', { type: 'Motor Yacht', notMakes: ['marlowe'] }],
    ['maybe 90k, not more than 120k, center console', { type: 'Center Console', maxPrice: 120_000 }],
    ['who takes a car? over 30 feet, under 300k', { tradeFor: ['vehicles'], minLength: 30.1, maxPrice: 300_000 }],
  ])('reads “%s”', async (conversation, wish) => expect((await answerTo(conversation)).input).toEqual(wish));
});
