import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { tradeParties } from '../../db/schema/trades.ts';

/** All parties of a closed trade may review each other until then. */
export const openReviews = (tx: Queryable, tradeId: number, until: Date) =>
  tx
    .update(tradeParties)
    .set({ reviewUntil: until })
    .where(and(eq(tradeParties.tradeId, tradeId), isNotNull(tradeParties.userId)));

/** A party has nobody left to review. */
export const closeReviews = (tx: Queryable, tradeId: number, userId: string) =>
  tx
    .update(tradeParties)
    .set({ reviewUntil: null })
    .where(and(eq(tradeParties.tradeId, tradeId), eq(tradeParties.userId, userId)));
