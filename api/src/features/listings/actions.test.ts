import { beforeAll, expect, it } from 'vitest';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { postBoat } from '../../testing/boats.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await registerPerson(app);
});

const own = async (id: number): Promise<Json> =>
  (await app.call('GET', '/api/boats/my-listings', { token: owner.token })).body.find((boat: Json) => boat.id === id);
const setStatus = async (id: number, status: string) =>
  app.call('PATCH', `/api/boats/${id}`, { token: owner.token, body: { status, version: (await own(id)).version } });

it('lists the actions that owners can take in each state', async () => {
  const { id, actions } = await postBoat(app, owner);
  expect(actions).toEqual(['edit', 'pause', 'sell', 'delete']);
  await setStatus(id, 'paused');
  expect((await own(id)).actions).toEqual(['edit', 'resume', 'sell', 'delete']);
  await setStatus(id, 'sold');
  expect((await own(id)).actions).toEqual(['edit', 'relist', 'delete']);
});

it('offers only deletion for a listing that an admin removed', async () => {
  const { id } = await postBoat(app, owner);
  const { token } = await registerAdmin(app);
  await app.call('POST', `/api/admin/listings/${id}/remove`, { token, body: { reason: 'Stolen photos' } });
  expect((await own(id)).actions).toEqual(['delete']);
});

it('offers only deletion to holders of the management link', async () => {
  const { managementToken } = await postBoat(app, owner);
  expect((await app.call('GET', `/api/boats/manage/${managementToken}`)).body.actions).toEqual(['delete']);
});
