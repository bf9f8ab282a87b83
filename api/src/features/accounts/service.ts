import { randomInt, randomUUID } from 'node:crypto';
import {
  accountTexts,
  type CurrentUser,
  type LoginInput,
  type RegisterInput,
  type SignedIn,
} from '@tradewind/contract/accounts';
import { numberedUsername, usernameBase } from '@tradewind/domain/username';
import type { Database, Queryable } from '../../db/client.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashPassword, passwordMatches } from '../../platform/passwords.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { claimFreeSpot } from '../pricing/service.ts';
import { registrationsOfAddress, signInFailuresOfAccount, signInFailuresOfAddress } from './policy.ts';
import { presentCurrentUser } from './present.ts';
import { openSession } from './sessions.service.ts';
import {
  findUserByEmail,
  findUserById,
  insertUser,
  type NewUser,
  type UserRow,
  updateUser,
  usernameTaken,
} from './store.ts';

export { changePassword, requestPasswordReset, resetPassword, sendPasswordReset } from './passwords.service.ts';
export { closeSession, endSessions, sessionIsOpen, tokenReader } from './sessions.service.ts';
export { countPostedBoat } from './store.ts';
export { activateUser, suspendUser } from './suspension.service.ts';

interface Context {
  db: Database;
  limits: RateLimiter;
}

export const emailTaken = () =>
  new Refusal('email_taken', 'An account with this email already exists. Please sign in instead.', {
    fields: { email: 'An account with this email already exists.' },
  });

export const suspendedRefusal = (user: Pick<UserRow, 'suspensionReason'>) =>
  new Refusal('suspended', `This account is suspended: ${user.suspensionReason ?? 'No reason provided'}`);

export async function register({ db, limits }: Context, input: RegisterInput, origin: Origin): Promise<SignedIn> {
  await limits.consume(registrationsOfAddress, origin.address ?? 'unknown');
  const password = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const user = await createUser(tx, {
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName || null,
      password,
    });
    if (!user) throw emailTaken();
    await logActivity(tx, user, 'register', origin);
    const token = await openSession(tx, user.id, origin);
    return { token, message: 'Account created', user: presentCurrentUser(user) };
  });
}

type UserDraft = Pick<NewUser, 'email' | 'firstName' | 'password'> & Partial<NewUser>;

/** Writes a new account with an id, a username and its place in the free tier. Nothing is written if the e-mail is taken. */
export async function createUser(tx: Queryable, draft: UserDraft): Promise<UserRow | undefined> {
  const freeAccount = draft.freeAccount ?? (await claimFreeSpot(tx));
  const username = draft.username ?? (await freeUsername(tx, draft));
  return insertUser(tx, { id: randomUUID(), ...draft, username, freeAccount });
}

async function freeUsername(tx: Queryable, { firstName, email }: UserDraft): Promise<string> {
  const base = usernameBase({ firstName, email });
  if (!(await usernameTaken(tx, base))) return base;
  return numberedUsername(base, randomInt(1_000, 1_000_000_000));
}

/** An unknown e-mail address and a wrong password are refused alike, in text and in time. */
export async function login({ db, limits }: Context, input: LoginInput, origin: Origin): Promise<SignedIn> {
  const address = origin.address ?? 'unknown';
  // Counted before the password is looked at, so that guesses sent at once are counted too; a success takes it back.
  await limits.consume(signInFailuresOfAddress, address);
  await limits.consume(signInFailuresOfAccount, input.email);
  const user = await findUserByEmail(db, input.email);
  if (!(await passwordMatches(user?.password, input.password)) || !user) {
    throw new Refusal('invalid_credentials', accountTexts.invalidCredentials);
  }
  await limits.refund(signInFailuresOfAddress, address);
  await limits.reset(signInFailuresOfAccount, input.email);
  if (user.suspended) throw suspendedRefusal(user);
  return db.transaction(async (tx) => {
    const token = await openSession(tx, user.id, origin);
    await logActivity(tx, user, 'login', origin);
    return { token, message: 'Signed in', user: presentCurrentUser(user) };
  });
}

export const userExists = async (db: Queryable, id: string): Promise<boolean> =>
  (await findUserById(db, id)) !== undefined;

export async function readCurrentUser(db: Queryable, id: string): Promise<CurrentUser> {
  const user = await findUserById(db, id);
  if (!user) throw new Refusal('not_signed_in', 'Please sign in first.');
  return presentCurrentUser(user);
}

/** At start, an admin with these exists. The password is set anew only when it differs, so that sign-ins survive a restart. */
export async function ensureAdmin(
  { db }: Pick<Context, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const address = email.toLowerCase();
  const existing = await findUserByEmail(db, address);
  if (existing?.isAdmin && (await passwordMatches(existing.password, password))) return;
  const secret = await hashPassword(password);
  await db.transaction(async (tx) => {
    const user =
      existing ??
      (await createUser(tx, {
        email: address,
        firstName: 'Admin',
        password: secret,
        emailVerified: true,
        freeAccount: true,
      }));
    if (user) await updateUser(tx, user.id, { isAdmin: true, password: secret });
  });
}
