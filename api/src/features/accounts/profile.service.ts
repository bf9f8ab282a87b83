import type { CurrentUser } from '@tradewind/contract/accounts';
import { type ProfileChange, profileTexts, type RolesChange } from '@tradewind/contract/profile';
import { flagsOf, type Role, rolesOf } from '@tradewind/domain/roles';
import type { Database } from '../../db/client.ts';
import { brokenConstraint } from '../../db/failures.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Catalogue } from '../../platform/catalogue.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import type { ImagePipeline } from '../../platform/images/index.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { presentCurrentUser } from './present.ts';
import { findUserById, type NewUser, updateUser } from './store.ts';

interface Context {
  db: Database;
  images: ImagePipeline;
  catalogue: Catalogue;
}

export async function changeProfile(
  context: Context,
  caller: Caller,
  change: ProfileChange,
  origin: Origin,
): Promise<CurrentUser> {
  const { profileImageUrl, userRoles } = change;
  if (profileImageUrl && !(await context.images.hasImage(profileImageUrl))) {
    throw invalidField('profileImageUrl', 'Please upload the photo first.');
  }
  return save(
    context,
    caller,
    { ...definedOnly(change), ...(userRoles && flagsOf(userRoles)) },
    'profile.change',
    origin,
  );
}

/** Roles and flags say the same thing twice: the list decides where it is sent, otherwise the flags do. */
export async function changeRoles(
  context: Context,
  caller: Caller,
  change: RolesChange,
  origin: Origin,
): Promise<CurrentUser> {
  const user = await findUserById(context.db, caller.id);
  if (!user) throw new Refusal('not_signed_in', 'Please sign in first.');
  const { userRoles, ...flags } = change;
  const roles: Role[] = userRoles ?? rolesOf({ ...user, ...definedOnly(flags) });
  return save(context, caller, { userRoles: roles, ...flagsOf(roles) }, 'roles.change', origin);
}

async function save(
  { db, catalogue }: Context,
  caller: Caller,
  change: Partial<NewUser>,
  action: string,
  origin: Origin,
): Promise<CurrentUser> {
  try {
    const saved = await db.transaction(async (tx) => {
      const user = await updateUser(tx, caller.id, change);
      if (!user) throw new Refusal('not_signed_in', 'Please sign in first.');
      await logActivity(tx, caller, action, origin, { fields: Object.keys(change) });
      // Boats are shown with their seller.
      await catalogue.touch(tx);
      return presentCurrentUser(user);
    });
    catalogue.changed();
    return saved;
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
