import type { Closing } from '@tradewind/contract/closing';
import { fixedPriceOf, type OrderInput, type ScheduleInput, servicesOf } from '@tradewind/contract/closing-services';
import type { Service } from '@tradewind/contract/services-catalog';
import { type Cents, cents, displayMoney, parseMoney } from '@tradewind/domain/money';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, notAllowed, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { firstNameOf, tellParties, tradeChanged } from '../../trades/service.ts';
import { chargeOrders } from '../costs.service.ts';
import { type Course, lockCourse, readClosing } from '../course/course.service.ts';
import { tellBrokers } from '../course/reminders.service.ts';
import { MOST_ORDERS, tooManyOrders } from '../limits.ts';
import { asMover, type MovableOrder } from '../policy.ts';
import { type OrderAction, orderable } from './orders.policy.ts';
import { serviceName } from './orders.present.ts';
import { insertOrder, ordersOf, updateOrder } from './orders.store.ts';

type Context = Pick<Dependencies, 'commit'>;

/** A party orders a service for a task and authorizes its cost. The same open order again changes nothing. */
export const orderService = (
  { commit }: Context,
  caller: Caller,
  { id: tradeId, task: taskId }: { id: number; task: number },
  input: OrderInput,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { role, trade, now } = course;
    const service = orderableService(course, taskId, input.serviceId);
    if (role === 'broker') throw notAllowed('Only a party can order a service: they pay for it.');
    const authorized = authorizedFor(service, input.limit);
    const earlier = await ordersOf(tx, tradeId);
    const isRepeated = earlier.some(
      (order) =>
        order.taskId === taskId &&
        order.serviceId === service.id &&
        order.position === role &&
        (order.state === 'requested' || order.state === 'scheduled'),
    );
    if (isRepeated) return readClosing(tx, caller, tradeId);
    if (earlier.length >= MOST_ORDERS) throw tooManyOrders();
    const { id } = await insertOrder(tx, {
      ...{ tradeId, taskId, serviceId: service.id, position: role, authorized, note: input.note, orderedAt: now },
    });
    await work.logActivity(caller, 'closing.order', origin, { tradeId, orderId: id, serviceId: service.id });
    await tellBrokers(work, tradeId, {
      title: `${firstNameOf(trade, role)} ordered ${service.name}`,
      body: `Up to ${displayMoney(authorized)} is authorized.`,
    });
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });

function orderableService({ trade, closing, tasks, role }: Course, taskId: number, serviceId: number): Service {
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) throw notFound('We can’t find that task.');
  if (!servicesOf(task.kind).some(({ id }) => id === serviceId))
    throw invalidField('serviceId', 'This service doesn’t serve this task.');
  const leg = trade.legs.find(({ number }) => number === task.leg);
  const { status } = trade.trade;
  const service = orderable(task, leg, role, { status, closing }).find(({ id }) => id === serviceId);
  if (service) return service;
  if (status !== 'agreed' && status !== 'closing')
    throw new Refusal('conflict', 'Services can be ordered here until the release. Please write to your broker.');
  throw closing.endingAt
    ? new Refusal('conflict', 'This trade ends, so nothing more can be ordered.')
    : notAllowed('This task is for somebody else.');
}

function authorizedFor(service: Service, limit: string | undefined): Cents {
  const price = fixedPriceOf(service);
  if (price !== undefined) return price;
  if (limit === undefined)
    throw invalidField('limit', `${service.name} has no fixed price. Please enter the most that you authorize.`);
  return parseMoney(limit) ?? cents(0);
}

interface Params {
  id: number;
  order: number;
}

async function move(
  { commit }: Context,
  caller: Caller,
  { id: tradeId, order: orderId }: Params,
  action: OrderAction,
  origin: Origin,
  write: (work: Work, order: MovableOrder, course: Course) => Promise<string>,
): Promise<Closing> {
  return commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const order = asMover(await ordersOf(tx, tradeId), orderId, course.closing, course.role, action);
    const news = await write(work, order, course);
    const name = action === 'cancel' ? 'closing.cancel-order' : 'closing.advance-order';
    await work.logActivity(caller, name, origin, { tradeId, orderId, action });
    const others = course.trade.parties.filter(({ position }) => position !== order.position);
    tellParties(
      work,
      course.trade,
      { title: `${serviceName(order.serviceId)}: ${news}`, body: 'Your closing shows the details.' },
      [...others.flatMap(({ userId }) => userId ?? []), caller.id],
    );
    await tradeChanged(work, course.trade);
    return readClosing(tx, caller, tradeId);
  });
}

/** A date without a time is the same day everywhere. */
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The broker has found somebody who does it. */
export const scheduleOrder = (
  context: Context,
  caller: Caller,
  params: Params,
  { vendor, on }: ScheduleInput,
  origin: Origin,
): Promise<Closing> =>
  move(context, caller, params, 'schedule', origin, async ({ tx }, order) => {
    await updateOrder(tx, order, { state: 'scheduled', vendor, scheduledFor: on ?? null });
    return on ? `scheduled for ${DATE.format(new Date(on))}` : 'scheduled';
  });

/** It is done, for no more than was authorized. The price is taken from the party's money with us. */
export const completeOrder = (
  context: Context,
  caller: Caller,
  params: Params,
  amount: string,
  origin: Origin,
): Promise<Closing> =>
  move(context, caller, params, 'complete', origin, async (work, order, { now }) => {
    const price = parseMoney(amount) ?? cents(0);
    if (price > order.authorized)
      throw invalidField('amount', `Only ${displayMoney(cents(order.authorized))} is authorized.`);
    await updateOrder(work.tx, order, { state: 'completed', amount: price });
    await chargeOrders(work, order.tradeId, now);
    return 'completed';
  });

export const cancelOrder = (context: Context, caller: Caller, params: Params, origin: Origin): Promise<Closing> =>
  move(context, caller, params, 'cancel', origin, async ({ tx }, order) => {
    await updateOrder(tx, order, { state: 'cancelled' });
    return 'canceled';
  });
