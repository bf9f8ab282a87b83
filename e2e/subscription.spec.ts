import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { COMPILED_ONCE, startServerProcess } from '../api/src/testing/server-process.ts';
import { type StripeStandIn, startStripe } from '../api/src/testing/stripe-stand-in.ts';
import { test as base, expect } from './fixtures.ts';
import { PricingPage } from './pages/pricing-page.ts';

const PAID_SERVER = fileURLToPath(new URL('./paid-server.ts', import.meta.url));

/** A separate server that charges, with all free spots taken. */
const test = base.extend<object, { paid: { url: string; stripe: StripeStandIn } }>({
  paid: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const stripe = await startStripe();
      const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-e2e-paid-'));
      const environment = { ...COMPILED_ONCE, DATA_DIR: dataDir, LOAD_SHEDDING: 'off', ...stripe.environment };
      const server = await startServerProcess(environment, { script: PAID_SERVER });
      await use({ url: server.url, stripe });
      await server.end('SIGTERM');
      await stripe.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ paid }, use) => use(paid.url),
});

/** These tests share the payment provider, so they run one after another. */
test.describe.configure({ mode: 'default' });

const tell = async (request: APIRequestContext, stripe: StripeStandIn, type: string, customer: string) => {
  const { payload, headers } = stripe.notice(type, customer);
  expect((await request.post('/api/billing/webhook', { data: Buffer.from(payload), headers })).status()).toBe(200);
};

test('Later users subscribe, get a confirmation and can cancel', async ({
  page,
  request,
  signedIn,
  paid: { stripe },
}) => {
  test.slow();
  expect(signedIn.user.freeAccount).toBe(false);
  const pricing = await new PricingPage(page).open();
  await expect(pricing.figure('Spots left')).toHaveText('0');
  await pricing.subscription.getByRole('button', { name: 'Subscribe' }).dblclick();
  await page.waitForURL(/\/pay\/cs_\d+$/);
  const { customer = '', success_url = '' } =
    stripe.calls.findLast(({ call }) => call === 'POST /v1/checkout/sessions')?.fields ?? {};

  await page.goto(success_url);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your payment is being confirmed.');
  stripe.setSubscription(customer, 'active');
  stripe.endCheckout(customer, 'complete');
  await tell(request, stripe, 'checkout.session.completed', customer);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you! Your subscription is active.');

  await pricing.subscription.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.waitForURL(`**/portal/${customer}`);
  stripe.setSubscription(customer, 'canceled');
  await tell(request, stripe, 'customer.subscription.deleted', customer);
  await pricing.open();
  await expect(pricing.subscription.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('Tells users who abandon the payment that nothing was charged', async ({ page, signedIn }) => {
  const pricing = await new PricingPage(page).open('?checkout=cancelled');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing was charged.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeHidden();
  await expect(pricing.subscription.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(signedIn.user.subscriptionActive).toBe(false);
});

test.describe('While the payment provider is unreachable', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('the button says so and works again afterwards', async ({ page, signedIn, paid: { stripe } }) => {
    const pricing = await new PricingPage(page).open();
    stripe.failWith(500);
    await pricing.subscription.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('We can’t reach our payment provider right now.')).toBeVisible();
    stripe.failWith(undefined);
    await pricing.subscription.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(/\/pay\/cs_\d+$/);
    expect(signedIn.token).toBeTruthy();
  });
});
