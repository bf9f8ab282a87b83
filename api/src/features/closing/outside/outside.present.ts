import type { Closing } from '@tradewind/contract/closing';
import { outsideState } from '@tradewind/domain/closing/outside';
import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { OUTSIDE_LEG, type OutsideState } from '@tradewind/domain/lifecycles/outside-leg';
import type { TradeBundle } from '../../trades/service.ts';
import type { Role } from '../policy.ts';
import type { ClosingRow, TaskRow } from '../store.ts';

interface Standing {
  trade: TradeBundle;
  closing: ClosingRow;
  tasks: readonly TaskRow[];
  role: Role;
}

const FIRST_TASKS: readonly TaskKindName[] = ['outside-opened', 'coin-terms'];

/** Everything in the trade that is closed outside, with where it stands. */
export function presentOutside({ trade, closing, tasks, role }: Standing): Closing['outside'] {
  const outside = new Set(tasks.filter(({ kind }) => FIRST_TASKS.includes(kind)).map(({ leg }) => leg));
  return trade.legs
    .filter((leg) => outside.has(leg.number) || leg.kind === 'bitcoin')
    .map(({ number, title, giver, receiver }) => {
      const state = outsideState(
        tasks.filter((task) => task.leg === number),
        { failed: closing.endingLeg === number },
      );
      const isRunning = trade.trade.status === 'closing' && !closing.endingAt && !closing.releasedAt;
      return {
        ...{ leg: number, title, giver, receiver, state },
        actions: isRunning && mayFail(state, { giver, receiver }, role).ok ? ['fail' as const] : [],
      };
    });
}

export function mayFail(state: OutsideState, { giver }: { giver: number; receiver: number }, role: Role) {
  const actor = role === 'broker' ? 'broker' : role === giver ? 'giver' : 'receiver';
  return transition(OUTSIDE_LEG, state, 'fail', actor);
}
