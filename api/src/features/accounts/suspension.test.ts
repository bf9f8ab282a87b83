import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { registerAdmin, registerPerson } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const suspend = (id: string, token: string, reason: unknown = 'Sold the same boat twice') =>
  app.call('POST', `/api/admin/users/${id}/suspend`, { token, body: { reason } });

describe('A suspended user', () => {
  it('loses every session at once and reads the reason when signing in', async () => {
    const admin = await registerAdmin(app);
    const person = await registerPerson(app);
    expect((await suspend(person.user.id, admin.token)).status).toBe(200);
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(401);
    const { status, body } = await app.call('POST', '/api/auth/login', {
      body: { email: person.email, password: person.password },
    });
    expect(status).toBe(403);
    expect(body).toEqual({ message: 'This account is suspended: Sold the same boat twice', code: 'suspended' });
  });

  it('gets the usual response for a wrong password', async () => {
    const admin = await registerAdmin(app);
    const person = await registerPerson(app);
    await suspend(person.user.id, admin.token);
    const { body } = await app.call('POST', '/api/auth/login', {
      body: { email: person.email, password: 'wrong one' },
    });
    expect(body.code).toBe('invalid_credentials');
  });

  it('may sign in again once activated', async () => {
    const admin = await registerAdmin(app);
    const person = await registerPerson(app);
    await suspend(person.user.id, admin.token);
    expect((await app.call('POST', `/api/admin/users/${person.user.id}/activate`, { token: admin.token })).status).toBe(
      200,
    );
    expect(
      (await app.call('POST', '/api/auth/login', { body: { email: person.email, password: person.password } })).status,
    ).toBe(200);
  });
});

describe('Suspending', () => {
  it('needs an admin', async () => {
    const person = await registerPerson(app);
    expect(
      (await app.call('POST', `/api/admin/users/${person.user.id}/suspend`, { body: { reason: 'x' } })).status,
    ).toBe(401);
    expect((await suspend(person.user.id, person.token)).status).toBe(403);
  });

  it.each([{ reason: '' }, { reason: '   ' }, { reason: null }, {}, undefined])(
    'falls back to "No reason provided" for %j',
    async (body) => {
      const admin = await registerAdmin(app);
      const { user, email, password } = await registerPerson(app);
      const answer = await app.call('POST', `/api/admin/users/${user.id}/suspend`, {
        token: admin.token,
        ...(body && { body }),
      });
      expect(answer.status).toBe(200);
      const login = await app.call('POST', '/api/auth/login', { body: { email, password } });
      expect(login).toMatchObject({ status: 403, body: { message: 'This account is suspended: No reason provided' } });
    },
  );

  it.each([
    ['a number', 5],
    ['a list', ['x']],
    ['a novel', 'x'.repeat(1_001)],
  ])('refuses %s as the reason', async (_name, reason) => {
    const admin = await registerAdmin(app);
    const person = await registerPerson(app);
    const answer = await suspend(person.user.id, admin.token, reason);
    expect(answer).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
  });

  it('is refused for yourself and for unknown users', async () => {
    const admin = await registerAdmin(app);
    expect((await suspend(admin.user.id, admin.token)).status).toBe(409);
    expect((await suspend('nobody', admin.token)).status).toBe(404);
  });

  it('is logged with the actor, the user and the reason', async () => {
    const admin = await registerAdmin(app);
    const person = await registerPerson(app);
    await suspend(person.user.id, admin.token);
    const { rows } = await app.database.pool.query(
      "select details from activity_log where action = 'user.suspend' and user_id = $1",
      [admin.user.id],
    );
    expect(rows).toEqual([
      { details: { userId: person.user.id, userEmail: person.email, reason: 'Sold the same boat twice' } },
    ]);
  });
});
