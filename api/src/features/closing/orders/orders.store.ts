import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { serviceOrders } from '../../../db/schema/closings.ts';
import type { MovableOrder } from '../policy.ts';

export type OrderRow = typeof serviceOrders.$inferSelect;

export const ordersOf = (db: Queryable, tradeId: number): Promise<OrderRow[]> =>
  db.select().from(serviceOrders).where(eq(serviceOrders.tradeId, tradeId)).orderBy(asc(serviceOrders.id));

type NewOrder = Pick<OrderRow, 'tradeId' | 'taskId' | 'serviceId' | 'position' | 'authorized' | 'note' | 'orderedAt'>;

export async function insertOrder(tx: Queryable, order: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(serviceOrders).values(order).returning();
  if (!row) throw new Error('The order was not written.');
  return row;
}

type OrderChange = Partial<Pick<OrderRow, 'state' | 'vendor' | 'scheduledFor' | 'amount'>>;

export const updateOrder = (tx: Queryable, { id }: MovableOrder, change: OrderChange) =>
  tx.update(serviceOrders).set(change).where(eq(serviceOrders.id, id));

/** Completed orders that were not taken from anybody's money yet. */
export const unchargedOrders = (tx: Queryable, tradeId: number): Promise<OrderRow[]> =>
  tx
    .select()
    .from(serviceOrders)
    .where(
      and(eq(serviceOrders.tradeId, tradeId), eq(serviceOrders.state, 'completed'), isNull(serviceOrders.chargedAt)),
    )
    .orderBy(asc(serviceOrders.id));

export const markCharged = (tx: Queryable, id: number, now: Date) =>
  tx.update(serviceOrders).set({ chargedAt: now }).where(eq(serviceOrders.id, id));

/** Orders in these states are no longer needed: their trade ends. */
export const cancelOrders = (tx: Queryable, tradeId: number, states: readonly string[]) =>
  tx
    .update(serviceOrders)
    .set({ state: 'cancelled' })
    .where(and(eq(serviceOrders.tradeId, tradeId), inArray(serviceOrders.state, [...states])));
