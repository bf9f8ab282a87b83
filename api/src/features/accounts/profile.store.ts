import { eq } from 'drizzle-orm';
import { boatWithSeller } from '../../db/boat-with-seller.ts';
import type { Queryable } from '../../db/client.ts';
import { boats } from '../../db/schema/boats.ts';
import type { UserRow } from './store.ts';

const SHOWN_WITH_BOATS = Object.keys(boatWithSeller.seller) as (keyof typeof boatWithSeller.seller)[];

/** Whether this change shows in public reads of boats. To be asked after the update, whose lock keeps new boats out. */
export async function changesBoats(db: Queryable, former: UserRow, changed: UserRow): Promise<boolean> {
  const differs = SHOWN_WITH_BOATS.some((field) => JSON.stringify(former[field]) !== JSON.stringify(changed[field]));
  if (!differs) return false;
  const [boat] = await db.select({ id: boats.id }).from(boats).where(eq(boats.sellerId, changed.id)).limit(1);
  return boat !== undefined;
}
