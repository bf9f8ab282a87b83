import type { Database } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { notSignedIn } from '../../platform/http/refusal.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { EXPORTED_PARTS, omit, rowsOf } from './export.store.ts';
import { exportsOfUser } from './policy.ts';
import { findUserById } from './store.ts';

const SECRETS = ['password', 'salesDataApiKey', 'salesDataApiSecret', 'googleSubject', 'stripeCustomerId', 'demo'];

/** Everything that is kept about a person, as of one moment. */
export async function exportOwnData(
  { db, limits }: { db: Database; limits: RateLimiter },
  caller: Caller,
  origin: Origin,
): Promise<Record<string, unknown>> {
  await limits.consume(exportsOfUser, caller.id);
  return db.transaction(
    async (tx) => {
      const user = await findUserById(tx, caller.id);
      if (!user) throw notSignedIn();
      const data: Record<string, unknown> = { exportedAt: new Date(), profile: omit(user, SECRETS) };
      for (const [name, part] of Object.entries(EXPORTED_PARTS)) data[name] = await rowsOf(tx, part, caller.id);
      await logActivity(tx, caller, 'account.export', origin);
      return data;
    },
    { isolationLevel: 'repeatable read' },
  );
}
