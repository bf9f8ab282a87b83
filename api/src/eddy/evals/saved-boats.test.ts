import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { boats, favorites } from '../../db/schema/boats.ts';
import { testApp } from '../../testing/app.ts';
import { examinedThrough } from '../../testing/eddy-client.ts';
import { makeEddyWorld } from '../../testing/eddy-world.ts';
import type { Examined } from './examine.ts';

const SAVED: Record<string, Partial<typeof boats.$inferInsert>> = {
  '2018 Osprey Reef 26': { maxSpeed: 41, engineHours: 610, features: ['Radar'] },
  '2021 Halcyon Gale 34': { maxSpeed: 47, engineHours: 95 },
  '2018 Marlowe Regent 60': { maxSpeed: null, engineHours: 900, features: ['Generator', 'Radar'] },
};

let examined: Examined;

beforeAll(async () => {
  const app = await testApp();
  const { db } = app.database;
  const world = await makeEddyWorld(db);
  for (const [title, change] of Object.entries(SAVED)) {
    const boatId = world.boats.get(title) ?? 0;
    await db.update(boats).set(change).where(eq(boats.id, boatId));
    await db.insert(favorites).values({ userId: world.ids.get('Pat') ?? '', boatId });
  }
  examined = examinedThrough(
    async (path, token, body) => {
      const { status, body: answer } = await app.call('POST', path, { token, ...(body && { body }) });
      return { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    },
    db,
    world,
  );
});

async function answerTo(message: string) {
  const { chatId, text } = await examined.ask(examined.world.tokens.Pat ?? '', { message });
  return { text, tools: (await examined.used(chatId)).map(({ name }) => name) };
}

describe('looks for an end or a part of the saved boats among them alone', () => {
  it.each([
    ['the quickest of my saved boats?', 'The fastest: the 2021 Halcyon Gale 34, a top speed of 47 mph'],
    ['cuál de mis favoritos es el más rápido', 'a 47 mph|2021 Halcyon Gale 34'],
    ['welches meiner gespeicherten boote ist das schnellste', '2021 Halcyon Gale 34'],
    ['lequel de mes bateaux enregistrés est le plus rapide ?', '2021 Halcyon Gale 34'],
    ['cuál de mis guardados tiene más horas', '2018 Marlowe Regent 60'],
  ])('%s', async (message, expected) => {
    const { text, tools } = await answerTo(message);
    expect(tools[0]).toBe('saved_boats');
    expect(expected.split('|').some((one) => text.includes(one))).toBe(true);
  });

  it('names the listings that leave the figure out', async () => {
    const { text } = await answerTo('which of the boats I saved is fastest');
    expect(text).toContain('The listing of the 2018 Marlowe Regent 60 doesn’t say.');
  });

  it.each([
    [
      'do any of my saved boats have a generator',
      '1 of the 3 listings mentions “generator”: the 2018 Marlowe Regent 60',
    ],
    ['which of my favorites come with radar', '2 of the 3 listings mention “radar”'],
    ['which of my saves are over 50 ft', '1 of these 3: the 2018 Marlowe Regent 60'],
    ['hat eines meiner gespeicherten boote einen generator', '2018 Marlowe Regent 60'],
  ])('%s', async (message, expected) => {
    expect((await answerTo(message)).text).toContain(expected);
  });
});

it.each([
  'which of my saved boats is cheapest to run',
  'which saved one costs the least to maintain',
  'which of my favorites burns the least fuel',
  'what is the cheapest boat to keep',
  'cuál de mis guardados es el más barato de mantener',
  'welches meiner gespeicherten boote ist am günstigsten im Unterhalt',
])('does not take a price for the costs of having a boat: %s', async (message) => {
  const { text, tools } = await answerTo(message);
  expect(tools).toEqual([]);
  expect(text).toMatch(/can’t rank|No puedo ordenar|kann ich nicht ordnen/);
});

it.each([
  'remove everything except the Regent 60 from my favorites',
  'unsave both of the others but keep the Regent 60',
])('removes all saved boats but one, one at a time: %s', async (message) => {
  const { text, tools } = await answerTo(message);
  expect(tools).toEqual(['saved_boats', 'unsave_boat']);
  expect(text).toContain('one saved boat at a time');
});

it('tells what one’s own listing takes in trade', async () => {
  const { text, tools } = await answerTo('what things would i accept for my Tern 32');
  expect(tools).toEqual(['boat_details']);
  expect(text).toMatch(/^Your listing of the 2020 Larkwell Tern 32 (?:takes|names nothing)/);
});
