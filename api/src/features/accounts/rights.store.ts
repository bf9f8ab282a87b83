import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';

/** Any number that no other lock in this database uses. */
const RIGHTS_LOCK = 7_283_921;

/** Keeps others from suspending, promoting or demoting until the transaction ends. */
export const lockRights = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`);

export async function anotherAdminExists(tx: Queryable, than: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.suspended, false), ne(users.id, than)))
    .limit(1);
  return row !== undefined;
}
