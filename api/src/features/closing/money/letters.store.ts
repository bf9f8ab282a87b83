import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closingDocuments } from '../../../db/schema/closing-documents.ts';
import { closingTasks } from '../../../db/schema/closings.ts';
import type { StalePayoff } from '../policy.ts';

/** The facts stay, so that their owner need not type all of them again. */
export const reopenPayoff = (tx: Queryable, { id }: StalePayoff) =>
  tx
    .update(closingTasks)
    .set({ state: 'open', note: null, doneBy: null, doneAt: null, remindedAt: null })
    .where(eq(closingTasks.id, id));

/** The letters so far are no paper for other amounts. */
export const returnLetters = (tx: Queryable, { tradeId, key }: StalePayoff) =>
  tx
    .update(closingDocuments)
    .set({ state: 'returned' })
    .where(
      and(
        eq(closingDocuments.tradeId, tradeId),
        eq(closingDocuments.taskKey, key),
        inArray(closingDocuments.state, ['submitted', 'approved']),
      ),
    );
