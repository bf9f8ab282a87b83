import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../testing/openid-provider.ts';
import { registerAdmin, registerPerson } from '../../testing/people.ts';

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

/** Goes from our button through the provider and back, as a browser would; returns where it ends. */
async function signInWithGoogle(claims: { sub: string; email: string; email_verified?: boolean; given_name?: string }) {
  const begin = await app.app.inject({ url: '/api/auth/google' });
  expect(begin.statusCode).toBe(302);
  const callback = await provider.consent(String(begin.headers.location), { email_verified: true, ...claims });
  const cookie = String(begin.headers['set-cookie']).split(';')[0] ?? '';
  return { callback, cookie, end: () => finish(callback, cookie) };
}

async function finish(callback: URL, cookie?: string): Promise<URL> {
  const answer = await app.app.inject({
    url: `${callback.pathname}${callback.search}`,
    headers: cookie ? { cookie } : {},
  });
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location), 'http://tradewind.test');
}

describe('Google sign-in', () => {
  it('is offered where it is configured', async () => {
    expect((await app.call('GET', '/api/site')).body.googleSignIn).toBe(true);
  });

  it('uses PKCE, state and nonce', async () => {
    const { headers } = await app.app.inject({ url: '/api/auth/google' });
    const { searchParams } = new URL(String(headers.location));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toBeTruthy();
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('creates the account at the first time and finds it at the second', async () => {
    const person = { sub: 'g-1', email: 'Grace@Example.com', given_name: 'Grace' };
    const first = await (await signInWithGoogle(person)).end();
    expect(first.pathname).toBe('/');
    expect(first.searchParams.get('google_auth')).toBe('true');
    const me = await app.call('GET', '/api/auth/user', { token: first.searchParams.get('token') ?? '' });
    expect(me.body).toMatchObject({
      email: 'grace@example.com',
      firstName: 'Grace',
      hasPassword: false,
      emailVerified: true,
    });
    const second = await (await signInWithGoogle(person)).end();
    const again = await app.call('GET', '/api/auth/user', { token: second.searchParams.get('token') ?? '' });
    expect(again.body.id).toBe(me.body.id);
  });

  it('lets no password open an account that has none', async () => {
    for (const password of ['!!!!!!', 'undefined']) {
      expect(
        (await app.call('POST', '/api/auth/login', { body: { email: 'grace@example.com', password } })).status,
      ).toBe(401);
    }
  });

  it('takes over an account whose address was never proven, and its old password opens nothing', async () => {
    const squatter = await registerPerson(app, { email: 'victim@example.com' });
    const end = await (await signInWithGoogle({ sub: 'g-2', email: 'victim@example.com' })).end();
    const token = end.searchParams.get('token') ?? '';
    expect((await app.call('GET', '/api/auth/user', { token })).body.id).toBe(squatter.user.id);
    expect((await app.call('GET', '/api/auth/user', { token: squatter.token })).status).toBe(401);
    expect(
      (await app.call('POST', '/api/auth/login', { body: { email: squatter.email, password: squatter.password } }))
        .status,
    ).toBe(401);
  });

  it('fails for an address that the provider does not vouch for', async () => {
    const end = await (
      await signInWithGoogle({ sub: 'g-3', email: 'unproven@example.com', email_verified: false })
    ).end();
    expect(end.href).toBe('http://tradewind.test/?error=auth_failed');
  });

  it('fails for a callback that this browser did not begin, that is forged, or that is used twice', async () => {
    const attempt = await signInWithGoogle({ sub: 'g-4', email: 'four@example.com' });
    expect((await finish(attempt.callback)).searchParams.get('error')).toBe('auth_failed');
    expect((await finish(attempt.callback, 'google_sign_in=another')).searchParams.get('error')).toBe('auth_failed');
    const forged = new URL('http://tradewind.test/api/auth/google/callback?code=x&state=forged');
    expect((await finish(forged, 'google_sign_in=forged')).searchParams.get('error')).toBe('auth_failed');
    expect((await attempt.end()).searchParams.get('token')).toBeTruthy();
    expect((await attempt.end()).searchParams.get('error')).toBe('auth_failed');
  });

  it('keeps the suspended out', async () => {
    const admin = await registerAdmin(app);
    const end = await (await signInWithGoogle({ sub: 'g-5', email: 'five@example.com' })).end();
    const { body } = await app.call('GET', '/api/auth/user', { token: end.searchParams.get('token') ?? '' });
    await app.call('POST', `/api/admin/users/${body.id}/suspend`, { token: admin.token, body: { reason: 'Testing' } });
    const again = await (await signInWithGoogle({ sub: 'g-5', email: 'five@example.com' })).end();
    expect(again.searchParams.get('error')).toBe('account_suspended');
  });
});
