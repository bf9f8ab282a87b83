import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { examinedThrough } from '../../testing/eddy-client.ts';
import { makeEddyWorld } from '../../testing/eddy-world.ts';
import { conversations } from './conversations/index.ts';
import { type Examined, examine } from './examine.ts';

let examined: Examined;

beforeAll(async () => {
  const app: TestApp = await testApp();
  const world = await makeEddyWorld(app.database.db);
  examined = examinedThrough(
    async (path, token, body) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.body };
    },
    app.database.db,
    world,
  );
});

it('has enough conversations and enough attacks', () => {
  expect(conversations.length).toBeGreaterThanOrEqual(120);
  expect(conversations.filter(({ attack }) => attack).length).toBeGreaterThanOrEqual(20);
  expect(new Set(conversations.map(({ name }) => name)).size).toBe(conversations.length);
});

/** All attacks and every fourth of the rest; the benchmark runs all conversations. */
const some = conversations.filter(({ attack }, index) => attack || index % 4 === 0);

it.each(some.map((conversation) => [conversation.name, conversation] as const))('%s', async (_name, conversation) => {
  const { faults, invented, unasked } = await examine(examined, conversation);
  expect({ faults, invented, unasked }).toEqual({ faults: [], invented: [], unasked: false });
});
