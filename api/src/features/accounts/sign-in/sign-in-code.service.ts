import type { SignedIn } from '@tradewind/contract/accounts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { tokenDigest } from '../../../platform/tokens.ts';
import { presentCurrentUser } from '../present.ts';
import { suspendedRefusal } from '../service.ts';
import { lockUser } from '../store.ts';
import { takeSignInCode } from './google.store.ts';
import { closeSession, openSession } from './sessions.service.ts';

interface Presented {
  code: string;
  /** The cookie of the browser that presents the code. */
  binding: string | undefined;
  /** The browser's current session, which is replaced if it belongs to the same person. */
  caller: Caller | undefined;
}

export async function exchangeSignInCode(
  { commit }: Pick<Dependencies, 'commit'>,
  { code, binding, caller }: Presented,
  origin: Origin,
): Promise<SignedIn> {
  return commit(async (work) => {
    const { tx } = work;
    const userId = binding && (await takeSignInCode(tx, tokenDigest(code), tokenDigest(binding)));
    const user = userId && (await lockUser(tx, userId));
    if (!user) throw new Refusal('invalid', 'Sign-in took too long or wasn’t completed. Please try again.');
    if (user.suspended) throw suspendedRefusal(user);
    if (caller?.id === user.id) await closeSession(work, caller, origin);
    const token = await openSession(tx, user.id, origin);
    await work.logActivity(user, 'login.google', origin);
    return { token, message: 'Signed in', user: presentCurrentUser(user) };
  });
}
