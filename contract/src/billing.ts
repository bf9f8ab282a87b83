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
  subscriptionRequired: `The ${offer.freeLimit} free spots are taken. Posting a boat needs a subscription of ${offer.monthlyPrice} per month; cancel anytime.`,
  notSetUp: 'Nobody is charged here, so there is nothing to subscribe to: everybody may post for free.',
  freeForLife: 'Your account is free for life: there is nothing to subscribe to.',
  alreadySubscribed: 'You are subscribed already.',
  neverSubscribed: 'You have no subscription to manage yet.',
  unavailable: 'Our payment provider cannot be reached right now. Please try again in a moment.',
} as const;
