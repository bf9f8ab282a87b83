import * as oidc from 'openid-client';
import type { Database } from '../../db/client.ts';
import type { Events } from '../../platform/events.ts';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import { newToken, tokenDigest } from '../../platform/tokens.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { GOOGLE_SIGN_IN_MINUTES } from './policy.ts';
import { createUser } from './service.ts';
import { endSessions, openSession } from './sessions.service.ts';
import { insertSignInAttempt, takeSignInAttempt } from './sessions.store.ts';
import { findUserByEmail, findUserByGoogleSubject, type UserRow, updateUser } from './store.ts';

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

interface Context {
  db: Database;
  events: Events;
}

export interface GoogleSignIn {
  /** Where to send the browser, and the secret that ties the answer to it. */
  begin(redirectUri: string): Promise<{ location: URL; binding: string }>;
  finish(
    callback: URL,
    binding: string | undefined,
    origin: Origin,
  ): Promise<{ token: string } | { error: 'auth_failed' | 'account_suspended' }>;
}

interface Identity {
  subject: string;
  email: string;
  firstName: string;
  lastName: string | null;
}

/** OpenID Connect with PKCE, state and nonce. The provider's description is read at the first use and kept. */
export function googleSignIn({ db, events }: Context, options: GoogleOptions): GoogleSignIn {
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
      const state = newToken();
      const nonce = oidc.randomNonce();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const expire = new Date(Date.now() + GOOGLE_SIGN_IN_MINUTES * 60_000);
      await insertSignInAttempt(db, { state: tokenDigest(state), codeVerifier, nonce, expire });
      const location = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { location, binding: state };
    },

    async finish(callback, binding, origin) {
      const state = callback.searchParams.get('state');
      // A link to somebody else's sign-in must not sign this browser in.
      if (!state || state !== binding) return { error: 'auth_failed' };
      const attempt = await takeSignInAttempt(db, tokenDigest(state));
      if (!attempt) return { error: 'auth_failed' };
      const identity = await provider()
        .then((configuration) => readIdentity(configuration, callback, { ...attempt, state }))
        .catch(() => undefined);
      if (!identity) return { error: 'auth_failed' };
      return db.transaction(async (tx) => {
        const user = await findOrCreate(tx, events, identity);
        if (!user) return { error: 'auth_failed' as const };
        if (user.suspended) return { error: 'account_suspended' as const };
        await logActivity(tx, user, 'login.google', origin);
        return { token: await openSession(tx, user.id, origin) };
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
  const name = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 80) : null);
  const email = claims.email.toLowerCase();
  return {
    subject: claims.sub,
    email,
    firstName: name(claims.given_name) ?? name(claims.name) ?? email.split('@', 1)[0] ?? 'Sailor',
    lastName: name(claims.family_name),
  };
}

type Tx = Parameters<typeof createUser>[0];

async function findOrCreate(tx: Tx, events: Events, identity: Identity): Promise<UserRow | undefined> {
  const { subject: googleSubject, email, firstName, lastName } = identity;
  const known = await findUserByGoogleSubject(tx, googleSubject);
  if (known) return known;
  const sameEmail = await findUserByEmail(tx, email);
  if (!sameEmail)
    return createUser(tx, { email, firstName, lastName, password: NO_PASSWORD, googleSubject, emailVerified: true });
  if (sameEmail.emailVerified) return updateUser(tx, sameEmail.id, { googleSubject });
  // Whoever set that password never proved to own the address: from now on it opens nothing.
  await endSessions(tx, events, sameEmail.id, 'password_changed');
  return updateUser(tx, sameEmail.id, { googleSubject, emailVerified: true, password: NO_PASSWORD });
}
