import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notFound, notSignedIn } from '../../../platform/http/refusal.ts';
import type { Commit, Work } from '../../../platform/work.ts';
import { COMMAND_LINE, exportsOfUser } from '../limits.ts';
import { findUserByEmail, findUserById, type UserRow } from '../store.ts';
import { EXPORTED_PARTS, omit, rowsOf } from './export.store.ts';

const SECRETS = ['password', 'salesDataApiKey', 'salesDataApiSecret', 'googleSubject', 'stripeCustomerId', 'demo'];

/** Exports everything stored about the caller as one consistent snapshot. */
export async function exportOwnData(
  { commit, limits }: Pick<Dependencies, 'commit' | 'limits'>,
  caller: Caller,
  origin: Origin,
): Promise<Record<string, unknown>> {
  await limits.consume(exportsOfUser, caller.id);
  return exporting(commit, async (work) => {
    const user = await findUserById(work.tx, caller.id);
    if (!user) throw notSignedIn();
    await work.logActivity(caller, 'account.export', origin);
    return user;
  });
}

/** Exports a user's data on the operator's behalf. */
export const exportDataOf = (
  { commit }: Pick<Dependencies, 'commit'>,
  email: string,
): Promise<Record<string, unknown>> =>
  exporting(commit, async (work) => {
    const user = await findUserByEmail(work.tx, email);
    if (!user) throw notFound(`There’s no account for ${email}.`);
    await work.logActivity(null, 'account.export', {}, { userId: user.id, userEmail: email, by: COMMAND_LINE });
    return user;
  });

const exporting = (commit: Commit, whose: (work: Work) => Promise<UserRow>): Promise<Record<string, unknown>> =>
  commit(
    async (work) => {
      const user = await whose(work);
      const data: Record<string, unknown> = { exportedAt: new Date(), profile: omit(user, SECRETS) };
      for (const [name, part] of Object.entries(EXPORTED_PARTS)) data[name] = await rowsOf(work.tx, part, user.id);
      return data;
    },
    { isolationLevel: 'repeatable read' },
  );
