import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closingTasks } from '../../../db/schema/closings.ts';
import type { StalePayoff } from '../policy.ts';

/** The facts stay, so that their owner need not type all of them again. */
export const reopenPayoff = (tx: Queryable, { id }: StalePayoff) =>
  tx
    .update(closingTasks)
    .set({ state: 'open', note: null, doneBy: null, doneAt: null, remindedAt: null })
    .where(eq(closingTasks.id, id));
