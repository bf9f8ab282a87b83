import { adminTexts, type BulkDeleteResult } from '@tradewind/contract/admin';
import { parseImageUrl } from '@tradewind/contract/media';
import type { AdminCaller, Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notFound, notSignedIn, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { endSubscriptionLater } from '../../billing/service.ts';
import { conversationKey, forgetGroups } from '../../notifications/service.ts';
import { removeImagesLater } from '../../uploads/service.ts';
import { COMMAND_LINE } from '../limits.ts';
import { type ActingAdmin, asSelf } from '../policy.ts';
import { requireProof } from '../proof.service.ts';
import { lockRights } from '../rights.store.ts';
import { endSessions } from '../sign-in/sessions.service.ts';
import { confirmedName, findUserByEmail, findUserById, lockUser, type UserRow } from '../store.ts';
import { requireAdmin, requireAnotherAdmin } from '../suspension.service.ts';
import {
  anonymizeTrades,
  boatsOf,
  correspondents,
  deleteUsers,
  forgetInLog,
  idsInTrades,
  isFormerMember,
  type LeavingUser,
  lockSuspended,
  picturesOf,
} from './deletion.store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'limits'>;

const AT_ONCE = 500;

/** Only suspended users can be deleted. */
export async function deleteUser(context: Context, admin: AdminCaller, userId: string, origin: Origin): Promise<void> {
  await commitLocked(context, async (work) => {
    const gone = await deleteSuspended(work, await requireAdmin(work.tx, admin), [userId], origin);
    if (gone > 0) return;
    const user = await findUserById(work.tx, userId);
    if (!user) throw notFound(adminTexts.userNotFound);
    throw new Refusal('conflict', isFormerMember(user) ? 'This user was deleted.' : adminTexts.onlySuspended);
  });
}

/** Deletes the suspended users among these ids, all or none; skips active users and unknown ids. */
export async function bulkDeleteUsers(
  context: Context,
  admin: AdminCaller,
  userIds: readonly string[],
  origin: Origin,
): Promise<BulkDeleteResult> {
  // A fixed order keeps two admins who delete the same users from deadlocking.
  const ids = [...new Set(userIds)].sort();
  const deletedCount = await commitLocked(context, async (work) => {
    const acting = await requireAdmin(work.tx, admin);
    let count = 0;
    for (let first = 0; first < ids.length; first += AT_ONCE)
      count += await deleteSuspended(work, acting, ids.slice(first, first + AT_ONCE), origin);
    return count;
  });
  const kept = ids.length - deletedCount;
  const message = `${deletedCount} ${deletedCount === 1 ? 'user' : 'users'} deleted.${kept > 0 ? ` ${kept} kept: ${adminTexts.onlySuspended}` : ''}`;
  return { message, deletedCount };
}

/** Deletes the caller's account after checking their password. */
export async function deleteOwnAccount(
  context: Context,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  const known = await findUserById(context.db, caller.id);
  if (!known) throw notSignedIn();
  await requireProof(context, caller, known, { password });
  await commitLocked(context, async (work) => {
    const user = asSelf(caller, await lockUser(work.tx, caller.id));
    // The password was changed in the meantime, which ended this session.
    if (user.password !== known.password) throw notSignedIn();
    await forget(work, user, origin);
  });
}

/** Deletes an account, suspended or not, on the operator's behalf. */
export async function deleteAccountOf(context: Context, email: string): Promise<void> {
  await commitLocked(context, async (work) => {
    const known = await findUserByEmail(work.tx, email);
    const user = known && (await lockUser(work.tx, known.id));
    if (!user || isFormerMember(user)) throw notFound(`There’s no account for ${email}.`);
    await forget(work, user, {}, { by: COMMAND_LINE });
  });
}

async function forget(work: Work, user: UserRow, origin: Origin, details = {}): Promise<void> {
  if (user.isAdmin) await requireAnotherAdmin(work.tx, user.id);
  await endSessions(work, user.id, 'deleted');
  await remove(work, [user]);
  await forgetInLog(work.tx, user.id);
  await work.logActivity(null, 'account.delete', origin, { userId: user.id, ...details });
  await work.sendJob('account-deleted-mail', { email: user.email, firstName: confirmedName(user) });
}

/** Serializes deletions with all other admin actions: two at once could deadlock on the counters that triggers maintain. */
const commitLocked = <T>({ commit }: Pick<Context, 'commit'>, body: (work: Work) => Promise<T>): Promise<T> =>
  commit(async (work) => {
    await lockRights(work.tx);
    return body(work);
  });

async function deleteSuspended(
  work: Work,
  admin: ActingAdmin,
  ids: readonly string[],
  origin: Origin,
): Promise<number> {
  const leavers = await lockSuspended(work.tx, ids);
  if (leavers.length === 0) return 0;
  await remove(work, leavers);
  const details = leavers.map(({ id, email }) => ({ userId: id, userEmail: email }));
  await work.logActivities(admin, 'user.delete', origin, details);
  return leavers.length;
}

/** Removes the users from every table; jobs remove their pictures and subscriptions after the commit. */
async function remove(work: Work, leavers: readonly LeavingUser[]): Promise<void> {
  const { tx } = work;
  const ids = leavers.map(({ id }) => id);
  await work.happened('accounts.leaving', { users: ids });
  await work.happened('boats.leaving', { how: 'deleted', boats: await boatsOf(tx, ids), users: ids });
  const pictures = (await picturesOf(tx, leavers)).filter((url) => parseImageUrl(url) !== undefined);
  const told = (await correspondents(tx, leavers)).map(({ leaverId, subjectId, receiverId }) => ({
    userId: receiverId,
    groupKey: conversationKey(subjectId, leaverId),
  }));
  await forgetGroups(tx, told);
  for (const id of await idsInTrades(tx, ids)) await anonymizeTrades(tx, id);
  await deleteUsers(tx, ids);
  for (let first = 0; first < pictures.length; first += AT_ONCE)
    await removeImagesLater(work, pictures.slice(first, first + AT_ONCE));
  for (const { stripeCustomerId } of leavers) if (stripeCustomerId) await endSubscriptionLater(work, stripeCustomerId);
}
