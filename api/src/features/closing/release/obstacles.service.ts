import type { Closing } from '@tradewind/contract/closing';
import type { Queryable } from '../../../db/client.ts';
import { balancesOf, openReversals, unsettledWires } from '../../ledger/service.ts';
import { serviceName } from '../orders/orders.present.ts';
import { ordersOf } from '../orders/orders.store.ts';
import { obstaclesTo, type Standing } from './obstacles.ts';

/** Everything that keeps a released trade from being settled now, in words. */
export async function obstaclesToSettlement(db: Queryable, tradeId: number): Promise<string[]> {
  const open = await unsettledWires(db, tradeId);
  const held = await balancesOf(db, tradeId);
  return [
    ...(open > 0 ? [open === 1 ? 'One wire hasn’t arrived yet.' : `${open} wires haven’t arrived yet.`] : []),
    ...(held.some(({ account }) => account !== 'holdback') ? ['Not everyone is paid yet.'] : []),
    ...(held.some(({ account }) => account === 'holdback') ? ['Money is held back until its condition is met.'] : []),
  ];
}

/** Everything that keeps a trade from the broker's next step: the release, and after it the settlement. */
export async function obstaclesNow(
  db: Queryable,
  standing: Omit<Standing, 'reversals' | 'openOrders' | 'now'>,
): Promise<NonNullable<Closing['obstacles']>> {
  const { id, status } = standing.bundle.trade;
  if (status === 'closed') return [];
  if (status === 'released') return (await obstaclesToSettlement(db, id)).map((text) => ({ task: null, text }));
  const openOrders = (await ordersOf(db, id))
    .filter(({ state, chargedAt }) => state !== 'cancelled' && chargedAt === null)
    .map(({ serviceId, state }) => ({ name: serviceName(serviceId), isDone: state === 'completed' }));
  return obstaclesTo({ ...standing, openOrders, reversals: await openReversals(db, id), now: new Date() });
}
