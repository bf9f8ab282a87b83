import { type BillingPage, billingTexts, checkoutReturnPath } from '@tradewind/contract/billing';
import { paths } from '@tradewind/contract/paths';
import { mayPost } from '@tradewind/domain/free-tier';
import type { Config } from '../../config.ts';
import type { Database, Queryable } from '../../db/client.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { notSignedIn, Refusal } from '../../platform/http/refusal.ts';
import type { Commit, Work } from '../../platform/work.ts';
import { handleNotice, settleSubscription } from './notices.service.ts';
import { adoptCustomer, findSubscriber, lockSubscriber, type Subscriber } from './store.ts';
import { CustomerGone, type Payments, type StripeOptions, stripePayments } from './stripe.service.ts';

export const END_SUBSCRIPTION = 'end-subscription';

/** Queues the end of a deleted user's subscription, once this work is committed. */
export const endSubscriptionLater = (work: Work, customer: string): Promise<void> =>
  work.sendJob(END_SUBSCRIPTION, { customer });

/** Does nothing if payments were turned off in the meantime: nobody is charged then. */
export async function endSubscription(options: StripeOptions | undefined, customer: string): Promise<void> {
  if (options) await stripePayments(options).forgetCustomer(customer);
}

/** Refuses users who must subscribe before posting. Without a payment provider everyone may post. */
export async function requirePostingRight(db: Queryable, config: Pick<Config, 'stripe'>, userId: string) {
  const user = await subscriberOf(db, userId);
  if (!mayPost(user, { paymentsConfigured: config.stripe !== undefined }))
    throw new Refusal('subscription_required', billingTexts.subscriptionRequired);
}

export interface Billing {
  /** The page where this user subscribes. */
  checkout(userId: string, origin: Origin): Promise<BillingPage>;
  /** The page where this user cancels or changes the payment method. */
  portal(userId: string): Promise<BillingPage>;
  /** Processes a notice; refuses one that the payment provider did not sign. */
  receive(body: Buffer, signature: string, origin: Origin): Promise<void>;
}

type Context = Pick<Dependencies, 'db' | 'commit' | 'publicUrl'>;

export function createBilling({ db, commit, publicUrl }: Context, options: StripeOptions): Billing {
  const payments = stripePayments(options);

  const openCheckout = async (user: Subscriber, customer: string, origin: Origin): Promise<BillingPage> => {
    if (user.subscriptionActive || (await isSubscribed(commit, payments, customer, origin)))
      throw new Refusal('conflict', billingTexts.alreadySubscribed);
    const back = (outcome: 'subscribed' | 'cancelled') => `${publicUrl()}${checkoutReturnPath(outcome)}`;
    return { url: await payments.checkoutPage(customer, { success: back('subscribed'), cancel: back('cancelled') }) };
  };

  return {
    async checkout(userId, origin) {
      const user = await subscriberOf(db, userId);
      if (user.freeAccount) throw new Refusal('conflict', billingTexts.freeForLife);
      const open = (customer: string) => openCheckout(user, customer, origin);
      const known = user.stripeCustomerId;
      if (!known) return open(await newCustomer(db, payments, user));
      return open(known).catch(async (error: unknown) => {
        if (!(error instanceof CustomerGone)) throw error;
        return open(await newCustomer(db, payments, user, known));
      });
    },

    async portal(userId) {
      const { stripeCustomerId } = await subscriberOf(db, userId);
      const never = () => new Refusal('conflict', billingTexts.neverSubscribed);
      if (!stripeCustomerId) throw never();
      const page = payments.portalPage(stripeCustomerId, `${publicUrl()}${paths.pricing}`);
      return { url: await page.catch((error) => Promise.reject(error instanceof CustomerGone ? never() : error)) };
    },

    async receive(body, signature, origin) {
      const notice = await payments.readNotice(body, signature);
      if (!notice) throw new Refusal('invalid', 'This notice is not signed by our payment provider.');
      await handleNotice({ commit, payments }, notice, origin);
    },
  };
}

async function subscriberOf(db: Queryable, userId: string): Promise<Subscriber> {
  const user = await findSubscriber(db, userId);
  if (!user) throw notSignedIn();
  return user;
}

async function newCustomer(db: Database, payments: Payments, user: Subscriber, former?: string): Promise<string> {
  const created = await payments.createCustomer(user, former);
  const customer = await adoptCustomer(db, { userId: user.id, customer: created, former });
  if (!customer) throw notSignedIn();
  return customer;
}

/** Asks the provider, so that a user who returns before the notice arrives does not pay twice. */
const isSubscribed = (commit: Commit, payments: Payments, customer: string, origin: Origin) =>
  commit(async (work) => {
    const subscriber = await lockSubscriber(work.tx, customer);
    return subscriber !== undefined && settleSubscription(work, payments, { subscriber, customer }, origin);
  });
