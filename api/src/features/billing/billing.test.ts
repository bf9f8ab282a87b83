import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { type StripeStandIn, startStripe } from '../../testing/stripe-stand-in.ts';
import { requirePostingRight } from './service.ts';

let stripe: StripeStandIn;
let app: TestApp;
beforeAll(async () => {
  stripe = await startStripe();
  app = await testApp(stripe.environment);
});
afterAll(() => stripe.close());
beforeEach(() => stripe.failWith(undefined));

/** A user who registered after the last free spot was taken. */
async function lateComer(): Promise<Person> {
  const person = await registerPerson(app);
  await app.database.pool.query('update users set free_account = false where id = $1', [person.user.id]);
  return person;
}

const checkout = (person: Person) => app.call('POST', '/api/billing/checkout', { token: person.token });
const portal = ({ token }: { token: string }) => app.call('POST', '/api/billing/portal', { token });
const countOf = (call: string) => stripe.calls.filter((made) => made.call === call).length;

async function customerOf({ user }: Person): Promise<string> {
  const { rows } = await app.database.pool.query('select stripe_customer_id from users where id = $1', [user.id]);
  return rows[0].stripe_customer_id;
}

const send = ({ payload, headers }: ReturnType<StripeStandIn['notice']>) =>
  app.app.inject({ method: 'POST', url: '/api/billing/webhook', payload, headers });

const me = async ({ token }: Person) => (await app.call('GET', '/api/auth/user', { token })).body;

async function activityOf({ user }: Person): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    `select action from activity_log where user_id = $1 and action like 'subscription.%' order by id`,
    [user.id],
  );
  return rows.map(({ action }) => action);
}

/** A user with an active subscription, announced by a notice of this time. */
async function subscriber(at = new Date()): Promise<Person & { customer: string }> {
  const person = await lateComer();
  await checkout(person);
  const customer = await customerOf(person);
  stripe.setSubscription(customer, 'active');
  stripe.endCheckout(customer, 'complete');
  expect((await send(stripe.notice('checkout.session.completed', customer, { at }))).statusCode).toBe(200);
  return { ...person, customer };
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('Checkout', () => {
  it('opens the payment page for the monthly subscription and returns to the pricing screen', async () => {
    const person = await lateComer();
    const { status, body } = await checkout(person);
    expect(status).toBe(200);
    expect(body.url).toMatch(/\/pay\/cs_\d+$/);
    expect(stripe.calls.at(-1)?.fields).toMatchObject({
      mode: 'subscription',
      customer: await customerOf(person),
      'line_items[0][price]': 'price_monthly',
      success_url: 'http://tradewind.test/pricing?checkout=subscribed',
      cancel_url: 'http://tradewind.test/pricing?checkout=cancelled',
    });
  });

  it('reuses one page and one customer after a double click or a return', async () => {
    const person = await lateComer();
    const before = stripe.calls.length;
    const [first, second] = await Promise.all([checkout(person), checkout(person)]);
    const third = await checkout(person);
    expect([second.body.url, third.body.url]).toEqual([first.body.url, first.body.url]);
    const customers = stripe.calls.slice(before).flatMap(({ fields }) => fields.customer ?? []);
    expect(new Set(customers)).toEqual(new Set([await customerOf(person)]));
  });

  it('opens a new page for the same customer when the former one has expired', async () => {
    const person = await lateComer();
    const first = await checkout(person);
    const customer = await customerOf(person);
    stripe.endCheckout(customer, 'expired');
    const second = await checkout(person);
    expect(second.body.url).not.toBe(first.body.url);
    expect(await customerOf(person)).toBe(customer);
  });

  it('opens for a new customer when the former one was deleted at the provider', async () => {
    const person = await lateComer();
    await checkout(person);
    const former = await customerOf(person);
    stripe.deleteCustomer(former);
    expect(await portal(person)).toMatchObject({ status: 409 });
    expect((await checkout(person)).status).toBe(200);
    expect(await customerOf(person)).not.toBe(former);
    expect((await portal(person)).status).toBe(200);
  });

  it('is refused to users who are free for life or subscribed', async () => {
    const early = await registerPerson(app);
    expect(await checkout(early)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await checkout(await subscriber())).toMatchObject({
      status: 409,
      body: { message: 'You’re already subscribed.' },
    });
  });

  it('prevents a second payment before the notice of the first one arrives', async () => {
    const person = await lateComer();
    await checkout(person);
    const customer = await customerOf(person);
    stripe.setSubscription(customer, 'active');
    stripe.endCheckout(customer, 'complete');
    expect((await checkout(person)).status).toBe(409);
    expect(await me(person)).toMatchObject({ subscriptionActive: true });
  });

  it('needs a signed-in user', async () => {
    for (const path of ['/api/billing/checkout', '/api/billing/portal'])
      expect((await app.call('POST', path)).status).toBe(401);
  });

  it('reports an outage of the payment provider and works again afterwards', async () => {
    const person = await lateComer();
    stripe.failWith(500);
    const refused = await checkout(person);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers['retry-after']).toBe('5');
    stripe.failWith(undefined);
    expect((await checkout(person)).status).toBe(200);
  });
});

describe('The portal', () => {
  it('is open to subscribers, who can cancel anytime', async () => {
    const person = await subscriber();
    const { status, body } = await app.call('POST', '/api/billing/portal', { token: person.token });
    expect(status).toBe(200);
    expect(body.url).toContain(`/portal/${person.customer}`);
    expect(stripe.calls.at(-1)?.fields.return_url).toBe('http://tradewind.test/pricing');
  });

  it('is refused to users who never subscribed', async () => {
    const { token } = await lateComer();
    expect(await app.call('POST', '/api/billing/portal', { token })).toMatchObject({
      status: 409,
      body: { message: 'You don’t have a subscription yet.' },
    });
  });
});

describe('Notices of the payment provider', () => {
  it('start a subscription', async () => {
    const person = await lateComer();
    await checkout(person);
    const customer = await customerOf(person);
    stripe.setSubscription(customer, 'active', new Date('2026-01-02T03:04:05Z'));
    const answer = await send(stripe.notice('customer.subscription.created', customer));
    expect(answer.json()).toEqual({ received: true });
    expect(await me(person)).toMatchObject({
      subscriptionActive: true,
      subscriptionStartDate: '2026-01-02T03:04:05.000Z',
    });
    expect(await activityOf(person)).toEqual(['subscription.started']);
  });

  it('change nothing when they are delivered again, even at once', async () => {
    const person = await subscriber();
    stripe.setSubscription(person.customer, 'canceled');
    const notice = stripe.notice('customer.subscription.deleted', person.customer, { at: later(1) });
    const answers = await Promise.all([send(notice), send(notice), send(notice)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    stripe.setSubscription(person.customer, 'active');
    await send(notice);
    expect(await me(person)).toMatchObject({ subscriptionActive: false });
    expect(await activityOf(person)).toEqual(['subscription.started', 'subscription.ended']);
  });

  it('may arrive in any order: an older one that arrives later is ignored', async () => {
    const person = await subscriber();
    stripe.setSubscription(person.customer, 'canceled');
    await send(stripe.notice('customer.subscription.deleted', person.customer, { at: later(60) }));
    const asked = countOf('GET /v1/subscriptions');
    await send(stripe.notice('customer.subscription.updated', person.customer, { at: later(30) }));
    expect(await me(person)).toMatchObject({ subscriptionActive: false });
    expect(countOf('GET /v1/subscriptions')).toBe(asked);
  });

  it('of the same second lead to the provider’s current state in any order', async () => {
    for (const order of [
      ['customer.subscription.created', 'customer.subscription.updated'],
      ['customer.subscription.updated', 'customer.subscription.created'],
    ]) {
      const person = await lateComer();
      await checkout(person);
      const customer = await customerOf(person);
      const at = new Date();
      stripe.setSubscription(customer, 'incomplete');
      await send(stripe.notice(order[0] ?? '', customer, { at }));
      stripe.setSubscription(customer, 'active');
      await send(stripe.notice(order[1] ?? '', customer, { at }));
      expect(await me(person)).toMatchObject({ subscriptionActive: true });
    }
  });

  it('of a failed payment suspend the right to post until it is paid', async () => {
    const person = await subscriber();
    stripe.setSubscription(person.customer, 'past_due');
    await send(stripe.notice('invoice.payment_failed', person.customer, { at: later(1) }));
    expect(await me(person)).toMatchObject({ subscriptionActive: false });
    stripe.setSubscription(person.customer, 'active');
    await send(stripe.notice('customer.subscription.updated', person.customer, { at: later(2) }));
    expect(await me(person)).toMatchObject({ subscriptionActive: true });
    expect(await activityOf(person)).toEqual([
      'subscription.started',
      'subscription.payment_failed',
      'subscription.ended',
      'subscription.started',
    ]);
  });

  it('about unknown customers and of other kinds are acknowledged and ignored', async () => {
    expect((await send(stripe.notice('customer.subscription.updated', 'cus_of_another_shop'))).statusCode).toBe(200);
    const asked = stripe.calls.length;
    expect((await send(stripe.notice('charge.refunded', 'cus_1'))).statusCode).toBe(200);
    expect(stripe.calls.length).toBe(asked);
  });

  it('are refused without a valid signature of the exact bytes', async () => {
    const person = await subscriber();
    stripe.setSubscription(person.customer, 'canceled');
    const genuine = stripe.notice('customer.subscription.deleted', person.customer, { at: later(1) });
    const forged = stripe.notice('customer.subscription.deleted', person.customer, { secret: 'whsec_guessed' });
    const altered = { ...genuine, payload: genuine.payload.replace('deleted', 'updated') };
    const unsigned = { payload: genuine.payload, headers: { ...genuine.headers, 'stripe-signature': '' } };
    for (const notice of [forged, altered, unsigned]) {
      const answer = await send(notice);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid' });
    }
    const bare = await app.app.inject({ method: 'POST', url: '/api/billing/webhook', payload: {} });
    expect(bare.statusCode).toBe(400);
    expect(await me(person)).toMatchObject({ subscriptionActive: true });
  });

  it('that failed are processed when they are delivered again', async () => {
    const person = await subscriber();
    stripe.setSubscription(person.customer, 'canceled');
    const notice = stripe.notice('customer.subscription.deleted', person.customer, { at: later(1) });
    stripe.failWith(500);
    expect((await send(notice)).statusCode).toBe(503);
    stripe.failWith(undefined);
    expect((await send(notice)).statusCode).toBe(200);
    expect(await me(person)).toMatchObject({ subscriptionActive: false });
  });
});

describe('The right to post', () => {
  const right = ({ user }: Person, config = app.dependencies.config) =>
    requirePostingRight(app.dependencies.db, config, user.id);

  it('is free for life for users who registered while spots were left', async () => {
    await expect(right(await registerPerson(app))).resolves.toBeUndefined();
  });

  it('needs an active subscription for later users: 402 without one', async () => {
    const refusal = { code: 'subscription_required', status: 402, message: expect.stringContaining('$3.99 per month') };
    const person = await subscriber();
    await expect(right(person)).resolves.toBeUndefined();
    stripe.setSubscription(person.customer, 'canceled');
    await send(stripe.notice('customer.subscription.deleted', person.customer, { at: later(1) }));
    await expect(right(person)).rejects.toMatchObject(refusal);
    await expect(right(await lateComer())).rejects.toMatchObject(refusal);
  });

  it('is checked when a boat is posted, before its fields', async () => {
    const body = {
      year: 2020,
      make: 'Larkwell',
      model: '30',
      price: 1000,
      location: 'Miami FL',
      imageUrls: ['/none.webp'],
    };
    const post = (token: string) => app.call('POST', '/api/boats', { token, body });
    expect(await post((await lateComer()).token)).toMatchObject({
      status: 402,
      body: { code: 'subscription_required' },
    });
    expect((await post((await subscriber()).token)).body.code).toBe('invalid');
  });

  it('is granted to everyone without a payment provider', async () => {
    await expect(right(await lateComer(), { ...app.dependencies.config, stripe: undefined })).resolves.toBeUndefined();
  });
});
