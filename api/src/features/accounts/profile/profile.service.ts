import type { CurrentUser } from '@tradewind/contract/accounts';
import { type ProfileChange, profileTexts, type RolesChange } from '@tradewind/contract/profile';
import { flagsOf, type Role, rolesOf } from '@tradewind/domain/roles';
import type { Transaction } from '../../../db/client.ts';
import { brokenConstraint } from '../../../db/failures.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, notSignedIn, Refusal } from '../../../platform/http/refusal.ts';
import { renewUploads, usableUploads } from '../../uploads/service.ts';
import { profileChangesOfUser } from '../limits.ts';
import { asSelf } from '../policy.ts';
import { presentCurrentUser } from '../present.ts';
import { findUserById, lockUser, type OwnChange, type UserRow, updateUser } from '../store.ts';
import { requireOwnNames } from './names.service.ts';
import { changesBoats } from './profile.store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'images' | 'limits'>;

export async function changeProfile(
  context: Context,
  caller: Caller,
  change: ProfileChange,
  origin: Origin,
): Promise<CurrentUser> {
  const { profileImageUrl, userRoles } = change;
  const fields = { ...definedOnly(change), ...(userRoles && flagsOf(userRoles)) };
  return save(context, caller, fields, 'profile.change', origin, async (tx, former) => {
    requireOwnNames(change, former.isAdmin, former);
    if (profileImageUrl !== undefined) await exchangePhoto(context, tx, former, profileImageUrl);
  });
}

/** Requires a photo that this user uploaded here, and hands the replaced one to the upload cleanup. */
async function exchangePhoto(context: Context, tx: Transaction, user: UserRow, url: string | null): Promise<void> {
  const former = user.profileImageUrl;
  if (url === former) return;
  const isTheirs = url === null || (await usableUploads(context, tx, user.id, [url])).has(url);
  if (!isTheirs) throw invalidField('profileImageUrl', 'Please upload the photo first.');
  if (former !== null) await renewUploads(tx, [former]);
}

/** Roles and flags are redundant: the list wins if it is sent, otherwise the flags apply. */
export async function changeRoles(
  context: Context,
  caller: Caller,
  change: RolesChange,
  origin: Origin,
): Promise<CurrentUser> {
  const user = await findUserById(context.db, caller.id);
  if (!user) throw notSignedIn();
  const { userRoles, ...flags } = change;
  const roles: Role[] = userRoles ?? rolesOf({ ...user, ...definedOnly(flags) });
  return save(context, caller, { userRoles: roles, ...flagsOf(roles) }, 'roles.change', origin);
}

async function save(
  { commit, limits }: Context,
  caller: Caller,
  change: OwnChange,
  action: 'profile.change' | 'roles.change',
  origin: Origin,
  before: (tx: Transaction, locked: UserRow) => Promise<void> = async () => undefined,
): Promise<CurrentUser> {
  await limits.consume(profileChangesOfUser, caller.id);
  try {
    return await commit(async (work) => {
      const { tx } = work;
      const former = asSelf(caller, await lockUser(tx, caller.id));
      await before(tx, former);
      const user = await updateUser(tx, former, change);
      if (!user) throw notSignedIn();
      await work.logActivity(caller, action, origin, { fields: Object.keys(change) });
      if (await changesBoats(tx, former, user)) work.publicReadsChanged();
      return presentCurrentUser(user);
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'users_username_unique') throw error;
    throw new Refusal('username_taken', profileTexts.usernameTaken, {
      fields: { username: profileTexts.usernameTaken },
    });
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const definedOnly = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Defined<T>;
