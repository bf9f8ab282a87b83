import { type AdminUserChange, adminTexts } from '@tradewind/contract/admin';
import { ACCOUNT, type AccountAction } from '@tradewind/domain/lifecycles/account';
import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import type { Queryable } from '../../db/client.ts';
import type { AdminCaller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { isFormerMember } from './own-data/deletion.store.ts';
import { type ActingAdmin, asActingAdmin, asManaged, type ManagedAccount } from './policy.ts';
import { requireOwnNames } from './profile/names.service.ts';
import { anotherAdminExists, lockRights } from './rights.store.ts';
import { endSessions } from './sign-in/sessions.service.ts';
import { deleteMailedLinksOf } from './sign-in/sessions.store.ts';
import { findUserById, lockUser, type UserRow, updateManagedUser } from './store.ts';
import { logVerification, verifiedColumns } from './verification.service.ts';

type Context = Pick<Dependencies, 'commit'>;

/** Locks a user out at once: ends their sessions and hides their listings until activation. */
export async function suspendUser(
  context: Context,
  admin: AdminCaller,
  userId: string,
  givenReason: string | undefined,
  origin: Origin,
): Promise<void> {
  const reason = givenReason?.trim() || adminTexts.noReason;
  if (userId === admin.id) throw new Refusal('conflict', 'You can’t suspend yourself.');
  await acting(context, admin, userId, async (work, user) => {
    requirePossible(user, 'suspend');
    await work.happened('people.suspended', { userIds: [userId] });
    await updateManagedUser(work.tx, user, { suspended: true, suspensionReason: reason });
    await endSessions(work, userId, 'suspended');
    await deleteMailedLinksOf(work.tx, userId);
    await work.logActivity(admin, 'user.suspend', origin, { userId, userEmail: user.email, reason });
  });
}

export async function activateUser(
  context: Context,
  admin: AdminCaller,
  userId: string,
  origin: Origin,
): Promise<void> {
  await acting(context, admin, userId, async (work, user) => {
    requirePossible(user, 'activate');
    await updateManagedUser(work.tx, user, { suspended: false, suspensionReason: null });
    await work.happened('people.activated', { userIds: [userId] });
    await work.logActivity(admin, 'user.activate', origin, { userId, userEmail: user.email });
  });
}

/** Edits a user's details and rights; absent fields stay as they are. */
export async function changeUser(
  context: Context,
  admin: AdminCaller,
  userId: string,
  change: AdminUserChange,
  origin: Origin,
): Promise<void> {
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await acting(context, admin, userId, async (work, user) => {
    if (isFormerMember(user)) throw new Refusal('conflict', 'This account has been deleted.');
    requireOwnNames(change, change.isAdmin ?? user.isAdmin, user);
    if (change.isAdmin === false && userId === admin.id) await requireAnotherAdmin(work.tx, userId);
    const granted = change.verified === user.verified ? undefined : change.verified;
    const verification = granted === undefined ? {} : verifiedColumns(granted ? 'admin' : null);
    await updateManagedUser(work.tx, user, { ...fields, ...verification });
    // Open pages show or hide what the rights allow.
    work.publish(userId, 'account.changed', {});
    if (granted !== undefined) await logVerification(work, admin, user, granted, origin);
    await work.logActivity(admin, 'user.change', origin, { userId, userEmail: user.email, change: fields });
  });
}

/** Call it while holding the rights lock: another admin may have revoked their rights. */
export const requireAdmin = async (tx: Queryable, admin: AdminCaller): Promise<ActingAdmin> =>
  asActingAdmin(admin, await findUserById(tx, admin.id));

export async function requireAnotherAdmin(tx: Queryable, than: string): Promise<void> {
  if (!(await anotherAdminExists(tx, than))) throw new Refusal('conflict', adminTexts.lastAdmin);
}

/**
 * Serializes admin actions and checks the admin's rights again under the lock: when two admins suspend each other, one is
 * refused, so an admin always remains.
 */
async function acting(
  { commit }: Context,
  admin: AdminCaller,
  userId: string,
  body: (work: Work, user: ManagedAccount) => Promise<void>,
): Promise<void> {
  await commit(async (work) => {
    const { tx } = work;
    await lockRights(tx);
    const actingAdmin = await requireAdmin(tx, admin);
    const user = await lockUser(tx, userId);
    if (!user) throw notFound(adminTexts.userNotFound);
    await body(work, asManaged(actingAdmin, user));
    // Public boats show their seller, or hide with them.
    work.publicReadsChanged();
  });
}

function requirePossible(user: UserRow, action: AccountAction): void {
  const state = isFormerMember(user) ? 'deleted' : user.suspended ? 'suspended' : 'active';
  if (transition(ACCOUNT, state, action, 'admin').ok) return;
  const is = { active: 'is not suspended', suspended: 'is already suspended', deleted: 'has been deleted' }[state];
  throw new Refusal('conflict', `This user ${is}.`);
}
