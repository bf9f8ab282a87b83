import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [ann, bob] = [await registerPerson(app), await registerPerson(app)];
  const boat = await insertBoat(app.database.db, { sellerId: bob.user.id });
  const body = { boatId: boat.id, receiverId: bob.user.id, content: 'Hello' };
  expect((await app.call('POST', '/api/messages', { token: ann.token, body })).status).toBe(200);
});

const actionsOf = async ({ token }: Person) =>
  (await app.call('GET', '/api/messages/conversations', { token })).body[0].actions;

it('lets both parties reply or block', async () => {
  expect(await actionsOf(ann)).toEqual(['reply', 'block']);
  expect(await actionsOf(bob)).toEqual(['reply', 'block']);
});

it('lets only the blocker unblock, and neither reply', async () => {
  await app.call('POST', '/api/users/block', { token: ann.token, body: { blockedId: bob.user.id } });
  expect(await actionsOf(ann)).toEqual(['unblock']);
  expect(await actionsOf(bob)).toEqual(['block']);
});

it('does not offer a reply to a suspended user', async () => {
  const suspended = { suspended: true, suspensionReason: 'Fraud' };
  await app.database.db.update(users).set(suspended).where(eq(users.id, bob.user.id));
  expect(await actionsOf(ann)).toEqual(['block']);
});
