import { beforeAll, describe, expect, it } from 'vitest';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { registerPerson } from '../../testing/people.ts';
import { createUser, ensureAdmin } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const ann = { email: 'Ann@Example.com', password: 'oak and salt', firstName: 'Ann' };

describe('Register', () => {
  it('creates the account, signs in and returns a token and the user', async () => {
    const { status, body } = await app.call('POST', '/api/auth/register', { body: { ...ann, lastName: 'Berg' } });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Berg',
      freeAccount: true,
      authenticated: true,
    });
    const me = await app.call('GET', '/api/auth/user', { token: body.token });
    expect(me.status).toBe(200);
    expect(me.body).toMatchObject({ id: body.user.id, authenticated: true });
  });

  it('never returns password material', async () => {
    const { body } = await app.call('POST', '/api/auth/login', { body: ann });
    expect(JSON.stringify(body)).not.toMatch(/argon2|"password"|apiSecret/i);
  });

  it('refuses a second account with the same email in any case', async () => {
    const { status, body } = await app.call('POST', '/api/auth/register', {
      body: { ...ann, email: 'ANN@example.COM' },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
  });

  it('creates one account when several requests register the same email at once', async () => {
    const body = { ...ann, email: 'twice@example.com' };
    const answers = await Promise.all([1, 2, 3].map(() => app.call('POST', '/api/auth/register', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['email', { ...ann, email: 'not-an-email' }, 'Please enter a valid email'],
    ['email', { ...ann, email: undefined }, 'Please enter a valid email'],
    ['password', { ...ann, email: 'x@example.com', password: '1234567' }, 'Password must be at least 8 characters'],
    [
      'password',
      { ...ann, email: 'x@example.com', password: 'Sunshine1' },
      'This password is too easy to guess. Please choose a different one.',
    ],
    [
      'password',
      { ...ann, email: 'annie.marsh@example.com', password: 'annie.marsh' },
      'Please choose a password that isn’t your name or email.',
    ],
    ['firstName', { ...ann, email: 'x@example.com', firstName: '   ' }, 'First name is required'],
    ['firstName', { ...ann, email: 'x@example.com', firstName: 7 }, 'First name is required'],
  ])('reports the invalid field: %s', async (field, body, text) => {
    const answer = await app.call('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: text, fields: { [field]: text } });
    expect(['invalid', 'weak_password']).toContain(answer.body.code);
  });

  it('gives people with the same name unique usernames when they register at once', async () => {
    const { db, pool } = app.database;
    const twin = (email: string) => ({ email, firstName: 'Twin', password: NO_PASSWORD });
    const [written, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = db.transaction(async (tx) => {
      const user = await createUser(tx, twin('twin1@example.com'));
      written.resolve();
      await finish.promise;
      return user;
    });
    await written.promise;
    const second = db.transaction((tx) => createUser(tx, twin('twin2@example.com')));
    const waits = () => pool.query('select from pg_locks where not granted').then(({ rowCount }) => rowCount);
    await expect.poll(waits).toBeGreaterThan(0);
    finish.resolve();
    expect((await first)?.username).toBe('twin');
    expect((await second)?.username).toMatch(/^twin\d+$/);
  });

  it('ignores fields that a caller may not set', async () => {
    const sly = {
      ...ann,
      email: 'sly@example.com',
      isAdmin: true,
      verified: true,
      id: 'mine',
      freeAccount: false,
      suspended: true,
    };
    const { body } = await app.call('POST', '/api/auth/register', { body: sly });
    expect(body.user).toMatchObject({ isAdmin: false, verified: false, freeAccount: true });
    expect(body.user.id).not.toBe('mine');
  });

  it('refuses a NUL character and reports the field', async () => {
    const { status, body } = await app.call('POST', '/api/auth/register', {
      body: { ...ann, email: 'nul@example.com', firstName: 'A\u0000b' },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['firstName']);
  });

  it('finds a free username when the first name is taken', async () => {
    const first = await registerPerson(app, { firstName: 'Zoë' });
    const second = await registerPerson(app, { firstName: 'Zoë' });
    expect(first.user.username).toBe('zoe');
    expect(second.user.username).toMatch(/^zoe\d+$/);
  });
});

describe('Login', () => {
  it('signs in by email in any case', async () => {
    const { status, body } = await app.call('POST', '/api/auth/login', {
      body: { ...ann, email: ' ann@EXAMPLE.com ' },
    });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
  });

  it('gives the same response for an unknown email and a wrong password', async () => {
    const unknown = await app.call('POST', '/api/auth/login', {
      body: { email: 'nobody@example.com', password: 'oak and salt' },
    });
    const wrong = await app.call('POST', '/api/auth/login', { body: { ...ann, password: 'secret2' } });
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toEqual({ message: 'Invalid email or password', code: 'invalid_credentials' });
  });

  it('stores only the hash of the token', async () => {
    const { token } = await registerPerson(app);
    const { rows } = await app.database.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('records the sign-in in the activity log', async () => {
    const { user } = await registerPerson(app);
    const { rows } = await app.database.pool.query('select action, user_email from activity_log where user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([{ action: 'register', user_email: user.email }]);
  });
});

describe('Sessions', () => {
  it('end one at a time at logout', async () => {
    const { token, email, password } = await registerPerson(app);
    const other = await app.call('POST', '/api/auth/login', { body: { email, password } });
    expect((await app.call('POST', '/api/auth/logout', { token })).status).toBe(200);
    expect((await app.call('GET', '/api/auth/user', { token })).status).toBe(401);
    expect((await app.call('GET', '/api/auth/user', { token: other.body.token })).status).toBe(200);
  });

  it('report that they expired', async () => {
    const { token, user } = await registerPerson(app);
    await app.database.pool.query("update sessions set expire = now() - interval '1 minute' where user_id = $1", [
      user.id,
    ]);
    const { status, body } = await app.call('GET', '/api/auth/user', { token });
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'Your session has expired. Please log in again.', code: 'token_expired' });
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer forged',
    'Basic YTpi',
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer a b',
    'Bearer \u0001',
  ])('refuse the authorization %j', async (authorization) => {
    const { status, body } = await app.call('GET', '/api/auth/user', { headers: { authorization } });
    expect(status).toBe(401);
    expect(body.code).toBe('not_signed_in');
  });

  it('are never authenticated by a cookie', async () => {
    const { token } = await registerPerson(app);
    const { status } = await app.call('GET', '/api/auth/user', {
      headers: { cookie: `auth-token=${token}; token=${token}` },
    });
    expect(status).toBe(401);
  });
});

describe('The configured admin', () => {
  it('locks out a user who registered the address first', async () => {
    const squatter = await registerPerson(app, { email: 'boss@example.com' });
    await ensureAdmin(app.dependencies, { email: 'Boss@Example.com', password: 'a long admin secret' });
    expect((await app.call('GET', '/api/auth/user', { token: squatter.token })).status).toBe(401);
    const old = await app.call('POST', '/api/auth/login', {
      body: { email: squatter.email, password: squatter.password },
    });
    expect(old.status).toBe(401);
    const { body } = await app.call('POST', '/api/auth/login', {
      body: { email: squatter.email, password: 'a long admin secret' },
    });
    expect(body.user.isAdmin).toBe(true);
    await ensureAdmin(app.dependencies, { email: 'boss@example.com', password: 'a long admin secret' });
    expect((await app.call('GET', '/api/auth/user', { token: body.token })).status).toBe(200);
  });
});
