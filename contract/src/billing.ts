import { z } from 'zod';
import { offer } from './offer.ts';
import { paths } from './paths.ts';

/** Where to send the browser: the payment provider's own page. */
export const billingPage = z.object({ url: z.string() }).meta({ id: 'BillingPage' });
export type BillingPage = z.infer<typeof billingPage>;

/** What the payment provider is told about its notice. */
export const noticeReceived = z.object({ received: z.literal(true) }).meta({ id: 'NoticeReceived' });

/** How the browser comes back from the payment provider. */
export const checkoutOutcomes = ['subscribed', 'cancelled'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];
export const CHECKOUT_PARAM = 'checkout';
export const checkoutReturnPath = (outcome: CheckoutOutcome) => `${paths.pricing}?${CHECKOUT_PARAM}=${outcome}`;

export const billingTexts = {
  subscriptionRequired: `All ${offer.freeLimit} free spots are taken. To post a boat, subscribe for ${offer.monthlyPrice} per month. Cancel anytime.`,
  notSetUp: 'You don’t need a subscription: posting is free for everyone right now.',
  freeForLife: 'You don’t need a subscription: your account is free for life.',
  alreadySubscribed: 'You’re already subscribed.',
  neverSubscribed: 'You don’t have a subscription yet.',
  unavailable: 'We can’t reach our payment provider right now. Please try again in a moment.',
} as const;
