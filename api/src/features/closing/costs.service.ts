import { client, TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { vendorCost } from '@tradewind/domain/ledger/money-in';
import { cents } from '@tradewind/domain/money';
import type { Work } from '../../platform/work.ts';
import { balancesOf, postJournal } from '../ledger/service.ts';
import { readForClock } from '../trades/service.ts';
import { serviceName } from './orders/orders.present.ts';
import { markCharged, type OrderRow, unchargedOrders } from './orders/orders.store.ts';

/**
 * Takes the price of completed orders from the money of the parties who authorized them. An order for which there is not enough
 * stays open until more arrives, and nothing is taken during a dispute.
 */
export async function chargeOrders(work: Work, tradeId: number, now: Date): Promise<void> {
  const open = await unchargedOrders(work.tx, tradeId);
  if (open.length === 0 || (await readForClock(work.tx, tradeId))?.trade.status === 'disputed') return;
  for (const order of open) await charge(work, order, now);
}

async function charge(work: Work, order: OrderRow, now: Date): Promise<void> {
  const { tradeId, position } = order;
  const balances = await balancesOf(work.tx, tradeId);
  let left = order.amount ?? 0;
  const parts = TRUST_ACCOUNTS.toReversed().flatMap((book) => {
    const held = -(balances.find((one) => one.account === client(position) && one.book === book)?.amount ?? 0);
    const amount = Math.min(held, left);
    left -= amount;
    return amount > 0 ? [{ book, amount: cents(amount) }] : [];
  });
  if (left > 0) return;
  await markCharged(work.tx, order.id, now);
  const about = { tradeId, position, vendor: order.vendor ?? 'Tradewind', service: serviceName(order.serviceId) };
  for (const { book, amount } of parts)
    await postJournal(work, vendorCost({ ...about, book, amount }), { key: `order:${order.id}:${book}`, by: null });
}
