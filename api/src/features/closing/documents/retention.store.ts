import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { closingDocuments, closingSignatures } from '../../../db/schema/closing-documents.ts';
import { closings, closingTasks } from '../../../db/schema/closings.ts';
import { trades } from '../../../db/schema/trades.ts';
import type { RETENTION } from '../limits.ts';

/** A trade that ended without a release, and for which no money was ever held: no law asks us to keep its papers. */
const CAME_TO_NOTHING = sql`(select t.id from trades t where t.status = 'cancelled'
  and not exists (select from ledger_journals j where j.trade_id = t.id))`;

/** The trades whose documents or facts nobody may keep any longer. */
export async function expiredTrades(
  db: Queryable,
  { closedYears, endedYears }: typeof RETENTION,
  limit: number,
): Promise<number[]> {
  const ended = sql`coalesce(${closings.settledAt}, ${trades.updatedAt})`;
  const rows = await db
    .select({ id: closings.tradeId })
    .from(closings)
    .innerJoin(trades, eq(trades.id, closings.tradeId))
    .where(
      and(
        inArray(trades.status, ['closed', 'cancelled']),
        sql`${ended} < now() - case when ${trades.id} in ${CAME_TO_NOTHING}
          then make_interval(years => ${endedYears}) else make_interval(years => ${closedYears}) end`,
        sql`(exists (select from closing_documents d where d.trade_id = ${trades.id})
          or exists (select from closing_tasks k where k.trade_id = ${trades.id} and (k.facts is not null or k.note is not null)))`,
      ),
    )
    .orderBy(asc(closings.tradeId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The documents of a trade with their files, locked until the transaction ends. */
export const lockDocumentsOf = (tx: Transaction, tradeId: number) =>
  tx
    .select({ id: closingDocuments.id, storageKey: closingDocuments.storageKey })
    .from(closingDocuments)
    .where(eq(closingDocuments.tradeId, tradeId))
    .orderBy(asc(closingDocuments.id))
    .for('update');

export const deleteSignaturesOf = (tx: Transaction, tradeId: number) =>
  tx.delete(closingSignatures).where(eq(closingSignatures.tradeId, tradeId));

/** The names, addresses, loans and notes of a trade. That a task was done, and when, stays. */
export async function eraseFactsOf(tx: Transaction, tradeId: number): Promise<void> {
  await tx.update(closings).set({ taxes: [] }).where(eq(closings.tradeId, tradeId));
  await tx.update(closingTasks).set({ facts: null, note: null }).where(eq(closingTasks.tradeId, tradeId));
}

/** Uploads of people who leave that nobody needs: never approved and for a task that is not done, or of a trade that came to nothing. */
export async function discardNeedless(tx: Transaction, userIds: readonly string[]): Promise<number[]> {
  const rows = await tx
    .update(closingDocuments)
    .set({ state: 'removed' })
    .where(
      and(
        inArray(closingDocuments.uploadedBy, [...userIds]),
        sql`(${closingDocuments.tradeId} in ${CAME_TO_NOTHING} or ${closingDocuments.state} in ('submitted', 'returned')
          and ${closingDocuments.party} is not null and not exists (select from ${closingTasks} where ${closingTasks.tradeId} = ${closingDocuments.tradeId}
            and ${closingTasks.key} = ${closingDocuments.taskKey} and ${closingTasks.state} = 'done'))`,
      ),
    )
    .returning({ id: closingDocuments.id });
  return rows.map(({ id }) => id);
}

/** The same for the facts that they entered. */
export const eraseNeedlessFacts = (tx: Transaction, userIds: readonly string[]) =>
  tx
    .update(closingTasks)
    .set({ facts: null, note: null })
    .where(and(inArray(closingTasks.doneBy, [...userIds]), sql`${closingTasks.tradeId} in ${CAME_TO_NOTHING}`));
