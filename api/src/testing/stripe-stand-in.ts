import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

interface StripeCall {
  call: string;
  fields: Record<string, string>;
}

export interface StripeStandIn {
  /** The environment variables of a server that uses this stand-in. */
  environment: Record<string, string>;
  calls: StripeCall[];
  /** Sets a customer's subscription, with one of Stripe's statuses such as `active`. */
  setSubscription(customer: string, status: string, startedAt?: Date): void;
  /** False once the customer is deleted. */
  customerExists(customer: string): boolean;
  /** Ends the customer's open checkout, as paying or a timeout does. */
  endCheckout(customer: string, status: 'complete' | 'expired'): void;
  /** Deletes a customer, as an operator may do in Stripe's dashboard. */
  deleteCustomer(customer: string): void;
  /** Fails every call with this status; undefined restores normal responses. */
  failWith(status: number | undefined): void;
  /** A signed webhook, as Stripe would send it. */
  notice(type: string, customer: string, options?: { id?: string; at?: Date; secret?: string }): SignedNotice;
  close(): Promise<void>;
}

interface SignedNotice {
  payload: string;
  headers: { 'content-type': string; 'stripe-signature': string };
}

const WEBHOOK_SECRET = 'whsec_of_the_test';
/** Stripe's own pages for paying and canceling. */
const PAGE = /^\/(pay|portal)\//;
const page = (pathname: string) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Payments</title><h1>${pathname}</h1></html>`;

interface Session {
  id: string;
  object: 'checkout.session';
  customer: string;
  status: 'open' | 'complete' | 'expired';
  url: string;
}

/** A local stand-in for Stripe's API: customers, checkout, portal, subscriptions and idempotency keys. */
export async function startStripe(): Promise<StripeStandIn> {
  const calls: StripeCall[] = [];
  const sessions: Session[] = [];
  const subscriptions = new Map<string, { id: string; status: string; start_date: number }>();
  const responses = new Map<string, object>();
  const gone = new Set<string>();
  let made = 0;
  let failure: number | undefined;

  const list = (data: object[]) => ({ object: 'list', has_more: false, data });
  const actions: Record<string, (fields: Record<string, string>) => object> = {
    'POST /v1/customers': ({ email }) => ({ id: `cus_${++made}`, object: 'customer', email }),
    'GET /v1/checkout/sessions': ({ customer }) =>
      list(sessions.filter((session) => session.customer === customer).slice(-1)),
    'POST /v1/checkout/sessions': ({ customer = '' }) => {
      const id = `cs_${++made}`;
      const session: Session = { id, object: 'checkout.session', customer, status: 'open', url: `${url}/pay/${id}` };
      sessions.push(session);
      return session;
    },
    'POST /v1/billing_portal/sessions': ({ customer }) => ({ id: `bps_${++made}`, url: `${url}/portal/${customer}` }),
    'GET /v1/subscriptions': ({ customer = '' }) => {
      const subscription = subscriptions.get(customer);
      return list(subscription && subscription.status !== 'canceled' ? [{ ...subscription, customer }] : []);
    },
  };

  const deletionOf = (call: string) => {
    const id = /^DELETE \/v1\/customers\/(\w+)$/.exec(call)?.[1];
    return id === undefined
      ? undefined
      : () => {
          gone.add(id);
          subscriptions.delete(id);
          return { id, object: 'customer', deleted: true };
        };
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const fields = Object.fromEntries(new URLSearchParams((await bodyOf(request)) || searchParams));
    const call = `${request.method} ${pathname}`;
    if (PAGE.test(pathname)) return void response.setHeader('content-type', 'text/html').end(page(pathname));
    calls.push({ call, fields });
    const key = String(request.headers['idempotency-key'] ?? `unrepeatable ${calls.length}`);
    if (gone.has(fields.customer ?? '')) return refuseMissing(response);
    const action = actions[call] ?? deletionOf(call);
    const status = failure ?? (action ? 200 : 404);
    const body = responses.get(key) ?? (status === 200 ? action?.(fields) : undefined);
    if (body && request.method === 'POST') responses.set(key, body);
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(JSON.stringify(body ?? { error: { type: 'api_error', message: 'not now' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: 'price_monthly',
      STRIPE_API_URL: url,
    },
    calls,
    setSubscription(customer, status, startedAt = new Date()) {
      const start_date = Math.floor(startedAt.getTime() / 1000);
      subscriptions.set(customer, { id: `sub_of_${customer}`, status, start_date });
    },
    customerExists: (customer) => !gone.has(customer),
    endCheckout(customer, status) {
      for (const session of sessions) if (session.customer === customer) session.status = status;
    },
    deleteCustomer: (customer) => void gone.add(customer),
    failWith(status) {
      failure = status;
    },
    notice(type, customer, { id = `evt_${++made}`, at = new Date(), secret = WEBHOOK_SECRET } = {}) {
      const created = Math.floor(at.getTime() / 1000);
      const payload = JSON.stringify({ id, object: 'event', type, created, data: { object: { customer } } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuseMissing(response: ServerResponse): void {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'customer',
    message: 'No such customer',
  };
  response.writeHead(400, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
  response.end(JSON.stringify({ error }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
