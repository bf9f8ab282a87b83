import { adminTexts, type BulkDeleteResult } from '@tradewind/contract/admin';
import { parseImageUrl } from '@tradewind/contract/media';
import type { Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { notFound, notSignedIn, Refusal } from '../../platform/http/refusal.ts';
import { logActivities, logActivity, type Origin } from '../activity/service.ts';
import { endSubscriptionLater } from '../billing/service.ts';
import { conversationKey, forgetGroups } from '../notifications/service.ts';
import { removeImagesLater } from '../uploads/service.ts';
import {
  boatsOf,
  correspondents,
  deleteUsers,
  forgetInLog,
  handTradesOver,
  idsInTrades,
  isFormerMember,
  type LeavingUser,
  lockSuspended,
  picturesOf,
} from './deletion.store.ts';
import { COMMAND_LINE } from './policy.ts';
import { requireProof } from './proof.service.ts';
import { lockRights } from './rights.store.ts';
import { endSessions } from './sessions.service.ts';
import { confirmedName, findUserByEmail, findUserById, lockUser, type UserRow } from './store.ts';
import { requireAdmin, requireAnotherAdmin } from './suspension.service.ts';

type Context = Pick<Dependencies, 'db' | 'jobs' | 'catalogue' | 'events' | 'limits'>;

const AT_ONCE = 500;

/** Only suspended users can be deleted. */
export async function deleteUser(context: Context, admin: Caller, userId: string, origin: Origin): Promise<void> {
  await leavingTogether(context, async (tx) => {
    await requireAdmin(tx, admin);
    const gone = await deleteSuspended(context, tx, admin, [userId], origin);
    if (gone > 0) return;
    const user = await findUserById(tx, userId);
    if (!user) throw notFound(adminTexts.userNotFound);
    throw new Refusal('conflict', isFormerMember(user) ? 'This user was deleted.' : adminTexts.onlySuspended);
  });
}

/** Of these users the suspended ones go, all or none of them; the others stay, and so do unknown ids. */
export async function bulkDeleteUsers(
  context: Context,
  admin: Caller,
  userIds: readonly string[],
  origin: Origin,
): Promise<BulkDeleteResult> {
  // In one order, so that two admins who delete the same users wait for each other instead of for ever.
  const ids = [...new Set(userIds)].sort();
  const deletedCount = await leavingTogether(context, async (tx) => {
    await requireAdmin(tx, admin);
    let count = 0;
    for (let first = 0; first < ids.length; first += AT_ONCE)
      count += await deleteSuspended(context, tx, admin, ids.slice(first, first + AT_ONCE), origin);
    return count;
  });
  const kept = ids.length - deletedCount;
  const message = `${deletedCount} ${deletedCount === 1 ? 'user' : 'users'} deleted.${kept > 0 ? ` ${kept} kept: ${adminTexts.onlySuspended}` : ''}`;
  return { message, deletedCount };
}

/** Whoever asks for it, and knows the password, is forgotten. */
export async function deleteOwnAccount(
  context: Context,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  const known = await findUserById(context.db, caller.id);
  if (!known) throw notSignedIn();
  await requireProof(context, caller, known, {
    password,
    field: 'password',
    message: 'That password isn’t right. Please try again.',
  });
  await leavingTogether(context, async (tx) => {
    const user = await lockUser(tx, caller.id);
    // A changed password ended this session meanwhile.
    if (!user || user.suspended || user.password !== known.password) throw notSignedIn();
    await forget(context, tx, user, origin);
  });
}

/** The same for somebody, suspended or not, who asked whoever runs the marketplace. */
export async function deleteAccountOf(context: Context, email: string): Promise<void> {
  await leavingTogether(context, async (tx) => {
    const known = await findUserByEmail(tx, email);
    const user = known && (await lockUser(tx, known.id));
    if (!user || isFormerMember(user)) throw notFound(`There’s no account for ${email}.`);
    await forget(context, tx, user, {}, { by: COMMAND_LINE });
  });
}

async function forget(context: Context, tx: Transaction, user: UserRow, origin: Origin, details = {}): Promise<void> {
  if (user.isAdmin) await requireAnotherAdmin(tx, user.id);
  await endSessions(tx, context.events, user.id, 'deleted');
  await remove(context, tx, [user]);
  await forgetInLog(tx, user.id);
  await logActivity(tx, null, 'account.delete', origin, { userId: user.id, ...details });
  await context.jobs.send(tx, 'account-deleted-mail', { email: user.email, firstName: confirmedName(user) });
}

/** One after the other, like all that admins do: two who take away what many tables count would wait for each other. */
async function leavingTogether<T>({ db, catalogue }: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outcome = await db.transaction(async (tx) => {
    await lockRights(tx);
    const done = await work(tx);
    await catalogue.touch(tx);
    return done;
  });
  catalogue.changed();
  return outcome;
}

async function deleteSuspended(
  context: Context,
  tx: Transaction,
  admin: Caller,
  ids: readonly string[],
  origin: Origin,
): Promise<number> {
  const leavers = await lockSuspended(tx, ids);
  if (leavers.length === 0) return 0;
  await remove(context, tx, leavers);
  const details = leavers.map(({ id, email }) => ({ userId: id, userEmail: email }));
  await logActivities(tx, admin, 'user.delete', origin, details);
  return leavers.length;
}

/** Takes them out of every table; their pictures and subscriptions follow once that is committed. */
async function remove({ jobs, catalogue }: Context, tx: Transaction, leavers: readonly LeavingUser[]): Promise<void> {
  const ids = leavers.map(({ id }) => id);
  await catalogue.leaving(tx, { how: 'deleted', boats: await boatsOf(tx, ids), users: ids });
  const pictures = (await picturesOf(tx, leavers)).filter((url) => parseImageUrl(url) !== undefined);
  const told = (await correspondents(tx, leavers)).map(({ leaverId, subjectId, receiverId }) => ({
    userId: receiverId,
    groupKey: conversationKey(subjectId, leaverId),
  }));
  await forgetGroups(tx, told);
  for (const id of await idsInTrades(tx, ids)) await handTradesOver(tx, id);
  await deleteUsers(tx, ids);
  for (let first = 0; first < pictures.length; first += AT_ONCE)
    await removeImagesLater(tx, jobs, pictures.slice(first, first + AT_ONCE));
  for (const { stripeCustomerId } of leavers)
    if (stripeCustomerId) await endSubscriptionLater(tx, jobs, stripeCustomerId);
}
