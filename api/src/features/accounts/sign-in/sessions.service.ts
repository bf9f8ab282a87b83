import type { Queryable } from '../../../db/client.ts';
import type { Caller, TokenReader } from '../../../platform/auth.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { newToken, tokenDigest } from '../../../platform/tokens.ts';
import type { Work } from '../../../platform/work.ts';
import { SESSION_DAYS } from '../limits.ts';
import { recordSignIn } from '../store.ts';
import { deleteSession, deleteSessionsOf, findOpenSessions, findSession, insertSession } from './sessions.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a session and returns its token, which only the browser stores. */
export async function openSession(tx: Queryable, userId: string, origin: Origin): Promise<string> {
  const token = newToken();
  await insertSession(tx, {
    sid: tokenDigest(token),
    userId,
    sess: {
      ...(origin.address && { address: origin.address }),
      ...(origin.userAgent && { userAgent: origin.userAgent.slice(0, 400) }),
    },
    expire: new Date(Date.now() + SESSION_DAYS * DAY_MS),
  });
  await recordSignIn(tx, userId);
  return token;
}

export function tokenReader(db: Queryable): TokenReader {
  return async (token) => {
    const sid = tokenDigest(token);
    const found = await findSession(db, sid);
    if (!found) return 'unknown';
    if (found.suspended) return { suspended: found.suspensionReason ?? 'No reason provided' };
    if (found.expire <= new Date()) return 'expired';
    const { userId: id, email, isAdmin, isBroker, signedInAt, expire } = found;
    return { id, email, isAdmin, isBroker, sid, signedInAt, expire };
  };
}

/** Returns the sessions among these that are still open. */
export async function openSessions(db: Queryable, sids: Buffer[]): Promise<Buffer[]> {
  return (await findOpenSessions(db, sids)).map(({ sid }) => sid);
}

export const sessionIsOpen = async (db: Queryable, sid: Buffer): Promise<boolean> =>
  (await openSessions(db, [sid])).length > 0;

/** Ends this session and its event stream; the user's other sessions stay open. */
export async function closeSession(work: Work, caller: Caller, origin: Origin): Promise<void> {
  await deleteSession(work.tx, caller.sid);
  work.publish(caller.id, 'session.ended', { reason: 'logout' });
  await work.logActivity(caller, 'logout', origin);
}

type EndReason = 'suspended' | 'deleted' | 'password_changed';

/** Ends every session of a user and notifies their open browsers. */
export async function endSessions(work: Work, userId: string, reason: EndReason): Promise<void> {
  await deleteSessionsOf(work.tx, userId);
  work.publish(userId, 'session.ended', { reason });
}
