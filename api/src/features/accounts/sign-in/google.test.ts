import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { registerAdmin, registerPerson } from '../../../testing/people.ts';

let app: TestApp;
let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider('http://tradewind.test/api/auth/google/callback');
  app = await testApp({
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  });
});
afterAll(() => provider.close());

interface Claims {
  sub: string;
  email: string;
  email_verified?: boolean;
  given_name?: string;
}

/** Follows the redirects from our button to the provider and back, as a browser would. */
async function consent(claims: Claims) {
  const begin = await app.app.inject({ url: '/api/auth/google' });
  expect(begin.statusCode).toBe(302);
  const callback = await provider.consent(String(begin.headers.location), { email_verified: true, ...claims });
  const cookie = String(begin.headers['set-cookie']).split(';')[0] ?? '';
  return { callback, cookie, end: () => finish(callback, cookie) };
}

/** Returns where our callback redirects the browser. */
async function finish(callback: URL, cookie?: string): Promise<URL> {
  const answer = await app.app.inject({
    url: `${callback.pathname}${callback.search}`,
    headers: cookie ? { cookie } : {},
  });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  return new URL(String(answer.headers.location), 'http://tradewind.test');
}

const exchange = (code: string | null, cookie?: string, token?: string) =>
  app.call('POST', '/api/auth/google/exchange', {
    body: { code },
    ...(cookie && { headers: { cookie } }),
    ...(token && { token }),
  });

async function signInWithGoogle(claims: Claims, token?: string) {
  const { cookie, end } = await consent(claims);
  const { status, body } = await exchange((await end()).searchParams.get('code'), cookie, token);
  expect(status).toBe(200);
  return body;
}

const currentUser = (token: string) => app.call('GET', '/api/auth/user', { token });

describe('Google sign-in', () => {
  it('is offered when it is configured', async () => {
    expect((await app.call('GET', '/api/site')).body.googleSignIn).toBe(true);
  });

  it('uses PKCE, state and nonce', async () => {
    const { headers } = await app.app.inject({ url: '/api/auth/google' });
    const { searchParams } = new URL(String(headers.location));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toBeTruthy();
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('creates the account at the first sign-in and finds it at the second', async () => {
    const person = { sub: 'g-1', email: 'Grace@Example.com', given_name: 'Grace' };
    const first = await signInWithGoogle(person);
    expect((await currentUser(first.token)).body).toMatchObject({
      email: 'grace@example.com',
      firstName: 'Grace',
      hasPassword: false,
      emailVerified: true,
    });
    expect((await signInWithGoogle(person)).user.id).toBe(first.user.id);
  });

  it('creates one account when two tabs sign in for the first time at once', async () => {
    const person = { sub: 'g-twice', email: 'twice@example.com', given_name: 'Tess' };
    const tabs = [await consent(person), await consent(person)];
    const { pool } = app.database;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table users in share mode');
      const ending = Promise.all(tabs.map(({ end }) => end()));
      const waiting = () =>
        pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(async () => (await waiting()).rowCount, { interval: 10 }).toBe(tabs.length);
      await holder.query('commit');
      const codes = (await ending).map(({ searchParams }) => searchParams.get('code'));
      const signedIn = await Promise.all(codes.map((code, index) => exchange(code, tabs[index]?.cookie)));
      expect(signedIn.map(({ status }) => status)).toEqual([200, 200]);
      expect(signedIn[1]?.body.user.id).toBe(signedIn[0]?.body.user.id);
    } finally {
      holder.release();
    }
  });

  it.each(['Tradewind Support', 'Sup\u200Bport', 'Eddy AI', 'ꓢꓴꓑꓑꓳꓣꓔ', '🆂🆄🅿🅿🅾🆁🆃'])(
    'does not accept the name %s',
    async (given_name) => {
      const sub = `named-${given_name.length}`;
      const { user } = await signInWithGoogle({ sub, email: `${sub}@example.com`, given_name });
      expect(user).toMatchObject({ firstName: sub, username: expect.not.stringContaining('support') });
    },
  );

  it('shortens a long name without cutting an emoji in half', async () => {
    const given_name = `${'A'.repeat(79)}😀`;
    const { user } = await signInWithGoogle({ sub: 'long', email: 'long@example.com', given_name });
    expect(user).toMatchObject({ firstName: 'A'.repeat(79) });
  });

  it('falls back to Sailor when neither the name nor the address is usable', async () => {
    const { user } = await signInWithGoogle({ sub: 'n-1', email: 'support@example.com', given_name: 'Admin' });
    expect(user).toMatchObject({ firstName: 'Sailor', username: expect.stringMatching(/^sailor/) });
  });

  it('refuses every password for an account that has none', async () => {
    for (const password of ['!!!!!!', 'undefined']) {
      expect(
        (await app.call('POST', '/api/auth/login', { body: { email: 'grace@example.com', password } })).status,
      ).toBe(401);
    }
  });

  it('takes over an account with an unconfirmed address and disables its old password', async () => {
    const squatter = await registerPerson(app, { email: 'victim@example.com', confirmed: false });
    const { user } = await signInWithGoogle({ sub: 'g-2', email: 'victim@example.com' });
    expect(user.id).toBe(squatter.user.id);
    expect((await app.call('GET', '/api/auth/user', { token: squatter.token })).status).toBe(401);
    expect(
      (await app.call('POST', '/api/auth/login', { body: { email: squatter.email, password: squatter.password } }))
        .status,
    ).toBe(401);
  });

  it('fails for an address that the provider has not verified', async () => {
    const { end } = await consent({ sub: 'g-3', email: 'unproven@example.com', email_verified: false });
    expect((await end()).href).toBe('http://tradewind.test/?error=auth_failed');
  });

  it('fails for a callback that is forged, reused or started in another browser', async () => {
    const attempt = await consent({ sub: 'g-4', email: 'four@example.com' });
    const state = attempt.callback.searchParams.get('state');
    for (const cookie of [undefined, 'google_sign_in=another', `google_sign_in=${state}`])
      expect((await finish(attempt.callback, cookie)).searchParams.get('error')).toBe('auth_failed');
    const forged = new URL('http://tradewind.test/api/auth/google/callback?code=x&state=forged');
    expect((await finish(forged, 'google_sign_in=forged')).searchParams.get('error')).toBe('auth_failed');
    expect((await attempt.end()).searchParams.get('code')).toBeTruthy();
    expect((await attempt.end()).searchParams.get('error')).toBe('auth_failed');
  });

  it('refuses suspended users', async () => {
    const admin = await registerAdmin(app);
    const five = { sub: 'g-5', email: 'five@example.com' };
    const { user } = await signInWithGoogle(five);
    const late = await consent(five);
    const code = (await late.end()).searchParams.get('code');
    await app.call('POST', `/api/admin/users/${user.id}/suspend`, { token: admin.token, body: { reason: 'Testing' } });
    expect((await (await consent(five)).end()).searchParams.get('error')).toBe('account_suspended');
    expect((await exchange(code, late.cookie)).status).toBe(403);
  });
});

describe('The callback code', () => {
  const callback = async (sub: string) => {
    const { cookie, end } = await consent({ sub, email: `${sub}@example.com` });
    const address = await end();
    return { address, cookie, code: address.searchParams.get('code') ?? '' };
  };

  it('is not a session token, and the address contains none', async () => {
    const { address, code } = await callback('c-1');
    expect([...address.searchParams.keys()]).toEqual(['code', 'google_auth']);
    expect((await currentUser(code)).status).toBe(401);
  });

  it('works only in the browser that started the sign-in', async () => {
    const { code, cookie } = await callback('c-2');
    const other = await callback('c-3');
    expect((await exchange(code)).status).toBe(400);
    expect((await exchange(code, 'google_sign_in=forged')).status).toBe(400);
    expect((await exchange(code, other.cookie)).status).toBe(400);
    expect((await exchange(code, cookie)).status).toBe(200);
  });

  it('works once, even when it is presented ten times at once', async () => {
    const { code, cookie } = await callback('c-4');
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await exchange(code, cookie)).status).toBe(400);
  });

  it('works for a minute', async () => {
    const { code, cookie } = await callback('c-5');
    const { rows } = await app.database.pool.query<{ seconds: number }>(
      'select extract(epoch from max(expire) - now())::int as seconds from sign_in_codes',
    );
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
    await app.database.pool.query("update sign_in_codes set expire = now() - interval '1 second'");
    expect((await exchange(code, cookie)).status).toBe(400);
  });

  it('ends the session it replaces, but never another person’s', async () => {
    const claims = { sub: 'c-6', email: 'c-6@example.com' };
    const first = await signInWithGoogle(claims);
    const second = await signInWithGoogle(claims, first.token);
    expect((await currentUser(first.token)).status).toBe(401);
    const other = await registerPerson(app);
    await signInWithGoogle(claims, other.token);
    expect((await currentUser(other.token)).status).toBe(200);
    expect((await currentUser(second.token)).status).toBe(200);
  });

  it('is stored as a hash', async () => {
    const { code } = await callback('c-7');
    const { rows } = await app.database.pool.query('select encode(code, $1) as code from sign_in_codes', ['base64']);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.code)).not.toContain(Buffer.from(code, 'base64url').toString('base64'));
  });
});

describe('An account without a password', () => {
  const age = (minutes: number, userId: string) =>
    app.database.pool.query('update sessions set created_at = now() - make_interval(mins => $1) where user_id = $2', [
      minutes,
      userId,
    ]);
  const attempts = (token: string) => [
    () => app.call('POST', '/api/auth/password', { token, body: { newPassword: 'brand new anchor' } }),
    () => app.call('POST', '/api/auth/email', { token, body: { email: 'elsewhere@example.com' } }),
    () => app.call('DELETE', '/api/user', { token, body: {} }),
  ];

  it('needs a recent sign-in to set a password, change the email or be deleted', async () => {
    const { token, user } = await signInWithGoogle({ sub: 'p-1', email: 'p-1@example.com' });
    await age(11, user.id);
    for (const attempt of attempts(token))
      expect(await attempt()).toMatchObject({ status: 403, body: { code: 'recent_sign_in_required' } });
    expect((await currentUser(token)).body).toMatchObject({ email: 'p-1@example.com', hasPassword: false });
  });

  it('allows all of it after a new sign-in', async () => {
    const claims = { sub: 'p-2', email: 'p-2@example.com' };
    const former = await signInWithGoogle(claims);
    await age(60, former.user.id);
    const { token } = await signInWithGoogle(claims, former.token);
    const [, changeEmail, leave] = attempts(token);
    expect((await changeEmail?.())?.status).toBe(200);
    expect((await leave?.())?.status).toBe(200);
  });

  it('needs its password once it has one', async () => {
    const { token, user } = await signInWithGoogle({ sub: 'p-3', email: 'p-3@example.com' });
    const [choosePassword] = attempts(token);
    const { body } = (await choosePassword?.()) ?? { body: {} };
    await age(60, user.id);
    const leave = (password: string) => app.call('DELETE', '/api/user', { token: body.token, body: { password } });
    expect((await leave('wrong guess')).status).toBe(400);
    expect((await leave('brand new anchor')).status).toBe(200);
  });

  it('is unlinked from Google when the owner of its mailbox sets a password', async () => {
    const identity = { sub: 'p-4', email: 'p-4@example.com' };
    const { user } = await signInWithGoogle(identity);
    await app.database.pool.query("update users set email = 'heir@example.com' where id = $1", [user.id]);
    await app.call('POST', '/api/auth/password/forgot', { body: { email: 'heir@example.com' } });
    const link = async () =>
      (await app.mails())
        .filter((mail) => mail.includes('To: heir@example.com'))
        .map((mail) => /reset-password\?token=([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1])
        .find((token) => token !== undefined);
    await expect.poll(link, { timeout: 15_000 }).toBeDefined();
    const body = { token: await link(), password: 'brand new anchor' };
    expect((await app.call('POST', '/api/auth/password/reset', { body })).status).toBe(200);
    expect((await signInWithGoogle(identity)).user.id).not.toBe(user.id);
    const heir = await signInWithGoogle({ sub: 'p-5', email: 'heir@example.com' });
    expect(heir.user.id).toBe(user.id);
  });
});
