import { and, desc, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { blockedUsers } from '../../db/schema/messages.ts';

export async function insertBlock(db: Queryable, blockerId: string, blockedId: string, reason: string | null) {
  await db.insert(blockedUsers).values({ blockerId, blockedId, reason }).onConflictDoNothing();
}

export const deleteBlock = (db: Queryable, blockerId: string, blockedId: string) =>
  db.delete(blockedUsers).where(and(eq(blockedUsers.blockerId, blockerId), eq(blockedUsers.blockedId, blockedId)));

export const blocksOf = (db: Queryable, blockerId: string) =>
  db
    .select({
      blockedId: blockedUsers.blockedId,
      firstName: users.firstName,
      reason: blockedUsers.reason,
      createdAt: blockedUsers.createdAt,
    })
    .from(blockedUsers)
    .innerJoin(users, eq(users.id, blockedUsers.blockedId))
    .where(eq(blockedUsers.blockerId, blockerId))
    .orderBy(desc(blockedUsers.createdAt));

export async function blockBetween(db: Queryable, one: string, other: string): Promise<boolean> {
  const [row] = await db
    .select({ blockerId: blockedUsers.blockerId })
    .from(blockedUsers)
    .where(
      or(
        and(eq(blockedUsers.blockerId, one), eq(blockedUsers.blockedId, other)),
        and(eq(blockedUsers.blockerId, other), eq(blockedUsers.blockedId, one)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
