import { STANDARD_FEATURES } from '@tradewind/domain/listing-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { boatInput, postBoat } from '../../testing/boats.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { photo, upload, uploadPhotos } from '../../testing/photos.ts';

let app: TestApp;
let owner: Person;
let photos: string[];
beforeAll(async () => {
  app = await testApp();
  owner = await registerPerson(app, { firstName: 'Ada' });
  photos = await uploadPhotos(app, owner.token, 2);
});

const post = (body: object, token: string | undefined = owner.token) =>
  app.call('POST', '/api/boats', { body, ...(token && { token }) });

async function mailTo(email: string): Promise<string> {
  const mail = async () => {
    const found = (await app.mails()).findLast((text) => text.includes(`To: ${email}`)) ?? '';
    return found.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  };
  await expect.poll(mail, { timeout: 15_000 }).toContain('/manage/');
  return mail();
}

describe('Posting a boat', () => {
  it('returns the boat and shows it to everyone at once', async () => {
    const before = (await app.call('GET', '/api/marketplace/stats')).body.totalBoats;
    const { status, body } = await post(boatInput({ imageUrls: photos, tradeFor: ['Boats', 'Bitcoin'] }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number),
      title: '2021 Larkwell Tern 32',
      sellerId: owner.user.id,
      price: '185000.00',
      length: 32,
      status: 'active',
      featured: false,
      views: 0,
      version: 1,
      imageUrls: photos,
      tradeFor: 'Boats, Bitcoin',
      tradeCategories: ['boats', 'bitcoin'],
      seller: { id: owner.user.id, firstName: 'Ada' },
    });
    expect(body.managementToken).toMatch(/^[\w-]{43}$/);
    const read = await app.call('GET', `/api/boats/${body.id}`);
    expect(read.body).toMatchObject({ title: body.title, description: body.description });
    expect(read.body).not.toHaveProperty('managementToken');
    const list = await app.call('GET', '/api/boats');
    expect(list.body[0].id).toBe(body.id);
    expect(JSON.stringify(list.body)).not.toContain(body.managementToken);
    expect((await app.call('GET', '/api/marketplace/stats')).body.totalBoats).toBe(before + 1);
    expect((await app.call('GET', '/sitemap.xml')).status).toBe(200);
    const { rows } = await app.database.pool.query('select state from boats where id = $1', [body.id]);
    expect(rows).toEqual([{ state: 'FL' }]);
  });

  it('puts the owner’s words and features before the generated ones', async () => {
    const boat = await postBoat(app, owner, { description: 'One owner.', features: ['Bow thruster'], title: 'Tern' });
    expect(boat.title).toBe('Tern');
    expect(boat.description).toMatch(/^One owner\.\n\nThis 2021 Larkwell Tern 32 is a 32 ft Express Cruiser/);
    expect(boat.features).toEqual(['Bow thruster', ...STANDARD_FEATURES]);
  });

  it('makes the poster a boat owner and is logged', async () => {
    const person = await registerPerson(app);
    const boat = await postBoat(app, person);
    await postBoat(app, person);
    const { body } = await app.call('GET', '/api/auth/user', { token: person.token });
    expect(body).toMatchObject({ boatsPosted: 2, isBoatOwner: true, userRoles: ['boat_owner'] });
    const { rows } = await app.database.pool.query(
      `select details from activity_log where action = 'boat.post' and user_id = $1 order by id`,
      [person.user.id],
    );
    expect(rows[0].details).toEqual({ boatId: boat.id, title: boat.title });
  });

  it('mails the management link to the owner and keeps it out of the queue', async () => {
    const person = await registerPerson(app);
    const boat = await postBoat(app, person);
    const mail = await mailTo(person.email);
    expect(mail).toContain(`http://tradewind.test/manage/${boat.managementToken}`);
    expect(mail).toContain(`http://tradewind.test/boats/${boat.id}`);
    const { rows } = await app.database.pool.query(`select data from pgboss.job where name = 'boat-posted-mail'`);
    expect(rows).toContainEqual({ data: { boatId: boat.id } });
    expect(JSON.stringify(rows)).not.toContain(boat.managementToken);
    expect(app.logged()).not.toContain(boat.managementToken);
  });

  it('needs a signed-in user before the boat is validated', async () => {
    expect((await post({}, '')).status).toBe(401);
    expect((await app.call('POST', '/api/boats', { body: {}, token: 'forged' })).status).toBe(401);
  });

  it('is refused to suspended users', async () => {
    const admin = await registerAdmin(app);
    const person = await registerPerson(app);
    const imageUrls = await uploadPhotos(app, person.token);
    await app.call('POST', `/api/admin/users/${person.user.id}/suspend`, { token: admin.token, body: { reason: 'x' } });
    expect([401, 403]).toContain((await post(boatInput({ imageUrls }), person.token)).status);
  });
});

describe('The photos of a boat', () => {
  it('are required', async () => {
    const text = 'Please upload at least one photo of your boat before listing.';
    expect((await post(boatInput({ imageUrls: [] }))).body.fields).toEqual({ imageUrls: text });
    expect((await post(boatInput())).body.fields).toHaveProperty('imageUrls');
  });

  it('must be uploaded here by the poster', async () => {
    const [theirs] = await uploadPhotos(app, (await registerPerson(app)).token);
    const never = `/media/${'a'.repeat(40)}-100x100.webp`;
    for (const url of [theirs, never, 'https://example.com/a.jpg', '/attached_assets/a.webp', 'a\0b', '../secret']) {
      const { status, body } = await post(boatInput({ imageUrls: [photos[0], url] }));
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('imageUrls');
    }
  });

  it('may be external URLs for an admin', async () => {
    const admin = await registerAdmin(app);
    const imageUrls = ['https://example.com/a.jpg'];
    expect((await post(boatInput({ imageUrls }), admin.token)).body.imageUrls).toEqual(imageUrls);
    expect((await post(boatInput({ imageUrls: ['javascript:alert(1)'] }), admin.token)).status).toBe(400);
  });

  it('that two people uploaded belong to both', async () => {
    const [one, two] = [await registerPerson(app), await registerPerson(app)];
    const file = { name: 'a.jpg', content: await photo() };
    const { imageUrls } = (await upload(app, one.token, [file])).body;
    await upload(app, two.token, [file]);
    for (const { token } of [one, two]) expect((await post(boatInput({ imageUrls }), token)).status).toBe(201);
  });
});

describe('A poster', () => {
  it('cannot post in another seller’s name', async () => {
    const other = await registerPerson(app);
    const { status, body } = await post(boatInput({ imageUrls: photos, sellerId: other.user.id }));
    expect(status).toBe(403);
    expect(body.code).toBe('not_allowed');
    expect((await post(boatInput({ imageUrls: photos, sellerId: owner.user.id }))).status).toBe(201);
  });

  it('cannot set reserved fields', async () => {
    const boat = await postBoat(app, owner, {
      id: 1,
      views: 999,
      featured: true,
      status: 'sold',
      userId: 'somebody',
      createdAt: '2001-01-01T00:00:00.000Z',
      managementToken: 'mine',
      version: 40,
      source: 'feed',
      state: 'CA',
    });
    expect(boat).toMatchObject({ views: 0, featured: false, status: 'active', version: 1, source: null });
    expect(boat.id).not.toBe(1);
    expect(boat.managementToken).not.toBe('mine');
    expect(Date.parse(boat.createdAt)).toBeGreaterThan(Date.parse('2020-01-01'));
  });

  it('can set status and prominence as an admin', async () => {
    const admin = await registerAdmin(app);
    expect(await postBoat(app, admin, { featured: true, status: 'paused' })).toMatchObject({
      featured: true,
      status: 'paused',
    });
    const imageUrls = await uploadPhotos(app, admin.token);
    const { status, body } = await post(boatInput({ imageUrls, status: 'retired' }), admin.token);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('status');
  });
});

describe('An invalid boat', () => {
  it.each<[string, unknown]>([
    ['price', 0],
    ['price', 1e15],
    ['price', 'lots'],
    ['price', -1],
    ['price', '0.99'],
    ['price', null],
    ['year', 1776],
    ['year', 3000],
    ['year', 2020.5],
    ['year', 'new'],
    ['length', 0],
    ['length', -30],
    ['length', 1e6],
    ['length', 'long'],
    ['beam', 0],
    ['beam', 100],
    ['beam', 'wide'],
    ['type', 'Submarine'],
    ['condition', 'Sunk'],
    ['make', ''],
    ['make', 'a\0b'],
    ['model', 'x'.repeat(81)],
    ['location', undefined],
    ['tradeCategories', ['boats', 'souls']],
    ['capacity', -4],
    ['sleeps', 1e9],
    ['engineHours', 0.5],
    ['features', 'radar'],
    ['description', 'x'.repeat(401)],
    ['imageUrls', Array.from({ length: 21 }, (_, i) => `/media/${i}.webp`)],
  ])('is refused for its %s: %j', async (field, value) => {
    const { status, body } = await post(boatInput({ imageUrls: photos, [field]: value }));
    expect(status).toBe(400);
    expect(body.code).toBe('invalid');
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('is refused for a price beyond the number range', async () => {
    const body = JSON.stringify(boatInput({ imageUrls: photos, price: 'PRICE' })).replace('"PRICE"', '1e400');
    const answer = await app.call('POST', '/api/boats', {
      token: owner.token,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['price']);
  });

  it('is refused if the body is not an object', async () => {
    for (const body of [[], 'boat', null]) {
      const answer = await app.call('POST', '/api/boats', {
        token: owner.token,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(400);
    }
  });
});
