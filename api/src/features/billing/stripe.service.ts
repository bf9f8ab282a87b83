import { createHash } from 'node:crypto';
import { billingTexts } from '@tradewind/contract/billing';
import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { Refusal } from '../../platform/http/refusal.ts';

export type StripeOptions = NonNullable<Config['stripe']>;

/** A webhook event. */
export interface Notice {
  id: string;
  type: string;
  at: Date;
  /** Absent for kinds of notices that do not concern a subscription. */
  customer: string | undefined;
}

/** Someone deleted the customer at the provider by hand. */
export class CustomerGone extends Error {}

export interface Payments {
  /** `former` is a deleted customer, which an idempotent retry must not return. */
  createCustomer(user: { id: string; email: string }, former: string | undefined): Promise<string>;
  /** Returns the page where this customer subscribes; the same one until it expires. */
  checkoutPage(customer: string, back: { success: string; cancel: string }): Promise<string>;
  /** Returns the page where this customer changes the card or cancels. */
  portalPage(customer: string, back: string): Promise<string>;
  /** Returns when the customer's active subscription began, if there is one. */
  subscribedSince(customer: string): Promise<Date | undefined>;
  /** Ends the customer's subscriptions and deletes them at the provider. Idempotent. */
  forgetCustomer(customer: string): Promise<void>;
  /** Returns the content of a signed notice, or undefined if the signature is invalid. */
  readNotice(body: Buffer, signature: string): Promise<Notice | undefined>;
}

const PATIENCE_MS = 10_000;
const RETRIES = 2;
const RETRY_AFTER_SECONDS = 5;
/** Excludes past-due subscriptions, whose last payment failed. */
const RUNNING: readonly Stripe.Subscription.Status[] = ['active', 'trialing'];

/** Loads Stripe's library at the first use: it takes 20 MB, which a marketplace without payments saves. */
export function stripePayments(options: StripeOptions): Payments {
  let loaded: Promise<{ library: typeof Stripe; client: Stripe }> | undefined;
  const load = () => {
    loaded ??= import('stripe').then(({ default: library }) => ({ library, client: connect(library, options) }));
    return loaded;
  };

  /** Maps Stripe outages to a temporary refusal. */
  const ask = async <T>(work: (client: Stripe) => Promise<T>): Promise<T> => {
    const { library, client } = await load();
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeInvalidRequestError } = library.errors;
    return work(client).catch((error: unknown) => {
      if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing' && error.param === 'customer')
        throw new CustomerGone();
      if ([StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind))
        throw new Refusal('unavailable', billingTexts.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      throw error;
    });
  };

  return {
    createCustomer: ({ id, email }, former) =>
      ask(async (client) => {
        const draft = { email, metadata: { userId: id } };
        const idempotencyKey = keyOf('customer', draft, former ?? null);
        return (await client.customers.create(draft, { idempotencyKey })).id;
      }),

    checkoutPage: (customer, back) =>
      ask(async (client) => {
        const latest = (await client.checkout.sessions.list({ customer, limit: 1 })).data[0];
        if (latest?.status === 'open' && latest.url) return latest.url;
        const draft: Stripe.Checkout.SessionCreateParams = {
          mode: 'subscription',
          customer,
          line_items: [{ price: options.priceId, quantity: 1 }],
          success_url: back.success,
          cancel_url: back.cancel,
        };
        // Two concurrent clicks see the same latest session, so they create the same next one.
        const idempotencyKey = keyOf('checkout', draft, latest?.id ?? null);
        const session = await client.checkout.sessions.create(draft, { idempotencyKey });
        if (!session.url) throw new Error('Stripe opened a checkout without a URL.');
        return session.url;
      }),

    portalPage: (customer, back) =>
      ask(async (client) => (await client.billingPortal.sessions.create({ customer, return_url: back })).url),

    subscribedSince: (customer) =>
      ask(async (client) => {
        const { data } = await client.subscriptions.list({ customer, limit: 100 });
        const running = data.find(({ status }) => RUNNING.includes(status));
        return running && fromSeconds(running.start_date);
      }),

    forgetCustomer: (customer) =>
      ask(async (client) => {
        const { library } = await load();
        await client.customers.del(customer).catch((error: unknown) => {
          const gone = error instanceof library.errors.StripeInvalidRequestError && error.code === 'resource_missing';
          if (!gone) throw error;
        });
      }),

    async readNotice(body, signature) {
      const { library, client } = await load();
      try {
        const event = client.webhooks.constructEvent(body, signature, options.webhookSecret);
        return { id: event.id, type: event.type, at: fromSeconds(event.created), customer: customerOf(event) };
      } catch (error) {
        if (error instanceof library.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

function connect(library: typeof Stripe, { secretKey, apiUrl }: StripeOptions): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new library(secretKey, {
    timeout: PATIENCE_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** The customer of an event, for the kinds that can change a subscription. */
function customerOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'invoice.payment_failed': {
      const { customer } = event.data.object;
      return (typeof customer === 'string' ? customer : customer?.id) ?? undefined;
    }
    default:
      return undefined;
  }
}

const fromSeconds = (seconds: number) => new Date(seconds * 1000);

/** Equal requests get equal keys, so Stripe executes them once. */
const keyOf = (purpose: string, ...parts: unknown[]) =>
  `${purpose}-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
