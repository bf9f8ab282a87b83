import { accountTexts, type PasswordChangeInput } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import type { Database } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, notSignedIn, Refusal } from '../../../platform/http/refusal.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { weaknessOf } from '../../../platform/password-strength.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { newToken, tokenDigest } from '../../../platform/tokens.ts';
import { RESET_LINK_MINUTES, resetsOfAccount, resetsOfAddress } from '../limits.ts';
import { passwordChangedMail, passwordResetMail } from '../mail.ts';
import { asLinkHolder, asSelf } from '../policy.ts';
import { requireProof } from '../proof.service.ts';
import { confirmedName, findUserByEmail, findUserById, lockUser, updateUser } from '../store.ts';
import { forgetGuesses } from './guesses.service.ts';
import { endSessions, openSession } from './sessions.service.ts';
import { deleteMailedLinksOf, insertPasswordReset, isPasswordReset, takePasswordReset } from './sessions.store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'limits'>;

interface Owner {
  email: string;
  firstName: string;
  lastName?: string | null | undefined;
  username?: string;
}

export async function requireStrongPassword(password: string, owner: Owner, field: string): Promise<void> {
  const { email, firstName, lastName, username } = owner;
  const weakness = await weaknessOf(password, [email, email.split('@', 1)[0], firstName, lastName, username]);
  if (!weakness) return;
  const message = weakness === 'common' ? accountTexts.commonPassword : accountTexts.personalPassword;
  throw new Refusal('weak_password', message, { fields: { [field]: message } });
}

/** Sets a new password, ends every session and returns the token of a new one. Of several concurrent changes, one wins. */
export async function changePassword(
  context: Context,
  caller: Caller,
  input: PasswordChangeInput,
  origin: Origin,
): Promise<string> {
  const user = await findUserById(context.db, caller.id);
  if (!user) throw notSignedIn();
  await requireProof(context, caller, user, {
    password: input.currentPassword,
    field: 'currentPassword',
    message: 'Your current password isn’t right. Please try again.',
  });
  await requireStrongPassword(input.newPassword, user, 'newPassword');
  const password = await hashPassword(input.newPassword);
  return context.commit(async (work) => {
    const { tx } = work;
    const now = asSelf(caller, await lockUser(tx, caller.id));
    if (now.password !== user.password)
      throw new Refusal('conflict', 'Your password was just changed. Please sign in with the new one.');
    await updateUser(tx, now, { password });
    await deleteMailedLinksOf(tx, caller.id);
    await endSessions(work, caller.id, 'password_changed');
    await work.logActivity(caller, 'password.change', origin);
    await work.sendJob('password-changed-mail', { userId: caller.id });
    return openSession(tx, caller.id, origin);
  });
}

/**
 * Behaves the same whether or not the account exists. Over the account's limit it sends no further email: the earlier links
 * still work, so a stranger's requests cannot lock anyone out.
 */
export async function requestPasswordReset(
  { commit, limits }: Omit<Context, 'db'>,
  email: string,
  origin: Origin,
): Promise<void> {
  await limits.consume(resetsOfAddress, networkOf(origin.address));
  if (!(await limits.allows(resetsOfAccount, email))) return;
  await commit((work) => work.sendJob('password-reset-mail', { email }));
}

interface MailContext {
  db: Database;
  mailer: Mailer;
  publicUrl: () => string;
}

/** Creates the link and mails it. The token exists only in the email, never in the queue. */
export async function sendPasswordReset({ db, mailer, publicUrl }: MailContext, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user || user.suspended) return;
  const token = newToken();
  const expire = new Date(Date.now() + RESET_LINK_MINUTES * 60_000);
  await insertPasswordReset(db, { sid: tokenDigest(token), userId: user.id, expire });
  await mailer.send({
    to: user.email,
    ...passwordResetMail(confirmedName(user), `${publicUrl()}${paths.resetPassword}?token=${token}`),
  });
}

export async function sendPasswordChanged({ db, mailer, publicUrl }: MailContext, userId: string): Promise<void> {
  const user = await findUserById(db, userId);
  if (user)
    await mailer.send({
      to: user.email,
      ...passwordChangedMail(confirmedName(user), `${publicUrl()}${paths.forgotPassword}`),
    });
}

export const mailedLinkRefused = () =>
  invalidField('token', 'This link is invalid or has expired. Please request a new one.');

/** Using the mailed link proves access to the mailbox, so it also confirms the address. */
export async function resetPassword(
  context: Context,
  token: string,
  newPassword: string,
  origin: Origin,
): Promise<void> {
  const { db, commit, limits } = context;
  // Hashing is expensive, so only a valid link triggers it.
  if (!(await isPasswordReset(db, tokenDigest(token)))) throw mailedLinkRefused();
  const password = await hashPassword(newPassword);
  const email = await commit(async (work) => {
    const { tx } = work;
    const link = await takePasswordReset(tx, tokenDigest(token));
    const owner = asLinkHolder(link, link && (await lockUser(tx, link.userId)));
    if (!owner) throw mailedLinkRefused();
    // A weak password rolls back, so the link can be used again.
    await requireStrongPassword(newPassword, owner, 'password');
    const { id: userId } = owner;
    // The owner of the mailbox owns the account. A Google account with the same address is linked again at its next sign-in.
    await updateUser(tx, owner, { password, emailVerified: true, googleSubject: null });
    await deleteMailedLinksOf(tx, userId);
    await endSessions(work, userId, 'password_changed');
    await work.logActivity(owner, 'password.reset', origin);
    await work.sendJob('password-changed-mail', { userId });
    return owner.email;
  });
  await limits.reset(resetsOfAccount, email);
  await forgetGuesses(context, email, origin);
}
