import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { boats, favorites } from '../../../db/schema/boats.ts';
import { type Json, type TestApp, testApp } from '../../../testing/app.ts';
import { postBoat } from '../../../testing/boats.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../../testing/people.ts';
import { purgeRemovals } from './moderation.service.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let app: TestApp;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  admin = await registerAdmin(app);
  owner = await registerPerson(app);
});

const act = (id: number, deed: string, body: object = {}) =>
  app.call('POST', `/api/admin/listings/${id}/${deed}`, { token: admin.token, body });
const read = (id: number) => app.call('GET', `/api/boats/${id}`);
const own = async (id: number): Promise<Json> =>
  (await app.call('GET', '/api/boats/my-listings', { token: owner.token })).body.find((boat: Json) => boat.id === id);
const newsOf = async (person: Person) =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items as Json[];
const rowOf = async (id: number) => (await app.database.db.select().from(boats).where(eq(boats.id, id)))[0];
const purge = (now: Date) => purgeRemovals(app.dependencies, now);

describe('Removing a listing', () => {
  it('hides it at once from everyone except its owner, who sees the reason and the deadline', async () => {
    const boat = await postBoat(app, owner);
    const listed = async () => Number((await app.call('GET', '/api/boats')).headers['x-catalogue-count']);
    const before = await listed();
    expect((await act(boat.id, 'remove', { reason: 'Stolen photos.' })).status).toBe(200);
    expect((await read(boat.id)).status).toBe(404);
    expect(await listed()).toBe(before - 1);
    const mine = await own(boat.id);
    expect(mine).toMatchObject({ status: 'active', removal: { reason: 'Stolen photos.' } });
    const { removedAt, deletedAfter } = mine.removal;
    expect(new Date(deletedAfter).getTime() - new Date(removedAt).getTime()).toBe(30 * DAY_MS);
    const byLink = await app.call('GET', `/api/boats/manage/${boat.managementToken}`);
    expect(byLink.body.removal).toEqual(mine.removal);
  });

  it('notifies the owner of the reason and logs the admin', async () => {
    const boat = await postBoat(app, owner);
    await act(boat.id, 'remove', { reason: 'Stolen photos.' });
    expect((await newsOf(owner))[0]).toMatchObject({
      kind: 'listing',
      title: 'Your listing was removed',
      body: expect.stringContaining('Stolen photos.'),
      path: '/my-listings',
    });
    const log = await app.call('GET', '/api/admin/activity?action=listing.remove', { token: admin.token });
    expect(log.body[0]).toMatchObject({
      userEmail: admin.email,
      details: { boatId: boat.id, title: boat.title, userId: owner.user.id, reason: 'Stolen photos.' },
    });
  });

  it('leaves the owner only the option to delete it', async () => {
    const boat = await postBoat(app, owner);
    await act(boat.id, 'remove', { reason: 'Stolen photos.' });
    const { version } = await own(boat.id);
    const edit = await app.call('PATCH', `/api/boats/${boat.id}`, {
      token: owner.token,
      body: { version, status: 'paused' },
    });
    expect(edit).toMatchObject({
      status: 409,
      body: { message: 'Tradewind removed this listing. Reason: Stolen photos.' },
    });
    expect((await app.call('DELETE', `/api/boats/${boat.id}`, { token: owner.token })).status).toBe(200);
    expect(await rowOf(boat.id)).toBeUndefined();
  });

  it('can be undone with photos, favorites, conversations and status intact', async () => {
    const boat = await postBoat(app, owner);
    const fan = await registerPerson(app);
    await app.call('PUT', `/api/favorites/${boat.id}`, { token: fan.token });
    await app.call('POST', '/api/messages', {
      token: fan.token,
      body: { boatId: boat.id, receiverId: owner.user.id, content: 'Is she still there?' },
    });
    await act(boat.id, 'remove', { reason: 'A mistake.' });
    const stranger = await registerPerson(app);
    const started = await app.call('POST', '/api/messages', {
      token: stranger.token,
      body: { boatId: boat.id, receiverId: owner.user.id, content: 'Hello?' },
    });
    expect(started.status).toBe(403);
    const hearts = () => app.call('GET', '/api/favorites', { token: fan.token });
    expect((await hearts()).body).toEqual([]);
    expect((await act(boat.id, 'restore')).status).toBe(200);
    const back = await read(boat.id);
    expect(back).toMatchObject({ status: 200, body: { imageUrls: boat.imageUrls, description: boat.description } });
    expect(await app.database.db.select().from(favorites).where(eq(favorites.boatId, boat.id))).toHaveLength(1);
    const talk = await app.call('GET', `/api/messages/boat/${boat.id}`, { token: fan.token });
    expect(talk.body).toMatchObject([{ content: 'Is she still there?' }]);
    expect((await own(boat.id)).removal).toBeNull();
    expect((await newsOf(owner))[0]).toMatchObject({ title: 'Your listing is back' });
    for (const url of boat.imageUrls) expect((await app.call('GET', url)).status).toBe(200);
  });

  it('keeps a paused listing paused when it is restored', async () => {
    const boat = await insertBoat(app.database.db, { sellerId: owner.user.id, status: 'paused' });
    await act(boat.id, 'remove', { reason: 'Spam.' });
    await act(boat.id, 'restore');
    expect(await rowOf(boat.id)).toMatchObject({ status: 'paused', listed: false, removedAt: null });
  });

  it('also hides a paused or sold listing from others', async () => {
    for (const status of ['paused', 'sold']) {
      const boat = await insertBoat(app.database.db, { sellerId: owner.user.id, status });
      await act(boat.id, 'remove', { reason: 'Spam.' });
      expect((await read(boat.id)).status).toBe(404);
      expect((await app.call('GET', `/api/boats/${boat.id}/similar`)).status).toBe(404);
      const mine = await app.call('GET', `/api/boats/${boat.id}`, { token: owner.token });
      expect(mine).toMatchObject({ status: 200, body: { id: boat.id } });
    }
  });

  it('keeps it hidden when its seller is suspended and activated in between', async () => {
    const seller = await registerPerson(app);
    const boat = await insertBoat(app.database.db, { sellerId: seller.user.id });
    await act(boat.id, 'remove', { reason: 'Spam.' });
    const user = `/api/admin/users/${seller.user.id}`;
    await app.call('POST', `${user}/suspend`, { token: admin.token, body: { reason: 'Spam' } });
    await app.call('POST', `${user}/activate`, { token: admin.token });
    expect(await rowOf(boat.id)).toMatchObject({ listed: false });
    await act(boat.id, 'restore');
    expect(await rowOf(boat.id)).toMatchObject({ listed: true });
  });

  it('works once and needs a reason', async () => {
    const boat = await insertBoat(app.database.db);
    expect(await act(boat.id, 'remove', { reason: '  ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Please enter a reason. The listing’s owner will see it.' } },
    });
    expect((await act(boat.id, 'restore')).status).toBe(409);
    expect((await act(boat.id, 'remove', { reason: 'Spam.' })).status).toBe(200);
    expect((await act(boat.id, 'remove', { reason: 'Spam.' })).status).toBe(409);
    expect((await act(2_000_000_000, 'remove', { reason: 'Spam.' })).status).toBe(404);
  });
});

describe('30 days after its removal,', () => {
  it('a listing is permanently deleted with its photos', async () => {
    const boat = await postBoat(app, owner);
    await act(boat.id, 'remove', { reason: 'Spam.' });
    await purge(new Date(Date.now() + 29 * DAY_MS));
    expect(await rowOf(boat.id)).toBeDefined();
    await purge(new Date(Date.now() + 30 * DAY_MS + 60_000));
    expect(await rowOf(boat.id)).toBeUndefined();
    expect((await act(boat.id, 'restore')).status).toBe(404);
    const photo = async () => (await app.call('GET', boat.imageUrls[0])).status;
    await expect.poll(photo, { timeout: 15_000 }).toBe(404);
  });

  it('a restored listing stays, and so does a synced one, which its feed would add again', async () => {
    const restored = await insertBoat(app.database.db);
    const synced = await insertBoat(app.database.db, { source: 'cloud-yachts', externalId: 'CY-removed' });
    for (const { id } of [restored, synced]) await act(id, 'remove', { reason: 'Spam.' });
    await act(restored.id, 'restore');
    await purge(new Date(Date.now() + 40 * DAY_MS));
    expect(await rowOf(restored.id)).toMatchObject({ listed: true });
    expect(await rowOf(synced.id)).toMatchObject({ listed: false });
  });
});

describe('Pausing a listing', () => {
  it('hides it, notifies the owner of the reason, and can be undone', async () => {
    const boat = await postBoat(app, owner);
    expect((await act(boat.id, 'pause', { reason: 'The price is missing a zero.' })).status).toBe(200);
    expect((await own(boat.id)).status).toBe('paused');
    expect((await newsOf(owner))[0]).toMatchObject({
      title: 'Your listing was paused',
      body: expect.stringContaining('The price is missing a zero.'),
    });
    expect((await act(boat.id, 'pause', { reason: 'Again.' })).status).toBe(409);
    expect((await act(boat.id, 'resume')).status).toBe(200);
    expect((await read(boat.id)).status).toBe(200);
    const log = await app.call('GET', '/api/admin/activity?limit=2', { token: admin.token });
    expect(log.body.map(({ action }: Json) => action)).toEqual(['listing.resume', 'listing.pause']);
  });
});
