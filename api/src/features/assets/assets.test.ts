import { MAX_ASSETS } from '@tradewind/contract/asset-form';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityLog } from '../../db/schema/accounts.ts';
import { assets } from '../../db/schema/assets.ts';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { assetDraft } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { uploadPhotos } from '../../testing/photos.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await registerPerson(app);
});

const car = {
  category: 'vehicles',
  title: '2019 Porsche Cayenne',
  value: '45000',
  details: { year: 2019, make: 'Porsche', model: 'Cayenne', mileage: '41,200' },
};

const add = (body: unknown = car, key?: string) =>
  app.call('POST', '/api/assets', { token: owner.token, body, ...(key && { headers: { 'idempotency-key': key } }) });
const edit = (id: number, body: unknown) => app.call('PATCH', `/api/assets/${id}`, { token: owner.token, body });
const remove = (id: number) => app.call('DELETE', `/api/assets/${id}`, { token: owner.token });
const garage = async (): Promise<Json[]> => (await app.call('GET', '/api/assets', { token: owner.token })).body;
const isServed = async (url: string) => (await app.call('GET', url)).status === 200;

describe('Adding an asset', () => {
  it('stores what was entered, visible for offers only by default', async () => {
    const [imageUrl] = await uploadPhotos(app, owner.token);
    const { status, body } = await add({ ...car, description: '  One owner. ', imageUrls: [imageUrl] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ownerId: owner.user.id,
      category: 'vehicles',
      title: '2019 Porsche Cayenne',
      value: '45000.00',
      description: 'One owner.',
      imageUrls: [imageUrl],
      details: { year: 2019, make: 'Porsche', model: 'Cayenne', mileage: 41_200 },
      visibility: 'offers',
      documents: [],
      version: 1,
      actions: ['edit', 'addDocument', 'delete'],
    });
    expect(await garage()).toEqual([body]);
    expect((await app.call('GET', `/api/assets/${body.id}`, { token: owner.token })).body).toEqual({
      ...body,
      ...{ owner: { firstName: owner.user.firstName }, tradeId: null, showsDocuments: true },
    });
  });

  it('needs only a category, a title and a value, and is listed newest first', async () => {
    await add({ category: 'bitcoin', title: 'Cold storage', value: 100_000 });
    await add({ category: 'wine', title: 'Bordeaux', value: 900, details: { Vintage: 1989, Bottles: '12' } });
    expect(await garage()).toMatchObject([
      { title: 'Bordeaux', details: { Vintage: '1989', Bottles: '12' } },
      { title: 'Cold storage', details: {}, imageUrls: [], description: null },
    ]);
  });

  it('is logged', async () => {
    const { body } = await add();
    const entries = await app.database.db.select().from(activityLog).where(eq(activityLog.userId, owner.user.id));
    expect(entries.find(({ action }) => action === 'asset.add')?.details).toEqual({
      assetId: body.id,
      title: '2019 Porsche Cayenne',
    });
  });

  it.each<[string, object, string]>([
    ['a value of zero', { value: 0 }, 'value'],
    ['a negative value', { value: '-5' }, 'value'],
    ['too large a value', { value: '10000000000.00' }, 'value'],
    ['a value that is not an amount', { value: 'priceless' }, 'value'],
    ['an empty title', { title: '  ' }, 'title'],
    ['too long a title', { title: 'x'.repeat(161) }, 'title'],
    ['an invisible character in the title', { title: 'a\u200Bb' }, 'title'],
    ['too long a description', { description: 'x'.repeat(2_001) }, 'description'],
    ['an unknown category', { category: 'spaceships' }, 'category'],
    ['a boat', { category: 'boats' }, 'category'],
    ['openness to offers', { category: 'open_to_offers' }, 'category'],
    ['details of another category', { details: { nights: 3 } }, 'details.nights'],
    ['an invalid detail', { details: { mileage: -1 } }, 'details.mileage'],
    ['details that are a list', { details: [1] }, 'details'],
    ['an unknown visibility', { visibility: 'friends' }, 'visibility'],
    ['too many photos', { imageUrls: Array.from({ length: 21 }, (_, i) => `/media/${i}.webp`) }, 'imageUrls'],
    ['a photo from elsewhere', { imageUrls: ['https://example.com/car.jpg'] }, 'imageUrls'],
  ])('refuses %s and reports the field', async (_what, wrong, field) => {
    const { status, body } = await add({ ...car, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { [field]: expect.stringMatching(/\w+ \w+/) } });
    expect(await garage()).toEqual([]);
  });

  it('refuses a photo that someone else uploaded', async () => {
    const theirs = await uploadPhotos(app, (await registerPerson(app)).token);
    const { status, body } = await add({ ...car, imageUrls: theirs });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('imageUrls');
  });

  it('adds one asset when it is submitted twice, even at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(car, 'once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await garage()).toHaveLength(1);
    expect((await add({ ...car, value: 1 }, 'once')).status).toBe(409);
  });

  it('refuses the 51st asset, even when many are added at once', async () => {
    const drafts = Array.from({ length: MAX_ASSETS - 1 }, () => assetDraft({ ownerId: owner.user.id }));
    await app.database.db.insert(assets).values(drafts);
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('it can hold 50 assets'),
    });
    expect(await garage()).toHaveLength(MAX_ASSETS);
  });
});

describe('Editing an asset', () => {
  it('changes only the fields that are sent', async () => {
    const { body: before } = await add();
    const { status, body } = await edit(before.id, { version: 1, value: 42_500, visibility: 'public' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      value: '42500.00',
      visibility: 'public',
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('lets the first of two tabs win and refuses the second', async () => {
    const { body } = await add();
    const answers = await Promise.all([1, 2, 3].map((value) => edit(body.id, { version: 1, value })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: 'This asset has changed since you opened it. Please reload it and make your changes again.',
    });
    expect((await edit(body.id, { value: 9 })).body).toMatchObject({ value: '9.00', version: 3 });
  });

  it('checks details against the category that the asset has or gets', async () => {
    const { body } = await add();
    expect((await edit(body.id, { details: { hours: 5 } })).body.fields).toEqual({
      'details.hours': 'This detail doesn’t belong to this kind of asset.',
    });
    const flying = await edit(body.id, { category: 'aircraft', details: { year: 1998, hours: 2_400.5 } });
    expect(flying.body.details).toEqual({ year: 1998, hours: 2_400.5 });
  });

  it('drops details that do not apply to a new category', async () => {
    const { body } = await add();
    expect((await edit(body.id, { category: 'aircraft' })).body.details).toEqual({
      year: 2019,
      make: 'Porsche',
      model: 'Cayenne',
    });
    expect((await edit(body.id, { category: 'bitcoin' })).body.details).toEqual({});
  });

  it('keeps the photos that the asset has, and refuses those of others', async () => {
    const photos = await uploadPhotos(app, owner.token, 2);
    const { body } = await add({ ...car, imageUrls: photos });
    expect((await edit(body.id, { imageUrls: [photos[1]] })).body.imageUrls).toEqual([photos[1]]);
    const theirs = await uploadPhotos(app, (await registerPerson(app)).token);
    expect((await edit(body.id, { imageUrls: [photos[1], theirs[0]] })).status).toBe(400);
  });

  it.each<[string, object, string]>([
    ['a value of zero', { value: 0 }, 'value'],
    ['an unknown category', { category: 'boats' }, 'category'],
    ['an empty title', { title: '' }, 'title'],
    ['an invalid version', { version: 'one' }, 'version'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { body } = await add();
    const refused = await edit(body.id, wrong);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty(field);
  });
});

describe('The photos of an asset', () => {
  const age = (urls: readonly string[]) =>
    app.database.pool.query(`update uploads set created_at = now() - interval '25 hours' where url = any($1)`, [urls]);

  it('stay while the asset shows them and are deleted with it', async () => {
    const [photo = '', unused = ''] = await uploadPhotos(app, owner.token, 2);
    const { body } = await add({ ...car, imageUrls: [photo] });
    await age([photo, unused]);
    await app.dependencies.commit((work) => work.sendJob('idle-uploads', {}));
    await expect.poll(() => isServed(unused)).toBe(false);
    expect(await isServed(photo)).toBe(true);
    expect((await remove(body.id)).status).toBe(200);
    await expect.poll(() => isServed(photo)).toBe(false);
  });

  it('stay when another asset or a boat shows them too', async () => {
    const photos = await uploadPhotos(app, owner.token);
    const [one, two] = [await add({ ...car, imageUrls: photos }), await add({ ...car, imageUrls: photos })];
    await remove(one.body.id);
    await app.dependencies.commit((work) => work.sendJob('remove-images', { urls: photos }));
    await expect
      .poll(async () => (await app.database.pool.query(`select from pgboss.job where state < 'completed'`)).rowCount)
      .toBe(0);
    expect(await isServed(photos[0] ?? '')).toBe(true);
    await remove(two.body.id);
    await expect.poll(() => isServed(photos[0] ?? '')).toBe(false);
  });
});

describe('Deleting an asset', () => {
  it('removes it permanently', async () => {
    const { body } = await add();
    expect((await remove(body.id)).body).toEqual({ message: 'Asset deleted' });
    expect(await garage()).toEqual([]);
    expect((await remove(body.id)).status).toBe(404);
    expect((await edit(body.id, { value: 1 })).status).toBe(404);
  });
});

describe('An account', () => {
  it('exports its assets', async () => {
    const { body } = await add();
    const exported = await app.call('POST', '/api/user/export', { token: owner.token });
    expect(exported.body.assets).toMatchObject([{ id: body.id, title: '2019 Porsche Cayenne' }]);
  });

  it('takes its assets and their photos with it when it is deleted', async () => {
    const [photo = ''] = await uploadPhotos(app, owner.token);
    const { body } = await add({ ...car, imageUrls: [photo], visibility: 'public' });
    await app.call('DELETE', '/api/user', { token: owner.token, body: { password: owner.password } });
    const other = await registerPerson(app);
    expect((await app.call('GET', `/api/assets/${body.id}`, { token: other.token })).status).toBe(404);
    await expect.poll(() => isServed(photo)).toBe(false);
  });
});
