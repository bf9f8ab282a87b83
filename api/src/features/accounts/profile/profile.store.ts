import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { PUBLIC_SELLER_FIELDS } from '../../../db/public-boat.ts';
import { boats } from '../../../db/schema/boats.ts';
import type { UserRow } from '../store.ts';

/** Whether this change shows in public reads of boats. Call it after the update, whose lock keeps new boats out. */
export async function changesBoats(db: Queryable, former: UserRow, changed: UserRow): Promise<boolean> {
  const differs = PUBLIC_SELLER_FIELDS.some(
    (field) => JSON.stringify(former[field]) !== JSON.stringify(changed[field]),
  );
  if (!differs) return false;
  const [boat] = await db.select({ id: boats.id }).from(boats).where(eq(boats.sellerId, changed.id)).limit(1);
  return boat !== undefined;
}
