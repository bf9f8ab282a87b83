import { paths, tradePath } from '@tradewind/contract/paths';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { brokersBesides, type DueTask, markReminded, tasksToRemindOf } from './clock.store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const TASKS_AT_ONCE = 2_000;

/**
 * Reminds people of their tasks, once in the day before a deadline and once after it: one notification for each person, whatever
 * their number. It links to the trade, or to the list for tasks of several trades.
 */
export const sendReminders = ({ commit }: Pick<Dependencies, 'commit'>, now = new Date()): Promise<void> =>
  commit(async (work) => {
    const { tx } = work;
    const due = await tasksToRemindOf(tx, now, new Date(now.getTime() + DAY_MS), TASKS_AT_ONCE);
    if (due.length === 0) return;
    await markReminded(
      tx,
      due.map(({ id }) => id),
      now,
    );
    const brokers = await brokersBesides(tx, null);
    const people = Map.groupBy(
      due.flatMap((task) => (task.userId === null ? brokers : [task.userId]).map((userId) => ({ userId, task }))),
      ({ userId }) => userId,
    );
    for (const [userId, entries] of people)
      remind(
        work,
        userId,
        entries.map(({ task }) => task),
        now,
      );
  });

function remind(work: Work, userId: string, tasks: readonly DueTask[], now: Date): void {
  const [first, ...others] = new Set(tasks.map(({ tradeId }) => tradeId));
  const late = tasks.filter(({ dueAt }) => dueAt.getTime() <= now.getTime()).length;
  const path = first !== undefined && others.length === 0 ? tradePath(first) : paths.trades;
  work.notify({
    userId,
    kind: 'trade',
    title: titleOf(late, tasks.length - late),
    body: 'Open your closing to see what is next.',
    path,
    groupKey: 'closing:due',
  });
}

function titleOf(late: number, soon: number): string {
  const tasks = (count: number) => `${count} closing ${count === 1 ? 'task' : 'tasks'}`;
  if (late === 0) return `${tasks(soon)} due within a day`;
  return soon === 0 ? `${tasks(late)} overdue` : `${tasks(late)} overdue, ${soon} due within a day`;
}

/** Tells the brokers who are no party to the trade. */
export async function tellBrokers(work: Work, tradeId: number, news: { title: string; body: string }): Promise<void> {
  for (const userId of await brokersBesides(work.tx, tradeId))
    work.notify({ userId, kind: 'trade', ...news, path: tradePath(tradeId), groupKey: `trade:${tradeId}` });
}

/** Open screens of the brokers who are no party to the trade read its closing again. */
export async function showBrokers(work: Work, tradeId: number): Promise<void> {
  work.publish(await brokersBesides(work.tx, tradeId), 'trade.changed', { id: tradeId });
}
