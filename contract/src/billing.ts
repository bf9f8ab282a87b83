import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fees } from './fees.ts';
import { paths } from './paths.ts';

/** The payment provider's page to send the browser to. */
const billingPage = z.object({ url: z.string() }).meta({ id: 'BillingPage' });
export type BillingPage = z.infer<typeof billingPage>;

/** The response to a webhook of the payment provider. */
const noticeReceived = z.object({ received: z.literal(true) }).meta({ id: 'NoticeReceived' });

/** The outcomes with which the payment provider sends the browser back. */
const checkoutOutcomes = ['subscribed', 'cancelled'] as const;
type CheckoutOutcome = (typeof checkoutOutcomes)[number];
export const CHECKOUT_PARAM = 'checkout';
export const checkoutReturnPath = (outcome: CheckoutOutcome) => `${paths.pricing}?${CHECKOUT_PARAM}=${outcome}`;

export const billingTexts = {
  subscriptionRequired: `All ${fees.freeLimit} free spots are taken. To post a boat, subscribe for ${fees.monthlyPrice} per month. Cancel anytime.`,
  notSetUp: 'You don’t need a subscription: posting is free for everyone right now.',
  freeForLife: 'You don’t need a subscription: your account is free for life.',
  alreadySubscribed: 'You’re already subscribed.',
  neverSubscribed: 'You don’t have a subscription yet.',
  unavailable: 'We can’t reach our payment provider right now. Please try again in a moment.',
} as const;

export const billingApi = {
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    access: 'signed in',
    tag: 'billing',
    summary: 'The payment provider’s page to subscribe on',
    responses: { 200: billingPage },
    refuses: [401, 404, 409],
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    access: 'signed in',
    tag: 'billing',
    summary: 'The payment provider’s page to cancel or change the payment method on',
    responses: { 200: billingPage },
    refuses: [401, 404, 409],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/billing/webhook',
    access: 'everyone',
    tag: 'billing',
    summary: 'Webhook of the payment provider',
    headers: z.object({ 'stripe-signature': z.string().default('') }),
    responses: { 200: noticeReceived },
    refuses: [404],
  }),
};
