import type { Database, Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { notFound, notSignedIn } from '../../platform/http/refusal.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { EXPORTED_PARTS, omit, rowsOf } from './export.store.ts';
import { COMMAND_LINE, exportsOfUser } from './policy.ts';
import { findUserByEmail, findUserById, type UserRow } from './store.ts';

const SECRETS = ['password', 'salesDataApiKey', 'salesDataApiSecret', 'googleSubject', 'stripeCustomerId', 'demo'];

/** Everything that is kept about a person, as of one moment. */
export async function exportOwnData(
  { db, limits }: { db: Database; limits: RateLimiter },
  caller: Caller,
  origin: Origin,
): Promise<Record<string, unknown>> {
  await limits.consume(exportsOfUser, caller.id);
  return exporting(db, async (tx) => {
    const user = await findUserById(tx, caller.id);
    if (!user) throw notSignedIn();
    await logActivity(tx, caller, 'account.export', origin);
    return user;
  });
}

/** The same for somebody who asked whoever runs the marketplace. */
export const exportDataOf = (db: Database, email: string): Promise<Record<string, unknown>> =>
  exporting(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw notFound(`There’s no account for ${email}.`);
    await logActivity(tx, null, 'account.export', {}, { userId: user.id, userEmail: email, by: COMMAND_LINE });
    return user;
  });

const exporting = (db: Database, whose: (tx: Transaction) => Promise<UserRow>): Promise<Record<string, unknown>> =>
  db.transaction(
    async (tx) => {
      const user = await whose(tx);
      const data: Record<string, unknown> = { exportedAt: new Date(), profile: omit(user, SECRETS) };
      for (const [name, part] of Object.entries(EXPORTED_PARTS)) data[name] = await rowsOf(tx, part, user.id);
      return data;
    },
    { isolationLevel: 'repeatable read' },
  );
