import type { VerificationKind } from '@tradewind/contract/verification';
import type { Caller } from '../../platform/auth.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Work } from '../../platform/work.ts';
import { asVerifiable } from './policy.ts';
import { findUserById, type UserRow, updateVerification } from './store.ts';

/** The columns of a person who is verified from now on, or no longer. */
export const verifiedColumns = (kind: VerificationKind | null, now = new Date()) => ({
  verified: kind !== null,
  verifiedAt: kind && now,
  verifiedBy: kind,
});

/** A broker checked the identity of a party to a trade, or found that an earlier check does not hold. */
export async function recordIdentityCheck(
  work: Work,
  broker: Caller,
  userId: string,
  passed: boolean,
  origin: Origin,
): Promise<void> {
  const user = await findUserById(work.tx, userId);
  if (!user) return;
  // An admin’s own grant stays when a check is repeated.
  if (!passed && user.verifiedBy !== 'identity check') return;
  await updateVerification(work.tx, asVerifiable(broker, user), verifiedColumns(passed ? 'identity check' : null));
  await logVerification(work, broker, user, passed, origin);
  work.publicReadsChanged();
}

export const logVerification = (work: Work, by: Caller, user: UserRow, granted: boolean, origin: Origin) =>
  work.logActivity(by, granted ? 'user.verify' : 'user.unverify', origin, { userId: user.id, userEmail: user.email });
