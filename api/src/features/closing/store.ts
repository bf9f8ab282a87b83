import type { ClosingFacts } from '@tradewind/contract/closing-facts';
import type { TaskState } from '@tradewind/domain/closing/progress';
import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import type { Task } from '@tradewind/domain/closing/tasks';
import type { ClosingTerms } from '@tradewind/domain/closing/terms';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { closings, closingTasks } from '../../db/schema/closings.ts';
import type { ChangeableTrade } from '../trades/service.ts';
import type { ReleasableTrade, WritableClosing } from './policy.ts';

export type ClosingRow = typeof closings.$inferSelect;
export type TaskRow = Omit<typeof closingTasks.$inferSelect, 'kind' | 'state'> & {
  kind: TaskKindName;
  state: TaskState;
};

export async function findClosing(db: Queryable, tradeId: number): Promise<ClosingRow | undefined> {
  const [row] = await db.select().from(closings).where(eq(closings.tradeId, tradeId));
  return row;
}

/** In the order in which they were planned. */
export async function closingTasksOf(db: Queryable, tradeId: number): Promise<TaskRow[]> {
  return tasksOfTrades(db, [tradeId]);
}

export const closingsOf = (db: Queryable, tradeIds: readonly number[]): Promise<ClosingRow[]> =>
  db
    .select()
    .from(closings)
    .where(inArray(closings.tradeId, [...tradeIds]));

/** The tasks of several closings, each in the order in which they were planned. */
export async function tasksOfTrades(db: Queryable, tradeIds: readonly number[]): Promise<TaskRow[]> {
  const rows = await db
    .select()
    .from(closingTasks)
    .where(inArray(closingTasks.tradeId, [...tradeIds]))
    .orderBy(asc(closingTasks.id));
  return rows as TaskRow[];
}

/** Nothing is written where the closing has already begun. */
export async function insertClosing(
  tx: Queryable,
  row: { tradeId: number; terms: ClosingTerms; agreedAt: Date },
): Promise<ClosingRow | undefined> {
  const [written] = await tx.insert(closings).values(row).onConflictDoNothing().returning();
  return written;
}

type DatedTask = Task & { dueAt: Date | null };

/** Adds the tasks that are not there yet; the others stay as they are. One parameter, however many tasks a closing begins with. */
export async function insertTasks(tx: Queryable, tradeId: number, tasks: readonly DatedTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map(({ key, kind, actor, party, leg, part, dueAt }) => ({
    ...{ key, kind, actor: actor === 'broker' ? null : actor, party, leg, part, due_at: dueAt },
  }));
  await tx.execute(sql`insert into closing_tasks (trade_id, key, kind, actor, party, leg, part, due_at)
    select ${tradeId}::int, row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(key text, kind text, actor int, party int, leg int, part text, due_at timestamptz)
    on conflict (trade_id, key) do nothing`);
}

/** Removes open tasks that what is now known about the boats makes obsolete. */
export async function deleteObsolete(tx: Queryable, tradeId: number, keys: readonly string[]): Promise<void> {
  await tx
    .delete(closingTasks)
    .where(
      and(
        eq(closingTasks.tradeId, tradeId),
        inArray(closingTasks.state, ['open', 'submitted']),
        sql`${closingTasks.key} <> all(${sql.param([...keys])}::text[])`,
      ),
    );
}

export interface TaskChange {
  state: TaskState;
  facts?: ClosingFacts;
  note?: string | null;
  doneBy?: string | null;
  doneAt?: Date | null;
}

export const updateTask = (tx: Queryable, { task }: WritableClosing, change: TaskChange) =>
  tx.update(closingTasks).set(change).where(eq(closingTasks.id, task.id));

/** Its steps, dates and end, but not its release and settlement. */
export type ClosingChange = Partial<
  Omit<ClosingRow, 'tradeId' | 'terms' | 'taxes' | 'agreedAt' | 'releasedAt' | 'settledAt'>
>;

export const updateClosing = (tx: Queryable, { trade }: ChangeableTrade, change: ClosingChange) =>
  tx.update(closings).set(change).where(eq(closings.tradeId, trade.id));

export const markReleased = (tx: Queryable, { trade }: ReleasableTrade, releasedAt: Date) =>
  tx.update(closings).set({ releasedAt }).where(eq(closings.tradeId, trade.id));

export const markSettled = (tx: Queryable, { trade }: ReleasableTrade, settledAt: Date) =>
  tx.update(closings).set({ settledAt }).where(eq(closings.tradeId, trade.id));

/** Tasks of these kinds must be done again. */
export const reopenTasks = (tx: Queryable, tradeId: number, kinds: readonly TaskKindName[]) =>
  tx
    .update(closingTasks)
    .set({ state: 'open', doneBy: null, doneAt: null, remindedAt: null })
    .where(
      and(eq(closingTasks.tradeId, tradeId), inArray(closingTasks.kind, [...kinds]), eq(closingTasks.state, 'done')),
    );

/** Writes the deadlines of tasks, given by id. */
export async function updateDueDates(tx: Queryable, dates: ReadonlyMap<number, Date | null>): Promise<void> {
  if (dates.size === 0) return;
  const ids = [...dates.keys()];
  const moments = [...dates.values()].map((date) => date?.toISOString() ?? null);
  await tx.execute(sql`update closing_tasks t set due_at = d.due_at
    from unnest(${sql.param(ids)}::int[], ${sql.param(moments)}::timestamptz[]) as d(id, due_at) where t.id = d.id`);
}

/** The categories of assets by id: they decide how an asset changes hands. */
export async function categoriesOf(db: Queryable, assetIds: readonly number[]): Promise<Map<number, string>> {
  if (assetIds.length === 0) return new Map();
  const rows = await db
    .select({ id: assets.id, category: assets.category })
    .from(assets)
    .where(inArray(assets.id, [...assetIds]));
  return new Map(rows.map(({ id, category }) => [id, category]));
}
