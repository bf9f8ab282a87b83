import { randomInt, randomUUID } from 'node:crypto';
import {
  accountTexts,
  type CurrentUser,
  type LoginInput,
  type RegisterInput,
  type SignedIn,
} from '@tradewind/contract/accounts';
import { adminTexts } from '@tradewind/contract/admin';
import { isReservedUsername } from '@tradewind/domain/names/reserved';
import { FALLBACK_USERNAME, numberedUsername, usernameBase } from '@tradewind/domain/username';
import type { Queryable } from '../../db/client.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { notSignedIn, Refusal } from '../../platform/http/refusal.ts';
import { hashPassword, passwordMatches } from '../../platform/passwords.ts';
import { isFreeForLife } from '../pricing/service.ts';
import { CONFIRMATION_MAIL, emailTaken } from './email/email.service.ts';
import { registrationsOfAddress } from './limits.ts';
import { asConfigured } from './policy.ts';
import { presentCurrentUser } from './present.ts';
import { requireOwnNames } from './profile/names.service.ts';
import { countGuess } from './sign-in/guesses.service.ts';
import { requireStrongPassword } from './sign-in/passwords.service.ts';
import { endSessions, openSession } from './sign-in/sessions.service.ts';
import { deleteMailedLinksOf } from './sign-in/sessions.store.ts';
import {
  demoAccountExists,
  findUserByEmail,
  findUserById,
  insertUser,
  lockUser,
  type NewUser,
  type UserRow,
  updateManagedUser,
  usernameTaken,
} from './store.ts';

export { RENEW_MANAGEMENT_LINKS } from './email/email.service.ts';
export { bulkDeleteUsers, deleteAccountOf, deleteUser } from './own-data/deletion.service.ts';
export { exportDataOf } from './own-data/export.service.ts';
export { lockRights } from './rights.store.ts';
export { changePassword, requestPasswordReset, resetPassword } from './sign-in/passwords.service.ts';
export { closeSession, openSessions, sessionIsOpen, tokenReader } from './sign-in/sessions.service.ts';
export { adminIds, brokerIds, countClosedTrade, countPostedBoat } from './store.ts';
export { activateUser, changeUser, suspendUser } from './suspension.service.ts';
export { recordIdentityCheck } from './verification.service.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'limits'>;

export const suspendedRefusal = (user: Pick<UserRow, 'suspensionReason'>) =>
  new Refusal('suspended', `This account is suspended: ${user.suspensionReason ?? adminTexts.noReason}`);

/** Creates the account and signs the new member in. The welcome email lets them confirm their address. */
export async function register(
  { commit, limits }: Omit<Context, 'db'>,
  input: RegisterInput,
  origin: Origin,
): Promise<SignedIn> {
  await limits.consume(registrationsOfAddress, networkOf(origin.address));
  requireOwnNames(input, false);
  await requireStrongPassword(input.password, input, 'password');
  const password = await hashPassword(input.password);
  return commit(async (work) => {
    const { tx } = work;
    const user = await createUser(tx, {
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName || null,
      password,
    });
    if (!user) throw emailTaken();
    await work.logActivity(user, 'register', origin);
    await work.sendJob(CONFIRMATION_MAIL, { userId: user.id, email: user.email });
    const token = await openSession(tx, user.id, origin);
    return { token, message: 'Account created', user: presentCurrentUser(user) };
  });
}

type UserDraft = Pick<NewUser, 'email' | 'firstName' | 'password'> & Partial<NewUser>;

/** Inserts an account with an id, a username and its free-tier status; returns undefined if the email is taken. */
export async function createUser(tx: Queryable, draft: UserDraft): Promise<UserRow | undefined> {
  const freeAccount = draft.freeAccount ?? (await isFreeForLife(tx));
  const insert = (username: string) => insertUser(tx, { id: randomUUID(), ...draft, username, freeAccount });
  if (draft.username) return insert(draft.username);
  const user = await insert(await freeUsername(tx, draft));
  // Unless the email is taken, someone just took the username: try another.
  return user ?? ((await findUserByEmail(tx, draft.email)) ? undefined : insert(await freeUsername(tx, draft)));
}

async function freeUsername(tx: Queryable, { firstName, email }: UserDraft): Promise<string> {
  const proposed = usernameBase({ firstName, email });
  const base = isReservedUsername(proposed) ? FALLBACK_USERNAME : proposed;
  if (!(await usernameTaken(tx, base))) return base;
  return numberedUsername(base, randomInt(1_000, 1_000_000_000));
}

/** Refuses unknown email addresses and wrong passwords with the same text and in the same time. */
export async function login(context: Context, input: LoginInput, origin: Origin): Promise<SignedIn> {
  const guess = await countGuess(context, input.email, origin);
  const user = await verified(context, input).catch(async (error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'invalid_credentials')) await guess.forgive();
    throw error;
  });
  await guess.succeed();
  if (user.suspended) throw suspendedRefusal(user);
  return context.commit(async (work) => {
    const { tx } = work;
    // A concurrent password change or suspension ends every session, so it must also prevent this one.
    const now = await lockUser(tx, user.id);
    if (!now || now.password !== user.password || now.suspended) throw wrongCredentials();
    const token = await openSession(tx, user.id, origin);
    await work.logActivity(user, 'login', origin);
    return { token, message: 'Signed in', user: presentCurrentUser(user) };
  });
}

const wrongCredentials = () => new Refusal('invalid_credentials', accountTexts.invalidCredentials);

async function verified({ db }: Pick<Context, 'db'>, { email, password }: LoginInput): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (!(await passwordMatches(user?.password, password)) || !user) throw wrongCredentials();
  return user;
}

export const userExists = async (db: Queryable, id: string): Promise<boolean> =>
  (await findUserById(db, id)) !== undefined;

export async function readCurrentUser(db: Queryable, id: string): Promise<CurrentUser> {
  const user = await findUserById(db, id);
  if (!user) throw notSignedIn();
  return presentCurrentUser(user);
}

/**
 * Ensures at startup that this admin exists. An earlier holder of the address loses their sessions, links and password.
 * Does nothing if the admin is up to date, so that their sessions survive a restart.
 */
export async function ensureAdmin(
  { db, commit }: Pick<Context, 'db' | 'commit'>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const address = email.toLowerCase();
  const existing = await findUserByEmail(db, address);
  if (existing?.isAdmin && (await passwordMatches(existing.password, password))) return;
  const secret = await hashPassword(password);
  await commit(async (work) => {
    const { tx } = work;
    const user = asConfigured(
      { email: address },
      existing ?? (await createUser(tx, { email: address, firstName: 'Admin', password: secret, freeAccount: true })),
    );
    if (!user) return;
    await endSessions(work, user.id, 'password_changed');
    await deleteMailedLinksOf(tx, user.id);
    await updateManagedUser(tx, user, { isAdmin: true, password: secret, googleSubject: null, emailVerified: true });
  });
}

/** The passwords of demo accounts are public. */
export const hasDemoAccounts = (db: Queryable): Promise<boolean> => demoAccountExists(db);
