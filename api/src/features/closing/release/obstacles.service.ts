import type { Queryable } from '../../../db/client.ts';
import { openReversals } from '../../ledger/service.ts';
import { serviceName } from '../orders.present.ts';
import { ordersOf } from '../orders.store.ts';
import { obstaclesTo, type Standing } from './obstacles.ts';

/** Everything that keeps a trade from being released now. */
export async function obstaclesNow(db: Queryable, standing: Omit<Standing, 'reversals' | 'openOrders' | 'now'>) {
  const { id } = standing.bundle.trade;
  const openOrders = (await ordersOf(db, id))
    .filter(({ state, chargedAt }) => state !== 'cancelled' && chargedAt === null)
    .map(({ serviceId, state }) => ({ name: serviceName(serviceId), isDone: state === 'completed' }));
  return obstaclesTo({ ...standing, openOrders, reversals: await openReversals(db, id), now: new Date() });
}
