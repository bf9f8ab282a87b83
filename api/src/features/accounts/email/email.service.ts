import type { CurrentUser, EmailChangeInput } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import type { Database, Queryable } from '../../../db/client.ts';
import { brokenConstraint } from '../../../db/failures.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, notSignedIn, Refusal } from '../../../platform/http/refusal.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { newToken, tokenDigest } from '../../../platform/tokens.ts';
import type { Work } from '../../../platform/work.ts';
import { CONFIRM_LINK_HOURS, confirmationsOfRecipient, confirmationsOfUser } from '../limits.ts';
import { emailChangeAskedMail, newAddressMail, welcomeMail } from '../mail.ts';
import { asLinkHolder, asSelf, type OwnAccount } from '../policy.ts';
import { presentCurrentUser } from '../present.ts';
import { requireProof } from '../proof.service.ts';
import { mailedLinkRefused } from '../sign-in/passwords.service.ts';
import { deleteMailedLinksOf } from '../sign-in/sessions.store.ts';
import { findUserByEmail, findUserById, lockUser, type UserRow, updateUser } from '../store.ts';
import { deleteEmailConfirmationsOf, insertEmailConfirmation, takeEmailConfirmation } from './email.store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'limits'>;

export const CONFIRMATION_MAIL = 'email-confirmation-mail';
/** Invalidates the management links mailed to the former address. The listings feature runs the job. */
export const RENEW_MANAGEMENT_LINKS = 'renew-management-links';

export const emailTaken = () =>
  new Refusal('email_taken', 'An account with this email already exists. Please sign in instead.', {
    fields: { email: 'An account with this email already exists.' },
  });

export async function resendConfirmation({ db, commit, limits }: Context, caller: Caller): Promise<void> {
  const user = await findUserById(db, caller.id);
  if (!user) throw notSignedIn();
  if (user.emailVerified) throw new Refusal('conflict', 'Your email is already confirmed.');
  await limits.consume(confirmationsOfUser, caller.id);
  await commit((work) => work.sendJob(CONFIRMATION_MAIL, { userId: user.id, email: user.email }));
}

/** Replaces an unconfirmed address at once; keeps a confirmed one until the new one is confirmed. */
export async function changeEmail(
  context: Context,
  caller: Caller,
  { email, password }: EmailChangeInput,
  origin: Origin,
): Promise<CurrentUser> {
  const { db, commit, limits } = context;
  const known = await findUserById(db, caller.id);
  if (!known) throw notSignedIn();
  await requireProof(context, caller, known, { password });
  if (email === known.email) throw invalidField('email', 'This is already your email.');
  await limits.consume(confirmationsOfUser, caller.id);
  await limits.consume(confirmationsOfRecipient, email);
  return commit(async (work) => {
    const { tx } = work;
    const user = asSelf(caller, await lockUser(tx, caller.id));
    if (user.password !== known.password) throw notSignedIn();
    if (await findUserByEmail(tx, email)) throw emailTaken();
    await deleteEmailConfirmationsOf(tx, user.id);
    await work.sendJob(CONFIRMATION_MAIL, { userId: user.id, email, proof: proofOf(user) });
    if (user.emailVerified) await work.sendJob('email-change-asked-mail', { userId: user.id });
    await work.logActivity(caller, 'email.ask', origin, { email });
    return presentCurrentUser(user.emailVerified ? user : await correct(work, user, email));
  });
}

/** Changes with the password without revealing it. */
const proofOf = ({ password }: UserRow) => tokenDigest(password).toString('base64url');

async function correct(work: Work, user: OwnAccount, email: string): Promise<UserRow> {
  const corrected = await takeAddress(work.tx, user, { email });
  await work.sendJob(RENEW_MANAGEMENT_LINKS, { userId: user.id });
  return corrected;
}

/** Changes the address and invalidates the links mailed to the former one. */
async function takeAddress(
  tx: Queryable,
  owner: OwnAccount,
  change: { email: string; emailVerified?: true },
): Promise<UserRow> {
  await deleteMailedLinksOf(tx, owner.id);
  const user = await updateUser(tx, owner, change).catch((error: unknown) => {
    throw brokenConstraint(error) === 'users_email_unique' ? emailTaken() : error;
  });
  if (!user) throw notSignedIn();
  return user;
}

/** Presenting the mailed token proves access to that mailbox. */
export async function confirmEmail({ commit }: Pick<Context, 'commit'>, token: string, origin: Origin): Promise<void> {
  await commit(async (work) => {
    const { tx } = work;
    const confirmation = await takeEmailConfirmation(tx, tokenDigest(token));
    const user = asLinkHolder(confirmation, confirmation && (await lockUser(tx, confirmation.userId)));
    const isCurrent = user?.email === confirmation?.email;
    if (!user || user.suspended || !(isCurrent || user.emailVerified)) throw mailedLinkRefused();
    await deleteEmailConfirmationsOf(tx, user.id);
    if (isCurrent) {
      await updateUser(tx, user, { emailVerified: true });
      await work.logActivity(user, 'email.confirm', origin);
    } else {
      await takeAddress(tx, user, { email: confirmation?.email ?? '', emailVerified: true });
      await work.sendJob('email-changed-mail', { email: user.email, firstName: user.firstName });
      await work.sendJob(RENEW_MANAGEMENT_LINKS, { userId: user.id });
      await work.logActivity(user, 'email.change', origin, { email: confirmation?.email });
    }
    work.publish(user.id, 'account.changed', {});
  });
}

interface MailContext {
  db: Database;
  mailer: Mailer;
  publicUrl: () => string;
}

/** Creates the link and mails it. The token exists only in the email, never in the queue. */
export async function sendConfirmation(
  { db, mailer, publicUrl }: MailContext,
  { userId, email, proof }: { userId: string; email: string; proof?: string | undefined },
): Promise<void> {
  const user = await findUserById(db, userId);
  if (!user || user.suspended) return;
  const isCurrent = user.email === email;
  // The address was confirmed or changed again in the meantime.
  if (isCurrent === user.emailVerified) return;
  // A new password also cancels an address change that was requested with the old one.
  if (!isCurrent && proof !== proofOf(user)) return;
  const token = newToken();
  const expire = new Date(Date.now() + CONFIRM_LINK_HOURS * 3_600_000);
  await insertEmailConfirmation(db, { sid: tokenDigest(token), userId, email, expire });
  const url = `${publicUrl()}${paths.confirmEmail}?token=${token}`;
  await mailer.send({ to: email, ...(isCurrent ? welcomeMail(url) : newAddressMail(url)) });
}

/** Warns the current address, so that someone who stole the password cannot take over the account unnoticed. */
export async function sendEmailChangeAsked({ db, mailer, publicUrl }: MailContext, userId: string): Promise<void> {
  const user = await findUserById(db, userId);
  if (!user?.emailVerified) return;
  await mailer.send({
    to: user.email,
    ...emailChangeAskedMail(user.firstName, `${publicUrl()}${paths.forgotPassword}`),
  });
}
