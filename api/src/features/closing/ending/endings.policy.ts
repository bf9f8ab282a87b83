import type { ClosingAction } from '@tradewind/contract/closing';
import { type CancellationCause, statableCauses } from '@tradewind/domain/closing/cancellation';
import { isFinished } from '@tradewind/domain/closing/progress';
import type { TradeBundle } from '../../trades/service.ts';
import type { Role } from '../policy.ts';
import type { ClosingRow, TaskRow } from '../store.ts';

interface Standing {
  trade: TradeBundle;
  closing: ClosingRow;
  tasks: readonly TaskRow[];
  role: Role;
  now: Date;
}

const isRunning = ({ trade, closing }: Standing): boolean =>
  trade.trade.status === 'closing' && closing.endingAt === null && closing.releasedAt === null;

const isLate = ({ dueAt }: TaskRow, now: Date): boolean => dueAt !== null && dueAt.getTime() <= now.getTime();

/** Everything that the caller can state as the cause of the end now. */
export function causesOf(standing: Standing): CancellationCause[] {
  if (!isRunning(standing)) return [];
  const { tasks, role, now } = standing;
  const depositLate = tasks.some((task) => task.kind === 'deposit' && !isFinished(task) && isLate(task, now));
  return statableCauses(role === 'broker' ? 'broker' : 'party', { signed: true, depositLate });
}

/** A closing that has been ended can still be disputed while money is held. */
export const mayDispute = ({ trade, closing }: Standing, holdsMoney: boolean): boolean =>
  trade.trade.status === 'closing' && closing.releasedAt === null && (closing.endingAt === null || holdsMoney);

export function closingActions(standing: Standing, holdsMoney: boolean): ClosingAction[] {
  return [
    ...(causesOf(standing).length > 0 ? (['cancel'] as const) : []),
    ...(mayDispute(standing, holdsMoney) ? (['dispute'] as const) : []),
    ...(standing.trade.trade.status === 'disputed' && standing.role === 'broker' ? (['resolve'] as const) : []),
  ];
}
