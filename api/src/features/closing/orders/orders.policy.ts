import { servicesOf } from '@tradewind/contract/closing-services';
import { actionsOf } from '@tradewind/domain/lifecycles/lifecycle';
import { SERVICE_ORDER } from '@tradewind/domain/lifecycles/service-order';
import type { Role } from '../policy.ts';
import type { ClosingRow, TaskRow } from '../store.ts';
import type { OrderRow } from './orders.store.ts';

export type OrderAction = ReturnType<typeof orderActions>[number];

/** After the end of a closing the broker still records what was done, so that it is paid. */
export function orderActions({ state, position, chargedAt }: OrderRow, { releasedAt }: ClosingRow, role: Role) {
  if (chargedAt || releasedAt || (role !== 'broker' && role !== position)) return [];
  return actionsOf(SERVICE_ORDER, state as 'requested', role === 'broker' ? 'broker' : 'party');
}

/** The services that the caller can order for a task: the people whom it concerns, until the release. */
export function orderable(
  { kind, actor, party }: TaskRow,
  leg: { receiver: number } | undefined,
  role: Role,
  { status, closing }: { status: string; closing: ClosingRow },
) {
  const isRunning = (status === 'agreed' || status === 'closing') && !closing.endingAt && !closing.releasedAt;
  const isConcerned = actor === role || party === role || (actor === null && leg?.receiver === role);
  return isRunning && role !== 'broker' && isConcerned ? servicesOf(kind) : [];
}
