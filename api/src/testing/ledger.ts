import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { tradeLegs, tradeParties, tradeRevisions, trades } from '../db/schema/trades.ts';
import { insertUser } from './factories.ts';

/** A trade in closing between people who bring nothing but a cash leg: enough to hold money. */
export async function insertClosing(
  db: Queryable,
  userIds: readonly string[] = [],
  status = 'closing',
): Promise<number> {
  const people = userIds.length > 0 ? userIds : [(await insertUser(db)).id, (await insertUser(db)).id];
  const [trade] = await db.insert(trades).values({ kind: 'ring', status, agreedAt: sql`now()` }).returning();
  const tradeId = trade?.id ?? 0;
  const listedAt = new Date();
  await db
    .insert(tradeParties)
    .values(people.map((userId, position) => ({ tradeId, position, userId, list: 'closing', listedAt })));
  await db.insert(tradeRevisions).values({ tradeId, number: 1 });
  await db
    .insert(tradeLegs)
    .values({ tradeId, revision: 1, number: 1, kind: 'cash', giver: 0, receiver: 1, value: '5.00', title: 'Cash' });
  return tradeId;
}
