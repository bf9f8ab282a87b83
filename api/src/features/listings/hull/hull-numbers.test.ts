import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { boatInput, postBoat } from '../../../testing/boats.ts';
import { type Person, registerAdmin, registerPerson } from '../../../testing/people.ts';
import { uploadPhotos } from '../../../testing/photos.ts';

let app: TestApp;
let owner: Person;
let other: Person;
let photos: { owner: string[]; other: string[] };
beforeAll(async () => {
  app = await testApp();
  [owner, other] = [await registerPerson(app), await registerPerson(app)];
  photos = { owner: await uploadPhotos(app, owner.token), other: await uploadPhotos(app, other.token) };
});

let serial = 0;
let hullNumber: string;
beforeEach(() => {
  serial += 1;
  hullNumber = `ABC${String(serial).padStart(5, '0')}D121`;
});

const post = (who: 'owner' | 'other', body: object) =>
  app.call('POST', '/api/boats', {
    token: (who === 'owner' ? owner : other).token,
    body: boatInput({ imageUrls: photos[who], ...body }),
  });
const edit = (boat: { id: number; version: number }, change: object, person = owner) =>
  app.call('PATCH', `/api/boats/${boat.id}`, { token: person.token, body: { version: boat.version, ...change } });

describe('A hull number', () => {
  it('is stored without spaces and hyphens, and only its owner reads it', async () => {
    const { body } = await post('owner', { hullNumber: `us-${hullNumber.toLowerCase()} ` });
    expect(body).toMatchObject({ hullNumber, hullCheckedAt: expect.stringMatching(/^20/) });
    const mine = await app.call('GET', '/api/boats/my-listings', { token: owner.token });
    expect(mine.body).toContainEqual(expect.objectContaining({ id: body.id, hullNumber }));
    const open = [`/api/boats/${body.id}`, '/api/boats', `/api/boats/${body.id}/enriched`];
    for (const path of [...open, `/api/boats/manage/${body.managementToken}`])
      for (const token of [undefined, other.token]) {
        const read = await app.call('GET', path, token ? { token } : {});
        expect(read.status, path).toBe(200);
        expect(JSON.stringify(read.body), path).not.toContain(hullNumber);
      }
    const read = await app.call('GET', `/api/boats/${body.id}`);
    expect(read.body.hullCheckedAt).toBe(body.hullCheckedAt);
  });

  it('that is malformed is refused with a sentence at its field', async () => {
    const { status, body } = await post('owner', { hullNumber: 'ABC1O345D121' });
    expect(status).toBe(400);
    expect(body.fields.hullNumber).toContain('never contains the letter O');
  });

  it('of another model year is kept, but counts as unchecked until the two agree', async () => {
    const { status, body } = await post('owner', { hullNumber, year: 2020 });
    expect([status, body.hullNumber, body.hullCheckedAt]).toEqual([201, hullNumber, null]);
    const agreed = await edit(body, { year: 2021 });
    expect(agreed.body.hullCheckedAt).not.toBeNull();
    const later = await edit(agreed.body, { price: '190000' });
    expect(later.body.hullCheckedAt).toBe(agreed.body.hullCheckedAt);
    expect((await edit(later.body, { hullNumber: '' })).body).toMatchObject({ hullNumber: null, hullCheckedAt: null });
  });
});

describe('A hull number in two live listings', () => {
  it('is refused without a hint at the other owner', async () => {
    await post('owner', { hullNumber });
    const { status, body } = await post('other', { hullNumber });
    expect([status, body.code]).toEqual([409, 'hull_number_taken']);
    expect(body.fields.hullNumber).toContain('write to us from the Contact page');
    expect(JSON.stringify(body)).not.toContain(owner.user.id);
    expect((await post('other', { hullNumber: `FR-${hullNumber}` })).status).toBe(201);
  });

  it('names the listing if it is the caller’s own', async () => {
    await post('owner', { hullNumber, title: 'First Love' });
    const { status, body } = await post('owner', { hullNumber });
    expect([status, body.message]).toEqual([409, expect.stringContaining('“First Love”')]);
  });

  it('is refused when it is edited in', async () => {
    await post('owner', { hullNumber });
    const boat = await postBoat(app, other);
    const { status, body } = await edit(boat, { hullNumber }, other);
    expect([status, body.code]).toEqual([409, 'hull_number_taken']);
  });

  it('lets one of two that are posted at once through', async () => {
    const answers = await Promise.all([post('owner', { hullNumber }), post('other', { hullNumber })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('hull_number_taken');
    const { rows } = await app.database.pool.query('select from boats where hull_number = $1', [hullNumber]);
    expect(rows).toHaveLength(1);
  });

  it('becomes free when the listing is paused or deleted, and stays taken for one that returns', async () => {
    const { body: boat } = await post('owner', { hullNumber });
    const paused = await edit(boat, { status: 'paused' });
    const { body: twin, status } = await post('other', { hullNumber });
    expect(status).toBe(201);
    const back = await edit(paused.body, { status: 'active' });
    expect([back.status, back.body.code]).toEqual([409, 'hull_number_taken']);
    await app.call('DELETE', `/api/boats/${twin.id}`, { token: other.token });
    expect((await edit(paused.body, { status: 'active' })).status).toBe(200);
  });

  it('keeps an admin from restoring the second listing', async () => {
    const admin = await registerAdmin(app);
    const { body: boat } = await post('owner', { hullNumber });
    const moderate = (action: string, reason?: string) =>
      app.call('POST', `/api/admin/listings/${boat.id}/${action}`, { token: admin.token, body: { reason } });
    expect((await moderate('remove', 'Stolen photos')).status).toBe(200);
    expect((await post('other', { hullNumber })).status).toBe(201);
    const restored = await moderate('restore');
    expect([restored.status, restored.body.code]).toEqual([409, 'hull_number_taken']);
  });
});
