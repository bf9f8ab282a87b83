import type { Origin } from '../../platform/http/origin.ts';
import type { Commit, Work } from '../../platform/work.ts';
import { insertNotice, lockSubscriber, type Subscriber, updateSubscription } from './store.ts';
import type { Notice, Payments } from './stripe.service.ts';

/**
 * A notice only says that something changed; the provider is then asked for the current state. So notices may arrive twice and
 * in any order: one that is older than the last processed one has nothing new.
 */
export async function handleNotice(
  { commit, payments }: { commit: Commit; payments: Payments },
  notice: Notice,
  origin: Origin,
): Promise<void> {
  const { customer, type, at } = notice;
  if (customer === undefined) return;
  await commit(async (work) => {
    const { tx } = work;
    if (!(await insertNotice(tx, notice))) return;
    const subscriber = await lockSubscriber(tx, customer);
    if (!subscriber || (subscriber.subscriptionNoticeAt ?? at) > at) return;
    await updateSubscription(tx, subscriber.id, { subscriptionNoticeAt: at });
    if (type === 'invoice.payment_failed') await work.logActivity(subscriber, 'subscription.payment_failed', origin);
    await settleSubscription(work, payments, { subscriber, customer }, origin);
  });
}

interface Whose {
  subscriber: Subscriber;
  customer: string;
}

/** Stores the provider's current state of this customer. The caller holds the subscriber's lock. */
export async function settleSubscription(
  work: Work,
  payments: Payments,
  { subscriber, customer }: Whose,
  origin: Origin,
): Promise<boolean> {
  const since = await payments.subscribedSince(customer);
  const active = since !== undefined;
  const started = active && since.getTime() !== subscriber.subscriptionStartDate?.getTime();
  if (active === subscriber.subscriptionActive && !started) return active;
  await updateSubscription(work.tx, subscriber.id, {
    subscriptionActive: active,
    ...(active && { subscriptionStartDate: since }),
  });
  if (active !== subscriber.subscriptionActive)
    await work.logActivity(subscriber, active ? 'subscription.started' : 'subscription.ended', origin);
  return active;
}
