import type { BlockedUser } from '@tradewind/contract/messages';
import type { Database, Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { userExists } from '../accounts/service.ts';
import { logActivity, type Origin } from '../activity/service.ts';
import { blocksOf, deleteBlock, insertBlock } from './store.ts';

/** A block works both ways and at once. */
export { blockBetween as isBlockedBetween } from './store.ts';

export async function blockUser(
  db: Database,
  caller: Caller,
  blockedId: string,
  reason: string | undefined,
  origin: Origin,
) {
  if (blockedId === caller.id) throw invalidField('blockedId', 'You can’t block yourself.');
  if (!(await userExists(db, blockedId))) throw notFound('The requested user could not be found.');
  await db.transaction(async (tx) => {
    await insertBlock(tx, caller.id, blockedId, reason || null);
    await logActivity(tx, caller, 'user.block', origin, { blockedId });
  });
}

export async function liftBlock(db: Database, caller: Caller, blockedId: string, origin: Origin): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteBlock(tx, caller.id, blockedId);
    await logActivity(tx, caller, 'user.unblock', origin, { blockedId });
  });
}

export async function listBlocks(db: Queryable, callerId: string): Promise<BlockedUser[]> {
  return (await blocksOf(db, callerId)).map((block) => ({ ...block, createdAt: block.createdAt.toISOString() }));
}
