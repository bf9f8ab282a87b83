import { beforeAll, expect, it } from 'vitest';
import { deployAgent } from '../../testing/agents.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { postBoat } from '../../testing/boats.ts';
import { registerPerson } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

it('turns a posted boat into a proposal through jobs alone, and two people agree on it', async () => {
  const { db } = app.database;
  const [owner, buyer] = [await registerPerson(app), await registerPerson(app)];
  await deployAgent(db, owner.user.id, { autoNegotiate: true });
  await deployAgent(db, buyer.user.id, { autoNegotiate: true });
  const boat = await postBoat(app, owner);
  const negotiations = async () => (await app.call('GET', '/api/negotiations', { token: buyer.token })).body;
  await expect
    .poll(negotiations, { timeout: 25_000, interval: 200 })
    .toMatchObject([{ boat: { id: boat.id }, status: 'proposed' }]);
  const [{ id, finalOffer }] = await negotiations();
  // The price is drawn at random between the owner's limit and the asking price.
  expect(Number(finalOffer.price)).toBeGreaterThan(50_000);
  expect(Number(finalOffer.price)).toBeLessThanOrEqual(185_000);
  for (const { token } of [owner, buyer]) await app.call('POST', `/api/negotiations/${id}/confirm`, { token });
  expect(await negotiations()).toMatchObject([{ status: 'agreed' }]);
  const { body } = await app.call('GET', '/api/ai-agent/log', { token: owner.token });
  expect(body[0].text).toBe(`You have a deal on ${boat.title}`);
});
