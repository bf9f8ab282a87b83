import type { BoatSale } from '@tradewind/domain/ledger/terms';
import { cents, formatMoney } from '@tradewind/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { transactions } from '../../../db/schema/boats.ts';
import type { ReleasableTrade } from '../policy.ts';

/** The specification's record of each boat that changed hands; pending until the last wire has arrived. */
export async function insertTransactions(
  tx: Queryable,
  { trade, parties, legs }: ReleasableTrade,
  sales: readonly BoatSale[],
  now: Date,
): Promise<void> {
  const userAt = (position: number) => parties.find((party) => party.position === position)?.userId ?? '';
  const rows = sales.map(({ leg, from, to, value, fee, cash }) => ({
    tradeId: trade.id,
    boatId: legs.find(({ number }) => number === leg)?.boatId ?? 0,
    buyerId: userAt(to),
    sellerId: userAt(from),
    salePrice: formatMoney(value),
    adminFee: formatMoney(fee),
    totalAmount: formatMoney(cents(value + fee)),
    paymentMethod: cash.length > 0 ? 'trade and wire' : 'trade',
    createdAt: now,
  }));
  if (rows.length > 0) await tx.insert(transactions).values(rows);
}

export const completeTransactions = (tx: Queryable, { trade }: ReleasableTrade, now: Date) =>
  tx
    .update(transactions)
    .set({ status: 'completed', completedAt: now })
    .where(and(eq(transactions.tradeId, trade.id), eq(transactions.status, 'pending')));
