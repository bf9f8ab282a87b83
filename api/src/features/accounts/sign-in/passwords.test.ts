import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/passwords.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { registerPerson } from '../../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** The token of the newest link mailed to this address. */
async function mailedLink(email: string): Promise<string> {
  const link = async () => {
    const mail = (await app.mails()).findLast((text) => text.includes(`To: ${email}`)) ?? '';
    const plain = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /reset-password\?token=([\w-]+)/.exec(plain)?.[1];
  };
  await expect.poll(link, { timeout: 15_000 }).toBeDefined();
  return (await link()) ?? '';
}

const signIn = (email: string, password: string) => app.call('POST', '/api/auth/login', { body: { email, password } });

describe('Changing the password', () => {
  it('ends every other session, gives this one a new token and sends an email', async () => {
    const { token, email, password } = await registerPerson(app);
    const elsewhere = (await signIn(email, password)).body.token;
    const answer = await app.call('POST', '/api/auth/password', {
      token,
      body: { currentPassword: password, newPassword: 'anchors aweigh' },
    });
    expect(answer.status).toBe(200);
    expect((await app.call('GET', '/api/auth/user', { token: answer.body.token })).status).toBe(200);
    expect((await app.call('GET', '/api/auth/user', { token })).status).toBe(401);
    expect((await app.call('GET', '/api/auth/user', { token: elsewhere })).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'anchors aweigh')).status).toBe(200);
    await expect
      .poll(async () => (await app.mails()).join('\n'), { timeout: 15_000 })
      .toContain('Your Tradewind password was changed');
  });

  it('lets one of twenty concurrent changes win and gives the others no token', async () => {
    const { token, email, password } = await registerPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        app.call('POST', '/api/auth/password', {
          token,
          body: { currentPassword: password, newPassword: `anchors aweigh ${i}` },
        }),
      ),
    );
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    for (const lost of answers.filter((answer) => answer !== won)) {
      expect([401, 409]).toContain(lost.status);
      expect(lost.body).not.toHaveProperty('token');
    }
    expect((await app.call('GET', '/api/auth/user', { token: won?.body.token })).status).toBe(200);
    expect((await signIn(email, `anchors aweigh ${answers.indexOf(won as (typeof answers)[number])}`)).status).toBe(
      200,
    );
  });

  it('needs the current password', async () => {
    const { token } = await registerPerson(app);
    const { status, body } = await app.call('POST', '/api/auth/password', {
      token,
      body: { currentPassword: 'wrong one', newPassword: 'anchors aweigh' },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ currentPassword: 'Your current password isn’t right. Please try again.' });
  });

  it.each(['short', 'password1'])('refuses %s as the new password and keeps the session', async (newPassword) => {
    const { token, password } = await registerPerson(app);
    const { status, body } = await app.call('POST', '/api/auth/password', {
      token,
      body: { currentPassword: password, newPassword },
    });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('newPassword');
    expect((await app.call('GET', '/api/auth/user', { token })).status).toBe(200);
  });

  it('needs a signed-in user', async () => {
    expect((await app.call('POST', '/api/auth/password', { body: { newPassword: 'anchors aweigh' } })).status).toBe(
      401,
    );
  });
});

describe('Resetting the password by mailed link', () => {
  it('sets the new password once and ends every session', async () => {
    const { token, email } = await registerPerson(app, { confirmed: false });
    expect((await app.call('POST', '/api/auth/password/forgot', { body: { email } })).status).toBe(200);
    const link = await mailedLink(email);
    const reset = { token: link, password: 'new anchor' };
    expect((await app.call('POST', '/api/auth/password/reset', { body: reset })).status).toBe(200);
    expect((await app.call('POST', '/api/auth/password/reset', { body: reset })).status).toBe(400);
    expect((await app.call('GET', '/api/auth/user', { token })).status).toBe(401);
    const { body } = await signIn(email, 'new anchor');
    expect(body.user.emailVerified).toBe(true);
  });

  it('keeps the link usable when the new password is too easy to guess', async () => {
    const { email } = await registerPerson(app);
    await app.call('POST', '/api/auth/password/forgot', { body: { email } });
    const token = await mailedLink(email);
    const reset = (password: string) => app.call('POST', '/api/auth/password/reset', { body: { token, password } });
    expect(await reset('iloveyou')).toMatchObject({ status: 400, body: { code: 'weak_password' } });
    expect((await reset('new anchor')).status).toBe(200);
  });

  it('lets people with an older, short password sign in', async () => {
    const { email, user } = await registerPerson(app);
    const hash = await hashPassword('secret');
    await app.database.pool.query('update users set password = $1 where id = $2', [hash, user.id]);
    expect((await signIn(email, 'secret')).status).toBe(200);
  });

  it('gives the same response for an unknown email and sends nothing', async () => {
    const { email } = await registerPerson(app);
    const known = await app.call('POST', '/api/auth/password/forgot', { body: { email } });
    const unknown = await app.call('POST', '/api/auth/password/forgot', { body: { email: 'nobody@example.com' } });
    expect(unknown.body).toEqual(known.body);
    await mailedLink(email);
    expect((await app.mails()).join('\n')).not.toContain('nobody@example.com');
  });

  it('refuses an expired link', async () => {
    const { email } = await registerPerson(app);
    await app.call('POST', '/api/auth/password/forgot', { body: { email } });
    const link = await mailedLink(email);
    await app.database.pool.query("update password_resets set expire = now() - interval '1 second'");
    const { status, body } = await app.call('POST', '/api/auth/password/reset', {
      body: { token: link, password: 'new anchor' },
    });
    expect(status).toBe(400);
    expect(body.message).toBe('This link is invalid or has expired. Please request a new one.');
  });

  it('refuses a forged link', async () => {
    const { status } = await app.call('POST', '/api/auth/password/reset', {
      body: { token: 'forged', password: 'new anchor' },
    });
    expect(status).toBe(400);
  });

  it('keeps the link out of the queue and the log', async () => {
    const { email } = await registerPerson(app);
    await app.call('POST', '/api/auth/password/forgot', { body: { email } });
    const link = await mailedLink(email);
    const { rows } = await app.database.pool.query('select data::text from pgboss.job');
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(app.logged()).not.toContain(link);
  });
});
