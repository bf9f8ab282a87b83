import type { ServiceOrderView } from '@tradewind/contract/closing-services';
import { services } from '@tradewind/contract/services-catalog';
import { cents, formatMoney } from '@tradewind/domain/money';
import type { Role } from '../policy.ts';
import type { ClosingRow } from '../store.ts';
import { orderActions } from './orders.policy.ts';
import type { OrderRow } from './orders.store.ts';

export const serviceName = (id: number): string => services.find((service) => service.id === id)?.name ?? 'Service';

/** Costs are for the party who authorized them and the broker. */
export const presentOrders = (orders: readonly OrderRow[], closing: ClosingRow, role: Role): ServiceOrderView[] =>
  orders
    .filter(({ position }) => role === 'broker' || position === role)
    .map((order) => ({
      id: order.id,
      task: order.taskId,
      serviceId: order.serviceId,
      name: serviceName(order.serviceId),
      position: order.position,
      authorized: formatMoney(cents(order.authorized)),
      amount: order.amount === null ? null : formatMoney(cents(order.amount)),
      vendor: order.vendor,
      on: order.scheduledFor,
      state: order.state,
      charged: order.chargedAt !== null,
      note: order.note,
      orderedAt: order.orderedAt.toISOString(),
      actions: orderActions(order, closing, role),
    }));
