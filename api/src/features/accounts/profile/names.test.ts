import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { boatInput } from '../../../testing/boats.ts';
import { registerAdmin, registerPerson } from '../../../testing/people.ts';
import { uploadPhotos } from '../../../testing/photos.ts';
import { ensureAdmin } from '../service.ts';

const RESERVED = 'This name is reserved for Tradewind. Please use your own name.';

let app: TestApp;
beforeAll(async () => {
  // Without jobs, which may wait for a user too.
  app = await testApp({ ROLE: 'web' });
});

let count = 0;
const register = (names: object) =>
  app.call('POST', '/api/auth/register', {
    body: { email: `named${++count}@example.com`, password: 'correct horse', firstName: 'Pat', ...names },
  });
const change = (token: string, body: object) => app.call('PATCH', '/api/user/profile', { token, body });

describe('A name that impersonates the marketplace', () => {
  it.each([
    ['firstName', { firstName: 'Support' }],
    ['firstName', { firstName: 'Tradewincl', lastName: 'Berg' }],
    ['firstName', { firstName: 'Trust & Safety' }],
    ['firstName', { firstName: 'Billing', lastName: 'Berg' }],
    ['lastName', { firstName: 'Eddy', lastName: 'AI' }],
    ['lastName', { lastName: 'Adm1n' }],
  ])('is refused at registration, reporting %s: %o', async (field, names) => {
    const { status, body } = await register(names);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.message).toBe(RESERVED);
  });

  it('is refused in the profile and as a username, unless it is unchanged', async () => {
    const { token, user } = await registerPerson(app);
    expect((await change(token, { firstName: 'Moderator' })).body.fields).toEqual({ firstName: RESERVED });
    expect((await change(token, { lastName: 'Tradewind Support' })).body.fields).toEqual({ lastName: RESERVED });
    expect((await change(token, { username: 'tradewind.support' })).body.fields).toHaveProperty('username');
    await app.database.pool.query("update users set first_name = 'Broker' where id = $1", [user.id]);
    expect((await change(token, { firstName: 'Broker', bio: 'Sails.' })).status).toBe(200);
  });

  it('cannot be assembled by two concurrent changes', async () => {
    const { token, user } = await registerPerson(app);
    const { pool } = app.database;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from users where id = $1 for update', [user.id]);
      const changes = [change(token, { firstName: 'Trade' }), change(token, { lastName: 'Wind' })];
      const waiting = () =>
        pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(async () => (await waiting()).rowCount, { interval: 10 }).toBe(changes.length);
      await holder.query('commit');
      expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 400]);
    } finally {
      holder.release();
    }
  });

  it('is allowed for administrators only', async () => {
    const admin = await registerAdmin(app);
    expect((await change(admin.token, { firstName: 'Tradewind', lastName: 'Support' })).status).toBe(200);
    const { user } = await registerPerson(app);
    const rename = (body: object) => app.call('PATCH', `/api/admin/users/${user.id}`, { token: admin.token, body });
    expect((await rename({ firstName: 'Support' })).body.fields).toEqual({ firstName: RESERVED });
    expect((await rename({ firstName: 'Support', isAdmin: true })).status).toBe(200);
    await ensureAdmin({ ...app.dependencies }, { email: 'boss@example.com', password: 'a long enough secret' });
    const { rows } = await app.database.pool.query("select first_name from users where email = 'boss@example.com'");
    expect(rows).toEqual([{ first_name: 'Admin' }]);
  });
});

describe('A name in unusual letters', () => {
  it('is refused at registration and in the profile', async () => {
    const refused = { firstName: 'Please write your name in ordinary letters of one alphabet.' };
    for (const firstName of ['ꓢꓴꓑꓑꓳꓣꓔ', 'Τradewind', '🆂🆄🅿🅿🅾🆁🆃', '✔ Ann', `Ann${'\u0301'.repeat(60)}`])
      expect((await register({ firstName })).body.fields).toEqual(refused);
    const { token } = await registerPerson(app);
    expect((await change(token, { firstName: 'ꓔradewind', lastName: 'Berg' })).body.fields).toEqual(refused);
    expect((await change(token, { lastName: 'ꓢuppoꓣt' })).body.fields).toHaveProperty('lastName');
  });
});

describe('Invisible characters', () => {
  it('are refused in names', async () => {
    for (const firstName of ['Ann\u202Egnp', 'A\u200Bnn', '\u3164'])
      expect((await register({ firstName })).body.fields).toHaveProperty('firstName');
    const { token } = await registerPerson(app);
    expect((await change(token, { lastName: 'Be\u2066rg' })).body.fields).toHaveProperty('lastName');
    const admin = await registerAdmin(app);
    const { user } = await registerPerson(app);
    const edited = await app.call('PATCH', `/api/admin/users/${user.id}`, {
      token: admin.token,
      body: { firstName: 'A\u200Bnn' },
    });
    expect(edited.body.fields).toHaveProperty('firstName');
  });

  it('are refused in the title of a boat, except within emoji', async () => {
    const { token } = await registerPerson(app);
    const imageUrls = await uploadPhotos(app, token);
    const post = (title: string) => app.call('POST', '/api/boats', { token, body: boatInput({ title, imageUrls }) });
    expect((await post('Sea \u202Erett\u202CO')).body.fields).toHaveProperty('title');
    const { status, body } = await post('Jolly Roger 🏴\u200D☠️');
    expect(status).toBe(201);
    expect(body.title).toBe('Jolly Roger 🏴\u200D☠️');
  });

  it('that reverse the text direction are removed from bios', async () => {
    const { token } = await registerPerson(app);
    expect((await change(token, { bio: 'Sails \u202Eeht\u202C seas' })).body.bio).toBe('Sails eht seas');
  });
});
