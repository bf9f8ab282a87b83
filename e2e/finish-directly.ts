import type { ClosingTask } from '@tradewind/contract/closing';
import { withDatabase } from './e2e-database.ts';

/** Finishes what is left of these kinds of tasks, as if everyone had done the same as the person on the screen. */
export const finishDirectly = (tradeId: number, ...kinds: readonly ClosingTask['kind'][]): Promise<unknown> =>
  withDatabase((pool) =>
    pool.query(
      `update closing_tasks set state = 'done', done_at = now()
       where trade_id = $1 and kind = any($2) and state in ('open', 'submitted')`,
      [tradeId, kinds],
    ),
  );
