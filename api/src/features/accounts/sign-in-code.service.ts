import type { SignedIn } from '@tradewind/contract/accounts';
import type { Database } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Events } from '../../platform/events.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { tokenDigest } from '../../platform/tokens.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { takeSignInCode } from './google.store.ts';
import { presentCurrentUser } from './present.ts';
import { suspendedRefusal } from './service.ts';
import { closeSession, openSession } from './sessions.service.ts';
import { lockUser } from './store.ts';

interface Presented {
  code: string;
  /** The cookie of the browser that presents it. */
  binding: string | undefined;
  /** The session that this browser has already: another one of the same person takes its place. */
  caller: Caller | undefined;
}

export async function exchangeSignInCode(
  { db, events }: { db: Database; events: Events },
  { code, binding, caller }: Presented,
  origin: Origin,
): Promise<SignedIn> {
  return db.transaction(async (tx) => {
    const userId = binding && (await takeSignInCode(tx, tokenDigest(code), tokenDigest(binding)));
    const user = userId && (await lockUser(tx, userId));
    if (!user) throw new Refusal('invalid', 'Sign-in took too long or wasn’t completed. Please try again.');
    if (user.suspended) throw suspendedRefusal(user);
    if (caller?.id === user.id) await closeSession(tx, events, caller, origin);
    const token = await openSession(tx, user.id, origin);
    await logActivity(tx, user, 'login.google', origin);
    return { token, message: 'Signed in', user: presentCurrentUser(user) };
  });
}
