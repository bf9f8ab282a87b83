import type { Database } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Catalogue } from '../../platform/catalogue.ts';
import type { Events } from '../../platform/events.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { endSessions } from './sessions.service.ts';
import { findUserById, updateUser } from './store.ts';

interface Context {
  db: Database;
  events: Events;
  catalogue: Catalogue;
}

/** Keeps a user out at once: no sign-in is left, and their listings leave the public reads until activation. */
export async function suspendUser(
  context: Context,
  admin: Caller,
  userId: string,
  reason: string,
  origin: Origin,
): Promise<void> {
  if (reason.trim() === '') throw invalidField('reason', 'A reason is required');
  if (userId === admin.id) throw new Refusal('conflict', 'You cannot suspend yourself.');
  await context.db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user) throw notFound('The requested user could not be found.');
    await updateUser(tx, userId, { suspended: true, suspensionReason: reason.trim() });
    await endSessions(tx, context.events, userId, 'suspended');
    await logActivity(tx, admin, 'user.suspend', origin, { userId, userEmail: user.email, reason: reason.trim() });
    await context.catalogue.touch(tx);
  });
  context.catalogue.changed();
}

export async function activateUser(context: Context, admin: Caller, userId: string, origin: Origin): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await updateUser(tx, userId, { suspended: false, suspensionReason: null });
    if (!user) throw notFound('The requested user could not be found.');
    await logActivity(tx, admin, 'user.activate', origin, { userId, userEmail: user.email });
    await context.catalogue.touch(tx);
  });
  context.catalogue.changed();
}
