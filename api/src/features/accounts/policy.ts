import type { AdminCaller, Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notAllowed, notSignedIn } from '../../platform/http/refusal.ts';
import type { UserRow } from './store.ts';

/** An account that is changed by the person it belongs to, as their session, mailbox or Google account proves. */
export type OwnAccount = Authorized<UserRow, 'self'>;
/** An account whose rights and standing an admin or the operator changes. */
export type ManagedAccount = Authorized<UserRow, 'acting admin' | 'operator'>;
/** An account whose identity a broker has checked. */
export type VerifiableAccount = Authorized<UserRow, 'broker'>;

/** An admin whose rights were checked again in the transaction that acts. */
export type ActingAdmin = Authorized<Caller, 'acting admin'>;

/** Another admin may have revoked their rights since they signed in. */
export function asActingAdmin(admin: AdminCaller, self: UserRow | undefined): ActingAdmin {
  if (self?.id !== admin.id || !self.isAdmin || self.suspended) throw notAllowed('Only admins can do that.');
  const caller: Caller = admin;
  return authorized(caller, 'acting admin');
}

export const asManaged = (_admin: ActingAdmin, user: UserRow): ManagedAccount => authorized(user, 'acting admin');

/** The operator names the first admin in the configuration of the server. */
export const asConfigured = ({ email }: { email: string }, user: UserRow | undefined): ManagedAccount | undefined =>
  user?.email === email ? authorized(user, 'operator') : undefined;

/** A suspension or deletion ends all sessions, also those of requests that are on their way. */
export function asSelf(caller: Caller, user: UserRow | undefined): OwnAccount {
  if (user?.id !== caller.id || user.suspended) throw notSignedIn();
  return authorized(user, 'self');
}

/** A link that was mailed to a user and has just been used up proves access to their mailbox. */
export const asLinkHolder = (
  link: { userId: string } | undefined,
  user: UserRow | undefined,
): OwnAccount | undefined => (link && user?.id === link.userId ? authorized(user, 'self') : undefined);

/** Google has confirmed that the person signing in owns the address. */
export const asAddressOwner = ({ email }: { email: string }, user: UserRow | undefined): OwnAccount | undefined =>
  user?.email === email ? authorized(user, 'self') : undefined;

export function asVerifiable(broker: Caller, user: UserRow): VerifiableAccount {
  if (!broker.isBroker) throw notAllowed('Only brokers can do that.');
  return authorized(user, 'broker');
}
