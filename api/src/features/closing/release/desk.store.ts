import type { DeskQuery } from '@tradewind/contract/release';
import { isBeforeRelease } from '@tradewind/domain/closing/steps';
import { TASK_KIND_NAMES, taskKind } from '@tradewind/domain/closing/task-kinds';
import { RESERVING_STATES } from '@tradewind/domain/lifecycles/trade';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { likeAnywhere, readTradeNumber } from '../../../db/search-text.ts';

const inText = (words: readonly string[]) => sql`any(${sql.param([...words])}::text[])`;
const BEFORE_RELEASE = TASK_KIND_NAMES.filter((kind) => isBeforeRelease(taskKind(kind).step));

/** A literal list, so that the planner knows the partial index. */
const IS_OPEN = sql.raw(`t.status in (${RESERVING_STATES.map((state) => `'${state}'`).join(', ')})`);

/** The tasks that `currentTasks` of the domain names, but for signatures that wait for facts, which are never the broker's. */
const CAN_BE_DONE = sql`(k.kind = ${inText(BEFORE_RELEASE)}) = (c.released_at is null)
  and k.due_at is not null and c.ending_at is null and t.status <> 'disputed'`;

/** Nobody but the broker can go on: a dispute, money to return, a release or a settlement. */
const IS_BROKERS_TURN = sql`(t.status in ('disputed', 'released') or c.ending_at is not null
  or not exists (select from closing_tasks k where k.trade_id = t.id and k.kind = ${inText(BEFORE_RELEASE)}
    and k.state not in ('done', 'unneeded')))`;

const LISTS: Readonly<Record<DeskQuery['list'], SQL>> = {
  all: sql`true`,
  waiting: sql`(${IS_BROKERS_TURN} or exists (select from closing_tasks k where k.trade_id = t.id and ${CAN_BE_DONE}
    and (k.state = 'submitted' or k.actor is null and k.state = 'open')))`,
  late: sql`exists (select from closing_tasks k where k.trade_id = t.id and ${CAN_BE_DONE}
    and k.state in ('open', 'submitted') and k.due_at < now())`,
  ready: sql`t.status = 'released'`,
};

/** The broker is a party: another one closes the trade. */
const isForeignTo = (brokerId: string) =>
  sql`not exists (select from trade_parties p where p.trade_id = t.id and p.user_id = ${brokerId})`;

function matches(search: string): SQL {
  const pattern = likeAnywhere(search);
  return sql`(t.id = ${readTradeNumber(search) ?? 0}
    or exists (select from trade_parties p join users u on u.id = p.user_id
      where p.trade_id = t.id and (concat_ws(' ', u.first_name, u.last_name) ilike ${pattern} or u.email ilike ${pattern}))
    or exists (select from closing_tasks k
      where k.trade_id = t.id and k.kind = 'legal-details' and k.facts->>'legalName' ilike ${pattern})
    or exists (select from trade_legs l
      where l.trade_id = t.id and l.revision = t.revision and l.kind in ('boat', 'asset') and l.title ilike ${pattern}))`;
}

/** One page of the closings that are not settled, newest first. */
export async function deskPage(
  db: Queryable,
  brokerId: string,
  { list, search, limit }: Pick<DeskQuery, 'list' | 'search' | 'limit'>,
  before: number | undefined,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select t.id from trades t join closings c on c.trade_id = t.id
    where ${IS_OPEN} and ${isForeignTo(brokerId)} and ${LISTS[list]} ${search ? sql`and ${matches(search)}` : sql``}
      ${before === undefined ? sql`` : sql`and t.id < ${before}::int`}
    order by t.id desc limit ${limit + 1}`);
  return rows.map(({ id }) => id);
}
