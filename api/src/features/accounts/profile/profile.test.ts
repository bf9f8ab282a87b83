import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { uploadPhotos } from '../../../testing/photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const patch = (person: Person, path: string, body: object) =>
  app.call('PATCH', `/api/user/${path}`, { token: person.token, body });

describe('The profile', () => {
  it('changes only the fields that are sent', async () => {
    const person = await registerPerson(app, { firstName: 'Ann' });
    const { status, body } = await patch(person, 'profile', {
      lastName: ' Berg ',
      bio: 'Sails.',
      acceptedAssets: ['Boats', 'bitcoin', "RV's"],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Ann', lastName: 'Berg', bio: 'Sails.', email: person.email });
    expect(body.acceptedAssets).toEqual(expect.arrayContaining(['boats', 'bitcoin', 'vehicles']));
    expect((await patch(person, 'profile', { bio: '' })).body).toMatchObject({ bio: null, lastName: 'Berg' });
  });

  it('ignores fields that users may not set', async () => {
    const person = await registerPerson(app);
    const sly = {
      firstName: 'Sly',
      isAdmin: true,
      verified: true,
      email: 'other@example.com',
      freeAccount: false,
      boatsPosted: 9,
      suspended: true,
    };
    expect((await patch(person, 'profile', sly)).body).toMatchObject({
      firstName: 'Sly',
      isAdmin: false,
      verified: false,
      email: person.email,
      boatsPosted: 0,
    });
  });

  it('refuses a taken username and reports the field', async () => {
    const [first, second] = [await registerPerson(app), await registerPerson(app)];
    expect((await patch(first, 'profile', { username: 'Captain.Ann' })).body.username).toBe('captain.ann');
    const { status, body } = await patch(second, 'profile', { username: 'captain.ann' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'username_taken',
      fields: { username: 'This username is taken. Please choose another one.' },
    });
  });

  it.each([
    ['firstName', { firstName: ' ' }],
    ['username', { username: 'a b' }],
    ['username', { username: 'site-admin' }],
    ['acceptedAssets', { acceptedAssets: ['dragons'] }],
    ['userRoles.0', { userRoles: ['king'] }],
    ['bio', { bio: 'x'.repeat(1_001) }],
    ['phone', { phone: '5'.repeat(41) }],
    ['location', { location: 'x'.repeat(121) }],
    ['profileImageUrl', { profileImageUrl: 'https://elsewhere.example.com/me.png' }],
    ['profileImageUrl', { profileImageUrl: `/media/${'0'.repeat(40)}-10x10.webp` }],
  ])('reports the invalid field: %s', async (field, change) => {
    const { status, body } = await patch(await registerPerson(app), 'profile', change);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('accepts only photos that the user uploaded, or none', async () => {
    const [person, other] = [await registerPerson(app), await registerPerson(app)];
    const [mine = ''] = await uploadPhotos(app, person.token);
    const [theirs = ''] = await uploadPhotos(app, other.token);
    expect((await patch(person, 'profile', { profileImageUrl: mine })).body.profileImageUrl).toBe(mine);
    expect((await patch(person, 'profile', { profileImageUrl: theirs })).body.fields).toEqual({
      profileImageUrl: 'Please upload the photo first.',
    });
    expect((await patch(person, 'profile', { profileImageUrl: mine, bio: 'The same' })).body).toMatchObject({
      profileImageUrl: mine,
      bio: 'The same',
    });
    expect((await patch(person, 'profile', { profileImageUrl: null })).body.profileImageUrl).toBeNull();
  });

  it('hands a replaced photo to the upload cleanup', async () => {
    const person = await registerPerson(app);
    const [first = '', second = ''] = await uploadPhotos(app, person.token, 2);
    await patch(person, 'profile', { profileImageUrl: first });
    const { pool } = app.database;
    await pool.query(`update uploads set created_at = now() - interval '30 days' where url = $1`, [first]);
    await patch(person, 'profile', { profileImageUrl: second });
    const { rows } = await pool.query(
      `select created_at > now() - interval '1 minute' as renewed from uploads where url = $1`,
      [first],
    );
    expect(rows).toEqual([{ renewed: true }]);
  });

  it('needs a signed-in user', async () => {
    expect((await app.call('PATCH', '/api/user/profile', { body: { firstName: 'X' } })).status).toBe(401);
  });
});

describe('Profile changes', () => {
  /** Counts how often a change clears the response cache. */
  async function dropsBy(person: Person, body: object): Promise<number> {
    const clear = vi.spyOn(app.dependencies.responseCache, 'clear');
    expect((await patch(person, 'profile', body)).status).toBe(200);
    const drops = clear.mock.calls.length;
    clear.mockRestore();
    return drops;
  }

  it('clear the response cache only when they show on a boat', async () => {
    const [seller, buyer] = [await registerPerson(app), await registerPerson(app)];
    await insertBoat(app.database.db, { sellerId: seller.user.id });
    expect(await dropsBy(buyer, { firstName: 'Renamed' })).toBe(0);
    expect(await dropsBy(seller, { bio: 'Sails.', phone: '555 0100' })).toBe(0);
    expect(await dropsBy(seller, { firstName: 'Renamed', acceptedAssets: ['boats'] })).toBeGreaterThan(0);
  });

  it('show on the seller’s boats at once', async () => {
    const seller = await registerPerson(app);
    const { id } = await insertBoat(app.database.db, { sellerId: seller.user.id });
    const shown = async () => {
      const { body } = await app.call('GET', '/api/boats?limit=100');
      return body.find((boat: { id: number }) => boat.id === id).seller;
    };
    await shown();
    await patch(seller, 'profile', { location: 'Key West, FL' });
    expect(await shown()).toMatchObject({ location: 'Key West, FL' });
  });

  it('are limited to 30 in ten minutes', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const { token } = await registerPerson(limited);
    const change = (path: string, body: object) => limited.call('PATCH', `/api/user/${path}`, { token, body });
    for (let n = 0; n < 29; n++) expect((await change('profile', { bio: `Bio ${n}` })).status).toBe(200);
    expect((await change('roles', { isBoatOwner: true })).status).toBe(200);
    const { status, body, headers } = await change('profile', { bio: 'One more' });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    expect((await change('roles', { isBoatOwner: false })).status).toBe(429);
  });
});

describe('Roles', () => {
  it('can be combined and set the flags', async () => {
    const person = await registerPerson(app);
    const both = await patch(person, 'roles', {
      userRoles: ['boat_owner', 'asset_owner'],
      isBoatOwner: true,
      isAssetOwner: true,
      isExperienceOwner: false,
    });
    expect(both.body).toMatchObject({
      userRoles: ['boat_owner', 'asset_owner'],
      isBoatOwner: true,
      isAssetOwner: true,
      isExperienceOwner: false,
    });
    const flagsOnly = await patch(person, 'roles', { isBoatOwner: false });
    expect(flagsOnly.body).toMatchObject({ userRoles: ['asset_owner'], isBoatOwner: false, isAssetOwner: true });
  });
});
