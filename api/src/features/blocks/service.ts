import type { BlockedUser } from '@tradewind/contract/messages';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { userExists } from '../accounts/service.ts';
import { blocksOf, deleteBlock, insertBlock } from './store.ts';

/** A block by either person counts for both. */
export { blockBetween as isBlockedBetween } from './store.ts';

export async function blockUser(
  { db, commit }: Pick<Dependencies, 'db' | 'commit'>,
  caller: Caller,
  blockedId: string,
  reason: string | undefined,
  origin: Origin,
) {
  if (blockedId === caller.id) throw invalidField('blockedId', 'You can’t block yourself.');
  if (!(await userExists(db, blockedId))) throw notFound('The requested user could not be found.');
  await commit(async (work) => {
    await work.happened('people.blocked', { blockerId: caller.id, blockedId });
    await insertBlock(work.tx, caller.id, blockedId, reason || null);
    await work.logActivity(caller, 'user.block', origin, { blockedId });
  });
}

export async function liftBlock(
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  blockedId: string,
  origin: Origin,
): Promise<void> {
  await commit(async (work) => {
    await deleteBlock(work.tx, caller.id, blockedId);
    await work.logActivity(caller, 'user.unblock', origin, { blockedId });
  });
}

export async function listBlocks(db: Queryable, callerId: string): Promise<BlockedUser[]> {
  return (await blocksOf(db, callerId)).map((block) => ({ ...block, createdAt: block.createdAt.toISOString() }));
}
