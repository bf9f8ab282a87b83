import { beforeAll, describe, expect, it } from 'vitest';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { postBoat } from '../../testing/boats.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { uploadPhotos } from '../../testing/photos.ts';

let app: TestApp;
let owner: Person;
let boat: Json;
beforeAll(async () => {
  app = await testApp();
  owner = await registerPerson(app);
  boat = await postBoat(app, owner, { description: 'One owner.' });
});

const edit = (id: number, body: object, token = owner.token) => app.call('PATCH', `/api/boats/${id}`, { token, body });
const read = (id: number) => app.call('GET', `/api/boats/${id}`);

describe('Editing your own boat', () => {
  it('changes the fields that were sent and those derived from them', async () => {
    const { status, body } = await edit(boat.id, { version: 1, year: 2022, price: 99_000, location: 'Annapolis, MD' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: '2022 Larkwell Tern 32', price: '99000.00', version: 2, make: 'Larkwell' });
    expect(body.description).toMatch(/^One owner\.\n\nThis 2022 Larkwell .* located in Annapolis, MD\./);
    expect(body.features).toEqual(boat.features);
    expect((await read(boat.id)).body.price).toBe('99000.00');
    const { rows } = await app.database.pool.query('select state from boats where id = $1', [boat.id]);
    expect(rows).toEqual([{ state: 'MD' }]);
  });

  it('updates generated sentences between the owner’s own words', async () => {
    const mine = await postBoat(app, owner, {
      description: 'One owner.',
      tradeCategories: ['boats'],
      tradeFor: 'Boats',
    });
    const added = await edit(mine.id, { version: 1, description: `${mine.description} Call after six.` });
    const { body } = await edit(mine.id, {
      version: 2,
      sleeps: 4,
      engineType: 'Volvo D4',
      tradeCategories: ['vehicles'],
    });
    expect(added.body.description).toMatch(/Call after six\.$/);
    expect(body.description).toMatch(
      /^One owner\.\n\n.*powered by Volvo D4.* sleeps 4\. .*Cars & Vehicles\. Call after six\.$/s,
    );
    expect(body.tradeFor).toBe("Automobiles, RV's");
  });

  it('keeps the title and text that the owner wrote', async () => {
    const mine = await postBoat(app, owner, { title: 'Sea Smoke' });
    const { body } = await edit(mine.id, { version: 1, description: 'All my own words.', model: 'Tern 33' });
    expect(body).toMatchObject({ title: 'Sea Smoke', description: 'All my own words.', model: 'Tern 33' });
    const cleared = await edit(mine.id, { version: 2, title: null, description: null });
    expect(cleared.body).toMatchObject({ title: '2021 Larkwell Tern 33', description: null });
  });

  it('changes and clears the beam', async () => {
    const mine = await postBoat(app, owner, { beam: '9.5 ft' });
    expect(mine.beam).toBe(9.5);
    expect((await edit(mine.id, { version: 1, beam: 10.25 })).body.beam).toBe(10.3);
    expect((await read(mine.id)).body.beam).toBe(10.3);
    expect((await edit(mine.id, { version: 2, beam: null })).body.beam).toBeNull();
  });

  it('accepts the fields as they were returned', async () => {
    const mine = await postBoat(app, owner, {
      description: 'x'.repeat(400),
      features: Array.from({ length: 60 }, (_, i) => `Feature ${i}`),
    });
    const { description, features, imageUrls, version } = mine;
    const { status, body } = await edit(mine.id, { description, features, imageUrls, version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ description, features, imageUrls });
  });

  it('pauses, resumes, sells and relists; the public sees the price only while it is active', async () => {
    const mine = await postBoat(app, owner);
    let version = 1;
    for (const status of ['paused', 'active', 'sold']) {
      expect((await edit(mine.id, { version: version++, status })).body.status).toBe(status);
      const { body } = await read(mine.id);
      expect([body.status, 'price' in body]).toEqual([status, status === 'active']);
    }
    const refused = await edit(mine.id, { version, status: 'paused' });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('A listing that is sold can’t be changed to paused.');
    expect((await edit(mine.id, { version, status: 'active' })).body.status).toBe('active');
    for (const status of ['retired', 'removed', 'gone']) {
      expect((await edit(mine.id, { version: version + 1, status })).status).toBe(400);
    }
  });

  it('changes the photos but refuses those of others', async () => {
    const mine = await postBoat(app, owner, { imageUrls: await uploadPhotos(app, owner.token, 2) });
    const [added] = await uploadPhotos(app, owner.token);
    const imageUrls = [added, mine.imageUrls[1]];
    expect((await edit(mine.id, { version: 1, imageUrls })).body.imageUrls).toEqual(imageUrls);
    const theirs = await uploadPhotos(app, (await registerPerson(app)).token);
    const { status, body } = await edit(mine.id, { version: 2, imageUrls: theirs });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('imageUrls');
    expect((await edit(mine.id, { version: 2, imageUrls: [] })).status).toBe(400);
  });
});

describe('Concurrent edits', () => {
  it('are refused after the first', async () => {
    const mine = await postBoat(app, owner);
    const answers = await Promise.all([1, 2, 3].map((price) => edit(mine.id, { version: 1, price })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const told = answers.find(({ status }) => status === 409);
    expect(told?.body).toMatchObject({
      code: 'conflict',
      message: 'This listing has changed since you opened it. Please reload it and make your changes again.',
    });
  });

  it('cannot go unnoticed: an edit without a version is refused', async () => {
    expect((await edit(boat.id, { price: 5 })).body.fields).toHaveProperty('version');
  });
});

describe('An edit', () => {
  it('is refused for another person’s boat, even to an admin, and for unknown boats', async () => {
    const mine = await postBoat(app, owner);
    const other = await registerPerson(app);
    const admin = await registerAdmin(app);
    expect((await edit(mine.id, { version: 1, price: 1 }, other.token)).status).toBe(403);
    expect((await edit(mine.id, { version: 1, price: 1 }, admin.token)).status).toBe(403);
    expect((await edit(mine.id, { version: 1 }, '')).status).toBe(401);
    expect((await edit(2_000_000_000, { version: 1 })).status).toBe(404);
    for (const id of ['x', '0', '-1', '99999999999', '1.5']) {
      expect((await app.call('PATCH', `/api/boats/${id}`, { token: owner.token, body: { version: 1 } })).status).toBe(
        400,
      );
    }
  });

  it.each<[string, unknown]>([
    ['price', 0],
    ['price', null],
    ['year', 12],
    ['make', null],
    ['type', 'Submarine'],
    ['length', 'long'],
    ['tradeCategories', ['souls']],
  ])('is refused for an invalid %s: %j', async (field, value) => {
    const { status, body } = await edit(boat.id, { version: 2, [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('ignores fields that the owner may not set', async () => {
    const mine = await postBoat(app, owner);
    const { body } = await edit(mine.id, {
      version: 1,
      id: 1,
      views: 9,
      featured: true,
      sellerId: 'x',
      userId: 'x',
      managementToken: 'x',
      createdAt: '2001-01-01T00:00:00.000Z',
      price: 7,
    });
    expect(body).toEqual({ ...mine, price: '7.00', version: 2, updatedAt: body.updatedAt });
  });
});

it('lists all of the owner’s boats, newest first', async () => {
  const person = await registerPerson(app);
  const first = await postBoat(app, person);
  const second = await postBoat(app, person);
  await edit(first.id, { version: 1, status: 'sold' }, person.token);
  const { status, body, headers } = await app.call('GET', '/api/boats/my-listings', { token: person.token });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.map(({ id, status: is, version }: Json) => ({ id, is, version }))).toEqual([
    { id: second.id, is: 'active', version: 1 },
    { id: first.id, is: 'sold', version: 2 },
  ]);
  expect(body[0].managementToken).toBe(second.managementToken);
  expect((await app.call('GET', '/api/boats/my-listings')).status).toBe(401);
});
