import * as oidc from 'openid-client';
import type { Dependencies } from '../../../platform/http/app.ts';
import { NO_PASSWORD } from '../../../platform/passwords.ts';
import { newToken, tokenDigest } from '../../../platform/tokens.ts';
import type { Work } from '../../../platform/work.ts';
import { GOOGLE_SIGN_IN_MINUTES, SIGN_IN_CODE_SECONDS } from '../limits.ts';
import { asAddressOwner } from '../policy.ts';
import { harmlessName } from '../profile/names.service.ts';
import { createUser } from '../service.ts';
import { findUserByEmail, findUserByGoogleSubject, type UserRow, updateUser } from '../store.ts';
import { insertSignInAttempt, insertSignInCode, takeSignInAttempt } from './google.store.ts';
import { endSessions } from './sessions.service.ts';
import { deleteMailedLinksOf } from './sessions.store.ts';

interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

type Context = Pick<Dependencies, 'db' | 'commit'>;

interface GoogleSignIn {
  /** Returns where to send the browser, and the cookie secret that ties the provider's response to it. */
  begin(redirectUri: string): Promise<{ location: URL; binding: string }>;
  /** Returns a code that this browser can exchange for a session, once and within a minute. */
  finish(
    callback: URL,
    binding: string | undefined,
  ): Promise<{ code: string } | { error: 'auth_failed' | 'account_suspended' }>;
}

interface Identity {
  subject: string;
  email: string;
  firstName: string;
  lastName: string | null;
}

/** OpenID Connect with PKCE, state and nonce. Discovery runs at the first use and is cached. */
export function googleSignIn({ db, commit }: Context, options: GoogleOptions): GoogleSignIn {
  let discovered: Promise<oidc.Configuration> | undefined;
  const provider = () => {
    const insecure = new URL(options.issuer).protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {};
    discovered ??= oidc.discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, insecure);
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };

  return {
    async begin(redirectUri) {
      const configuration = await provider();
      const [state, binding] = [newToken(), newToken()];
      const nonce = oidc.randomNonce();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const expire = new Date(Date.now() + GOOGLE_SIGN_IN_MINUTES * 60_000);
      const secrets = { state: tokenDigest(state), binding: tokenDigest(binding) };
      await insertSignInAttempt(db, { ...secrets, codeVerifier, nonce, expire });
      const location = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { location, binding };
    },

    async finish(callback, cookie) {
      const state = callback.searchParams.get('state');
      if (!state || !cookie) return { error: 'auth_failed' };
      const binding = tokenDigest(cookie);
      const attempt = await takeSignInAttempt(db, tokenDigest(state), binding);
      if (!attempt) return { error: 'auth_failed' };
      const identity = await provider()
        .then((configuration) => readIdentity(configuration, callback, { ...attempt, state }))
        .catch(() => undefined);
      if (!identity) return { error: 'auth_failed' };
      return commit(async (work) => {
        const user = await findOrCreate(work, identity);
        if (!user) return { error: 'auth_failed' as const };
        if (user.suspended) return { error: 'account_suspended' as const };
        const code = newToken();
        const expire = new Date(Date.now() + SIGN_IN_CODE_SECONDS * 1_000);
        await insertSignInCode(work.tx, { code: tokenDigest(code), binding, userId: user.id, expire });
        return { code };
      });
    },
  };
}

async function readIdentity(
  configuration: oidc.Configuration,
  callback: URL,
  expected: { state: string; nonce: string; codeVerifier: string },
): Promise<Identity | undefined> {
  const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.codeVerifier,
  });
  const claims = tokens.claims();
  if (!claims || typeof claims.email !== 'string' || claims.email_verified !== true) return undefined;
  const name = (value: unknown) => (typeof value === 'string' && value.trim() ? shortened(value.trim()) : null);
  const email = claims.email.toLowerCase();
  const names = [name(claims.given_name), name(claims.name), email.split('@', 1)[0] ?? null];
  const firstName = names.map(harmlessName).find((known) => known !== undefined) ?? 'Sailor';
  const lastName = name(claims.family_name);
  return {
    subject: claims.sub,
    email,
    firstName,
    lastName: harmlessName(lastName) && harmlessName(`${firstName} ${lastName}`) ? lastName : null,
  };
}

/** Never cuts an emoji in half. */
const shortened = (name: string) => name.slice(0, 80).replace(/[\uD800-\uDBFF]$/, '');

async function findOrCreate(work: Work, identity: Identity): Promise<UserRow | undefined> {
  const { subject: googleSubject, email, firstName, lastName } = identity;
  const known = await find(work, identity);
  if (known) return known;
  const draft = { email, firstName, lastName, password: NO_PASSWORD, googleSubject, emailVerified: true };
  // Another tab may create the same account at this moment.
  return (await createUser(work.tx, draft)) ?? find(work, identity);
}

async function find(work: Work, { subject: googleSubject, email }: Identity): Promise<UserRow | undefined> {
  const { tx } = work;
  const known = await findUserByGoogleSubject(tx, googleSubject);
  if (known) return known;
  const sameEmail = asAddressOwner({ email }, await findUserByEmail(tx, email));
  if (!sameEmail) return undefined;
  if (sameEmail.emailVerified) return updateUser(tx, sameEmail, { googleSubject });
  // The person who set this password never proved that they own the address, so it stops working.
  await endSessions(work, sameEmail.id, 'password_changed');
  await deleteMailedLinksOf(tx, sameEmail.id);
  return updateUser(tx, sameEmail, { googleSubject, emailVerified: true, password: NO_PASSWORD });
}
