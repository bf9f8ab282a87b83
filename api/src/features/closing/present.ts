import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { currentStep, waitingFor } from '@tradewind/domain/closing/progress';
import { taskKind } from '@tradewind/domain/closing/task-kinds';
import { acceptBy, closeBy, signBy } from '@tradewind/domain/closing/terms';
import type { TradeState } from '@tradewind/domain/lifecycles/trade';
import type { TradeBundle } from '../trades/service.ts';
import { actionsOn, maySeeFacts, type Role } from './policy.ts';
import type { ClosingRow, TaskRow } from './store.ts';

export function presentClosing(
  { trade, parties, legs }: TradeBundle,
  closing: ClosingRow,
  rows: readonly TaskRow[],
  role: Role,
): Closing {
  const reached = { released: closing.releasedAt !== null, settled: closing.settledAt !== null };
  const tasks = rows.map((row) => ({ ...row, actor: row.actor ?? ('broker' as const) }));
  const legOf = (row: TaskRow) => legs.find(({ number }) => number === row.leg);
  return {
    tradeId: trade.id,
    status: trade.status as TradeState,
    step: currentStep(tasks, reached) ?? null,
    position: role === 'broker' ? null : role,
    parties: parties.map(({ position, userId, firstName }) => ({
      position,
      userId: userId ?? `former-${position}`,
      firstName: firstName ?? 'Former member',
      waiting: waitingFor(tasks, position, reached).length,
    })),
    brokerWaiting: waitingFor(tasks, 'broker', reached).length,
    signBy: signBy(closing).toISOString(),
    acceptBy: acceptBy(closing, closing.terms)?.toISOString() ?? null,
    closeBy: closeBy(closing, closing.terms)?.toISOString() ?? null,
    tasks: rows.map(
      (row): ClosingTask => ({
        id: row.id,
        kind: row.kind,
        step: taskKind(row.kind).step,
        by: row.actor,
        party: row.party,
        leg: row.leg,
        part: row.part,
        title: legOf(row)?.title ?? null,
        state: row.state,
        dueAt: row.dueAt?.toISOString() ?? null,
        doneAt: row.doneAt?.toISOString() ?? null,
        facts: maySeeFacts(row, role, legOf(row)?.receiver) ? row.facts : null,
        note: role === 'broker' || row.actor === role ? row.note : null,
        actions: actionsOn(row, role, { status: trade.status, released: reached.released }),
      }),
    ),
  };
}
