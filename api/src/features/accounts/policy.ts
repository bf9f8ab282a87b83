import type { AdminCaller, Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { UserRow } from './store.ts';

/** An admin whose rights were checked again in the transaction that acts. */
export type ActingAdmin = Authorized<Caller, 'acting admin'>;

/** Another admin may have revoked their rights since they signed in. */
export function asActingAdmin(admin: AdminCaller, self: UserRow | undefined): ActingAdmin {
  if (self?.id !== admin.id || !self.isAdmin || self.suspended) throw notAllowed('Only admins can do that.');
  const caller: Caller = admin;
  return authorized(caller, 'acting admin');
}
