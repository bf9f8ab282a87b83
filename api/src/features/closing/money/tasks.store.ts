import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closingTasks } from '../../../db/schema/closings.ts';
import type { MoneyTask } from '../policy.ts';
import type { TaskChange } from '../store.ts';

export const setMoneyState = (tx: Queryable, { id }: MoneyTask, change: TaskChange) =>
  tx.update(closingTasks).set(change).where(eq(closingTasks.id, id));
