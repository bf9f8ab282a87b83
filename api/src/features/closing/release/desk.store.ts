import type { DeskQuery } from '@tradewind/contract/release';
import { isBeforeRelease } from '@tradewind/domain/closing/steps';
import { TASK_KIND_NAMES, taskKind } from '@tradewind/domain/closing/task-kinds';
import { RESERVING_STATES } from '@tradewind/domain/lifecycles/trade';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';

const inText = (words: readonly string[]) => sql`any(${sql.param([...words])}::text[])`;
const BEFORE_RELEASE = TASK_KIND_NAMES.filter((kind) => isBeforeRelease(taskKind(kind).step));

/** A literal list, so that the planner knows the partial index. */
const IS_OPEN = sql.raw(`t.status in (${RESERVING_STATES.map((state) => `'${state}'`).join(', ')})`);

/** The tasks that `currentTasks` of the domain names, but for signatures that wait for facts, which are never the broker's. */
const CAN_BE_DONE = sql`(k.kind = ${inText(BEFORE_RELEASE)}) = (c.released_at is null)
  and k.due_at is not null and c.ending_at is null and t.status <> 'disputed'`;

const LISTS: Readonly<Record<DeskQuery['list'], SQL>> = {
  all: sql`true`,
  waiting: sql`exists (select from closing_tasks k where k.trade_id = t.id and ${CAN_BE_DONE}
    and (k.state = 'submitted' or k.actor is null and k.state = 'open'))`,
  late: sql`exists (select from closing_tasks k where k.trade_id = t.id and ${CAN_BE_DONE}
    and k.state in ('open', 'submitted') and k.due_at < now())`,
  ready: sql`t.status = 'released'`,
};

/** One page of the closings that are not settled, newest first. */
export async function deskPage(
  db: Queryable,
  { list, limit }: Pick<DeskQuery, 'list' | 'limit'>,
  before: number | undefined,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select t.id from trades t join closings c on c.trade_id = t.id
    where ${IS_OPEN} and ${LISTS[list]} ${before === undefined ? sql`` : sql`and t.id < ${before}::int`}
    order by t.id desc limit ${limit + 1}`);
  return rows.map(({ id }) => id);
}
