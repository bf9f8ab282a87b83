import type { AdminUserChange } from '@tradewind/contract/admin';

export interface UserFormValues {
  firstName: string;
  lastName: string;
  phone: string;
  location: string;
  verified: boolean;
  isAdmin: boolean;
  isBroker: boolean;
}

interface EditedUser {
  firstName: string;
  lastName: string | null;
  phone: string | null;
  location: string | null;
  verified: boolean;
  isAdmin: boolean;
  isBroker: boolean;
}

export const formOf = (user: EditedUser): UserFormValues => ({
  firstName: user.firstName,
  lastName: user.lastName ?? '',
  phone: user.phone ?? '',
  location: user.location ?? '',
  verified: user.verified,
  isAdmin: user.isAdmin,
  isBroker: user.isBroker,
});

const trimmed = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

/** The fields that differ from the loaded user. */
export function changedFields(user: EditedUser, values: UserFormValues): AdminUserChange {
  const before = formOf(user);
  const names = Object.keys(before) as (keyof UserFormValues)[];
  return Object.fromEntries(
    names
      .filter((name) => trimmed(values[name]) !== trimmed(before[name]))
      .map((name) => [name, trimmed(values[name])]),
  );
}
